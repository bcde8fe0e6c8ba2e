"""Positions of `carta_magica` with one clearly best move.

In most of them it is the last turn of a match of two: the other ship lies in its harbour, and its player is ahead by just so much that
one move wins and no other does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.values.core import Line, Seat
from engine.walking.walk import play
from games.carta_magica.game import RULES
from games.carta_magica.rules.board import LIMIT
from games.carta_magica.rules.score import points
from games.carta_magica.rules.state import State
from games.carta_magica.tests.given import given, when
from tests.opponents.puzzle import Puzzle, Right, begins, wins

ME, RIVAL = Seat(0), Seat(1)
TURN = 15
"""The last turn of a round that the rival has begun."""
OWNED = ("heart_of_the_sea", "dragon_scale")
"""Talismans of 10 and 9 points."""
TABLE = {"turn": TURN}
FINAL = {**TABLE, "final": (), "since": TURN - 1}
"""The rival came home in this round; after this turn the match is over."""
ARRIVED = {"home": "j14", "lap": 1, "has_left": True, "home_turn": TURN - 1}


def second(state: State) -> State:
    """Return the position in which the seat that decides is the last of the round."""
    return replace(state, position=replace(state.position, first=RIVAL))


def last(ship: Mapping[str, Any], spun: int | None = None, *, rival: Mapping[str, Any] | None = None, **about: Any) -> State:
    """Return the last turn of the match: seat 0 has two talismans, and its ship is on its way."""
    mine = {"home": "t8", "at": "p4", "talismans": OWNED, **ship}
    return second(given(mine, {**ARRIVED, **(rival or {})}, spun=spun, **FINAL, **about))


def rich(state: State, lead: int) -> State:
    """Give the rival gold for so many points more than seat 0 has."""
    gold = lead + sum(points(state.position, ME)) - sum(points(state.position, RIVAL)) + state.position.players[RIVAL].gold
    assert 0 <= gold <= LIMIT, gold
    return replace(state, position=state.position.changed(RIVAL, gold=gold))


def decided_puzzle(name: str, state: State, best: Line, wrong: Line, why: str, **more: Any) -> Puzzle:
    """Return a last turn that one line wins: the rival is a point short of it."""
    result = RULES.result(play(RULES, state, ME, best).value.state)
    assert result is not None
    state = rich(state, result.scores[ME].total - 1 - sum(points(state.position, ME)))
    return Puzzle(name, "carta_magica", state, ME, wins("carta_magica", state, ME), best, wrong, why, **more)


def puzzle(name: str, state: State, right: Right, best: Line, wrong: Line, why: str, **more: Any) -> Puzzle:
    """Return any other position."""
    return Puzzle(name, "carta_magica", state, ME, right, best, wrong, why, **more)


def _voyages() -> list[Puzzle]:
    """Where to sail at the end."""
    lap = {"home": "k1", "lap": 1}
    near = {**lap, "at": "k3"}
    ahead = second(given({**near, "talismans": ["sun_disc"]}, {"at": "p5", "home": "t8", "gold": 8}, spun=4, deck=["repair"], **TABLE))
    rival = {"at": "t6", "home": "t8", "gold": 8, "talismans": OWNED[:1]}
    race = second(given({**near, "gold": 4, "talismans": ["sun_disc"]}, rival, spun=4, deck=["repair"], **TABLE))
    behind = {"at": "p5", "home": "t8", "lap": -1, "gold": 8, "talismans": OWNED[:1]}
    return [
        puzzle(
            "home, and the match is won",
            ahead,
            wins("carta_magica", ahead, ME),
            "sail k1",
            "magic",
            "The rival has had the turn of this round: 4 and 15 points for being home beat 8, and nobody can answer.",
            is_quick=True,
        ),
        puzzle(
            "not home while far behind",
            second(given(near, behind, spun=4, deck=["repair"], **TABLE)),
            lambda line: not line.startswith("sail k1"),
            "goods",
            "sail k1",
            "15 points against 18: whoever ends the match here has lost it, and the other ship has its whole lap before it.",
            is_quick=True,
        ),
        decided_puzzle(
            "home before a talisman",
            last(
                {**lap, "at": "p2", "gold": 2, "talismans": ["sun_disc"]},
                9,
                row=["storm_bell", "star_compass", "ivory_flute"],
                deck=["repair"],
            ),
            "sail k1",
            "sail t4 star-compass",
            "Being home is 15 points; the best talisman for sale is 8 and costs two gold, which are two points.",
            is_quick=True,
        ),
        decided_puzzle(
            "the lucky wind brings the ship home",
            last({**lap, "at": "p2", "cards": ["lucky-wind"], "talismans": ["sun_disc"]}, 4, deck=["repair"]),
            "lucky-wind k1",
            "goods",
            "Six steps are left and four were spun; the card gives five more, and nothing else can be done with it after this turn.",
        ),
        decided_puzzle(
            "towed home",
            last({**lap, "at": "i2", "condition": "becalmed", "goods": 2, "talismans": ["sun_disc"]}, 4, deck=["repair"]),
            "tow k1",
            "goods",
            "Goods count nothing at the end. Two of them pay for the tow, and three steps lead home.",
            is_quick=True,
        ),
        puzzle(
            "home before the other is",
            race,
            wins("carta_magica", race, ME),
            "sail k1",
            "goods",
            "23 points against 18, and the other ship is two steps from home: 15 more next turn would win for it.",
        ),
        puzzle(
            "another spin for the way home",
            rich(last({**lap, "at": "p2", "cards": ["spin-again"]}, 4), 1),
            begins("spin-again"),
            "spin-again",
            "goods",
            "Six steps are left in the last turn. Half of all spins are enough, and the match is lost without one.",
        ),
        puzzle(
            "no storm in the last turn",
            when(rich(last({**near, "cards": ["spin-again"]}, comes=(-2,)), 1), "spin").state,
            begins("spin-again"),
            "spin-again",
            "storm",
            "The storm ends the turn and the match; any other spin brings the ship home.",
        ),
        decided_puzzle(
            "a repair for gold",
            last({**near, "condition": "damaged", "gold": 4, "talismans": ["sun_disc"]}, 4, deck=["curse"]),
            "repair k1",
            "magic",
            "Two gold are two points, and home is fifteen.",
        ),
        decided_puzzle(
            "a repair by the card",
            last({**near, "condition": "damaged", "gold": 4, "cards": ["repair"], "talismans": ["sun_disc"]}, 4, deck=["curse"]),
            "repair-card k1",
            "repair k1",
            "The repair costs two gold, which are two points, or the card, which is none.",
        ),
    ]


def _deals() -> list[Puzzle]:
    """What to buy and sell at the end."""
    return [
        decided_puzzle(
            "the talisman of the challenge",
            last(
                {"at": "b4", "gold": 2, "challenge": "jade_turtle", "talismans": ["dragon_scale"]},
                4,
                row=["heart_of_the_sea", "jade_turtle", "star_compass"],
            ),
            "sail a3 jade-turtle",
            "sail a3 heart-of-the-sea",
            "With ten points for the challenge the five of the Jade Turtle are fifteen, the Heart of the Sea is ten.",
            is_quick=True,
        ),
        decided_puzzle(
            "any talisman is more than its price",
            last({"at": "b4", "gold": 2}, 4, row=["sun_disc", "moon_shell", "amber_eye"], unseen=["coral_crown"]),
            "sail a3 sun-disc",
            "sail a3 nothing",
            "Two gold are two points, and no talisman is less than four.",
        ),
        decided_puzzle(
            "everything unseen is better",
            last({"at": "b4", "gold": 2}, 4, row=["sun_disc", "moon_shell", "amber_eye"], unseen=["jade_turtle"]),
            "sail a3 unseen",
            "sail a3 sun-disc",
            "All three talismans of four points lie open, so that the card on top of the deck has at least five.",
        ),
        decided_puzzle(
            "sell everything at last",
            last({"at": "k3", "goods": 8}, 4, deck=["repair"]),
            "sail k1 4",
            "sail k1 0",
            "Goods count nothing at the end, and eight of them are four gold.",
            is_quick=True,
        ),
        decided_puzzle(
            "sell in the harbour at home",
            last({"at": "k3", "home": "k1", "lap": 1, "goods": 8, "talismans": ["sun_disc"]}, 4, deck=["repair"]),
            "sail k1 4",
            "sail k1 0",
            "The ship is home either way; the goods aboard are worth a point for two of them only if they are sold.",
        ),
        decided_puzzle(
            "buy in the harbour at home",
            last({"at": "b4", "home": "a3", "lap": 1, "gold": 2, "talismans": []}, 4, row=["storm_bell", "sun_disc", "amber_eye"]),
            "sail a3 storm-bell",
            "sail a3 nothing",
            "The ship is home either way; the Storm Bell is seven points for two.",
        ),
        puzzle(
            "pay with tokens, not with the larger card",
            when(given({"at": "p4", "goods": 3, "cards": ["goods-4"]}, {}, spun=7, deck=["goods-less-2"], **TABLE), "card").state,
            begins("2"),
            "2",
            "goods-4",
            "Two tokens pay exactly; the card is four goods and gives no change.",
        ),
    ]


HUNTER = {"at": "p3", "home": "k1", "challenge": "jade_turtle"}


def beside(
    hunter: Mapping[str, Any], *lines: Line, gold: int = 0, owner: Sequence[str] = ("jade_turtle", "sun_disc"), **about: Any
) -> State:
    """Return the last turn of a match of three.

    The ship lies beside that of the owner of the wanted talisman, and the third player is home with some gold.
    """
    third = {**ARRIVED, "home": "a7", "home_turn": TURN + 1, "gold": gold}
    ships = {**HUNTER, **hunter}, {"at": "p5", "home": "t8", "talismans": owner}, third
    state = given(*ships, spun=4, **{**FINAL, "turn": TURN + 2, "since": TURN}, **about)
    return when(second(state), "sail p4", *lines).state


def _battles() -> list[Puzzle]:
    armed = {"cards": ["spin-again"], "talismans": ["moon_shell"]}
    return [
        puzzle(
            "no battle when ahead",
            beside({"talismans": [*OWNED, "star_compass"]}, gold=6),
            begins("peace"),
            "peace",
            "p2",
            "27 points against 21, and the match ends with this turn. A battle lost costs the best talisman, which is ten points.",
            is_quick=True,
        ),
        puzzle(
            "a battle is the only way left",
            beside({"talismans": ["moon_shell"]}),
            begins("p2"),
            "p2",
            "peace",
            "Four points against fifteen, and the match ends with this turn: the other one's talisman is fifteen points here.",
            is_quick=True,
        ),
        puzzle(
            "the prize that wins",
            beside({"talismans": ["star_compass"]}, "p2", gold=6, owner=("jade_turtle", "heart_of_the_sea"), comes=(7, 5)),
            begins("jade-turtle"),
            "jade-turtle",
            "heart-of-the-sea",
            "With the challenge the Jade Turtle is fifteen points and makes 23 against 21; the Heart of the Sea makes 18.",
        ),
        puzzle(
            "another spin in the last battle",
            beside(armed, "p2", comes=(4, 7)),
            begins("spin-again"),
            "spin-again",
            "accept",
            "The battle and with it the match is lost otherwise, and the card is worth nothing afterwards.",
        ),
    ]


def _chances() -> list[Puzzle]:
    """Cards, monsters and storms."""
    poor = {"at": "p4", "talismans": OWNED}
    tame = when(rich(last({**poor, "magic": 5}, 7, deck=["monster-9"]), 2), "card").state
    again = {**poor, "magic": 1, "cards": ["spin-again"]}
    monster = when(given({"at": "p4", "magic": 8}, {}, spun=7, deck=["monster-7"], **TABLE), "card").state
    peeking = when(rich(last({**poor, "cards": ["telescope"]}, 7, deck=["repair", "gold-2", "curse"]), 1), "card telescope").state
    storm = {"at": "k3", "home": "k1", "lap": 1, "cards": ["good-weather"], "talismans": ["sun_disc"]}
    blown = when(second(given(storm, {"at": "p5", "home": "t8"}, comes=(-2, "n"), deck=["repair"], **TABLE)), "spin").state
    return [
        puzzle(
            "a card may still turn it",
            rich(last(poor, 7), 1),
            begins("card"),
            "card",
            "sail p3",
            "A point is missing in the last turn, no harbour is in reach, and only a card can still be gold.",
            is_quick=True,
        ),
        puzzle(
            "the gold among three cards",
            peeking,
            begins("gold-2"),
            "gold-2",
            "repair",
            "A point is missing in the last turn, and of the three cards one is worth points.",
        ),
        puzzle(
            "all the magic at last",
            tame,
            begins("5"),
            "5",
            "0",
            "Three gold win the match; five magic tame with every spin but a storm, and what is kept counts nothing.",
            is_quick=True,
        ),
        puzzle(
            "no more magic than helps",
            monster,
            begins("3"),
            "3",
            "8",
            "Three magic and a four are seven. Only a storm fails then, and against -2 not even eight magic help.",
        ),
        puzzle(
            "another spin for the monster",
            when(rich(last(again, 7, deck=["monster-9"], comes=(4,)), 2), "card", "1").state,
            begins("spin-again"),
            "spin-again",
            "accept",
            "A nine would tame it and win; the card is worth nothing once the match is over.",
        ),
        puzzle(
            "a storm that blows home",
            blown,
            begins("storm"),
            "storm",
            "good-weather",
            "Two squares to the north lies home: the lap is done, and the lead is enough.",
            is_quick=True,
        ),
    ]


BOOK = (*_voyages(), *_deals(), *_battles(), *_chances())
