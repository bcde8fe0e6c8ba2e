"""Positions of `navegador` with one clearly best move.

In most of them it is the last turn of a match of two, and the other player is ahead by just so much that one move wins and no other
does.
"""

from __future__ import annotations

from typing import Any

from engine.values.core import Line, Seat
from engine.walking.walk import play
from games.navegador.game import RULES
from games.navegador.rules.board import GOOD_OF, POINT_MONEY
from games.navegador.rules.score import points
from games.navegador.rules.state import State
from games.navegador.tests.given import SEAT, at, factories, having, knowing, on, privileges, ships, table
from tests.opponents.puzzle import Puzzle, begins, wins

RIVAL = Seat(0)
FULL = (6, 6, 6, 8, 8)
"""All buildings of a match of two."""


def last(field: str, **changes: Any) -> State:
    """Return the last turn of a match of two: `SEAT` is on a field and has no money."""
    changes = {"phase": 3, "is_ending": True, "left": 1, "turns": 60, **changes}
    return having(table(2, **changes), field=on(field), money=0, king="church")


def with_colonies(state: State, seat: Seat = SEAT, **counts: int) -> State:
    """Found so many of the cheapest colonies of these regions, and make the regions known."""
    for region, count in counts.items():
        prices = tuple(sorted(state.position.stacks[at(region)]))
        state = knowing(state, **{region: prices[count:]})
        colonies = list(state.position.players[seat].colonies)
        colonies[GOOD_OF[at(region)] or 0] += prices[:count]
        state = having(state, seat, colonies=tuple(colonies))
    return state


