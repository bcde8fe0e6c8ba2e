"""Spinning the wheel, and the storm.

rulebook: How to play; Storm, winds and hammer; Good weather card.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Option, Seat, Talk, Turn
from games.carta_magica.rules import board, says
from games.carta_magica.rules.board import HARBOUR, STORM, WHEEL, Compass, Square, beyond, crossings, downwind
from games.carta_magica.rules.payment import card_of
from games.carta_magica.rules.state import Choosing, Condition, Drift, LastMove, Position, Sheltering, State, Storming, Task
from games.carta_magica.rules.turn.cards import again_ask, use_again
from games.carta_magica.rules.turn.flow import onward
from games.carta_magica.rules.turn.work import Work

SPIN = Ask("spin", Msg("carta_magica.spin.ask"), (Option("spin", None, Msg("carta_magica.spin.yes")),))


def spin(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Begin the turn: spin the wheel."""
    yield SPIN
    position = state.position
    segment, chance = position.chance.below(len(WHEEL))
    if segment == STORM:
        return spun(Work(state), seat)
    # The most frequent line of all, made without a workbench.
    after = replace(position, spin=segment, wind=None, is_cursed=False, last=LastMove(seat, "spun", spin=segment), chance=chance)
    return Turn(State(after, Choosing(seat)), (says.spun(seat, segment),), True)


def spun(work: Work, seat: Seat) -> Turn[State]:
    """Spin the wheel for the turn: actions to choose from, or a storm."""
    segment = work.spin()
    work.change(wind=None, is_cursed=False)
    if segment == STORM:
        return risen(work, seat)
    work.notes.append(says.spun(seat, segment))
    work.mark(seat, "spun", spin=segment)
    return work.finished(Choosing(seat))


def risen(work: Work, seat: Seat) -> Turn[State]:
    """Raise a storm: the wheel has stopped on it."""
    work.say("carta_magica.note.spun-storm", seat)
    work.mark(seat, "storm", spin=work.position.spin)
    if card_of(work.player(seat), "spin_again") is not None:
        return work.finished(Storming(seat, None))
    return _blow(work, seat)


def _blow(work: Work, seat: Seat) -> Turn[State]:
    """Spin the direction of the storm."""
    wind = work.spin_wind()
    work.say("carta_magica.note.wind", seat, wind=says.compass(wind))
    if card_of(work.player(seat), "spin_again") is not None:
        return work.finished(Storming(seat, wind))
    return _warn(work, seat, wind)


