"""What goes on by itself: the tasks left in a turn, and the change to the next one."""

from __future__ import annotations

from engine.core import Msg, Note, Seat, Turn
from engine.games.carta_magica.adventure import draw
from engine.games.carta_magica.board import CHALLENGES, GOODS_PER_GOLD, HARBOUR, TALISMAN_PRICE
from engine.games.carta_magica.reach import neighbours
from engine.games.carta_magica.state import Drawing, Engaging, Over, Spinning, Stage, State, Trading
from engine.games.carta_magica.ways import card_of, means
from engine.games.carta_magica.work import Work


def onward(work: Work) -> Turn[State]:
    """Do the tasks of the turn until somebody has to be asked."""
    while True:
        task, seat = work.todo[0]
        work.todo = work.todo[1:]
        stage = _done(work, task, seat)
        if stage is not None:
            return work.turned(stage)


def _done(work: Work, task: str, seat: Seat) -> Stage | None:
    """One task: whom to ask now, if anybody."""
    if task == "draw":
        if card_of(work.players[seat], "telescope") is not None and (work.deck or work.discard):
            return Drawing(seat)
        return draw(work, seat)
    if task == "battle":
        found = victims(work, seat)
        return Engaging(seat, found) if found else None
    if task == "end":
        return _ended(work)
    least = int(task.partition(":")[2] or 0)
    return Trading(seat) if tradable(work, seat) > least else None


def tradable(work: Work, seat: Seat) -> int:
    """How much gold a ship in a black harbour can get for its goods, or how many talismans it can buy in a red one."""
    player = work.players[seat]
    harbour = HARBOUR.get(player.square)
    if harbour is None:
        return 0
    if harbour.is_black:
        return min(means(player, "goods") // GOODS_PER_GOLD, work.room(seat, "gold"))
    return min(means(player, "gold") // TALISMAN_PRICE, len(work.row) + len(work.talisman_deck))


def victims(work: Work, seat: Seat) -> tuple[Seat, ...]:
    """Ships beside this one that may be attacked: neither damaged nor becalmed, with a talisman of its challenge. rulebook: Battle."""
    player = work.players[seat]
    if player.condition != "free":
        return ()
    wanted = CHALLENGES[player.challenge].talismans
    beside = neighbours(player.square, work.options.is_diagonal)
    return tuple(
        Seat(other)
        for other, victim in enumerate(work.players)
        if victim.talismans and victim.square in beside and victim.condition == "free" and any(one in wanted for one in victim.talismans)
    )


def _ended(work: Work) -> Stage:
    """The turn is over; who spins next. A player is passed over once for each unpaid goods card."""
    work.is_cursed = False
    work.wind = None
    seats = len(work.players)
    while True:
        if work.final is not None or work.options.is_bonus_for_any:
            for one in range(seats):
                work.count_home(Seat(one))
        if work.final == ():
            return _over(work, False)
        work.turn += 1
        if work.final is not None:
            work.active, work.final = work.final[0], work.final[1:]
        elif work.turn >= work.options.rounds * seats:
            work.final, work.since = (), work.turn - seats
            return _over(work, True)
        else:
            work.active = Seat((work.active + 1) % seats)
            if work.turn == (work.options.rounds - 1) * seats:
                work.notes.append(Note(Msg("carta_magica.note.limit", rounds=work.options.rounds)))
        misses = work.players[work.active].misses
        if not misses:
            return Spinning(work.active)
        work.change(work.active, misses=misses - 1)
        work.say("carta_magica.note.missed", work.active)


def _over(work: Work, is_limit: bool) -> Stage:
    """The match has ended."""
    work.notes.append(Note(Msg("carta_magica.note.over")))
    return Over(is_limit)
