"""A second referee watches matches: it keeps its own books from the notes, by rules of its own.

Its tables are written out here again, so that an error in the data of the game shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import atan2, pi, tau
from random import Random

import pytest

from engine import bots
from engine.game.rules import resolve_settings
from engine.values.core import Msg, Note, Seat, Who
from engine.walking.walk import play
from games.carta_magica.game import RULES
from games.carta_magica.rules.options import EDITIONS
from games.carta_magica.rules.state import Player, Retaming, Spinning, State

CHART = (
    "II......IIB........^", "I......oo........o..", "R................o..", "....II....^...I....R", "....II.............I",
    ".......MMMMMM..o....", "B.o...MMMMMMMM...^..", "..^...MMMMMMMM...o.B", "....o..MMMMMM.......", "I.............II....",
    "R....I...^....II....", "..o................R", "..o........oo......I", "^........BII......II",
)  # fmt: skip
"""The letters of the squares: `.` open sea, `o` windless, `^` rock, `I` small island, `M` middle island, `B` and `R` harbours."""
WINDS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
"""The rows down and the columns to the right of one step."""
SPINS = (9, 7, 6, 5, 4, -2)
"""The steps of the segments of the wheel; -2 is the storm."""
KINDS = ("gold", "goods", "magic")
POINTS = (4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7, 7, 8, 9, 10)
"""The points of the talismans by id. The challenge with number n wants the talisman n + 3."""
GOLD_CARDS = {0: 1, 1: 1, 2: 2}
"""The gold of the gold cards by id."""


def letter(square: int) -> str:
    return CHART[square // 20][square % 20]


def angle(route: Sequence[int]) -> float:
    """Return how far a route turns round the middle of the chart: 1 is a whole turn, clockwise is positive."""
    turned = 0.0
    for before, after in pairwise(route):
        bearing_before, bearing_after = (atan2(square // 20 - 6.5, square % 20 - 9.5) for square in (before, after))
        turned += (bearing_after - bearing_before + pi) % tau - pi
    return turned / tau


def blow(players: Sequence[Player], wind: str, sheltered: set[int]) -> list[tuple[int, str]]:
    """Return where a storm leaves every ship and in what condition, moving first the one furthest downwind."""
    down, right = WINDS[wind]
    ships = [(player.square, str(player.condition)) for player in players]
    rank = [square // 20 * down + square % 20 * right for square, _ in ships]
    for seat in sorted(range(len(ships)), key=rank.__getitem__, reverse=True):
        for _ in range(2 if ships[seat][1] == "free" and seat not in sheltered else 0):
            row, column = ships[seat][0] // 20 + down, ships[seat][0] % 20 + right
            target = row * 20 + column
            is_sea = 0 <= row < 14 and 0 <= column < 20 and letter(target) not in "IM^"
            if not is_sea or target in [square for square, _ in ships]:
                ships[seat] = (ships[seat][0], "damaged")
                break
            ships[seat] = (target, "becalmed" if letter(target) == "o" else "free")
            if letter(target) != ".":
                break
    return ships


def about(note: Note) -> tuple[str, dict[str, object]]:
    """Return the key of a note without its prefix, and its arguments."""
    return note.msg.key.removeprefix("carta_magica.note."), dict(note.msg.args)


@dataclass
class Books:
    """What the second referee knows of a match, from notes and routes."""

    stock: list[Counter[str]]
    """The tokens of each seat."""
    turned: list[float]
    """How far each ship has turned round the middle of the chart."""
    begun: list[Seat] = field(default_factory=list)
    """The seats of all turns that have begun, in their order."""
    wind: str = ""
    """The direction of the last storm."""
    sheltered: set[int] = field(default_factory=set)
    """The seats that played good weather against it."""
    home_at: dict[int, int] = field(default_factory=dict)
    """By seat: the number of the last turn in which its ship was home after a lap."""

    def read(self, notes: Sequence[Note], is_retaming: bool) -> None:
        """Enter the notes of a line. `is_retaming`: the line spins against a monster again."""
        keys = {about(note)[0] for note in notes}
        for note in notes:
            key, args = about(note)
            who = args.get("who")
            if not isinstance(who, Who):
                continue
            stock = self.stock[who.seat]
            if key.startswith("took."):
                stock[key.removeprefix("took.")] += number(args["amount"])
            elif key == "sold" or key.startswith("paid"):
                stock["gold"] += number(args.get("gold", 0))
                stock.subtract(tokens(args["what"]))
            elif key.startswith("bought"):
                stock["gold"] -= 0 if "paid" in keys else 2
            elif key == "cashed":
                assert isinstance(args["card"], Msg)
                stock[args["card"].key.rpartition(".")[2]] += number(args["amount"])
            elif key == "taming" and "paid" not in keys and not is_retaming:
                stock["magic"] -= number(args["spent"])
            elif key == "tamed":
                stock["gold"] += number(args["gold"])
            elif key == "failed":
                stock["goods"] -= number(args["goods"])
            elif key == "wind":
                assert isinstance(args["wind"], Msg)
                self.wind, self.sheltered = args["wind"].key[-1], set()
            elif key == "weather":
                self.sheltered.add(who.seat)
            elif key == "missed":
                self.begun.append(who.seat)


def number(amount: object) -> int:
    assert isinstance(amount, int)
    return amount


def tokens(what: object) -> Counter[str]:
    """The tokens of a payment."""
    assert isinstance(what, Msg)
    parts = dict(what.args)["parts"]
    assert isinstance(parts, tuple)
    amounts: Counter[str] = Counter()
    for part in parts:
        assert isinstance(part, Msg)
        if part.key.startswith("carta_magica.amount."):
            amounts[part.key.rpartition(".")[2]] += number(dict(part.args)["amount"])
    return amounts


def step(before: State, seat: Seat, line: str, books: Books) -> State:
    """Play a line, enter it in the books, and check the position against them."""
    turn = play(RULES, before, seat, line).value
    after, old, new = turn.state, before.position, turn.state.position
    keys = [about(note)[0] for note in turn.notes]
    if isinstance(before.stage, Spinning):
        books.begun.append(seat)
    now = len(books.begun) - 1
    books.read(turn.notes, isinstance(before.stage, Retaming))
    routes: dict[int, Sequence[int]] = {}
    if any(key.startswith("drift.") for key in keys):
        assert [(player.square, player.condition) for player in new.players] == blow(old.players, books.wind, books.sheltered)
        routes = {drift.seat: drift.route for drift in new.last.drifts}
    elif "sailed" in keys:
        routes = {seat: new.last.route}
        check_sailing(before, after, seat, line.split()[0])
    elif "swap" in keys:
        routes = {owner: (player.square, new.players[owner].square) for owner, player in enumerate(old.players)}
    for owner, route in routes.items():
        assert route[-1] == new.players[owner].square
        books.turned[owner] += angle(route)
    for owner, player in enumerate(new.players):
        if player.home >= 0:
            assert {kind: getattr(player, kind) for kind in KINDS} == {kind: books.stock[owner][kind] for kind in KINDS}, (line, keys)
        if player.home >= 0 and player.square == player.home:
            assert abs(books.turned[owner] - player.lap) < 1e-9
            if player.lap:
                books.home_at[owner] = now
    return after


def check_sailing(before: State, after: State, seat: Seat, way: str) -> None:
    """Check a route: side by side over open water, no longer than the number, past no harbour, not back to where it began."""
    old, route = before.position, after.position.last.route
    assert old.spin is not None
    frees = {"free": SPINS, "damaged": (7, 5), "becalmed": (9, 5)}[old.players[seat].condition]
    steps = SPINS[old.spin] + (5 if way == "lucky-wind" and SPINS[old.spin] in frees else 0)
    taken = {player.square for other, player in enumerate(old.players) if other != seat}
    assert 1 <= len(route) - 1 <= steps
    assert route[0] == old.players[seat].square != route[-1]
    for here, there in pairwise(route):
        assert abs(here // 20 - there // 20) + abs(here % 20 - there % 20) == 1
        assert letter(there) in ".BR"
        assert there not in taken
    assert all(letter(square) == "." for square in route[1:-1])


def score(player: Player, is_home: bool) -> int:
    """The points of a player by the rulebook, cards and tokens of gold alike."""
    talismans = sum(POINTS[talisman] + 10 * (talisman == player.challenge + 3) for talisman in player.talismans)
    return talismans + player.gold + sum(GOLD_CARDS.get(card, 0) for card in player.cards) + 15 * is_home


@pytest.mark.parametrize("seats", RULES.seats)
@pytest.mark.parametrize("kind", ["mate", "deckhand"])
def test_the_second_referee_agrees(kind: str, seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(3):
        rng = Random(f"{kind}{seats}{seed}")
        state: State = RULES.setup(seats, resolve_settings(RULES, RULES.short), f"referee {seed}")
        books = Books([Counter(goods=3, magic=3) for _ in range(seats)], [0.0] * seats)
        while awaited := RULES.to_act(state):
            seat = rng.choice(awaited)
            state = step(state, seat, bots.line(kind, RULES, state, seat, rng), books)
            seen[state.position.last.what] += 1
        result = RULES.result(state)
        assert result is not None
        assert set(Counter(books.begun).values()) == {len(books.begun) // seats}, "everybody has had the same number of turns"
        last_round = len(books.begun) - seats
        points = [score(player, books.home_at.get(seat, -1) >= last_round) for seat, player in enumerate(state.position.players)]
        assert [sheet.total for sheet in result.scores] == points
    assert seen["storm"] > 3
    assert seen["sailed"] + seen["sold"] + seen["bought"] > 10


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_books_balance_in_every_edition(edition: str) -> None:
    """Only tokens are checked: how far ships may sail differs from edition to edition."""
    rng = Random(edition)
    state: State = RULES.setup(3, resolve_settings(RULES, {**RULES.short, "edition": edition}), edition)
    books = Books([Counter(goods=3, magic=3) for _ in range(3)], [0.0] * 3)
    while awaited := RULES.to_act(state):
        seat = rng.choice(awaited)
        turn = play(RULES, state, seat, bots.line("random", RULES, state, seat, rng)).value
        books.read(turn.notes, isinstance(state.stage, Retaming))
        state = turn.state
        for owner, player in enumerate(state.position.players):
            assert {kind: getattr(player, kind) for kind in KINDS} == {kind: books.stock[owner][kind] for kind in KINDS}
            assert max(player.gold, player.goods, player.magic) <= 8
