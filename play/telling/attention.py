"""Who has a table before them, as far as a process can know."""

from __future__ import annotations

from engine.recent import Recent

KEPT = 4096
"""The newest clicks that are remembered."""


class Attention:
    """When people have last clicked at a table. It is kept in memory alone, so of the time before its start a process knows nothing:
    everybody may have clicked just before. Otherwise a restart would call people to the panel that they are looking at."""

    def __init__(self, since: float) -> None:
        """`since`: when the process began, in seconds of the host's clock."""
        self._since = since
        self._clicks: Recent[tuple[int, int], float] = Recent(KEPT)

    def clicked(self, match: int, user_id: int, at: float) -> None:
        """Somebody clicked at a table."""
        self._clicks.put((match, user_id), at)

    def latest(self, match: int, user_id: int) -> float:
        """When somebody may have clicked at a table last."""
        return max(self._clicks.get((match, user_id)) or self._since, self._since)
