"""The conservation laws: 32 tokens of a kind with the bank's, 64 cards, one ship a square."""

from __future__ import annotations

from engine.values.core import Broken
from games.carta_magica.rules.board import ADVENTURES, BANK, CALM_LETTER, CHART, LIMIT, SAFE_LETTERS, TALISMANS, TOKENS
from games.carta_magica.rules.state import UNKNOWN, Over, Paying, Position, Retaming, State, Taming


def audit(state: State) -> None:
    """Raise `Broken` if the state breaks a law."""
    position, stage = state.position, state.stage
    # A card about which something is asked is neither in a deck nor in a hand.
    limbo = (stage.card,) if isinstance(stage, Taming | Retaming | Paying) and stage.card is not None else ()
    _cards(position, limbo)
    _tokens(position)
    _ships(position)
    seats = len(position.players)
    if not isinstance(stage, Over) and position.turn >= position.options.rounds * seats + seats:
        raise Broken(f"turn {position.turn} is beyond the last round")
    for known in position.known:
        if any(card not in position.deck for card in known):
            raise Broken(f"known cards {known} are not in the deck")


def _cards(position: Position, limbo: tuple[int, ...]) -> None:
    """Count the cards; `limbo` are those about which something is asked."""
    hands = [card for player in position.players for card in player.cards]
    adventures = [*position.deck, *position.discard, *limbo, *hands]
    if sorted(adventures) != list(range(len(ADVENTURES))):
        raise Broken(f"adventure cards: {sorted(adventures)}")
    talismans = [*position.talisman_deck, *position.row, *(card for player in position.players for card in player.talismans)]
    if sorted(talismans) != list(range(len(TALISMANS))):
        raise Broken(f"talisman cards: {sorted(talismans)}")
    players = [player for player in position.players if player.home != UNKNOWN]
    for choices in ([player.character for player in players], [player.challenge for player in players]):
        if len(set(choices)) != len(players):
            raise Broken(f"a character or challenge was chosen twice: {choices}")
    for player in position.players:
        hand = [ADVENTURES[card] for card in player.cards]
        if list(player.cards) != sorted(player.cards) or any(not card.is_kept and card.kind != "monster" for card in hand):
            raise Broken(f"a hand holds {player.cards}")


def _tokens(position: Position) -> None:
    """Count the tokens."""
    for kind in TOKENS:
        amounts = [getattr(player, kind) for player in position.players]
        if min(amounts) < 0 or max(amounts) > LIMIT or sum(amounts) > BANK:
            raise Broken(f"{kind} tokens: {amounts}")


def _ships(position: Position) -> None:
    """Look at where ships lie, and how."""
    players = [player for player in position.players if player.home != UNKNOWN]
    squares = [player.square for player in players]
    if len(set(squares)) != len(squares) or len({player.home for player in players}) != len(players):
        raise Broken(f"ships at {squares}")
    for player in players:
        letter = CHART[player.square]
        if letter not in SAFE_LETTERS + CALM_LETTER or (letter == CALM_LETTER) != (player.condition == "becalmed"):
            raise Broken(f"a ship that is {player.condition} lies on {letter}")
        if player.square == player.home and player.lap and position.final is None:
            raise Broken("a ship is home after a lap, and the match goes on")
