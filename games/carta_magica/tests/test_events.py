"""Events, which a table is shown after a move: each kind in a position made for it, in few words, from public notes alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.game.rules import resolve_settings
from engine.values.core import Msg, Seat
from engine.values.event import Event
from engine.walking.walk import drive as driven
from engine.walking.walk import play
from games.carta_magica.game import RULES
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGES
from games.carta_magica.rules.state import Over, State
from games.carta_magica.tests.given import given, when
from words import speaker

SAY = speaker("en", ("Leonor", "Duarte", "Ana", "Catarina"))


def events_of(state: State, *lines: str) -> tuple[Event, ...]:
    """Return the events of the last of some lines."""
    for line in lines[:-1]:
        state = when(state, line).state
    turn = when(state, lines[-1])
    return RULES.events(RULES.view(state, None), RULES.view(turn.state, None), tuple(note for note in turn.notes if note.to is None))


def texts(events: tuple[Event, ...]) -> list[tuple[str, str, str]]:
    """Return kind, headline and line of each event."""
    return [(event.kind, SAY(event.headline), SAY(event.line)) for event in events]


def line_of(state: State, *lines: str) -> str:
    """Return the line below the headline of the one event that the last of some lines brings."""
    (event,) = events_of(state, *lines)
    return SAY(event.line)


def test_a_storm_that_damages_a_ship_is_an_event() -> None:
    """A storm from the north drives ships south, this one onto the island."""
    state = given({"at": "j5", "home": "k1"}, {"home": "j14", "at": "q7"}, comes=(-2, "s"))
    (event,) = events_of(state, "spin")
    assert texts((event,)) == [("storm", "Storm from the north", "Leonor is driven ashore at J5 and must repair")]
    assert (event.rank, event.who, event.hits) == (6, 0, (0,))


def test_a_storm_without_damage_is_no_event() -> None:
    assert events_of(given({"at": "q6", "home": "k1"}, {"home": "j14", "at": "s10"}, comes=(-2, "s")), "spin") == ()


def test_two_ships_ashore_share_a_line() -> None:
    state = given({"at": "j5", "home": "k1"}, {"at": "k5", "home": "j14"}, comes=(-2, "s"))
    assert line_of(state, "spin") == "Leonor and Duarte are driven ashore and must repair"


@pytest.mark.parametrize(
    ("spin", "goods", "kind", "headline", "line", "hits"),
    [
        (9, 2, "tamed", "The Kraken is tamed", "13 against its 12: Leonor takes 5 gold", ()),
        (5, 3, "seized", "Seized by a Kraken", "9 against its 12: it takes the 3 goods Leonor carries", (Seat(0),)),
        (5, 0, "seized", "Seized by a Kraken", "9 against its 12: it takes nothing from Leonor", ()),
    ],
)
def test_a_monster_met_is_an_event(spin: int, goods: int, kind: str, headline: str, line: str, hits: tuple[Seat, ...]) -> None:
    state = given({"home": "k1", "goods": goods, "magic": 4}, {"home": "j14"}, spun=7, deck=["monster-12"], comes=(spin,))
    (event,) = events_of(state, "card", "4")
    assert texts((event,)) == [(kind, headline, line)]
    assert (event.value, event.hits) == ("kraken", hits)


def test_a_challenge_is_won_or_lost_to_another() -> None:
    ships = {"at": "s4", "home": "k1", "gold": 4, "challenge": "ember_ring"}, {"home": "j14", "challenge": "night_lantern"}
    state = given(*ships, spun=4, row=["ember_ring", "night_lantern", "sun_disc"])
    assert texts(events_of(state, "sail t4 ember-ring")) == [
        ("found", "The Ember Ring is found", "It is Leonor’s challenge, and counts 15 points")
    ]
    (gone,) = events_of(state, "sail t4 night-lantern")
    assert texts((gone,)) == [("gone", "The Night Lantern is gone", "Leonor has it, and Duarte wanted it most")]
    assert gone.rank == 3 and gone.hits == (1,)
    assert events_of(state, "sail t4 sun-disc") == ()


def test_a_battle_for_a_talisman_says_what_is_lost() -> None:
    ships = {"at": "g11", "home": "k1", "challenge": "ember_ring"}, {"at": "f9", "home": "j14", "talismans": ["ember_ring"]}
    (event,) = events_of(given(*ships, spun=5, comes=(9, 4)), "sail f10", "p2")
    assert texts((event,)) == [("battle", "Leonor wins a battle", "Duarte loses the Ember Ring")]
    assert (event.rank, event.who, event.hits) == (3, 0, (1,))


def test_a_battle_for_nothing_or_a_card_says_so() -> None:
    poor = {"at": "g11", "home": "k1", "challenge": "ember_ring"}
    defender = {"at": "f9", "home": "j14", "talismans": ["ember_ring"]}
    assert line_of(given(poor, defender, spun=5, comes=(4, 9)), "sail f10", "p2") == "Leonor had nothing to lose but the fight"
    rich = {**poor, "cards": ["goods-4"]}
    assert line_of(given(rich, defender, spun=5, comes=(4, 9)), "sail f10", "p2") == "Leonor loses a card: goods card (4)"


def test_a_ship_that_comes_home_is_an_event() -> None:
    """It begins the last turns; in the last turn of a round it ends the match."""
    ship = {"at": "t10", "home": "t8", "lap": 1, "has_left": True, "talismans": ["sun_disc"]}
    (first,) = events_of(given(ship, {"home": "j14"}, spun=4), "sail t8")
    assert texts((first,)) == [("home", "Leonor is home", "15 points in Anvil Harbour; the last turns begin")]
    last_of_round = given({"home": "j14"}, ship, spun=6, turn=6, comes=(4,))
    assert events_of(last_of_round, "goods", "spin") == ()
    _, home = events_of(last_of_round, "goods", "spin", "sail t8")
    assert texts((home,)) == [("home", "Duarte is home", "15 points in Anvil Harbour; the match ends")]
    assert first.rank > 1 and home.rank > 1, "only the end of the match has rank 1"


def test_the_end_says_what_the_match_was_won_by() -> None:
    def ended(gold: int, second: dict[str, Any]) -> list[tuple[str, str, str]]:
        state = given({"gold": gold}, second)
        (event,) = RULES.events(RULES.view(state, None), RULES.view(State(state.position, Over(True)), None), ())
        return texts((event,))

    assert ended(7, {"gold": 4}) == [("won", "Leonor wins the voyage", "7 points, 3 more than Duarte")]
    assert ended(4, {"talismans": ["sun_disc"]}) == [("won", "Leonor wins the voyage", "4 points like Duarte, and more gold")]
    assert ended(4, {"gold": 4}) == [("won", "The voyage is shared", "4 points")]


def test_matches_tell_few_and_short_events() -> None:
    kinds: set[str] = set()
    for number in range(14):
        rng = Random(number)
        state: State = RULES.setup(2 + number % 3, resolve_settings(RULES, {"rounds": "20"}), f"events-{number}")
        while RULES.to_act(state):
            seat = RULES.to_act(state)[0]
            line = drive(state, seat, rng)
            turn = play(RULES, state, seat, line).value
            public = tuple(note for note in turn.notes if note.to is None)
            events = RULES.events(RULES.view(state, None), RULES.view(turn.state, None), public)
            assert len(events) <= 3
            for event in events:
                kinds.add(event.kind)
                assert len(SAY(event.headline)) <= 28 and len(SAY(event.line)) <= 58, (SAY(event.headline), SAY(event.line))
                assert "{" not in SAY(event.headline) + SAY(event.line)
                assert 1 <= event.rank <= 7 and (event.who is None or event.who < len(state.position.players))
            state = turn.state
        assert events[0].kind == "won"
    assert kinds >= {"storm", "tamed", "seized", "found", "gone", "home", "won"}, kinds


def drive(state: State, seat: Seat, rng: Random) -> str:
    """Return the line of the sensible player."""
    return " ".join(driven(RULES.turn(state, seat), lambda ask, path: RULES.mind.policy(state, seat, ask, path, rng))[0])


def test_every_monster_and_challenge_fits_a_headline() -> None:
    for monster in (card for card in ADVENTURES if card.kind == "monster"):
        for key in ("tamed", "seized"):
            assert len(SAY(Msg(f"carta_magica.event.{key}", monster=Msg(f"carta_magica.monster.{monster.name}")))) <= 28
    for challenge in CHALLENGES:
        for key in ("found", "gone"):
            assert len(SAY(Msg(f"carta_magica.event.{key}", talisman=says.talisman(challenge.talismans[0])))) <= 28
