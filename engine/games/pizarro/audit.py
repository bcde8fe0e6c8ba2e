"""The conservation laws: every money card, explorer card, ship and veto is accounted for."""

from __future__ import annotations

from collections import Counter

from engine.core import Broken
from engine.games.pizarro.board import CARDS, EXPLORERS, MONEY_SETS, PHASES, SET, SHIPS, Explorer, is_divided
from engine.games.pizarro.state import Bidding, Gambling, Over, Paying, Player, Position, State, Vetoing

ALL_MONEY = Counter(SET * MONEY_SETS)


def audit(state: State) -> None:
    """Raises `Broken` with what is wrong."""
    position, stage = state.position, state.stage
    _money(position)
    _explorer_cards(position, stage.card if isinstance(stage, Vetoing | Bidding | Paying) else None)
    for seat, player in enumerate(position.players):
        _player(position, seat, player)
    if not 0 <= position.bottom <= len(position.stack):
        raise Broken(f"{position.bottom} known cards in a stack of {len(position.stack)}")
    if isinstance(stage, Gambling | Over) and (position.stack or position.later):
        raise Broken("explorer cards are left at the scoring")


def _money(position: Position) -> None:
    cards = [*position.deck, *position.discard]
    for player in position.players:
        cards += player.hand
        for pile in player.piles:
            cards += pile.values
    if Counter(cards) != ALL_MONEY:
        raise Broken(f"money cards: {sorted(Counter(cards).items())}")


def _explorer_cards(position: Position, card: Explorer | None) -> None:
    stacks = {phase: position.later[phase - position.phase - 1] for phase in PHASES if phase > position.phase}
    stacks[position.phase] = (*position.stack, card) if card else position.stack
    for phase in PHASES:
        for explorer in EXPLORERS:
            sold = sum(ship.explorer == explorer and ship.phase >= phase for player in position.players for ship in player.ships)
            count = sold + position.unsold.count((phase, explorer)) + stacks.get(phase, ()).count(explorer)
            if count != CARDS[phase - 1]:
                raise Broken(f"{count} cards of {explorer} in phase {phase}")


def _player(position: Position, seat: int, player: Player) -> None:
    if len(player.ships) > SHIPS:
        raise Broken(f"seat {seat} has {len(player.ships)} ships")
    if player.hand != tuple(sorted(player.hand)):
        raise Broken(f"the hand of seat {seat} is not sorted")
    for ship in player.ships:
        if ship.phase > position.phase or (ship.half is not None) != is_divided(position.sides, ship.explorer, ship.phase):
            raise Broken(f"seat {seat} has a ship on {ship}")
    magellan = [ship.phase for ship in player.ships if ship.explorer == "magellan"]
    if len(magellan) != len(player.piles) or sum(magellan) != sum(len(pile.values) for pile in player.piles):
        raise Broken(f"seat {seat} has Magellan ships {magellan} and piles {player.piles}")
    if player.vetoes + player.vetoes_used != sum(ship.explorer == "columbus" for ship in player.ships):
        raise Broken(f"seat {seat} has {player.vetoes} + {player.vetoes_used} vetoes")
