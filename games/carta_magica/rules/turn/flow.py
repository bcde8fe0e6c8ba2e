"""What goes on by itself: tasks left in a turn, and the next turn.

rulebook: How to play; The game ends.
"""

from __future__ import annotations

from engine.values.core import Msg, Note, Seat, Turn
from games.carta_magica.rules.board import CHALLENGES, GOODS_PER_GOLD, HARBOUR, TALISMAN_PRICE, Square
from games.carta_magica.rules.payment import card_of, means, room
from games.carta_magica.rules.reach import neighbours
from games.carta_magica.rules.state import Drawing, Engaging, Over, Position, Spinning, Stage, State, Task, Trading
from games.carta_magica.rules.turn.adventure import draw
from games.carta_magica.rules.turn.work import Work


def onward(work: Work, *tasks: Task) -> Turn[State]:
    """Do the tasks of the turn, new ones first, until somebody has to be asked."""
    todo = tasks + work.position.todo
    for number, task in enumerate(todo, 1):
        stage = _do(work, task)
        if stage is not None:
            if work.position.todo != todo[number:]:
                work.change(todo=todo[number:])
            return work.finished(stage)
    raise AssertionError("a turn has an end")


def _do(work: Work, task: Task) -> Stage | None:
    """Do one task; return the stage if somebody is asked."""
    seat, position = task.seat, work.position
    if task.duty == "draw":
        if card_of(position.players[seat], "telescope") is not None and (position.deck or position.discard):
            return Drawing(seat)
        return draw(work, seat)
    if task.duty == "battle":
        attackable = victims(position, seat)
        return Engaging(seat, attackable) if attackable else None
    if task.duty == "end":
        return _end_turn(work)
    return Trading(seat) if tradable(position, seat) > task.beyond else None


def tradable(position: Position, seat: Seat) -> int:
    """Return how much gold a ship gets in a black harbour, or how many talismans in a red one.

    0 at sea.
    """
    player = position.players[seat]
    harbour = HARBOUR.get(player.square)
    if harbour is None:
        return 0
    if harbour.is_black:
        return min(means(player, "goods") // GOODS_PER_GOLD, room(player, "gold", position.options))
    return min(means(player, "gold") // TALISMAN_PRICE, len(position.row) + len(position.talisman_deck))


def victims(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Return the ships beside this one that it may attack."""
    player = position.players[seat]
    return attacked_from(position, seat, player.square) if player.condition == "free" else ()


def attacked_from(position: Position, seat: Seat, square: Square) -> tuple[Seat, ...]:
    """Return the ships beside a square that a seat may attack from there."""
    beside = neighbours(square, position.options.is_diagonal)
    return tuple(other for other in prey(position, seat) if position.players[other].square in beside)


def prey(position: Position, seat: Seat) -> tuple[Seat, ...]:
    """Return the ships that a ship beside them may attack. rulebook: Battle.

    They are neither damaged nor becalmed, and have a talisman of its challenge.
    """
    wanted = CHALLENGES[position.players[seat].challenge].talismans
    return tuple(
        Seat(other)
        for other, victim in enumerate(position.players)
        if victim.talismans and other != seat and victim.condition == "free" and any(card in wanted for card in victim.talismans)
    )


def _end_turn(work: Work) -> Stage:
    """End the turn; return the stage of the next one, or the end of the match.

    A player is passed over once for each unpaid goods card.
    """
    options, seats = work.position.options, len(work.position.players)
    while True:
        position = work.position
        if position.final is not None or options.is_bonus_for_any:
            for seat in range(seats):
                work.count_home(Seat(seat))
        if position.final == ():
            return _end_match(work, is_limit=False)
        turn = position.turn + 1
        if position.final is not None:
            active = position.final[0]
            work.change(turn=turn, active=active, final=position.final[1:], wind=None, is_cursed=False)
        elif turn >= options.rounds * seats:
            work.change(turn=turn, final=(), since=turn - seats)
            return _end_match(work, is_limit=True)
        else:
            active = Seat((position.active + 1) % seats)
            work.change(turn=turn, active=active, wind=None, is_cursed=False)
            if turn == (options.rounds - 1) * seats:
                work.notes.append(Note(Msg("carta_magica.note.limit", rounds=options.rounds)))
        misses = work.player(active).misses
        if not misses:
            return Spinning(active)
        work.change_player(active, misses=misses - 1)
        work.say("carta_magica.note.missed", active)


def _end_match(work: Work, is_limit: bool) -> Stage:
    work.change(wind=None, is_cursed=False)
    work.notes.append(Note(Msg("carta_magica.note.over")))
    return Over(is_limit)
