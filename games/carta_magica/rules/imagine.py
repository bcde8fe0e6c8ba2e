"""Positions that a viewer cannot tell from the real one: other decks, other chance."""

from __future__ import annotations

from random import Random

from engine.values.chance import Chance
from engine.values.core import Seat
from games.carta_magica.rules.board import ADVENTURES, CHALLENGES, CHARACTERS, TALISMANS
from games.carta_magica.rules.state import STAGES, UNKNOWN, Player, Position, Stage, State
from games.carta_magica.rules.view import CartaMagicaView, PlayerView


def imagine(view: CartaMagicaView, rng: Random) -> State:
    """Return a state with the same view; cards whose places the viewer knows stay there."""
    players = tuple([_player(player) for player in view.players])
    deck = _deck(view, players, rng)
    talismans = {card.id for card in view.row} | {card for player in players for card in player.talismans}
    known_places = (*(player.known_places for player in view.players), view.public_places)
    position = Position(
        options=view.options,
        players=players,
        first=view.first,
        active=view.active,
        deck=deck,
        known=tuple([tuple(sorted([deck[place] for place in places])) for places in known_places]),
        talisman_deck=_shuffled([card.id for card in TALISMANS if card.id not in talismans], rng),
        row=tuple([card.id for card in view.row]),
        chance=Chance(f"{rng.getrandbits(64):016x}"),
        turn=view.turn,
        discard=tuple([card.id for card in view.discard]),
        spin=view.spin,
        wind=view.wind,
        todo=view.todo,
        is_cursed=view.is_cursed,
        final=_final(view) if view.is_final else None,
        since=view.since,
        last=view.last,
    )
    return State(position, _stage(view))


def _player(player: PlayerView) -> Player:
    return Player(
        character=UNKNOWN if player.character is None else CHARACTERS.index(player.character),
        challenge=UNKNOWN if player.challenge is None else CHALLENGES.index(player.challenge),
        home=UNKNOWN if player.home is None else player.home,
        square=UNKNOWN if player.square is None else player.square,
        condition=player.condition,
        lap=player.lap,
        gold=player.gold,
        goods=player.goods,
        magic=player.magic,
        cards=tuple(sorted([card.id for card in (*player.cards, *player.monsters)])),
        talismans=tuple([card.id for card in player.talismans]),
        swept=player.is_swept,
        misses=player.misses,
        has_left=player.has_left,
        home_turn=player.home_turn,
    )


def _deck(view: CartaMagicaView, players: tuple[Player, ...], rng: Random) -> tuple[int, ...]:
    """Return an adventure deck: known cards in their places, the others in any order."""
    known = {remembered.place: remembered.card.id for remembered in view.remembered}
    away = {*known.values(), *(card.id for card in view.discard), *(card for player in players for card in player.cards)}
    if view.monster is not None:
        away.add(view.monster.card.id)
    if view.payment is not None and view.payment.card is not None:
        away.add(view.payment.card.id)
    hidden = list(_shuffled([card.id for card in ADVENTURES if card.id not in away], rng))
    return tuple([known[place] if place in known else hidden.pop() for place in range(view.deck_count)])


def _shuffled(cards: list[int], rng: Random) -> tuple[int, ...]:
    rng.shuffle(cards)
    return tuple(cards)


def _final(view: CartaMagicaView) -> tuple[Seat, ...]:
    """Return who still has a turn, in the order of play."""
    seats = len(view.players)
    after = (Seat((view.active + step) % seats) for step in range(1, seats + 1))
    return tuple(seat for seat in after if view.players[seat].has_final_turn)


def _stage(view: CartaMagicaView) -> Stage:
    """Return what is awaited, and from whom."""
    make = STAGES[view.stage]
    if view.stage == "over":
        return make(view.is_limit)
    seat = view.awaited[0]
    if view.stage == "settling":
        seats = len(view.players)
        queue = [Seat((view.first + step) % seats) for step in range(seats)]
        return make(tuple(queue[queue.index(seat) :]))
    if view.stage == "sheltering":
        return make(view.active, view.wind, view.awaited, view.sheltered)
    if view.stage == "storming":
        return make(seat, view.wind)
    if view.stage == "sailing":
        return make(seat, view.steps)
    if view.stage == "engaging":
        return make(seat, view.victims)
    if view.payment is not None:
        card = view.payment.card
        return make(seat, view.payment.kind, view.payment.amount, None if card is None else card.id)
    if view.monster is not None:
        spin = () if view.monster.spin is None else (view.monster.spin,)
        return make(seat, view.monster.card.id, view.monster.spent, *spin)
    return make(seat) if view.fight is None else make(seat, view.fight)
