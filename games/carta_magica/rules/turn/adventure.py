"""What adventure cards do: kept cards, payments, monsters. rulebook: Adventure cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import cast

from msgspec.structs import replace

from engine.values.core import Seat
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, WHEEL, Token
from games.carta_magica.rules.payment import Payment, card_of, means, paid, payments, room
from games.carta_magica.rules.state import Drawing, Paying, Player, Retaming, Stage, Taming
from games.carta_magica.rules.turn.work import Work


def draw(work: Work, seat: Seat) -> Stage | None:
    """Draw the top card and deal with it; return the stage if something is asked about it."""
    work.stage = Drawing(seat)
    if not work.renew_deck():
        work.say("carta_magica.note.no-card", seat)
        return None
    work.seal()
    deck = work.position.deck
    card = deck[0]
    work.change(deck=deck[1:])
    work.forget(card)
    return drawn(work, seat, card)


def drawn(work: Work, seat: Seat, card: int) -> Stage | None:
    """Keep, pay or meet a card that has left the deck; return the stage if it asks something."""
    work.notes.append(says.drew(seat, card))
    work.mark(seat, "drew", card=card)
    adventure = ADVENTURES[card]
    if adventure.is_kept:
        keep(work, seat, card)
        return None
    if adventure.kind == "monster":
        return Taming(seat, card) if means(work.player(seat), "magic") else tame(work, seat, card, 0)
    ways = payments(work.player(seat), "goods", -adventure.amount)
    if len(ways) > 1:
        return Paying(seat, "goods", -adventure.amount, card)
    settle(work, seat, card, ways[0] if ways else None)
    return None


def keep(work: Work, seat: Seat, card: int) -> None:
    """Take a card into the hand.

    If cards count in the limit, a card that does not fit is changed for as many tokens as fit.
    """
    adventure, options = ADVENTURES[card], work.position.options
    if options.is_income_counted and adventure.is_income:
        kind = cast(Token, adventure.kind)
        if room(work.player(seat), kind, options) < adventure.amount:
            work.change(discard=(*work.position.discard, card))
            work.say("carta_magica.note.cashed", seat, card=says.adventure(card), amount=work.take(seat, kind, adventure.amount))
            return
    work.change_player(seat, cards=tuple(sorted((*work.player(seat).cards, card))))


def settle(work: Work, seat: Seat, card: int, payment: Payment | None) -> None:
    """Pay a goods card, or lose a turn for it and wipe the debt (a ruling)."""
    work.change(discard=(*work.position.discard, card))
    if payment is None:
        work.change_player(seat, misses=work.player(seat).misses + 1)
        work.say("carta_magica.note.unpaid", seat)
        return
    work.pay(seat, "goods", payment)
    work.say("carta_magica.note.paid", seat, what=paid("goods", payment))


def power(player: Player) -> int:
    """Return what tamed monsters add to a taming: one each."""
    return sum(ADVENTURES[card].kind == "monster" for card in player.cards)


def chances(strength: int, added: int) -> int:
    """Return how many of the six segments tame a monster if `added` is added to the spin."""
    return sum([segment.steps + added >= strength for segment in WHEEL])


def stakes(player: Player, card: int, tokens: int | None = None, spent: int = 0) -> tuple[tuple[Payment, int], ...]:
    """Return the least magic for each number of segments that tame a monster, fewest first.

    Cards are spent only for what tokens alone cannot do. `tokens`: spend exactly so many tokens (`None`: any number). `spent`: magic
    spent before.
    """
    magic = tuple([other for other in player.cards if ADVENTURES[other].kind == "magic"])
    amounts = range(player.magic + 1) if tokens is None else (tokens,)
    return _stakes(ADVENTURES[card].strength - power(player) - spent, tuple(amounts), magic)


@lru_cache(4096)
def _stakes(strength: int, amounts: tuple[int, ...], magic: tuple[int, ...]) -> tuple[tuple[Payment, int], ...]:
    ways = [(amount, hand) for count in range(len(magic) + 1) for hand in combinations(magic, count) for amount in amounts]
    least: dict[int, Payment] = {}
    for payment in sorted(ways, key=lambda payment: (len(payment[1]), magic_of(payment))):
        least.setdefault(chances(strength, magic_of(payment)), payment)
    return tuple([(least[segments], segments) for segments in sorted(least)])


def magic_of(payment: Payment) -> int:
    """Return how much magic is spent."""
    tokens, cards = payment
    return tokens + sum([ADVENTURES[card].amount for card in cards])


def tame(work: Work, seat: Seat, card: int, spent: int) -> Stage | None:
    """Spin against a monster after `spent` magic; return the stage if it may be repeated."""
    segment = work.spin()
    player = work.player(seat)
    steps, monsters, strength = WHEEL[segment].steps, power(player), ADVENTURES[card].strength
    total = steps + spent + monsters
    work.say("carta_magica.note.taming", seat, steps=steps, spent=spent, monsters=monsters, total=total, strength=strength)
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
    work.change_player(seat, cards=tuple(sorted((*work.player(seat).cards, card))))
    work.say("carta_magica.note.tamed", seat, monster=says.adventure(card), gold=gold)
    last = work.position.last
    if last.what == "failed":  # set by `tame` before the outcome was known; a line that began otherwise keeps its mark
        work.change(last=replace(last, what="tamed", amount=gold))


def lose(work: Work, seat: Seat, card: int) -> None:
    """Give all goods tokens to the monster and put it back into the deck."""
    goods = work.player(seat).goods
    if goods:
        work.change_player(seat, goods=0)
    work.say("carta_magica.note.failed", seat, monster=says.adventure(card), goods=goods)
    position = work.position
    if position.options.is_monster_bottom:
        work.change(deck=(*position.deck, card), known=tuple(tuple(sorted((*known, card))) for known in position.known))
    else:
        work.change(deck=work.shuffled((*position.deck, card)))
        work.forget()
