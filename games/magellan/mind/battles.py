"""Fights and bombs in brief: with whom, the odds, and what may be lost.

An answer that fights is never marked as the best. A way that leads into a fight says so before the piece goes (`meeting`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from engine.asks.decision import MOST, Answer, Decision
from engine.values.core import Ask, Msg, Seat, Who
from games.magellan.rules import says
from games.magellan.rules.board import NATIONS, Cell
from games.magellan.rules.state import Country, Position
from games.magellan.rules.turn.fights import fights, targets
from games.magellan.rules.turn.war import bomb_hits, fighters, odds
from games.magellan.rules.values import Bomb, Fight, Land, Sortie

SHORT = 9
"""A label with the name of a player and odds has no room for a country with more letters."""
BY_CELL: dict[Cell, Country] = {nation.cell: slug for slug, nation in NATIONS.items() if len(slug) <= SHORT}
"""A country with a short name to stand for a cell in labels."""
BOMB_RANK = 0.95
"""Bombs come before fights that are won with a lower chance."""
STAY_RANK = 0.5
"""To stay comes before fights that are won with a lower chance."""


class Meeting(Struct, frozen=True):
    """A fight at the end of a way."""

    who: Seat
    """The enemy."""
    percent: int
    """The chance to win all fights there, in per cent."""
    risk: Msg
    """What may be lost."""

    def arguments(self) -> dict[str, Any]:
        """Return the enemy and the chance, as arguments of a label."""
        return {"who": Who(self.who), "percent": self.percent}


def meeting(after: Position) -> Meeting | None:
    """Return the fight that a position leads to; `None` if there is none."""
    due = fights(after)
    if not due:
        return None
    there = [fight for fight in due if fight.cell == due[0].cell]
    chance = 1.0
    for fight in there:
        chance *= odds(after, fight).chance
    own = fighters(after, after.seat, there[0])
    return Meeting(there[0].enemy, round(100 * chance), Msg("magellan.risk", what=own[-1].what))


def prey_of(position: Position, cell: Cell) -> tuple[Seat, int] | None:
    """Return the enemy whom a bomb hits on most faces of the die, and how many faces.

    `None` if nobody can be bombed there; of equal enemies the first seat counts.
    """
    prey = [(bomb_hits(position, foe, cell), -foe) for foe in targets(position, cell)]
    hits, foe = max(prey, default=(0, 0))
    return (Seat(-foe), hits) if prey else None


def fight_decision(position: Position, ask: Ask) -> Decision:
    """Offer bombs first, then fights by their odds, or to stay; landings by their points."""
    weighed: list[tuple[float, Answer]] = []
    alike = Counter(option.value.enemy for option in ask.options if isinstance(option.value, Fight))
    for option in ask.options:
        value = option.value
        if isinstance(value, Fight):
            chance = odds(position, value).chance
            weighed.append((chance, Answer((option.token,), _fight(position, value, alike[value.enemy] > 1), places=(value.cell,))))
        elif isinstance(value, Sortie | Bomb):
            enemy = value.fight.enemy if isinstance(value, Sortie) else value.enemy
            below = value.fight if isinstance(value, Sortie) else position.flight or position.battle
            assert below is not None, "a bomb falls from a plane in the air or before a battle"
            cell = below.cell
            bomb_label = Msg("magellan.decide.bomb", who=Who(enemy), hits=bomb_hits(position, enemy, cell))
            if alike[enemy] > 1:
                bomb_label = Msg("magellan.decide.bomb.at", who=Who(enemy), place=_where(cell), hits=bomb_hits(position, enemy, cell))
            weighed.append((BOMB_RANK, Answer((option.token,), bomb_label, places=(cell,))))
        elif isinstance(value, Land):
            label = Msg("magellan.flight.land", place=says.short(value.node))
            weighed.append((-value.points, Answer((option.token,), label, places=(value.node,), costs=False)))
        else:
            weighed.append((STAY_RANK, Answer((option.token,), Msg("magellan.decide.stay"))))
    weighed.sort(key=lambda entry: -entry[0])
    flight = ask.name == "flight.choice"
    frame = Msg("magellan.frame.points", points=position.points)
    if position.war is not None:
        frame = Msg("magellan.frame.war", rounds=position.war.rounds)
    return Decision(
        Msg("magellan.question.flight" if flight else "magellan.question.fight"),
        tuple([answer for _, answer in weighed[:MOST]]),
        _stake(position, ask),
        frame,
        has_best=len(weighed) > 1 and isinstance(ask.options[0].value, Land) and weighed[0][0] > weighed[1][0],
        rest=Msg("magellan.rest.land" if flight else "magellan.rest.fight") if len(weighed) > MOST else None,
    )


def _fight(position: Position, due: Fight, needs_place: bool) -> Msg:
    mine, theirs, _ = odds(position, due)
    if needs_place:
        return Msg("magellan.decide.fight.at", who=Who(due.enemy), place=_where(due.cell), mine=mine, theirs=theirs)
    return Msg("magellan.decide.fight", piece=due.kind, who=Who(due.enemy), mine=mine, theirs=theirs)


def _where(cell: Cell) -> Msg:
    """Name a cell in few letters: by a country, else by its coordinates."""
    country = BY_CELL.get(cell)
    return Msg("magellan.decide.cell", cell=cell.upper()) if country is None else NATIONS[country].name


def _stake(position: Position, ask: Ask) -> Msg:
    """Tell the chance to win a fight, and what may be lost."""
    if ask.name == "defend.choice":
        return Msg("magellan.stake.defend", who=Who(position.seat))
    if ask.name == "flight.choice":
        return Msg("magellan.stake.flight")
    due: Sequence[Fight] = [option.value for option in ask.options if isinstance(option.value, Fight)]
    if len(due) != 1:
        return Msg("magellan.stake.fight")
    own = fighters(position, position.seat, due[0])
    return Msg("magellan.stake.fight.one", percent=round(100 * odds(position, due[0]).chance), risk=Msg("magellan.risk", what=own[-1].what))
