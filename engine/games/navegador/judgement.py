"""What the search goes by: how well everybody stands, how play goes on, and which lines are worth a thought."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import atan
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Ask, Form, Line, Path, Seat, Token
from engine.games.navegador import quick
from engine.games.navegador.board import CIRCLE, FIELD_NUMBER, FREE_STEPS, KINDS, POINT_MONEY, STEP
from engine.games.navegador.ideas import MOST_PAID
from engine.games.navegador.policy import answer
from engine.games.navegador.score import each, king_gains
from engine.games.navegador.state import Over, State, items, owned
from engine.games.navegador.table import Deed, Places, Table, due
from engine.games.navegador.turn import turn
from engine.games.navegador.voyages import Sea, gatherings
from engine.games.navegador.worth import Worth, fair_shares, remaining
from engine.search.judgement import Budget, Candidate, Judgement
from engine.search.styles import Style
from engine.walk import drive

RICH = 250
"""Cruzados from which more of them are of less use."""

HORIZON = 24
"""Turns of all seats in a playout. With 8 the search is hardly better than the sensible player; 28 was better than 16 in three of three
pairs of matches, at the same number of playouts."""

PLAY = 0.2
"""How far apart players are in what they like: the width of the taste for a field."""

DUEL_PLAY = 0.6
"""The same with two seats. What comes of a line hangs on the answers of one other player there, and with a narrow taste they are taken for
certain. The quick policy is hardly weaker for it: it wins 49 % of 120 matches with 0.4 against itself without, 42 % with 0.8."""

SECONDS = 4
"""Candidates of one field at the most."""

COLONIES = "navegador.term.colonies"
FACTORIES = "navegador.term.factories"
DISCOVERIES = "navegador.term.discoveries"
SHIPYARDS = "navegador.term.shipyards"
CHURCHES = "navegador.term.churches"
WORKERS = "navegador.term.workers"
SHIPS = "navegador.term.ships"
MONEY = "navegador.term.money"
PRIVILEGES = "navegador.term.privileges"
MARKET = "navegador.term.market"

FEATURES = (
    COLONIES,
    FACTORIES,
    DISCOVERIES,
    SHIPYARDS,
    CHURCHES,
    WORKERS,
    SHIPS,
    MONEY,
    MONEY,
    COLONIES,
    FACTORIES,
    SHIPYARDS,
    CHURCHES,
    PRIVILEGES,
    PRIVILEGES,
    SHIPS,
    MARKET,
    *(PRIVILEGES for _ in KINDS),
)
"""Of which term each feature is a part."""


class Fit(Struct, frozen=True):
    """What a position comes to by the end, fitted to matches of quick players with different weights."""

    late: tuple[float, ...]
    """Points that one of each feature comes to, late in the match."""
    early: tuple[float, ...]
    """The same at its start."""
    sure: float
    """Doubt at the end."""
    unsure: float
    """What it grows by with the share of the match that is left."""
    most: float
    """Where it stops."""


NO_SHARES = (0.0,) * len(KINDS)
"""Not fitted: with more seats little of what is left comes to each."""

MANY = Fit(
    late=(1.06, 0.99, 0.85, 0.77, 0.71, 0.7, 0.52, 0.56, 3.1, -0.68, -0.25, 1.19, 1.9, 1.16, 0.44, 2.1, -0.35, *NO_SHARES),
    early=(0.41, 1.59, 1.98, 1.2, 1.04, 8.9, 6.4, 2.18, 14.6, 9.1, 4.4, 10.3, 10.0, -0.19, 0.58, 0.38, 10.3, *NO_SHARES),
    sure=1.7,
    unsure=18.0,
    most=8.0,
)
"""For three seats and more: ridge regression to 11,400 positions of 779 matches, R2 .18 at the start, .76 in the middle, .97 at the end;
the doubt fitted to the winners of the same matches."""

TWO = Fit(
    late=(
        *(1.21, 0.95, 0.96, 0.76, 0.81, -0.45, 0.17, 0.62, 3.32, -1.11, -0.2, 0.59, 0.63, 1.4, 1.0, 2.33, -0.35),
        *(-0.07, 0.66, -1.72, 0.84, 0.38),
    ),
    early=(
        *(0.27, 0.98, 2.07, 0.92, 0.86, 12.18, 8.55, 2.68, 23.62, 8.82, 5.34, 17.42, 14.16, -2.07, 0.18, 0.71, 8.62),
        *(0.66, 0.47, 1.41, 1.21, 0.44),
    ),
    sure=3.0,
    unsure=15.0,
    most=20.0,
)
"""For two seats: the board of five is shared by two, so each has about twice the turns and the points of a seat of four, and a privilege
goes on counting for all that is still to come. Ridge regression of the lead at the end to 33,000 positions of 4,498 matches, and from there
logistic regression of the winner. By a fifth of the matches, left out of the fit: .39 nats a position, .52 by `MANY`."""

_COUNTED = (*(1.0,) * 8, *(0.0,) * 9, *NO_SHARES)
OVER = Fit(late=_COUNTED, early=_COUNTED, sure=TWO.sure, unsure=TWO.unsure, most=TWO.most)
"""For two seats once the match is over: the points of the rules and nothing else, from which `MANY` is not far. They decide between lines
that win or lose alike."""

TERMS = tuple(dict.fromkeys(FEATURES))
"""The terms, in the order of their first features."""


def features(position: Places, seat: int, shares: Sequence[float]) -> tuple[float, ...]:
    """What a seat has, counted in the order of `FEATURES`: points by kind; workers, ships, money; the use of money; items by kind; the
    King's privilege, privileges; the place of the ships; the income of a market visit; by kind what privileges will bring for a fair share
    of what is left (`shares`)."""
    player = position.players[seat]
    numbers, worths = items(player), each(player)
    colonies, factories, explorers, shipyards, churches = numbers
    gains = king_gains(player)
    king = max([gain for gain in gains if gain is not None], default=0) if player.king == "held" else 0
    income = quick.trades(position.market, [len(tokens) for tokens in player.colonies], player.factories)[1]
    return (
        colonies * worths[0],
        factories * worths[1],
        explorers * worths[2],
        shipyards * worths[3],
        churches * worths[4],
        player.workers,
        sum(player.ships),
        player.money / POINT_MONEY,
        atan(player.money / RICH),
        colonies,
        factories,
        shipyards,
        churches,
        king,
        sum([step * count for step, count in zip(STEP, owned(player), strict=True)]),
        Sea(Worth(position, seat)).value(player.ships),
        income / 100,
        *[step * count * left for step, count, left in zip(STEP, owned(player), shares, strict=True)],
    )


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """What the position is worth to everybody, by the terms."""
    position = state.position
    early = remaining(position)
    fit, shares = _fit(state), fair_shares(position)
    weights = [late + (soon - late) * early for late, soon in zip(fit.late, fit.early, strict=True)]
    found = []
    for seat in range(len(position.players)):
        parts = dict.fromkeys(TERMS, 0.0)
        for name, weight, count in zip(FEATURES, weights, features(position, seat, shares), strict=True):
            parts[name] += weight * count
        found.append(tuple(parts.values()))
    return tuple(found)


def doubt(state: State) -> float:
    """How far ahead one has to be: much may still happen early in the match."""
    fit = _fit(state)
    return min(fit.most, fit.sure + fit.unsure * remaining(state.position))


def _fit(state: State) -> Fit:
    if len(state.position.players) > 2:
        return MANY
    return OVER if isinstance(state.stage, Over) else TWO


def playout(state: State, seat: Seat, plan: Any, turns: int, rng: Random) -> State:
    """The position after so many more turns by the quick policy, everybody with a taste of their own. `plan` is the field of the rondel on
    which the seat's next turn is spent."""
    table = Table(state)
    last = table.turns + turns
    width = DUEL_PLAY if len(table.players) == 2 else PLAY
    tastes = [1 + width * (rng.random() - 0.5) for _ in range(89 + CIRCLE)]
    while not table.is_over and table.turns < last:
        at = (table.turns * 11) % 89
        deed = quick.choice(table, taste=tastes[at : at + CIRCLE])
        if plan is not None and table.seat == seat and deed.field is not None and table.still is None:
            deed, plan = quick.on_field(table, plan), None
        table.play(deed)
    return table.state()