def again(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Ask the spinner of a storm whether to spin the wheel or the known direction again."""
    stage = state.at(Storming)
    calm = Msg("carta_magica.again.storm.odds", segments=sum(not segment.is_storm for segment in WHEEL))
    harm = None if stage.wind is None else _outcome(state.position, seat, stage.wind, ())
    prompt = Msg("carta_magica.again.storm", wind=stage.wind or "none")
    is_again: bool = yield again_ask("storm.again", prompt, "storm", calm if stage.wind is None else None, harm)
    return stormed(Work(state), stage, is_again)


def stormed(work: Work, stage: Storming, is_again: bool) -> Turn[State]:
    """Spin again with a card of the spinner, or let the storm come."""
    seat = stage.seat
    if is_again:
        use_again(work, seat)
        return spun(work, seat) if stage.wind is None else _blow(work, seat)
    if stage.wind is None:
        work.mark(seat, "storm", spin=work.position.spin)
        return _blow(work, seat)
    return _warn(work, seat, stage.wind)


def _warn(work: Work, seat: Seat, wind: Compass) -> Turn[State]:
    """Ask the seats of free ships that hold good weather; without any, the storm comes."""
    seats = tuple(
        Seat(other)
        for other, player in enumerate(work.position.players)
        if player.condition == "free" and card_of(player, "good_weather") is not None
    )
    if seats:
        return work.finished(Sheltering(seat, wind, seats, ()))
    return _drive(work, seat, wind, ())


@lru_cache(1 << 10)
def _shelter_ask(wind: Compass, is_for_all: bool, outcome: Msg | None) -> Ask:
    options = (
        Option("good-weather", True, Msg("carta_magica.order.weather"), Msg("carta_magica.choose.card-used")),
        Option("storm", False, Msg("carta_magica.shelter.storm"), outcome),
    )
    return Ask("storm.weather", Msg("carta_magica.shelter.ask", all=int(is_for_all), wind=says.compass(wind)), options)


def _outcome(position: Position, seat: Seat, wind: Compass, sheltered: tuple[Seat, ...]) -> Msg | None:
    """Say what the storm does to a seat's ship as things are; `None`: it spares the ship.

    It spares ships that are damaged, becalmed or sheltered.
    """
    drift = next((drift for drift in drifts(position, wind, sheltered) if drift.seat == seat), None)
    if drift is None:
        return None
    is_swept = drift.condition == "free" and drift.route[-1] in HARBOUR
    return Msg("carta_magica.shelter.outcome", how="swept" if is_swept else drift.condition, place=says.place(drift.route[-1]))


def shelter(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Play good weather or not. rulebook: Good weather card."""
    stage = state.at(Sheltering)
    is_for_all = state.position.options.is_weather_for_all
    is_sheltered: bool = yield _shelter_ask(stage.wind, is_for_all, _outcome(state.position, seat, stage.wind, stage.sheltered))
    return sheltered_by(Work(state), stage, seat, is_sheltered)


def sheltered_by(work: Work, stage: Sheltering, seat: Seat, is_sheltered: bool) -> Turn[State]:
    """Play good weather for a seat, or not; the storm comes once nobody is asked any more."""
    is_for_all = work.position.options.is_weather_for_all
    seats = tuple(other for other in stage.asked if other != seat)
    sheltered = stage.sheltered
    if is_sheltered:
        card = card_of(work.player(seat), "good_weather")
        assert card is not None
        work.use(seat, card)
        work.say("carta_magica.note.weather.all" if is_for_all else "carta_magica.note.weather", seat)
        if is_for_all:
            work.mark(stage.seat, "storm", spin=work.position.spin)
            return onward(work, Task("end", work.position.active))
        sheltered = (*sheltered, seat)
    else:
        work.say("carta_magica.note.no-weather", seat)
    if seats:
        return work.finished(Sheltering(stage.seat, stage.wind, seats, sheltered))
    return _drive(work, stage.seat, stage.wind, sheltered)


def _drive(work: Work, seat: Seat, wind: Compass, sheltered: tuple[Seat, ...]) -> Turn[State]:
    """Move the ships by the storm.

    Those swept into black harbours draw an adventure in the order in which they came in.
    """
    driven = drifts(work.position, wind, sheltered)
    for drift in driven:
        _follow(work, drift)
    work.mark(seat, "storm", spin=work.position.spin)
    last = work.position.last
    if last.what != "storm":  # the line began with something else, such as a battle
        last = LastMove(seat, "storm", spin=work.position.spin)
    work.change(last=replace(last, drifts=driven))
    swept = [drift for drift in driven if drift.condition == "free" and drift.route[-1] in HARBOUR]
    draws = [Task("draw", drift.seat) for drift in swept if HARBOUR[drift.route[-1]].is_black]
    return onward(work, *draws, Task("end", work.position.active))


def drifts(position: Position, wind: Compass, sheltered: tuple[Seat, ...]) -> tuple[Drift, ...]:
    """Return how a storm moves every ship, the one furthest downwind first (a ruling).

    Ships that are damaged, becalmed or sheltered stay.
    """
    squares = [player.square for player in position.players]
    order = sorted(range(len(squares)), key=lambda seat: -downwind(squares[seat], wind))
    driven = []
    for seat in order:
        if position.players[seat].condition == "free" and seat not in sheltered:
            route, condition = drifted(squares[seat], wind, frozenset([square for other, square in enumerate(squares) if other != seat]))
            squares[seat] = route[-1]
            driven.append(Drift(Seat(seat), route, condition))
    return tuple(driven)


@lru_cache(1 << 14)
def drifted(square: Square, wind: Compass, taken: frozenset[Square]) -> tuple[tuple[Square, ...], Condition]:
    """Return the route of one ship in a storm, and its condition at the end.

    Calm and harbours stop it; whatever blocks it damages it on its last square.
    """
    route = [square]
    for _ in range(board.STORM_STEPS):
        target = beyond(route[-1], wind)
        if target is None or target in taken or board.CHART[target] in board.LAND_LETTERS:
            return tuple(route), "damaged"
        route.append(target)
        if board.CHART[target] == board.CALM_LETTER:
            return tuple(route), "becalmed"
        if target in HARBOUR:
            break
    return tuple(route), "free"


def _follow(work: Work, drift: Drift) -> None:
    """Move one ship as the storm drives it."""
    seat, route, condition = drift.seat, drift.route, drift.condition
    is_swept = condition == "free" and route[-1] in HARBOUR
    work.say(f"carta_magica.note.drift.{'swept' if is_swept else condition}", seat, place=says.place(route[-1]))
    if len(route) > 1:
        work.move(seat, route[-1], crossings(route))
    if condition != "free" or is_swept:
        work.change_player(seat, condition=condition, swept=is_swept or work.player(seat).swept)
