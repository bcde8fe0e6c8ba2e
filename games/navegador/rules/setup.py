"""The start of a match. rulebook: Setting up the game."""

from __future__ import annotations

from engine.game.rules import Settings
from engine.values.chance import Chance
from engine.values.core import Note, Seat
from games.navegador.rules import board, says
from games.navegador.rules.state import LastMove, Moving, Player, Position, State, right


def setup(seats: int, settings: Settings, seed: str) -> State:
    """Draw, in this order: the start player, the tokens of sugar, gold and spice."""
    first, chance = Chance(seed).below(seats)
    stacks: list[tuple[int, ...]] = [()] * len(board.REGIONS)
    removed = [0] * len(board.GOODS)
    for good, tokens in enumerate(board.TOKENS):
        mixed, chance = chance.shuffled(tokens)
        removed[good], mixed = mixed[0], mixed[1:]
        for region, count in enumerate(board.STACKS):
            if board.GOOD_OF[region] == good:
                stacks[region], mixed = mixed[:count], mixed[count:]
    is_goa = settings["king"] == "goa"
    shown = board.refill(seats, 1)
    position = Position(
        players=(beginner(is_goa),) * seats,
        is_goa=is_goa,
        known=1 << board.PORTUGAL,
        stacks=tuple(stacks),
        removed=(removed[0], removed[1], removed[2]),
        phase=1,
        opening=0,
        market=(board.START_ROW, board.START_ROW, board.START_ROW),
        built=(0,) * len(board.building_counts(seats)),
        gallery=(shown,) * len(board.KINDS),
        reserve=(board.PRIVILEGE_TOKENS - shown,) * len(board.KINDS),
        start=Seat(first),
        holder=right(Seat(first), seats),
        marked=None,
        run=0,
        turns=0,
        is_ending=False,
        left=None,
        last=LastMove(None, "start"),
    )
    return State(position, Moving(Seat(first)))


def beginner(is_goa: bool) -> Player:
    """Return what every player starts with."""
    return Player(
        money=board.START["money"],
        workers=board.START["workers"],
        ships=tuple(board.START["ships"] if region == board.PORTUGAL else 0 for region in range(len(board.REGIONS))),
        colonies=((),) * len(board.GOODS),
        factories=(0,) * board.FACTORIES,
        shipyards=board.START["shipyards"],
        churches=board.START["churches"],
        explorers=(),
        privileges=(0,) * len(board.KINDS),
        king="goa" if is_goa else "held",
        field=None,
    )


def opening(state: State) -> tuple[Note, ...]:
    """Note who starts, who has the Navegador card, and everybody's ships and money."""
    position = state.position
    return (says.started(position.start, position.holder, board.START["ships"], board.START["money"]),)
