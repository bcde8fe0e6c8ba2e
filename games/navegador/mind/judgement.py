"""What the search uses: the evaluation of a position, playouts, and the candidates."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec.structs import replace

from engine.game.mind import Budget, Candidate, Judgement, Style
from engine.values.core import Ask, Form, Line, Path, Seat, Token
from engine.walking.walk import drive
from games.navegador.mind import evaluation, quick
from games.navegador.mind.deeds import Deed, do_deed
from games.navegador.mind.manner import MANNER
from games.navegador.mind.policy import answer
from games.navegador.mind.prospects import odds
from games.navegador.mind.reasons import reasons
from games.navegador.mind.voyages import gatherings
from games.navegador.rules.board import CIRCLE, FIELD_NUMBER, FREE_STEPS, cost
from games.navegador.rules.state import Over, Sailing, State
from games.navegador.rules.turn import turn

SEARCH = MANNER.search
MOST_PAID = MANNER.habits.most_paid


def playout(state: State, seat: Seat, plan: Any, turns: int, rng: Random) -> State:
    """Play a number of turns on by the quick policy, each player with a taste of their own.

    `plan` is the field of the rondel on which the seat's next turn is spent.
    """
    last = state.position.turns + turns
    # A seat gets CIRCLE tastes from a place that depends on the turn: cheaper than new random numbers each turn.
    tastes = [1 + SEARCH.play * (rng.random() - 0.5) for _ in range(89 + CIRCLE)]
    while not isinstance(state.stage, Over) and state.position.turns < last:
        at = (state.position.turns * 11) % 89
        deed = quick.choice(state, taste=tastes[at : at + CIRCLE])
        if plan is not None and state.stage.seat == seat and deed.field is not None:
            deed, plan = quick.best_deed(quick.outlook(state), plan), None
        state = do_deed(state, deed)
    return state


def candidates(world: State, seat: Seat, most: int, rng: Random) -> tuple[Candidate, ...]:
    """Return the candidates: the quick policy's line, the best of each field, then others."""
    lines: dict[Line, float] = {}
    for deed, less in _choices(world):
        if len(lines) >= most:
            break
        lines.setdefault(_line(world, seat, deed, is_looking=bool(lines)), less)
    return tuple([Candidate(line, behind=min(SEARCH.most_behind, less * SEARCH.behind)) for line, less in lines.items()])


def plans(world: State, seat: Seat, line: Line) -> tuple[int, ...]:
    """Return the fields that cost nothing in the seat's turn after this line."""
    player = world.position.players[seat]
    field = FIELD_NUMBER.get(line.split()[0], player.field)
    if field is None or world.position.left is not None:
        return ()
    return tuple([(field + ahead) % CIRCLE for ahead in range(1, FREE_STEPS + 1)])


def _line(world: State, seat: Seat, deed: Deed, is_looking: bool) -> Line:
    """Write a deed as a line; `is_looking`: look at a discovery before other ships sail on."""
    if is_looking and deed.explored is not None:
        deed = replace(deed, groups=tuple([group for group in deed.groups if group[1] == deed.explored]))
    wanted = quick.path(world, deed)

    def answered(asked: Ask | Form, path: Path) -> Token:
        if is_looking and isinstance(asked, Ask) and asked.name == "sail.group" and len(path) >= len(wanted):
            return next((option.token for option in asked.options if option.value == "look"), answer(asked, path, wanted))
        return answer(asked, path, wanted)

    path, _ = drive(turn(world, seat), answered)
    return " ".join(path)


def _choices(state: State) -> Iterator[tuple[Deed, float]]:
    """Yield deeds, the sensible one first, each with the points it is behind the best one."""
    position, worth = state.position, quick.outlook(state)
    yield quick.choice(state), 0.0
    if isinstance(state.stage, Sailing):
        yield Deed(None, 0.0), 0.0
        for voyage in gatherings(worth, state.stage.still):
            yield Deed(None, voyage.worth, groups=voyage.groups), 0.0
        return
    firsts: list[tuple[float, Deed]] = []
    others: list[tuple[float, Deed]] = []
    extras = [deed for deed in quick.extras(worth) if deed.worth > 0]
    field = worth.player.field
    for ahead in range(1, CIRCLE + 1):
        to = ahead - 1 if field is None else (field + ahead) % CIRCLE
        paid = cost(field, to)
        if paid > min(MOST_PAID, worth.ship_count):
            break
        if extras and position.run + ahead >= CIRCLE:
            break  # the card would expire, although its sailing costs nothing
        gone = quick.regions_to_pay(worth, paid) if paid else ()
        price = worth.paid(paid) + (0 if field is None else worth.weights.step * ahead)
        _rank([*quick.deeds(quick.without(worth, gone) if gone else worth, to, gone, is_wide=True)], price, firsts, others)
    # the turn is still to come after an extra sailing
    _rank(extras, -max([0.0, *(value for value, _ in firsts)]), firsts, others)
    best = max([value for value, _ in firsts], default=0.0)
    for ranked in (firsts, others):
        ranked.sort(key=lambda entry: -entry[0])
        for value, deed in ranked:
            yield deed, best - value


def _rank(deeds: list[Deed], price: float, firsts: list[tuple[float, Deed]], others: list[tuple[float, Deed]]) -> None:
    """Put the best deed of a field into `firsts`, the next ones into `others`.

    `price` is what the way there costs, in points.
    """
    ranked = sorted(deeds, key=lambda deed: -deed.worth)
    for place, deed in enumerate(ranked[: SEARCH.seconds]):
        choices = others if place else firsts
        choices.append((deed.worth - price, deed))


JUDGEMENT = Judgement(
    terms=evaluation.TERMS,
    worth=evaluation.worth,
    doubt=evaluation.doubt,
    odds=odds,
    playout=playout,
    horizon=SEARCH.horizon,
    candidates=candidates,
    plans=plans,
    reasons=reasons,
    styles=(
        Style("navegador.style.explorer", (evaluation.DISCOVERIES, evaluation.SHIPS)),
        Style("navegador.style.merchant", (evaluation.FACTORIES, evaluation.MARKET, evaluation.MONEY)),
        Style("navegador.style.settler", (evaluation.COLONIES, evaluation.WORKERS)),
        Style("navegador.style.builder", (evaluation.CHURCHES, evaluation.SHIPYARDS, evaluation.PRIVILEGES)),
    ),
    captain=Budget(80, 10),
    admiral=Budget(450, 18),
)
