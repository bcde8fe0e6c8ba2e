"""Values that are kept for a while, and a certain number of them."""

from __future__ import annotations

from engine.values.recent import Recent


def test_the_least_recently_used_value_is_forgotten_first() -> None:
    now = 0.0
    recent: Recent[str, int] = Recent(2, seconds=5, now=lambda: now)
    for key, value in (("a", 1), ("b", 2)):
        recent.put(key, value)
    assert recent.get("a") == 1
    recent.put("c", 3)
    assert (recent.get("b"), recent.get("a"), len(recent)) == (None, 1, 2), "the value that was not used for longest is gone"
    now = 5.0
    assert recent.get("a") is None and recent.get("c") is None