def behind(state: State, best: Line) -> State:
    """Leave the other player one point short of what the best line comes to."""
    result = RULES.result(play(RULES, state, SEAT, best).value.state)
    assert result is not None
    state = having(state, RIVAL, king="church")
    rival = state.position.players[RIVAL]
    missing = result.scores[SEAT].total - 1 - (points(rival) - rival.money // POINT_MONEY)
    assert missing >= 0
    return having(state, RIVAL, money=missing * POINT_MONEY)


def decided_puzzle(name: str, state: State, best: Line, wrong: Line, why: str, **more: Any) -> Puzzle:
    """Return a last turn that one line wins."""
    state = behind(state, best)
    return Puzzle(name, "navegador", state, SEAT, wins("navegador", state, SEAT), best, wrong, why, **more)


def all_known(state: State) -> State:
    """Make every region but Nagasaki known."""
    stacks = {region: tuple(sorted(state.position.stacks[at(region)])) for region in REGIONS_BUT_NAGASAKI}
    return knowing(state, **stacks)


REGIONS_BUT_NAGASAKI = ("guine", "bahia", "rio", "angola", "cabo", "mocambique", "mombaca", "goa", "malaca", "timor", "macau")


def _endings() -> list[Puzzle]:
    """The last turn of a match."""
    return [
        decided_puzzle(
            "a church and a factory",
            having(last("ships"), money=190, workers=8),
            "buildings sugar:40+church:50",
            "buildings sugar:40+gold:40",
            "Eight workers are enough for a church (five) and a factory (three) together, which are five points; two factories are four.",
            is_quick=True,
        ),
        decided_puzzle(
            "the privilege of what one has most of",
            having(last("market1"), workers=4, shipyards=5, churches=2),
            "privilege shipyard",
            "privilege church",
            "With five shipyards the privilege is worth two points for each and costs one worker.",
        ),
        decided_puzzle(
            "points of the privilege, not its bonus",
            having(last("market1"), workers=4, churches=3, explorers=(1, 2, 3, 4, 5), king="colony"),
            "privilege church",
            "privilege explorer",
            "Three churches gain two points each, five explorers one each; 150 cruzados are as little a point as the other bonus of 150.",
            is_quick=True,
        ),
        decided_puzzle(
            "sell what makes the two hundred full",
            having(with_colonies(last("colony"), guine=3, goa=1), money=0, workers=2),
            "market2 su=- go=s3 sp=s1",
            "market2 su=- go=p1 sp=s1",
            "Only full 200 cruzados are a point: three gold at 60 and a spice at 70 bring it.",
            is_quick=True,
        ),
        decided_puzzle(
            "process instead of selling",
            having(with_colonies(last("colony", market=(9, 9, 9)), guine=3), factories=factories(gold=3), workers=2),
            "market2 su=- go=p4 sp=-",
            "market2 su=- go=s3 sp=-",
            "At the end of the column gold sells for 30 and is processed for 60; three factories and the orange one make 240.",
        ),
        decided_puzzle(
            "the orange factory where it earns most",
            having(last("colony", market=(0, 9, 9)), factories=factories(sugar=1, gold=2, spice=1), workers=2, money=150),
            "market2 su=p1 go=p3 sp=p1",
            "market2 su=p2 go=p2 sp=p1",
            "The orange factory helps one good: at 60 for gold the money comes to 410 and two points, at 20 for sugar to 370.",
        ),
        decided_puzzle(
            "cheap workers on the last turn",
            having(last("sailing"), money=220, churches=4, workers=4, privileges=privileges(church=3)),
            "workers 4",
            "workers 1",
            "Four churches make four workers for 200 cruzados: four points for the one that the money was.",
        ),
        decided_puzzle(
            "ships are points too",
            having(last("colony"), money=200, shipyards=4, workers=2),
            "ships 4",
            "ships 1",
            "Four shipyards make four ships for 200 cruzados, four points for the one that the money was.",
        ),
        decided_puzzle(
            "a ship paid for the right field",
            having(last("sailing"), workers=4, shipyards=6, ships=ships(goa=3)),
            "privilege shipyard",
            "market1 su=- go=- sp=-",
            "The fourth step costs one ship, a point; six shipyards with a privilege more are twelve.",
        ),
        decided_puzzle(
            "no ships for a dear step",
            having(last("market1"), workers=4, ships=ships(goa=3), churches=2, money=90),
            "privilege church",
            "buildings sugar:40",
            "Buildings are five steps away and cost two ships, two points, for a factory of two; the privilege brings four for a worker.",
        ),
        decided_puzzle(
            "Nagasaki at the end",
            having(all_known(last("buildings")), ships=ships(macau=3), workers=2, explorers=(3, 4)),
            "sailing macau>nagasaki:3",
            "market1 su=- go=- sp=-",
            "An explorer is four points and costs two ships here; everything else in reach brings nothing.",
        ),
        decided_puzzle(
            "explorers with privileges",
            having(
                with_colonies(last("buildings", phase=1), guine=0, bahia=0),
                ships=ships(bahia=2),
                privileges=privileges(explorer=2),
                explorers=(1, 2),
                workers=4,
                money=60,
            ),
            "sailing bahia>rio:2",
            "workers 1",
            "With two privileges a new region is six points and costs one ship; a worker is one.",
        ),
        decided_puzzle(
            "colonies that count double",
            having(
                with_colonies(last("workers"), bahia=1, rio=1),
                ships=ships(bahia=1, rio=1),
                workers=4,
                money=199,
                privileges=privileges(colony=3),
            ),
            "colony bahia:70+rio:90",
            "market1 su=s2 go=- sp=-",
            "With three privileges a colony is four points; the 199 cruzados are none.",
            is_quick=True,
        ),
    ]


def _moments() -> list[Puzzle]:
    """Positions before the last turn."""
    # one church is left for sale; nobody can have another privilege or a ship
    closing = table(2, king="goa", phase=3, turns=60, built=(6, 6, 6, 8, 7), gallery=(0,) * 5)
    rich = {"factories": factories(sugar=6, gold=6, spice=6), "workers": 9, "shipyards": 5, "privileges": privileges(factory=1)}
    poor = {"churches": 7, "workers": 5, "shipyards": 5, "privileges": privileges(church=3), "ships": ships()}
    equal = {"money": 400, "factories": factories(sugar=3, gold=3, spice=3), "shipyards": 5, "ships": ships()}
    ahead = having(all_known(closing), **equal, field=on("market2"), workers=9, churches=2)
    ahead = having(ahead, explorers=tuple(range(1, 9)), privileges=privileges(explorer=3))
    ahead = having(ahead, RIVAL, **equal, field=on("ships"), workers=5, churches=7, privileges=privileges(church=3))
    trailing = having(closing, field=on("market2"), money=400, churches=2, **rich)
    trailing = having(trailing, RIVAL, field=on("market1"), money=0, explorers=(1, 2, 3, 4, 5), **poor)
    # of four: the card does not come round before the next turns
    early = having(with_colonies(table(phase=1), guine=0), field=on("buildings"), money=0, workers=2, ships=ships(guine=3))
    card_held = last("buildings", phase=1, holder=SEAT, marked=on("buildings"), run=0)
    card = having(with_colonies(card_held, guine=0, bahia=0), ships=ships(bahia=2), workers=3, money=60, churches=2, explorers=(1, 2))
    return [
        Puzzle(
            "end it before the other does",
            "navegador",
            ahead,
            SEAT,
            begins("buildings church:400"),
            "buildings church:400",
            "buildings -",
            "It is three points here and nine for the other, who has the money for it and the privileges, and is two steps away.",
        ),
        Puzzle(
            "do not end it while behind",
            "navegador",
            trailing,
            SEAT,
            lambda line: not line.startswith("buildings church"),
            "workers 0",
            "buildings church:400",
            "Whoever is far behind and ends the match has lost it; as long as it goes on there is a chance.",
        ),
        Puzzle(
            "a discovery for nothing",
            "navegador",
            early,
            SEAT,
            lambda line: line.startswith("sailing guine>") and not line.startswith("sailing guine>portugal"),
            "sailing guine>bahia:2 done",
            "market1 su=- go=- sp=-",
            "Without money nothing else can be done; the region gives an explorer (four points) and a premium, for one ship.",
        ),
        Puzzle(
            "the card before the last turn",
            "navegador",
            having(card, RIVAL, money=16 * POINT_MONEY, king="church"),
            SEAT,
            begins("navegador"),
            "navegador bahia>rio:2",
            "workers 1",
            "The card is a sailing more before the turn: an explorer for a ship, and the turn is still to come.",
        ),
    ]


BOOK = (*_endings(), *_moments())
