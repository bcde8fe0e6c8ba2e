"""Positions of `magellan` with one clearly best move.

In several of them an income above the target wins at once; in the others a country, a bonus or a piece is won or lost for nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.values.core import EngineError, Line, Seat
from engine.walking.walk import play
from games.magellan.game import RULES
from games.magellan.rules.state import Debt, Loss, Player, Ship, State
from games.magellan.rules.turn.flow import settled
from games.magellan.tests.given import given
from tests.opponents.puzzle import Puzzle, Right, begins, wins

ME = Seat(0)
TO_138 = ("west_germany", "france", "saudi_arabia", "sweden")
"""Countries with an income of 138 M in all."""
AT_HOME: Mapping[int, Sequence[str]] = {0: ["6s33l1"], 1: ["6s1l1"]}
"""Jeeps on both bases."""
WAR = ((0,), (1,))
LIMIT = 40
"""Rounds of a match that is limited."""


def puzzle(name: str, state: State, right: Right, best: Line, wrong: Line, why: str, **more: Any) -> Puzzle:
    """Return a position in which seat 0 decides."""
    return Puzzle(name, "magellan", state, ME, right, best, wrong, why, **more)


def winning_puzzle(name: str, state: State, best: Line, wrong: Line, why: str, **more: Any) -> Puzzle:
    """Return a position in which a line passes the target."""
    return puzzle(name, state, wins("magellan", state, ME), best, wrong, why, **more)


def leaving_puzzle(name: str, state: State, wanted: Callable[[Player], bool], best: Line, wrong: Line, why: str, **more: Any) -> Puzzle:
    """Return a position in which the right lines leave seat 0 with what is wanted."""

    def is_left(line: Line) -> bool:
        try:
            return wanted(play(RULES, state, ME, line).value.state.position.players[ME])
        except EngineError:
            return False

    return puzzle(name, state, is_left, best, wrong, why, **more)


def last_round(**about: Any) -> State:
    """Return the last turn of a match with a limit of rounds."""
    state = given(**about)
    position = replace(state.position, table=replace(state.position.table, rounds=LIMIT), round=LIMIT, start=Seat(1))
    return replace(state, position=position)


def _victories() -> list[Puzzle]:
    """Return positions in which an income over 150 M wins at once (rulebook: End of the game)."""
    here = {"jeeps": {0: ["6n1l1", "5n1l1"]}, "open": ["belgium", "switzerland"], "points": 0}
    return [
        winning_puzzle(
            "the country that passes the target",
            given(**here, cash={0: 120}, countries={0: (*TO_138, "kuwait")}),
            "develop-switzerland",
            "develop-belgium end",
            "The money is enough for one: 140 and 11 are above 150, 140 and 8 are not.",
            is_quick=True,
        ),
        winning_puzzle(
            "the last money for the match",
            given(**here, cash={0: 65}, countries={0: (*TO_138, "kuwait")}),
            "develop-switzerland",
            "end",
            "The money is spent to the last M, and that does not matter any more: 151 wins.",
        ),
        winning_puzzle(
            "two countries of one cell",
            given(
                jeeps={0: ["3n5l1"]},
                open=["kuwait", "saudi_arabia"],
                cash={0: 95},
                countries={0: ("west_germany", "france", "sweden", "switzerland")},
            ),
            "develop-saudi_arabia develop-kuwait",
            "develop-saudi_arabia end",
            "A jeep develops all countries of its cell: 137 and 12 are 149, and 2 more win.",
        ),
        winning_puzzle(
            "sold for the match",
            given(jeeps={0: ["4n14l1"]}, open=["japan"], cash={0: 1000}, countries={0: ("mexico", "spain")}),
            "sell mexico develop-japan",
            "end",
            "Half of Mexico's price pays what is missing for Japan, and 17 and 135 are 152.",
            is_quick=True,
        ),
        winning_puzzle(
            "a step and a country",
            given(jeeps={0: ["6n2l1"]}, open=["belgium", "poland"], cash={0: 150}, points=2, countries={0: (*TO_138, "iraq")}),
            "jeep-6n2 6n1 develop-belgium",
            "jeep-6n2 6n3 end",
            "Two points are one line for a jeep: Brussels is that far, and 8 more make 151. Warsaw is as far and cannot be paid.",
        ),
        winning_puzzle(
            "out of the ship and developed",
            given(ships={0: [Ship("6n1s1", "jeep")]}, open=["belgium"], cash={0: 101}, points=1, countries={0: (*TO_138, "iraq")}),
            "ship-jeep-6n1 6n1 develop-belgium",
            "end",
            "A point lands the jeep in Brussels, and 8 more make 151.",
        ),
        winning_puzzle(
            "at the lower price",
            given(active=["h04_03"], jeeps={0: ["6n1l1"]}, open=["belgium"], cash={0: 80}, points=0, countries={0: (*TO_138, "iraq")}),
            "develop-belgium",
            "end",
            "The card takes a quarter off in Europe: Belgium costs 75, and 8 more make 151.",
        ),
        winning_puzzle(
            "income at any price in the last turn",
            last_round(jeeps={0: ["4n8l1"]}, open=["pakistan"], points=0, cash={0: 960}, countries={0: ("spain",), 1: ("mexico",)}),
            "develop-pakistan end",
            "end",
            "The match ends with this turn, and the higher income wins: 20 against 18. Money counts nothing any more.",
        ),
        winning_puzzle(
            "an undefended country for the match",
            given(
                level="simplest",
                war=WAR,
                points=2,
                jeeps={0: ["6n2l1"]},
                countries={0: ("france", "italy"), 1: ("west_germany", "spain")},
                open=["sweden"],
            ),
            "jeep-6n2 6n1",
            "end",
            "No jeep of the owner stands in Bonn: whoever enters it in a war has it, and 97 and 62 are 159.",
        ),
    ]


def _investments() -> list[Puzzle]:
    """Return positions about spending money and keeping it."""
    both = {"jeeps": {0: ["6n2l2", "4n3l3"]}, "open": ["greece", "sweden"], "points": 0, "cash": {0: 120}}
    between = {"jeeps": {0: ["4n5l1"]}, "open": ["egypt", "saudi_arabia"], "points": 2, "cash": {0: 500}}
    threat = given(
        jeeps={0: ["5n1l1"], 1: ["5n1l1"]},
        open=["switzerland", "france"],
        points=0,
        cash={0: 600, 1: 100},
        countries={0: ("united_kingdom",), 1: ("west_germany", "italy", "canada")},
    )
    return [
        leaving_puzzle(
            "the better of two that are paid alike",
            given(**both),
            lambda mine: "sweden" in mine.countries,
            "develop-sweden end",
            "develop-greece end",
            "The money is enough for one: 11 M for 85 or 5 M for 100.",
            is_quick=True,
        ),
        leaving_puzzle(
            "the better of two equally near",
            given(**between),
            lambda mine: "saudi_arabia" in mine.countries,
            "jeep-4n5 3n5 develop-saudi_arabia end",
            "jeep-4n5 4n4 develop-egypt end",
            "Both are a line away: Saudi Arabia yields 12 M for 75, Egypt 3 M for 490.",
            is_quick=True,
        ),
        leaving_puzzle(
            "no money for next to nothing",
            given(jeeps={0: ["4n8l1", "5n1l1"]}, open=["pakistan"], points=0, cash={0: 960}),
            lambda mine: "pakistan" not in mine.countries,
            "end",
            "develop-pakistan end",
            "3 M for 950, and then there is no money left for any other country.",
        ),
        leaving_puzzle(
            "developed on the spot",
            given(jeeps={0: ["4s15l1"]}, open=["australia"], points=0, cash={0: 400}),
            lambda mine: "australia" in mine.countries,
            "develop-australia end",
            "end",
            "19 M for 155 is a bargain, the jeep stands there, and a revenue that comes before is lost.",
        ),
        leaving_puzzle(
            "the last money keeps one in the match",
            given(seats=3, jeeps={0: ["6s33l1"]}, ships={0: ["5s33s1"]}, open=["kuwait"], points=1, cash={0: 25}),
            lambda mine: mine.cash > 0 and not mine.place,
            "end",
            "buy-ship 1 end",
            "Whoever ends a turn without money and countries is out; a ship for the last 25 M does that.",
        ),
        leaving_puzzle(
            "the country that the other one wins with",
            threat,
            lambda mine: "switzerland" in mine.countries,
            "develop-switzerland end",
            "develop-france end",
            "The other one has 142, a jeep on the spot and the money for Switzerland: 11 more win. There is not money for both here.",
            is_quick=True,
        ),
    ]


def after_settling(state: State, **changes: Any) -> State:
    """Return the state after duties have become asks."""
    return settled(replace(state.position, **changes), []).state


def debt_state(amount: int, *countries: str) -> State:
    """Return a state in which seat 0 owes money and has none."""
    state = given(seats=3, cash={0: 0}, jeeps=AT_HOME, countries={0: countries})
    return after_settling(state, debts=(Debt(ME, amount),))


def loss_state(kind: str, **about: Any) -> State:
    """Return a state in which seat 0 has to give up a piece."""
    return after_settling(given(**about), losses=(Loss(ME, kind),))  # type: ignore[arg-type]


def _duties() -> list[Puzzle]:
    """Return positions with debts and losses."""
    return [
        puzzle(
            "the worse country pays the debt",
            debt_state(40, "belgium", "egypt"),
            begins("egypt"),
            "egypt",
            "belgium",
            "Egypt yields 3 M and sells for 245, Belgium yields 8 M and sells for 50.",
            is_quick=True,
        ),
        puzzle(
            "one country instead of two",
            debt_state(60, "kuwait", "poland", "sweden"),
            begins("poland"),
            "poland",
            "sweden",
            "Poland yields less than Sweden and pays alone; Sweden brings 42, so that another would have to go with it.",
        ),
        puzzle(
            "the empty ship is given up",
            loss_state("ship", jeeps=AT_HOME, ships={0: [Ship("6s33s1", "jeep"), Ship("6s33s1")]}),
            begins("ship-6s33"),
            "ship-6s33",
            "ship-ship-jeep-6s33",
            "A ship goes down with its jeep; the other one in the same cell is empty.",
            is_quick=True,
        ),
        puzzle(
            "the guard stays",
            loss_state(
                "jeep", level="simplest", war=WAR, jeeps={0: ["5n2l1", "6s33l1", "6s33l1"], 1: ["5n1l1"]}, countries={0: ("italy",)}
            ),
            begins("jeep-6s33"),
            "jeep-6s33",
            "jeep-5n2",
            "An enemy is a line away from Rome: without its only jeep Italy is lost, at the base two stand idle.",
        ),
        puzzle(
            "the jeep that has arrived stays",
            loss_state("jeep", jeeps={0: ["6s33l1", "6s33l1", "6n1l1"]}, open=["belgium", "west_germany"], cash={0: 800}),
            begins("jeep-6s33"),
            "jeep-6s33",
            "jeep-6n1",
            "One stands in Brussels, where two countries lie open that it can pay; the others are 17 points away from there.",
        ),
    ]


def _ways() -> list[Puzzle]:
    """Return positions about the ways of pieces, in peace and in war."""
    bonus = given(active=["h03_01"], ships={0: [Ship("3s26s1", "jeep")]}, points=1, cash={0: 100})
    cape = given(active=["h01_02"], ships={0: ["4s1s1"], 1: ["4s3s1"]}, points=1, cash={0: 100})
    guard = given(
        level="simplest",
        war=WAR,
        points=6,
        jeeps={0: ["5n2l1"], 1: ["5n1l1"]},
        countries={0: ("italy",)},
        open=["greece"],
        cash={0: 200},
    )
    empty = given(level="simplest", war=WAR, points=2, jeeps={0: ["5n3l1"], 1: ["5n1l1"]}, countries={0: ("italy",)}, cash={0: 30})
    prey = given(
        level="simplest",
        war=WAR,
        points=1,
        ships={0: [Ship("6n1s1", "jeep")]},
        jeeps={1: ["6s1l1"]},
        countries={1: ("belgium", "west_germany")},
        open=["spain"],
        cash={0: 500},
    )
    rich = given(jeeps={0: ["6n2l1"]}, open=["belgium", "west_germany", "poland"], points=2, cash={0: 700})
    return [
        leaving_puzzle(
            "a bonus for a step ashore",
            bonus,
            lambda mine: mine.cash > 100,
            "ship-jeep-3s26 3s26 end",
            "end",
            "The first jeep on Easter Island brings 80 M, and a point lands it there.",
            is_quick=True,
        ),
        leaving_puzzle(
            "round the world",
            given(active=["h01_03"], ships={0: [Ship("4n18s1", lap=35)]}, points=1, cash={0: 100}),
            lambda mine: mine.cash > 200,
            "ship-4n18 4n19 end",
            "end",
            "35 of the 36 meridians are crossed since the card was turned: the last one brings 150 M.",
        ),
        leaving_puzzle(
            "a guard for an empty country",
            empty,
            lambda mine: "5n2l1" in mine.jeeps,
            "jeep-5n3 5n2 end",
            "end",
            "An enemy is a line away from Rome and can take Italy, 44 M a revenue, without a fight. The jeep has nothing else to do.",
        ),
        leaving_puzzle(
            "first at the Cape",
            cape,
            lambda mine: mine.cash > 100,
            "ship-4s1 4s2 end",
            "end",
            "The first ship there has 50 M; this one is a line away, and so is the other one's.",
        ),
        leaving_puzzle(
            "the only jeep of a country",
            guard,
            lambda mine: "5n2l1" in mine.jeeps,
            "end",
            "jeep-5n2 4n3l3 develop-greece end",
            "An enemy is a line away and could take Italy, 44 M a revenue, without a fight; Greece yields 5 M.",
        ),
        leaving_puzzle(
            "two countries without a jeep",
            prey,
            lambda mine: set(mine.countries) == {"belgium", "west_germany"},
            "ship-jeep-6n1 6n1",
            "end",
            "In war a country without a jeep of its owner belongs to whoever enters it: 70 M a revenue for a point.",
            is_quick=True,
        ),
        leaving_puzzle(
            "where the money is worth most",
            rich,
            lambda mine: "west_germany" in mine.countries,
            "jeep-6n2 6n1 develop-west_germany end",
            "jeep-6n2 6n3 develop-poland end",
            "A line to the west West Germany yields 62 M for 610, a line to the east Poland 8 M for 370.",
        ),
    ]


BOOK = (*_victories(), *_investments(), *_duties(), *_ways())
