#: simultaneous
"""A move: everybody chooses a card and coins in secret, at the same time. The last choice reveals all of them.

Until then a player may choose otherwise: `may_act` gives everybody a dialogue, and a new choice replaces the old one.
"""
#: turns
"""A move: a player lays a card and coins in the open. When all have played, the strongest card wins the prize."""
#: end

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Note, Option, Seat, Talk, Turn
from games.newgame.rules import says
from games.newgame.rules.state import Over, Play, Player, Playing, Position, Revealing, Round, State, missing, with_player
from engine.asks.talk import pick, put


def turn(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The dialogue of a seat: `7 with 2`, or `7` without coins to lay."""
    position = state.position
    player = position.players[seat]
    card = yield from pick(
        "card",
        says.card_asked(position.prize),
        [Option(str(value), value, says.card(value)) for value in player.hand],
        #: simultaneous
        secret=True,
        #: end
    )
    coins = 0
    if player.coins:
        coins = yield from put(_coins_asked(player, card, partial(_shown, position, seat, Play(card))))
    return _played(position, seat, Play(card, coins))


def _coins_asked(player: Player, card: int, so_far: Callable[[], State]) -> Ask:
    """How many coins are laid on a card. `with` stands before the number in the line."""
    options = tuple(Option(str(count), count, says.coins(count)) for count in range(player.coins + 1))
    #: simultaneous
    return Ask("coins", Msg("newgame.coins.ask", card=card), options, secret=True, so_far=so_far, word="with")
    #: turns
    return Ask("coins", Msg("newgame.coins.ask", card=card), options, so_far=so_far, word="with")
    #: end


def _laid(position: Position, seat: Seat, play: Play) -> Position:
    return with_player(position, seat, replace(position.players[seat], play=play))


def _shown(position: Position, seat: Seat, play: Play) -> State:
    """What the player sees with this card laid, before anything comes out."""
    after = _laid(position, seat, play)
    return State(after, Playing() if missing(after) else Revealing())


def _played(position: Position, seat: Seat, play: Play) -> Turn[State]:
    """The end of a move: the next one has to play, or the round is settled."""
    #: simultaneous
    is_changed = position.players[seat].play is not None
    after = _laid(position, seat, play)
    if missing(after):
        own = says.chosen(seat, play)
        # Who chooses otherwise tells the others nothing: they know already that there is a choice.
        return Turn(State(after, Playing()), (own,) if is_changed else (says.has_chosen(seat), own))
    state, notes = _settled(after)  # says what everybody has chosen, the last one too
    return Turn(state, notes, sealed=True, before_chance=lambda: State(after, Revealing()))
    #: turns
    after = _laid(position, seat, play)
    note = says.laid(seat, play)
    if missing(after):
        return Turn(State(after, Playing()), (note,))
    state, notes = _settled(after)
    # A new prize is turned up, so that nobody can take the move back; after the last one nothing unknown comes out.
    return Turn(state, (note, *notes), sealed=bool(after.later), before_chance=lambda: State(after, Revealing()))
    #: end


def _settled(position: Position) -> tuple[State, tuple[Note, ...]]:
    """The strongest play wins the prize, everybody's coins are spent, the next prize is turned up."""
    plays = tuple(player.play or Play(0) for player in position.players)
    winner = Seat(max(range(len(plays)), key=lambda seat: plays[seat].strength))
    #: simultaneous
    notes = [says.revealed(Seat(seat), play) for seat, play in enumerate(plays)]
    notes.append(says.won(winner, position.prize))
    #: turns
    notes = [says.won(winner, position.prize)]
    #: end
    players = tuple(_after(player, play) for player, play in zip(position.players, plays, strict=True))
    richer = replace(players[winner], prizes=(*players[winner].prizes, position.prize))
    ended = replace(
        position,
        players=(*players[:winner], richer, *players[winner + 1 :]),
        used=(*position.used, *(play.card for play in plays)),
        last=Round(position.prize, plays, winner),
        #: turns
        first=winner,
        #: end
    )
    if not position.later:
        return State(ended, Over()), tuple(notes)
    notes.append(says.turned_up(position.later[0]))
    return State(replace(ended, prize=position.later[0], later=position.later[1:]), Playing()), tuple(notes)


def _after(player: Player, play: Play) -> Player:
    """A player after a round."""
    hand = tuple(card for card in player.hand if card != play.card)
    return replace(player, hand=hand, coins=player.coins - play.coins, play=None)
