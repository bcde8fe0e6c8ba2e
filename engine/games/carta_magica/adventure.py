"""Adventure cards: drawing, the telescope, goods payments, monsters. rulebook: Adventure cards."""

from __future__ import annotations

from dataclasses import replace

from engine.core import Seat
from engine.games.carta_magica import payment, says
from engine.games.carta_magica.board import ADVENTURES, TOKENS, WHEEL
from engine.games.carta_magica.state import Paying, Player, Retaming, Stage, Taming
from engine.games.carta_magica.ways import card_of, means
from engine.games.carta_magica.work import Work


def draw(work: Work, seat: Seat) -> Stage | None:
    """Draw the top card and deal with it; what is to be asked about it."""
    if not work.renew_deck():
        work.say("carta_magica.note.no-card", seat)
        return None
    card = work.deck[0]
    work.deck = work.deck[1:]
    work.forget(card)
    work.sealed = True
    return drawn(work, seat, card)


def drawn(work: Work, seat: Seat, card: int) -> Stage | None:
    """A card that has left the deck is kept, paid or met."""
    work.notes.append(says.drew(seat, card))
    work.mark(seat, "drew", card=card)
    found = ADVENTURES[card]
    if found.is_kept:
        keep(work, seat, card)
        return None
    if found.kind == "monster":
        return Taming(seat, card) if means(work.players[seat], "magic") else tame(work, seat, card, 0)
    ways = payment.payments(work.players[seat], "goods", -found.amount)
    if len(ways) > 1:
        return Paying(seat, card)
    settle(work, seat, card, ways[0] if ways else None)
    return None


def keep(work: Work, seat: Seat, card: int) -> None:
    """Take a card into the hand. Where cards count in the limit, one that does not fit is changed for as many tokens as do."""
    found = ADVENTURES[card]
    if work.options.is_income_counted and found.is_income:
        kind = next(token for token in TOKENS if token == found.kind)
        if work.room(seat, kind) < found.amount:
            work.discard += (card,)
            work.say("carta_magica.note.cashed", seat, card=says.adventure(card), amount=work.take(seat, kind, found.amount))
            return
    work.change(seat, cards=tuple(sorted((*work.players[seat].cards, card))))


def settle(work: Work, seat: Seat, card: int, paying: payment.Payment | None) -> None:
    """Pay a goods card, or lose a turn; the debt is wiped then (a ruling). Each unpaid card costs a turn of its own."""
    work.discard += (card,)
    if paying is None:
        work.change(seat, misses=work.players[seat].misses + 1)
        work.say("carta_magica.note.unpaid", seat)
        return
    work.pay(seat, "goods", *paying)
    work.say("carta_magica.note.paid", seat, what=payment.paid("goods", paying))


def power(player: Player) -> int:
    """What tamed monsters add to a taming: one each."""
    return sum(ADVENTURES[card].kind == "monster" for card in player.cards)


def tame(work: Work, seat: Seat, card: int, spent: int) -> Stage | None:
    """Spin against a monster after `spent` magic. Who fails and holds a spin-again card is asked."""
    segment = work.spun()
    player = work.players[seat]
    total = WHEEL[segment].steps + spent + power(player)
    strength = ADVENTURES[card].strength
    work.say(
        "carta_magica.note.taming", seat, steps=WHEEL[segment].steps, spent=spent, monsters=power(player), total=total, strength=strength
    )
    work.mark(seat, "failed", card=card, spin=segment, amount=spent)
    if total >= strength:
        _tamed(work, seat, card)
        return None
    if card_of(player, "spin_again") is not None:
        return Retaming(seat, card, spent, segment)
    lose(work, seat, card)
    return None


def _tamed(work: Work, seat: Seat, card: int) -> None:
    gold = work.take(seat, "gold", ADVENTURES[card].gold)
    work.change(seat, cards=tuple(sorted((*work.players[seat].cards, card))))
    work.say("carta_magica.note.tamed", seat, monster=says.adventure(card), gold=gold)
    if work.last.what == "failed":
        work.last = replace(work.last, what="tamed", amount=gold)


def lose(work: Work, seat: Seat, card: int) -> None:
    """The monster takes all goods tokens and goes back into the deck."""
    goods = work.players[seat].goods
    if goods:
        work.change(seat, goods=0)
    work.say("carta_magica.note.failed", seat, monster=says.adventure(card), goods=goods)
    if work.options.is_monster_bottom:
        work.deck += (card,)
        work.known = tuple(tuple(sorted((*known, card))) for known in work.known)
    else:
        work.shuffle_in(card)
