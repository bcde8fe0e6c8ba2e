"""Who looks at a table, as far as a process can know."""

from __future__ import annotations

from engine.values.recent import Recent

KEPT = 4096
"""The most clicks that are remembered."""


class Attention:
    """Remembers when people last clicked at a table, in memory only.

    A process does not know the clicks before its start, so it acts as if everybody had clicked just then. Otherwise a restart would ping
    people who look at their panel.
    """

    def __init__(self, since: float) -> None:
        """`since`: when the process began, in seconds of the host's clock."""
        self._since = since
        self._clicks: Recent[tuple[int, int], float] = Recent(KEPT)

    def note_click(self, match: int, user_id: int, at: float) -> None:
        """Note a person's click at a table."""
        self._clicks.put((match, user_id), at)

    def latest(self, match: int, user_id: int) -> float:
        """Return the latest time at which a person may have clicked at a table."""
        return max(self._clicks.get((match, user_id)) or self._since, self._since)
