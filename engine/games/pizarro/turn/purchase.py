"""The dialogue of the buyer: `pay 3+4`, `pay 3+4 under 9`, `pay 3+4 under 4 pile 2`, `pay 5 left`, `pay 5 left from right`."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from engine.core import Ask, Msg, Note, Option, Seat, Talk, Turn
from engine.games.pizarro import says
from engine.games.pizarro.board import Explorer, Half, is_divided, space
from engine.games.pizarro.state import Paying, Pile, Player, Position, State, without
from engine.games.pizarro.turn.flow import must_leave, onward
from engine.games.pizarro.turn.payment import card_option, pay_ask, pay_word
from engine.games.pizarro.work import Work


@dataclass(frozen=True, slots=True)
class Deal:
    """What the buyer chose: `under` goes on pile number `pile` (counted from 0; a new one in phase I)."""

    cards: tuple[int, ...]
    under: int = 0
    pile: int = 0
    half: Half = None
    origin: Half = None


def pay(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The winner of an auction pays."""
    stage = state.stage
    assert isinstance(stage, Paying)
    return (yield from purchase(state.position, stage.card, seat, stage.price, ()))


def purchase(position: Position, card: Explorer, seat: Seat, price: int, notes: tuple[Note, ...]) -> Talk[Turn[State]]:
    """Ask for the payment and for what else the card lets its buyer choose; then everything happens at once."""
    player = position.players[seat]
    leave = must_leave(position.sides, card)
    yield pay_word(card, price)
    cards = yield pay_ask(card, price, player.hand, leave, position.is_exact)
    under, pile = 0, 0
    half: Half = None
    origin: Half = None
    if card == "magellan":
        under, pile = yield from _put_under(position, player, cards)
    elif card == "vasco_da_gama" and is_divided(position.sides, card, position.phase):
        half, origin = yield from _berth(position, player)
    work = Work(position, notes)
    _settle(work, card, seat, price, Deal(cards, under, pile, half, origin))
    after = onward(work)
    return Turn(after, tuple(work.notes), sealed=True)


@cache
def _word(token: str, prompt: Msg, label: Msg) -> Ask:
    return Ask("?", prompt, (Option(token, None, label),))


def _put_under(position: Position, player: Player, paid: tuple[int, ...]) -> Talk[tuple[int, int]]:
    """Which money card goes under Magellan, and on which pile. rulebook: Ferdinand Magellan."""
    is_hidden = space(position.sides, "magellan", position.phase).action == "pile_hand"
    choice = without(player.hand, paid) if is_hidden else paid
    prompt = Msg("pizarro.under.hand") if is_hidden else Msg("pizarro.under.paid")
    yield _word("under", prompt, Msg("pizarro.under.word"))
    under = yield Ask("?", prompt, tuple(card_option(value, 1) for value in Counter(choice)), secret=is_hidden)
    piles = open_piles(player, position.phase)
    if len(piles) < 2:
        return under, piles[0] if piles else len(player.piles)
    which = Msg("pizarro.pile.ask")
    yield _word("pile", which, Msg("pizarro.pile.word"))
    options = tuple(
        Option(str(index + 1), index, Msg("pizarro.pile.option", pile=index + 1, cards=player.piles[index].values)) for index in piles
    )
    pile = yield Ask("?", which, options)
    return under, pile


def open_piles(player: Player, phase: int) -> tuple[int, ...]:
    """The own piles that can take a card now: each takes one card a phase. In phase I a new pile is made instead."""
    return tuple(index for index, pile in enumerate(player.piles) if pile.phase < phase) if phase > 1 else ()


@cache
def _half_ask(phase: int, draws: int, crowns: int) -> Ask:
    return Ask(
        "half",
        Msg("pizarro.half.ask", phase=phase),
        (
            Option("left", "left", Msg("pizarro.half.left", count=draws)),
            Option("right", "right", Msg("pizarro.half.right", crowns=crowns)),
        ),
    )


@cache
def _origin_ask() -> Ask:
    options = (Option("left", "left", Msg("pizarro.from.left")), Option("right", "right", Msg("pizarro.from.right")))
    return Ask("from", Msg("pizarro.from.ask"), options)


def _berth(position: Position, player: Player) -> Talk[tuple[Half, Half]]:
    """The half of Vasco da Gama's space, and which ship sails there when ships wait on both halves of the space before."""
    phase, card = position.phase, "vasco_da_gama"
    left, right = space(position.sides, "vasco_da_gama", phase, "left"), space(position.sides, "vasco_da_gama", phase, "right")
    half: Half = yield _half_ask(phase, left.amount, right.crowns)
    halves = sorted({ship.half or "left" for ship in player.ships if ship.explorer == card and ship.phase == phase - 1})
    if phase == 1:
        return half, None
    if len(halves) == 1:
        return half, halves[0]
    yield _word("from", Msg("pizarro.from.ask"), Msg("pizarro.from.word"))
    origin: Half = yield _origin_ask()
    return half, origin


def _settle(work: Work, card: Explorer, seat: Seat, price: int, deal: Deal) -> None:
    """Pay, take the card, move the ship and carry out the action of its space."""
    work.notes.append(says.bought(seat, card, price, deal.cards))
    work.buyer, work.is_bought = seat, True
    work.pay_and_sail(seat, card, deal.half, deal.origin, price, deal.cards)
    reached = space(work.sides, card, work.phase, deal.half)
    if reached.action == "draw":
        work.draw(seat, reached.amount)
    elif reached.action == "veto":
        player = work.players[seat]
        work.players[seat] = player.vetoing(player.vetoes + 1, player.vetoes_used)
    elif reached.action in ("pile_hand", "pile_paid"):
        _pile_up(work, seat, deal, reached.action == "pile_hand")
    elif reached.action == "open_hand":
        work.players[seat] = work.players[seat].opened(True)
        work.notes.append(says.opened(seat, work.players[seat].hand))
    elif reached.action == "lose_card":
        _lose_card(work, seat)


def _pile_up(work: Work, seat: Seat, deal: Deal, is_hidden: bool) -> None:
    """Put the money card under Magellan: from the hand face down, or from the cards just paid face up."""
    player = work.players[seat]
    hand = player.hand
    if is_hidden:
        hand = without(hand, (deal.under,))
        work.notes += (says.hidden_pile(seat, deal.pile + 1), says.own_pile(seat, deal.pile + 1, deal.under))
    else:
        work.discard = work.discard[: -len(deal.cards)] + without(deal.cards, (deal.under,))
        work.notes.append(says.open_pile(seat, deal.pile + 1, deal.under))
    below = player.piles[deal.pile].values if deal.pile < len(player.piles) else ()
    pile = Pile((*below, deal.under), work.phase)
    work.players[seat] = player.piled(hand, (*player.piles[: deal.pile], pile, *player.piles[deal.pile + 1 :]))


def _lose_card(work: Work, seat: Seat) -> None:
    """The left neighbour draws a card from the buyer's hand and discards it. rulebook: James Cook."""
    player = work.players[seat]
    at, work.chance = work.chance.below(len(player.hand))
    lost = player.hand[at]
    work.players[seat] = player.holding(player.hand[:at] + player.hand[at + 1 :])
    work.discard += (lost,)
    neighbour = Seat((seat + 1) % len(work.players))
    work.notes.append(says.lost(seat, neighbour, lost))
