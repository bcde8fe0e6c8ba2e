"""Spinning, and the storm. rulebook: How to play; Storm, winds and hammer."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from engine.core import Ask, Msg, Option, Seat, Talk, Turn
from engine.games.carta_magica import says
from engine.games.carta_magica.board import (
    CHART,
    COLUMNS,
    COMPASS,
    HARBOUR,
    STEP,
    STORM,
    STORM_STEPS,
    WHEEL,
    Compass,
    Square,
    beyond,
    crossing,
)
from engine.games.carta_magica.flow import onward
from engine.games.carta_magica.state import Choosing, Condition, Drift, LastMove, Sheltering, State, Storming
from engine.games.carta_magica.turn.cards import again_ask, use_again
from engine.games.carta_magica.ways import card_of
from engine.games.carta_magica.work import Work


@cache
def _spin_ask() -> Ask:
    return Ask("spin", Msg("carta_magica.spin.ask"), (Option("spin", None, Msg("carta_magica.spin.yes")),))


def spin(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Begin the turn: spin the wheel."""
    yield _spin_ask()
    position = state.position
    segment, chance = position.chance.below(len(WHEEL))
    if segment == STORM:
        return spun(Work(position), seat)
    return Turn(State(position.spun(seat, segment, chance), Choosing(seat)), (says.spun(seat, segment),), True)


def spun(work: Work, seat: Seat) -> Turn[State]:
    """Spin the wheel for the turn: actions to choose from, or a storm."""
    segment = WHEEL[work.spun()]
    work.wind = None
    work.is_cursed = False
    if segment.is_storm:
        work.say("carta_magica.note.spun-storm", seat)
        work.mark(seat, "storm", spin=work.spin)
        if card_of(work.players[seat], "spin_again") is not None:
            return work.turned(Storming(seat, None))
        return _blown(work, seat)
    work.notes.append(says.spun(seat, work.spin))
    work.mark(seat, "spun", spin=work.spin)
    return work.turned(Choosing(seat))


def _blown(work: Work, seat: Seat) -> Turn[State]:
    """Spin the direction of the storm."""
    number, work.chance = work.chance.below(len(COMPASS))
    work.sealed = True
    wind = work.wind = COMPASS[number]
    work.say("carta_magica.note.wind", seat, wind=says.compass(wind))
    if card_of(work.players[seat], "spin_again") is not None:
        return work.turned(Storming(seat, wind))
    return _warned(work, seat, wind)


_AGAIN: dict[Compass | None, str] = {
    None: "carta_magica.again.storm",
    "n": "carta_magica.again.storm-n",
    "e": "carta_magica.again.storm-e",
    "s": "carta_magica.again.storm-s",
    "w": "carta_magica.again.storm-w",
}


def again(state: State, seat: Seat) -> Talk[Turn[State]]:
    """A storm: the spinner may spin again, the wheel before the direction is known and the direction after it."""
    stage = state.stage
    assert isinstance(stage, Storming)
    is_again: bool = yield again_ask(_AGAIN[stage.wind], "storm")
    work = Work(state.position)
    if is_again:
        use_again(work, seat)
        return spun(work, seat) if stage.wind is None else _blown(work, seat)
    if stage.wind is None:
        work.mark(seat, "storm", spin=work.spin)
        return _blown(work, seat)
    return _warned(work, seat, stage.wind)


def _warned(work: Work, seat: Seat, wind: Compass) -> Turn[State]:
    """Those who hold good weather are asked, if the storm can move their ship."""
    asked = tuple(
        Seat(other)
        for other, player in enumerate(work.players)
        if player.condition == "free" and card_of(player, "good_weather") is not None
    )
    if asked:
        return work.turned(Sheltering(seat, wind, asked, ()))
    return drifted(work, seat, wind, ())


@cache
def _shelter_ask(wind: Compass, is_for_all: bool) -> Ask:
    words = ("good-weather", "storm")
    kind = "all" if is_for_all else "own"
    return Ask(
        "shelter",
        Msg(f"carta_magica.shelter.ask.{kind}", wind=says.compass(wind)),
        tuple(Option(word, word, Msg(f"carta_magica.shelter.{word}")) for word in words),
    )


def shelter(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Play good weather or not. rulebook: Good weather card."""
    stage = state.stage
    assert isinstance(stage, Sheltering)
    is_for_all = state.position.options.is_weather_for_all
    word: str = yield _shelter_ask(stage.wind, is_for_all)
    work = Work(state.position)
    asked = tuple(other for other in stage.asked if other != seat)
    sheltered = stage.sheltered
    if word == "good-weather":
        card = card_of(work.players[seat], "good_weather")
        assert card is not None
        work.use(seat, card)
        work.say("carta_magica.note.weather.all" if is_for_all else "carta_magica.note.weather", seat)
        if is_for_all:
            work.mark(stage.seat, "storm", spin=work.spin)
            work.todo = (("end", work.active),)
            return onward(work)
        sheltered = (*sheltered, seat)
    else:
        work.say("carta_magica.note.no-weather", seat)
    if asked:
        return work.turned(Sheltering(stage.seat, stage.wind, asked, sheltered))
    return drifted(work, stage.seat, stage.wind, sheltered)


def drifted(work: Work, seat: Seat, wind: Compass, sheltered: tuple[Seat, ...]) -> Turn[State]:
    """The storm moves every ship that is neither damaged, becalmed nor sheltered, the one furthest downwind first (a ruling)."""
    order = sorted((Seat(other) for other in range(len(work.players))), key=lambda one: -_downwind(work.players[one].square, wind))
    drifts = []
    for other in order:
        player = work.players[other]
        if player.condition == "free" and other not in sheltered:
            drifts.append(_drift(work, other, wind))
    work.mark(seat, "storm", spin=work.spin)
    work.last = (
        replace(work.last, what="storm", drifts=tuple(drifts))
        if work.last.what == "storm"
        else LastMove(seat, "storm", drifts=tuple(drifts), spin=work.spin)
    )
    swept = [drift.seat for drift in drifts if len(drift.route) > 1 and drift.route[-1] in HARBOUR]
    draws = tuple(("draw", other) for other in swept if HARBOUR[work.players[other].square].is_black)
    work.todo = (*draws, ("end", work.active))
    return onward(work)


def _downwind(square: Square, wind: Compass) -> int:
    row, column = divmod(square, COLUMNS)
    down, right = STEP[wind]
    return row * down + column * right


def _drift(work: Work, seat: Seat, wind: Compass) -> Drift:
    """Blow one ship: calm and harbours stop it, whatever blocks it damages it on its last square."""
    taken = {player.square for other, player in enumerate(work.players) if other != seat}
    route = [work.players[seat].square]
    condition: Condition = "free"
    is_swept = False
    for _ in range(STORM_STEPS):
        target = beyond(route[-1], wind)
        if target is None or target in taken or CHART[target] in "^IM":
            condition = "damaged"
            break
        route.append(target)
        if CHART[target] == "o":
            condition = "becalmed"
            break
        if target in HARBOUR:
            is_swept = True
            break
    key = "swept" if is_swept else condition
    work.notes.append(says.drifted(seat, key, route[-1]))
    if len(route) > 1:
        work.move(seat, route[-1], sum(map(crossing, route, route[1:])))
    if condition != "free" or is_swept:
        work.change(seat, condition=condition, swept=is_swept or work.players[seat].swept)
    return Drift(seat, tuple(route), condition)
