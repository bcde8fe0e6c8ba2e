"""The conservation laws: every money card, explorer card, ship and veto is accounted for."""

from __future__ import annotations

from collections import Counter

from engine.values.core import Broken
from games.pizarro.rules.board import CARDS, EXPLORERS, MONEY_SETS, PHASES, SET, SHIPS, Explorer, is_divided
from games.pizarro.rules.state import Bidding, Gambling, Over, Paying, Player, Position, State, Vetoing

ALL_MONEY = sorted(SET * MONEY_SETS)
ALL_EXPLORERS = {(phase, explorer): CARDS[phase - 1] for phase in PHASES for explorer in EXPLORERS}


def audit(state: State) -> None:
    """Raise `Broken` if the state breaks a law."""
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
    """Count the money cards."""
    cards = [*position.deck, *position.discard]
    for player in position.players:
        cards += player.hand
        for pile in player.piles:
            cards += pile.values
    if sorted(cards) != ALL_MONEY:
        raise Broken(f"money cards: {sorted(Counter(cards).items())}")


def _explorer_cards(position: Position, card: Explorer | None) -> None:
    """Count the explorer cards: shown by ships, unsold, in a stack or on offer.

    A ship shows the cards of its phase and of those before.
    """
    cards: list[tuple[int, Explorer]] = [*position.unsold]
    if card:
        cards.append((position.phase, card))
    for phase, stack in enumerate((position.stack, *position.later), position.phase):
        cards += [(phase, explorer) for explorer in stack]
    for player in position.players:
        cards += [(phase, ship.explorer) for ship in player.ships for phase in PHASES[: ship.phase]]
    counts = Counter(cards)
    if counts != ALL_EXPLORERS:
        wrong = [key for key in ALL_EXPLORERS | counts if counts[key] != ALL_EXPLORERS.get(key, 0)]
        raise Broken(f"explorer cards: {', '.join(f'{counts[key]} of {key[1]} in phase {key[0]}' for key in wrong)}")


def _player(position: Position, seat: int, player: Player) -> None:
    """Look at the ships, hand, piles and vetoes of a player."""
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
