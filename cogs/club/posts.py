"""Everything that is posted on a server without a click, besides its tables."""

from __future__ import annotations

from cogs.club.digest_posts import Herald
from cogs.club.evening_posts import Steward
from cogs.club.puzzle_posts import Pilot
from cogs.club.season_posts import Crier
from cogs.deliveries.messages import Messages
from cogs.edge.services import Services
from play.time.rounds import Rounds


class ClubPosts:
    """The rounds that post about seasons, the week, the puzzle and evenings."""

    def __init__(self, services: Services, messages: Messages) -> None:
        self.crier = Crier(services, messages)
        self.herald = Herald(services, messages)
        self.pilot = Pilot(services, messages)
        self.steward = Steward(services, messages)
        self.rounds: tuple[Rounds, ...] = (self.crier, self.herald, self.pilot, self.steward)
