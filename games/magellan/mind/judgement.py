"""What the search needs: the worth of a position, and the lines to consider.

A seat's worth is its income and what else will become income: its money, the countries, discoveries and unturned capitals that its pieces
are near, and the pieces. `manner` has the weights.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from engine.game.mind import Budget, Candidate, Judgement, Style
from engine.values.adding import sum_of
from engine.values.core import Line, Seat
from engine.walking.walk import drive
from games.magellan.mind.aims import Aim, Bent, aims, has_idle_jeep, hopes, is_guard, laps, promise_of, rate
from games.magellan.mind.manner import MANNER
from games.magellan.mind.planned_movement import Errands, finish, whole
from games.magellan.mind.policy import planned_token, policy, wanted_pack
from games.magellan.mind.quick import has_winner, playout
from games.magellan.mind.reasons import reasons
from games.magellan.mind.values import HEADSTART
from games.magellan.mind.wording import words
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS, cell_of
from games.magellan.rules.pieces import count, groups
from games.magellan.rules.state import Drawing, Group, Kind, Moving, Player, Position, State, playing
from games.magellan.rules.turn import turn
from games.magellan.rules.turn.fights import enemies
from games.magellan.rules.turn.places import is_jeep
from games.magellan.rules.turn.trade import developable
from games.magellan.rules.values import Buy, Develop, Go
from games.magellan.rules.ways import distance, points_to

TERMS = (
    "magellan.term.income",
    "magellan.term.money",
    "magellan.term.ways",
    "magellan.term.discoveries",
    "magellan.term.pack",
    "magellan.term.pieces",
)
FIRST = 1000.0
"""The worth of a win: more than anything else."""
LAST = -1000.0
"""The worth of being out: less than anything else."""


def worth(state: State) -> tuple[tuple[float, ...], ...]:
    """Return what a position is worth to each seat by each of `TERMS`, in M of income."""
    position = state.position
    rates = [rate(position, Seat(seat)) for seat, player in enumerate(position.players) if not player.is_out]
    price = sum_of(rates) / max(1, len(rates))
    return tuple([_worth(position, Seat(seat), player, price) for seat, player in enumerate(position.players)])


def _worth(position: Position, seat: Seat, player: Player, price: float) -> tuple[float, ...]:
    """Return what a position is worth to a seat; `price` is the worth of an M of cash."""
    if player.is_out:
        return (FIRST if player.place == 1 else LAST, 0.0, 0.0, 0.0, 0.0, 0.0)
    wanted = aims(position, seat)
    countries = _promises(position, seat, [aim for aim in wanted if aim.country is not None])
    bonuses = _promises(position, seat, [*(aim for aim in wanted if aim.country is None), *laps(position, seat)])
    pack = _promises(position, seat, hopes(position, seat))
    return (
        float(cards.printed_income(player)),
        player.cash * price,
        MANNER.judged.nearest * sum_of(countries[:1]) + MANNER.judged.next * sum_of(countries[1:3]),
        MANNER.judged.discovery * sum_of(bonuses[:2]),
        MANNER.judged.pack * sum_of(pack),
        MANNER.judged.piece * sum([min(most, count(position, seat, kind)) for kind, most in MANNER.judged.enough.items()]),
    )


def _promises(position: Position, seat: Seat, wanted: list[Aim] | tuple[Aim, ...]) -> list[float]:
    """Return the worths of aims, reduced by the ways to them, the highest first."""
    return sorted([promise_of(position, seat, aim) * HEADSTART for aim in wanted], reverse=True)


def doubt(state: State) -> float:
    """Return the lead, in M of income, at which a seat wins with odds of e : 1 (73 %)."""
    return MANNER.judged.doubt * state.position.table.target


def candidates(world: State, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
    """Return the sensible line first, then lines that begin otherwise.

    They have another aim, another price of money, other pieces or another pack. Once somebody has won, there is only the sensible line.
    """
    stage = world.stage
    if isinstance(stage, Drawing) and not has_winner(world.position):
        return _packs(world.position, seat)[:most]
    if not isinstance(stage, Moving):
        path, _ = drive(turn(world, seat), lambda ask, path: policy(world, seat, ask, path, rng))
        return (Candidate(" ".join(path)),)
    lines: dict[Line, Candidate] = {}
    for movement, bent in _movements(world.position, seat):
        path, _ = drive(turn(world, seat), partial(planned_token, tuple(movement.steps)))
        line = " ".join(path)
        lines.setdefault(line, Candidate(line, bent, _behind(world.position) if lines else 0.0))
        if len(lines) >= most or has_winner(world.position):
            break
    return tuple(lines.values())


def _behind(position: Position) -> float:
    """Return the handicap, in chance of winning, of every line but the sensible one."""
    return MANNER.search.behind / max(1, len(playing(position)) - 1)


def _packs(position: Position, seat: Seat) -> tuple[Candidate, ...]:
    left = [name for name, pack in (("geographic", position.geographic), ("history", position.history)) if pack]
    first = wanted_pack(position, seat)
    left.sort(key=lambda name: name != first)
    return tuple([Candidate(name, None, 0.0 if name == first else _behind(position)) for name in left])


def _movements(position: Position, seat: Seat) -> Iterator[tuple[Errands, Bent | None]]:
    """Yield planned movements, the sensible one first, and how their player goes on."""
    sensible = whole(position, seat)
    yield sensible, None
    if sensible.after is not None and has_winner(sensible.after.position):
        return
    developed = [step[0].country for step in sensible.steps if isinstance(step[0], Develop)]
    for country in developed:
        bent = Bent(shunned=(country,))
        yield whole(position, seat, bent), bent
    free = [option.value.country for option in developable(position, seat) if option.blocked is None]
    others = sorted([country for country in free if country not in developed], key=lambda country: -NATIONS[country].income)
    for country in others[:2]:
        movement = Errands(position, seat)
        movement.take(country)
        movement.develop()
        yield finish(movement), None
    for group, aim in _guards(position, seat):
        yield _send_first(position, seat, group, aim), None
    for thrift in MANNER.search.thrifts:
        bent = Bent(thrift=thrift)
        yield whole(position, seat, bent), bent
    first = next((step[-1].node for step in sensible.steps if isinstance(step[-1], Go)), "")
    starts = [start for start in _starts(position, seat) if start[1].node != first]
    for group, aim in starts[: MANNER.search.ways_out // 2]:
        yield _send_first(position, seat, group, aim), Bent(sought=aim.node)
    yield from _outfits(position, seat, sensible)
    for group, aim in starts[MANNER.search.ways_out // 2 :]:
        yield _send_first(position, seat, group, aim), Bent(sought=aim.node)


def _outfits(position: Position, seat: Seat, sensible: Errands) -> Iterator[tuple[Errands, None]]:
    """Yield a movement without purchases, and others that buy pieces that are few."""
    kinds = {step[0].kind for step in sensible.steps if isinstance(step[0], Buy)}
    if kinds:
        movement = Errands(position, seat)
        movement.develop()
        movement.go()
        movement.end()
        yield movement, None
    few: dict[Kind, int] = {**MANNER.judged.enough, "plane": 1} if position.table.has_planes else MANNER.judged.enough
    for kind, most in few.items():
        is_short = kind not in kinds and count(position, seat, kind) < most and not (kind == "jeep" and has_idle_jeep(position, seat))
        if is_short and cards.price(position, kind) < position.players[seat].cash:
            movement = Errands(position, seat)
            movement.develop()
            if movement.after is None and cards.price(position, kind) < movement.position.players[seat].cash:
                movement.buy(kind)
            yield finish(movement), None


def _send_first(position: Position, seat: Seat, group: Group, aim: Aim) -> Errands:
    """Send a piece towards an aim first, then do what is sensible."""
    movement = Errands(position, seat, Bent(sought=aim.node))
    movement.develop()
    if movement.after is None and group in groups(movement.position.players[seat]):
        movement.send(group, aim, is_named=False)
        movement.develop()
    return finish(movement)


def _guards(position: Position, seat: Seat) -> Iterator[tuple[Group, Aim]]:
    """In war, yield the nearest free jeep and the richest threatened country without a jeep."""
    war, player = position.war, position.players[seat]
    if war is None or "jeep" not in war.pieces or not position.points:
        return
    bare = [NATIONS[country] for country in player.countries if NATIONS[country].cell not in map(cell_of, player.jeeps)]
    foes = [group for foe in enemies(war, seat) for group in groups(position.players[foe]) if is_jeep(group)]
    for nation in sorted(bare, key=lambda nation: -nation.income):
        coming = [distance(foe.what, foe.node, nation.node) for foe in foes if foe.what in ("jeep", "ship-jeep")]
        if not any(points is not None and points <= MANNER.search.threat for points in coming):
            continue
        free = [group for group in groups(player) if group.what in ("jeep", "ship-jeep") and not is_guard(position, seat, group)]
        near = [(points, group) for group in free if (points := points_to(player, group, nation.node)) is not None]
        if near:
            _, nearest = min(near, key=lambda way: way[0])
            yield nearest, Aim(nation.node, float(nation.income))
            return


def _starts(position: Position, seat: Seat) -> list[tuple[Group, Aim]]:
    """Return for each aim the group to which it promises most, the most promising aims first."""
    player = position.players[seat]
    if not position.points:
        return []
    best: list[tuple[float, int, Group, Aim]] = []
    for number, aim in enumerate((*aims(position, seat), *laps(position, seat), *hopes(position, seat))):
        for group in groups(player):
            if group.what not in ("jeep", "ship-jeep", "ship") or not aim.suits(group) or is_guard(position, seat, group):
                continue
            points = None if aim.node == group.node else points_to(player, group, aim.node)
            if points is not None:
                best.append((-aim.promise(points), number, group, aim))
    best.sort(key=lambda start: start[:2])
    chosen: dict[Any, tuple[Group, Aim]] = {}
    for _, _, group, aim in best:
        chosen.setdefault((aim.node, aim.is_for_ship), (group, aim))
    return list(chosen.values())[: MANNER.search.ways_out]


JUDGEMENT: Judgement[State] = Judgement(
    terms=TERMS,
    worth=worth,
    doubt=doubt,
    playout=playout,
    horizon=MANNER.search.horizon,
    candidates=candidates,
    words=words,
    reasons=reasons,
    styles=(
        Style("magellan.style.governor", ("magellan.term.income",)),
        Style("magellan.style.banker", ("magellan.term.money",)),
        Style("magellan.style.explorer", ("magellan.term.ways", "magellan.term.discoveries", "magellan.term.pack")),
        Style("magellan.style.warlord", ("magellan.term.pieces",), hinders=1.0),
    ),
    captain=Budget(80, 6),
    admiral=Budget(500, 10),
)
"""The budgets `captain` and `admiral` take about 0.3 s and 2 s of one core for a decision."""
