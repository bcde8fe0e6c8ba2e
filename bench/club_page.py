"""docs/club.md as the program writes it: the figures between two marks, with digests of what they are about."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bench.digests import SIZE
from engine import codec, registry
from play.club import calendar
from play.club.plan import SEATS, block, first_wave, sizes
from play.club.points import OWN, POINTS
from play.time.paces import CLOSING, CLOSING_TURN, GRACE, PACES

PAGE = Path("docs/club.md")

FIRST, LAST = "<!-- seasons: written by bench club -->", "<!-- end of seasons -->"

DIGEST = "Digests: "
"""How the line of digests begins."""


def plan_digest() -> str:
    """The plan, the clock and the points of seasons."""
    plans = [(people, seats, block(people, seats), first_wave(people, seats)) for seats in SEATS for people in range(5, 12)]
    paces = [(name, PACES[name].limit, PACES[name].bank) for name in calendar.SEASON_PACES]
    whole = [plans, paces, CLOSING, CLOSING_TURN, GRACE, str(OWN), sorted(POINTS.items()), calendar.REST, [sizes(60), sizes(12)]]
    return str(codec.digest(codec.encode(whole)))[:SIZE]


def digests(game: str) -> list[str]:
    """Of the plan and the clock of seasons, and of the table of the game that the real host played: how its sensible player plays does not
    enter, because what is measured is who looks in when."""
    rules = registry.rules(game)
    return [plan_digest(), str(codec.digest([game, rules.version, list(rules.seats)]))[:SIZE]]


def with_figures(page: str, lines: Iterable[str], game: str) -> str:
    """The page with other figures."""
    before, rest = page.split(FIRST)
    after = rest.split(LAST)[1]
    told = f"{DIGEST}{' '.join(f'`{one}`' for one in digests(game))} (`{game}`)"
    return "\n".join([f"{before}{FIRST}", "", *lines, "", told, "", f"{LAST}{after}"])


def digests_of(page: str) -> tuple[list[str], str]:
    """The digests that the page carries, and the game."""
    line = next(one for one in page.split(FIRST)[1].split(LAST)[0].splitlines() if one.startswith(DIGEST))
    *found, game = [part.strip("`()") for part in line.removeprefix(DIGEST).split()]
    return found, game


def write(lines: Iterable[str], game: str) -> None:
    """Write the figures into the page."""
    PAGE.write_text(with_figures(PAGE.read_text(), lines, game))
