"""The start of a match. rulebook: Game preparation."""

from __future__ import annotations

from typing import cast

from engine.game.rules import Settings
from engine.values.chance import Chance
from engine.values.core import Msg, Note, Seat, Who
from games.pizarro.rules import says
from games.pizarro.rules.board import CARDS, EXPLORERS, MONEY_SETS, SET, Explorer, Side
from games.pizarro.rules.state import Bidding, LastMove, Player, Position, State
from games.pizarro.rules.turn.flow import next_card
from games.pizarro.rules.turn.work import Work


def setup(seats: int, settings: Settings, seed: str) -> State:
    """Draw the stacks of phases I, II and III, the deck and the start player, in that order."""
    chance = Chance(seed)
    stacks: list[tuple[Explorer, ...]] = []
    for count in CARDS:
        stack, chance = chance.shuffled(tuple(explorer for explorer in EXPLORERS for _ in range(count)))
        stacks.append(stack)
    deck, chance = chance.shuffled(SET * (MONEY_SETS - seats))
    start, chance = chance.below(seats)
    position = Position(
        sides=(cast(Side, settings["half1"]), cast(Side, settings["half2"])),
        is_exact=settings["exact"] == "on",
        phase=1,
        stack=stacks[0],
        bottom=0,
        later=tuple(stacks[1:]),
        unsold=(),
        deck=deck,
        discard=(),
        players=(Player(SET),) * seats,
        buyer=Seat(start),
        is_bought=False,
        last=LastMove(None, "start"),
        moved=None,
        chance=chance,
    )
    return next_card(Work(position))


def opening(state: State) -> tuple[Note, ...]:
    """Return the notes of who starts with which cards, and of the first card."""
    position, stage = state.position, state.at(Bidding)
    return (
        Note(Msg("pizarro.note.start", who=Who(position.buyer), cards=SET, deck=len(position.deck))),
        says.revealed(stage.card, 1, 1, len(position.stack) + 1),
    )
