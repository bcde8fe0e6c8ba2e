"""Whether a ping is sent, and with which sound."""

from __future__ import annotations

from msgspec.structs import replace

from play.telling.pings import EARLY, EARLY_AGAIN, HIT, TURN, Item, Ping, next_digest, step
from play.time.calendar import Hours

BERLIN = Hours("Europe/Berlin", (23 * 60, 7 * 60))


UNREAD = Ping(11, 1, 5, 2, 66, 100.0, 1, seen=False, shown=(Item(5, TURN, 3),))


SEEN = replace(UNREAD, seen=True)


HOUR = 3_600.0


def test_unread_messages_are_edited_without_a_notification() -> None:
    old, new = Item(5, TURN, 3), Item(6, TURN, 1)
    assert step(Ping(11, 1), (old,), 200.0) == "post"
    assert step(UNREAD, (old, new), 200.0) == "edit" and step(SEEN, (old, new), 200.0) == "post"
    assert step(UNREAD, (Item(5, TURN, 8),), 200.0) == "edit", "an order has played for them without a click, and they are awaited again"
    assert step(SEEN, (Item(5, TURN, 8),), 200.0) == "post"
    assert step(UNREAD, (old,), 200.0) == step(SEEN, (old,), 200.0) == "nothing"
    assert step(UNREAD, (), 200.0) == "remove" and step(Ping(11, 1), (), 200.0) == "nothing"


def test_in_quiet_hours_nothing_is_posted_but_outdated_pings_are_deleted() -> None:
    old, new = Item(5, TURN, 3), Item(6, TURN, 1)
    assert step(Ping(11, 1), (old,), 200.0, rests=True) == step(SEEN, (old, new), 200.0, rests=True) == "hold"
    assert step(UNREAD, (old, new), 200.0, rests=True) == "edit" and step(UNREAD, (), 200.0, rests=True) == "remove"


def test_early_questions_are_silent_soon_after_a_ping() -> None:
    early = Item(6, EARLY, 9)
    assert step(SEEN, (early,), 100.0 + EARLY_AGAIN - 1) == "whisper" and step(SEEN, (early,), 100.0 + EARLY_AGAIN) == "post"
    gone = replace(SEEN, message_id=0)
    assert step(gone, (early,), 200.0) == "whisper" and step(gone, (early, Item(5, TURN, 4)), 200.0) == "post"
    assert step(UNREAD, (Item(5, TURN, 3), early), 200.0) == "edit" and step(gone, (early,), 200.0, rests=True) == "hold"


def test_early_questions_notify_once_a_phase() -> None:
    early, late = Item(6, EARLY, 9), 100.0 + 3 * EARLY_AGAIN
    assert step(SEEN, (early,), late, phases={6: 90.0}) == "whisper" and step(SEEN, (early,), late, phases={6: 0.0}) == "whisper"
    assert step(SEEN, (early,), late, phases={6: 110.0}) == "post", "a new phase"
    assert step(SEEN, (early,), late, phases={5: 90.0}) == "post" and step(Ping(11, 1), (early,), late, phases={6: 0.0}) == "post"
    assert step(SEEN, (early, Item(5, TURN, 4)), late, phases={6: 90.0}) == "post", "a turn is always announced with sound"


def test_a_digest_is_due_at_its_hour_of_the_reader() -> None:
    noon = 1_767_265_200.0  # 2026-01-01 12:00 in Berlin
    assert next_digest(BERLIN, 18 * 60, noon) == noon + 6 * HOUR
    assert next_digest(BERLIN, 12 * 60, noon) == noon + 24 * HOUR and next_digest(BERLIN, 11 * 60, noon) == noon + 23 * HOUR


def test_moves_of_others_are_posted_without_a_sound() -> None:
    hit = Item(5, HIT, 9)
    assert step(Ping(11, 1), (hit,), 200.0) == step(SEEN, (Item(5, TURN, 3), hit), 200.0) == "whisper"
    assert step(UNREAD, (Item(5, TURN, 3), hit), 200.0) == "edit" and step(SEEN, (Item(6, TURN, 1), hit), 200.0) == "post"
    assert step(Ping(11, 1), (hit,), 200.0, rests=True) == "hold"
