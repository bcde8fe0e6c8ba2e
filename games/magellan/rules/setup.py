"""The start of a match. rulebook: Inventory; Start of the game; Advice for beginners."""

from __future__ import annotations

from typing import cast

from engine.game.rules import Settings
from engine.values import codec
from engine.values.chance import Chance
from engine.values.core import Msg, Note, Seat, Who
from games.magellan.rules import cards
from games.magellan.rules.board import BASE_NAMES, NATIONS, bases, countries_in_play
from games.magellan.rules.state import FormerState, Last, Level, Player, Position, Rolling, Ship, State, Table, number

CASH = {2: 1200, 3: 800, 4: 600}
"""Money at the start in M, by number of players."""
JEEPS = 5
SHIPS = 3
OPEN_COUNTRIES = 5
OPEN_CARDS = 2


def table_of(settings: Settings) -> Table:
    """Return the settings as the state holds them."""
    series = [*range(1, 6)]
    if settings["history6"] == "on":
        series += range(6, 11)
    if settings["history11"] == "on":
        series += range(11, 16)
    return Table(
        level=cast(Level, settings["level"]),
        example=int(settings["bases"]),
        target=int(settings["target"]),
        is_played_on=settings["end"] == "places",
        rounds=0 if settings["rounds"] == "none" else int(settings["rounds"]),
        series=tuple(series),
        has_supplement=settings["countries"] == "100",
    )


def setup(seats: int, settings: Settings, seed: str) -> State:
    """Draw the geographic pack, the history pack, the bases and the first player."""
    table, chance = table_of(settings), Chance(seed)
    countries, chance = chance.shuffled(countries_in_play(table.has_supplement))
    history, chance = chance.shuffled(cards.playable(table))
    lots, chance = chance.shuffled(bases(table.example)[:seats])
    start, chance = chance.below(seats)
    is_for_beginners = settings["start"] == "beginners"
    lying = tuple(card for card in history if card in cards.DISCOVERIES)[:OPEN_CARDS] if is_for_beginners else ()
    position = Position(
        table=table,
        players=tuple(
            Player(CASH[seats], base.land, base.sea, jeeps=(base.land,) * JEEPS, ships=(Ship(base.sea),) * SHIPS) for base in lots
        ),
        bank=-CASH[seats] * seats,
        geographic=countries[OPEN_COUNTRIES:] if is_for_beginners else countries,
        open=countries[:OPEN_COUNTRIES] if is_for_beginners else (),
        history=tuple(card for card in history if card not in lying),
        active=(),
        war=None,
        losses=(),
        debts=(),
        start=Seat(start),
        round=1,
        seat=Seat(start),
        points=0,
        dice=(),
        flight=None,
        trail=(),
        last=Last("start", Seat(start)),
        chance=chance,
    )
    for card in lying:
        position = cards.drawn(position, position.seat, card, [])
    return State(position, Rolling())


def opening(state: State) -> tuple[Note, ...]:
    """Return the first notes: who begins, everybody's base, and the open cards."""
    position = state.position
    notes = [Note(Msg("magellan.note.start", who=Who(position.start)))]
    for seat, player in enumerate(position.players):
        base = Msg(f"magellan.base.{BASE_NAMES[player.base]}")
        notes.append(Note(Msg("magellan.note.base", who=Who(Seat(seat)), number=number(position, Seat(seat)), base=base, cash=player.cash)))
    if position.open:
        notes.append(Note(Msg("magellan.note.opened", countries=tuple(NATIONS[country].name for country in position.open))))
    if position.active:
        notes.append(Note(Msg("magellan.note.places", cards=tuple(Msg(f"magellan.card.{active.card}") for active in position.active))))
    return tuple(notes)


def former_setup(seats: int, settings: Settings, seed: str) -> State:
    """Return the start of a match by the rules up to version 3."""
    state: State = codec.loads(FormerState, codec.dumps(setup(seats, settings, seed)))
    return state