def candidates(world: State, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
    """What the quick policy does, then the best of every field, then what else makes sense, the better first."""
    table = Table(world)
    found: dict[Line, None] = {}
    for deed in _choices(table):
        if len(found) >= most:
            break
        found.setdefault(_line(world, seat, deed, is_looking=bool(found)))
    return tuple([Candidate(line) for line in found])


def plans(world: State, seat: Seat, line: Line) -> tuple[int, ...]:
    """The fields that cost nothing in the seat's next turn."""
    player = world.position.players[seat]
    field = FIELD_NUMBER.get(line.split()[0], player.field)
    if field is None or world.position.left is not None:
        return ()
    return tuple([(field + ahead) % CIRCLE for ahead in range(1, FREE_STEPS + 1)])


def _line(world: State, seat: Seat, deed: Deed, is_looking: bool) -> Line:
    """A deed as a line. `is_looking`: a discovery is looked at before the rest of the fleet sails on."""
    if is_looking and deed.explored is not None:
        deed = replace(deed, groups=tuple([group for group in deed.groups if group[1] == deed.explored]))
    wanted = quick.path(Table(world), deed)

    def answered(asked: Ask | Form, path: Path) -> Token:
        if is_looking and isinstance(asked, Ask) and asked.name == "sail.group" and len(path) >= len(wanted):
            return next((option.token for option in asked.options if option.value == "look"), answer(asked, path, wanted))
        return answer(asked, path, wanted)

    return " ".join(drive(turn(world, seat), answered)[0])


def _choices(table: Table) -> Iterator[Deed]:
    hand, seat = table.players[table.seat], table.seat
    yield quick.choice(table)
    worth = Worth(table, seat)
    if table.still is not None:
        yield Deed(None, 0.0)
        for voyage in gatherings(worth, table.still):
            yield Deed(None, voyage.worth, groups=voyage.groups)
        return
    firsts: list[tuple[float, Deed]] = []
    others: list[tuple[float, Deed]] = []
    extras = [deed for deed in quick.extras(table, worth) if deed.worth > 0]
    ships = list(hand.ships)
    for ahead in range(1, CIRCLE + 1):
        to = ahead - 1 if hand.field is None else (hand.field + ahead) % CIRCLE
        paid = due(hand.field, to)
        if paid > min(MOST_PAID, worth.out):
            break
        if extras and table.run + ahead >= CIRCLE:
            break  # the card would go on without its sailing, which costs nothing
        gone, there = quick.without(table, worth, paid) if paid else ((), worth)
        price = worth.paid(paid) + (0 if hand.field is None else worth.weights.step * ahead)
        _ranked([*quick.deeds(table, there, to, gone, is_wide=True)], price, firsts, others)
        hand.ships = list(ships)
    # the turn is still to come after an extra sailing
    _ranked(extras, -max([0.0, *(value for value, _ in firsts)]), firsts, others)
    for ranked in (firsts, others):
        ranked.sort(key=lambda entry: -entry[0])
        for _, deed in ranked:
            yield deed


def _ranked(deeds: list[Deed], price: float, firsts: list[tuple[float, Deed]], others: list[tuple[float, Deed]]) -> None:
    """Put the best deed of a field with the firsts, the others behind; `price` is what the way there costs."""
    ranked = sorted(deeds, key=lambda deed: -deed.worth)
    for place, deed in enumerate(ranked[:SECONDS]):
        (others if place else firsts).append((deed.worth - price, deed))


JUDGEMENT = Judgement(
    terms=TERMS,
    worth=worth,
    doubt=doubt,
    playout=playout,
    horizon=HORIZON,
    candidates=candidates,
    plans=plans,
    styles=(
        Style("navegador.style.explorer", (DISCOVERIES, SHIPS)),
        Style("navegador.style.merchant", (FACTORIES, MARKET, MONEY)),
        Style("navegador.style.settler", (COLONIES, WORKERS)),
        Style("navegador.style.builder", (CHURCHES, SHIPYARDS, PRIVILEGES)),
    ),
    captain=Budget(80, 10),
    admiral=Budget(450, 18),
)
