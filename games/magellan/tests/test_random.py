"""Random wars from crowded positions, and whole matches: everything due is settled, and the notes account for all money."""

from __future__ import annotations

from random import Random

import pytest

from engine import bots
from engine.game.rules import resolve_settings
from engine.values.core import Note, Who
from engine.walking.walk import play
from games.magellan.game import RULES
from games.magellan.rules.board import BASE_SET, NATIONS, lands, seas
from games.magellan.rules.pieces import groups
from games.magellan.rules.state import Level, Load, Moving, Over, Plane, Ship, State
from games.magellan.rules.turn.fights import fights
from games.magellan.tests.given import given, settle_due

CELLS = ("5n1", "6n1", "5n2", "4n2", "4n3", "6n2", "4n1", "5n36", "6n36", "4n36")
EUROPE = [country for country in BASE_SET if NATIONS[country].series == "europe"]
LOADS: dict[Level, tuple[Load, ...]] = {"simplest": ("", "jeep"), "planes": ("", "jeep"), "experts": ("", "jeep", "plane", "both")}
SIDES = {2: ([[0], [1]],), 3: ([[0], [1], [2]], [[0], [1, 2]]), 4: ([[0, 2], [1, 3]], [[0], [1, 2, 3]], [[0], [1], [2], [3]])}
"""The sides of wars by the number of players. Only experts have allies."""
# Notes about money, each with the name of its amount: paid to the bank, got from it, handed to another player.
PAID = {"magellan.card.pays": "amount", "magellan.note.developed": "cost", "magellan.note.bought": "money"}
GOT = {"magellan.card.gains": "amount", "magellan.card.claimed": "amount", "magellan.card.nationalised": "amount"} | {
    "magellan.note.sold": "money"
}
HANDED = {"magellan.card.hands": "amount", "magellan.note.share": "money"}
LEAVING = {"magellan.note.won", "magellan.note.out"}
"""Notes of players who leave the match; their cash is shared out."""


def crowd(rng: Random) -> State:
    """Return a war in which everybody's pieces are in the same ten cells."""
    seats, level = rng.choice((2, 3, 4)), rng.choice((*LOADS, "experts"))
    land, sea = [node for cell in CELLS for node in lands(cell)[:2]], [node for cell in CELLS for node in seas(cell)]
    jeeps = {seat: [rng.choice(land) for _ in range(rng.randint(0, 6))] for seat in range(seats)}
    ships = {seat: [Ship(rng.choice(sea), rng.choice(LOADS[level])) for _ in range(rng.randint(0, 3))] for seat in range(seats)}
    flown = 0 if level == "simplest" else 3
    planes = {seat: [Plane(rng.choice(land), rng.random() < 0.4) for _ in range(rng.randint(0, flown))] for seat in range(seats)}
    owned = rng.sample(EUROPE, len(EUROPE))
    countries = {seat: owned[2 * seat : 2 * seat + 2] for seat in range(seats)}
    cash = {seat: rng.choice((0, 5, 30, 500)) for seat in range(seats)}
    without_allies = [sides for sides in SIDES[seats] if all(len(side) == 1 for side in sides)]
    sides = rng.choice(SIDES[seats] if level == "experts" else without_allies)
    state = given(
        seats=seats, level=level, points=rng.randint(0, 12), jeeps=jeeps, ships=ships, planes=planes, countries=countries, cash=cash,
        war=sides, rounds=9, seed=str(rng.random()),
    )  # fmt: skip
    return settle_due(state)


def flows(notes: tuple[Note, ...], seats: int) -> list[int]:
    """Return what every seat gained or lost by the notes."""
    gains = [0] * seats
    for note in notes:
        key, args = note.msg.key, dict(note.msg.args)

        def amount_of(word: str, args: dict[str, object] = args) -> int:
            value = args[word]
            assert isinstance(value, int)
            return value

        who, other = args.get("who"), args.get("other")
        if key in HANDED:
            assert isinstance(who, Who) and isinstance(other, Who)
            gains[who.seat] -= amount_of(HANDED[key])
            gains[other.seat] += amount_of(HANDED[key])
        elif key in GOT and isinstance(who, Who):
            gains[who.seat] += amount_of(GOT[key])
        elif key in PAID and isinstance(who, Who):
            gains[who.seat] -= amount_of(PAID[key])
        elif key == "magellan.card.revenue" and isinstance(who, Who):
            gains[who.seat] += amount_of("amount") + amount_of("more")
    return gains


def play_checked(state: State, rng: Random, random_share: float, lines: int) -> set[str]:
    """Play some lines and check the state after each; return the stages on the way.

    `random_share`: the share of random lines; the others are greedy ones.
    """
    stages = set[str]()
    while (awaited := RULES.to_act(state)) and lines:
        before, position = state, state.position
        stages.add(type(state.stage).__name__)
        kind = "random" if rng.random() < random_share else "greedy"
        turn = play(RULES, state, awaited[0], bots.line(kind, RULES, state, awaited[0], rng)).value
        state, lines = turn.state, lines - 1
        RULES.audit(state)
        if isinstance(state.stage, Moving):
            assert not fights(state.position) and state.position.flight is None
        gone = [player for player in state.position.players if player.place and not isinstance(state.stage, Over)]
        assert not any(groups(player) or player.cash or player.countries for player in gone)
        if not (position.debts or state.position.debts or LEAVING & {note.msg.key for note in turn.notes}):
            cash = [after.cash - earlier.cash for earlier, after in zip(before.position.players, state.position.players, strict=True)]
            assert cash == flows(turn.notes, len(cash))
    return stages


def test_after_every_line_of_a_crowded_war_all_that_is_due_is_settled() -> None:
    stages = set[str]()
    for number in range(32):
        rng = Random(number)
        stages |= play_checked(crowd(rng), rng, random_share=0.7, lines=30)
    assert {"Fighting", "Flying", "Losing", "Drawing", "Moving", "Rolling"} <= stages


@pytest.mark.parametrize(("seats", "level"), [(2, "planes"), (3, "experts"), (4, "experts")])
def test_the_notes_of_a_match_account_for_all_money(seats: int, level: str) -> None:
    settings = resolve_settings(RULES, {"level": level, "rounds": "20", "history6": "on", "history11": "on", "countries": "100"})
    play_checked(RULES.setup(seats, settings, f"money/{seats}"), Random(seats), random_share=0.3, lines=1000)
