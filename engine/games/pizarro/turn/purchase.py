"""The dialogue of the buyer: `pay 3+4`, `pay 3+4 under 9`, `pay 3+4 under 4 pile 2`, `pay 5 left`, `pay 5 left from right`.

rulebook: Add or advance a ship and possibly execute an action; The action fields.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache, partial

from msgspec import Struct
from msgspec.structs import replace

from engine.core import Ask, Msg, Note, Option, Seat, Several, Suggestion, Talk, Turn
from engine.games.pizarro import says
from engine.games.pizarro.board import Half, is_divided, must_leave, space
from engine.games.pizarro.payment import Cards, crowns, problem, ready
from engine.games.pizarro.state import LastMove, Moved, Paying, Pending, Pile, Player, Ship, State, without
from engine.games.pizarro.turn.flow import next_card
from engine.games.pizarro.turn.work import Work
from engine.talk import Later


class Deal(Struct, frozen=True):
    """What the buyer has chosen up to here; `None` is still open or not asked of this card.

    `way` is the half of the space that the ship leaves and the half that it reaches. `under` goes on pile number
    `pile` (counted from 0; a new one in phase I).
    """

    cards: Cards
    way: tuple[Half, Half] | None = None
    under: int | None = None
    pile: int | None = None


WHOLE: tuple[Half, Half] = (None, None)
"""The way of a ship between undivided spaces."""


def pay(state: State, seat: Seat) -> Talk[Turn[State]]:
    """The winner of an auction pays."""
    return purchase(state, ())


def purchase(won: State, notes: tuple[Note, ...]) -> Talk[Turn[State]]:
    """Ask for the payment and for what else the card lets its buyer choose; then everything happens at once.

    `won` is the position with the price to be paid; `notes` are what happened in the same line before.
    """
    stage, position = won.stage, won.position
    assert isinstance(stage, Paying)
    deal = Deal((yield _pay_ask(won, stage)))
    if stage.card == "magellan":
        deal = yield from _put_under(won, stage, replace(deal, way=WHOLE))
    elif is_divided(position.sides, stage.card, position.phase):
        deal = yield from _choose_way(won, stage, deal)
    else:
        deal = replace(deal, way=WHOLE)
    work = _settled(won, deal, notes)
    before = work.position
    _take_chances(work, stage)
    after = next_card(work)
    return Turn(after, tuple(work.notes), sealed=True, before_chance=lambda: State(before, Pending()))


@cache
def card_option(value: int, count: int) -> Option[int]:
    """A money card of the hand, `count` times."""
    return Option(str(value), value, says.card(value), count=count)


@lru_cache(4096)
def hand_options(hand: Cards) -> tuple[Option[int], ...]:
    """The different cards of a hand."""
    return tuple([card_option(value, hand.count(value)) for value in dict.fromkeys(hand)])


def token(cards: Cards) -> str:
    """A payment as it is written."""
    return "+".join(map(str, cards))


def _pay_ask(won: State, stage: Paying) -> Ask:
    """Which money cards to pay with."""
    position = won.position
    hand, leave = position.players[stage.seat].hand, must_leave(position.sides, stage.card)
    check = partial(problem, hand, stage.price, leave, position.is_exact)
    suggest = Later(partial(_suggestions, hand, stage.price, leave, position.is_exact))
    several = Several(1, len(hand), check)
    prompt = says.to_pay(stage.card, stage.price)
    return Ask("pay", prompt, hand_options(hand), several, suggest, so_far=lambda: won, word="pay")


def _suggestions(hand: Cards, price: int, leave: int, is_exact: bool) -> tuple[Suggestion, ...]:
    """Ready payments."""
    return tuple(
        Suggestion((token(cards),), Msg(_MERITS[merit], cards=cards, total=sum(cards), crowns=crowns(cards)))
        for cards, merit in ready(hand, price, leave, is_exact).items()
    )


_MERITS = {"nearest": "pizarro.pay.suggest.nearest", "crowns": "pizarro.pay.suggest.crowns", "cards": "pizarro.pay.suggest.cards"}


def _put_under(won: State, stage: Paying, deal: Deal) -> Talk[Deal]:
    """Which money card goes under Magellan, and on which pile. rulebook: Ferdinand Magellan."""
    position = won.position
    player = position.players[stage.seat]
    is_hidden = space(position.sides, "magellan", position.phase).action == "pile_hand"
    choice = without(player.hand, deal.cards) if is_hidden else deal.cards
    prompt = Msg("pizarro.under.hand") if is_hidden else Msg("pizarro.under.paid")
    options = tuple([card_option(value, 1) for value in Counter(choice)])
    under = yield Ask("under", prompt, options, secret=is_hidden, so_far=partial(_so_far, won, deal), word="under")
    deal = replace(deal, under=under)
    piles = open_piles(player, position.phase)
    if len(piles) < 2:
        return replace(deal, pile=piles[0] if piles else len(player.piles))
    options = tuple(
        Option(str(index + 1), index, Msg("pizarro.pile.option", pile=index + 1, cards=player.piles[index].values)) for index in piles
    )
    pile = yield Ask("pile", Msg("pizarro.pile.ask"), options, so_far=partial(_so_far, won, deal), word="pile")
    return replace(deal, pile=pile)


def open_piles(player: Player, phase: int) -> tuple[int, ...]:
    """The own piles that can take a card now: each takes one card a phase. In phase I a new pile is made instead."""
    return tuple(index for index, pile in enumerate(player.piles) if pile.phase < phase) if phase > 1 else ()


def _choose_way(won: State, stage: Paying, deal: Deal) -> Talk[Deal]:
    """The half of Vasco da Gama's space, and which ship sails there when ships wait on both halves of the space before."""
    phase, sides = won.position.phase, won.position.sides
    draws, right = space(sides, stage.card, phase, "left").amount, space(sides, stage.card, phase, "right").crowns
    options = (
        Option("left", "left", Msg("pizarro.half.left", count=draws)),
        Option("right", "right", Msg("pizarro.half.right", crowns=right)),
    )
    half: Half = yield Ask("half", Msg("pizarro.half.ask", phase=phase), options, so_far=partial(_so_far, won, deal))
    if phase == 1:
        return replace(deal, way=(None, half))
    ships = won.position.players[stage.seat].ships
    origins = sorted({ship.half or "left" for ship in ships if ship.explorer == stage.card and ship.phase == phase - 1})
    if len(origins) == 1:
        return replace(deal, way=(origins[0], half))
    options = (Option("left", "left", Msg("pizarro.from.left")), Option("right", "right", Msg("pizarro.from.right")))
    origin: Half = yield Ask("from", Msg("pizarro.from.ask"), options, word="from")
    return replace(deal, way=(origin, half))


def _so_far(won: State, deal: Deal) -> State:
    """The position as far as the buyer has chosen."""
    return State(_settled(won, deal, ()).position, won.stage)


def _settled(won: State, deal: Deal, notes: tuple[Note, ...]) -> Work:
    """Pay, take the card, move the ship and do what its space asks, as far as it is chosen and before chance has a part."""
    stage = won.stage
    assert isinstance(stage, Paying)
    seat = stage.seat
    work = Work(won.position, (*notes, says.bought(seat, stage.card, stage.price, deal.cards)))
    work.change(buyer=seat, is_bought=True, last=LastMove(seat, "bought", stage.card, stage.price))
    work.discard(seat, deal.cards)
    if deal.way is not None:
        _sail(work, stage, deal.way)
    if deal.under is not None:
        _put_down(work, stage, deal, deal.under)
    return work


def _sail(work: Work, stage: Paying, way: tuple[Half, Half]) -> None:
    """Place a ship (phase I) or advance one from the space before, and what follows at once for its owner.

    rulebook: Add or advance a ship; Christopher Columbus; James Cook.
    """
    position, seat, explorer = work.position, stage.seat, stage.card
    player, phase = position.players[seat], position.phase
    origin, half = way
    arrived = Ship(explorer, phase, half)
    if phase == 1:
        ships = (*player.ships, arrived)
        work.notes.append(says.placed(seat, explorer, half))
    else:
        at = player.ships.index(Ship(explorer, phase - 1, origin))
        ships = (*player.ships[:at], arrived, *player.ships[at + 1 :])
        work.notes.append(says.advanced(seat, explorer, origin, phase, half))
    action = space(position.sides, explorer, phase, half).action
    is_open = player.is_open or action == "open_hand"
    work.change(moved=Moved(seat, explorer, phase - 1, origin, phase, half, stage.price))
    work.change_player(seat, ships=ships, vetoes=player.vetoes + (action == "veto"), is_open=is_open)
    if action == "open_hand":
        work.notes.append(says.opened(seat, player.hand))


def _put_down(work: Work, stage: Paying, deal: Deal, under: int) -> None:
    """Take the card for Magellan from the hand (face down) or from the cards just paid (face up), and put it on its pile."""
    seat, position = stage.seat, work.position
    player = position.players[seat]
    if space(position.sides, "magellan", position.phase).action == "pile_hand":
        work.change_player(seat, hand=without(player.hand, (under,)))
    else:
        work.change(discard=position.discard[: -len(deal.cards)] + without(deal.cards, (under,)))
    if deal.pile is None:
        return
    _note_pile(work, seat, deal.pile + 1, under)
    below = player.piles[deal.pile].values if deal.pile < len(player.piles) else ()
    pile = Pile((*below, under), position.phase)
    work.change_player(seat, piles=(*player.piles[: deal.pile], pile, *player.piles[deal.pile + 1 :]))


def _note_pile(work: Work, seat: Seat, pile: int, under: int) -> None:
    if space(work.position.sides, "magellan", work.position.phase).action == "pile_hand":
        work.notes += (says.hidden_pile(seat, pile), says.own_pile(seat, pile, under))
    else:
        work.notes.append(says.open_pile(seat, pile, under))


def _take_chances(work: Work, stage: Paying) -> None:
    """What chance brings on arrival: Vasco da Gama draws cards, Cook on side B costs one."""
    moved = work.position.moved
    assert moved is not None
    reached = space(work.position.sides, moved.explorer, moved.phase, moved.half)
    if reached.action == "draw":
        work.draw(stage.seat, reached.amount)
    elif reached.action == "lose_card":
        _lose_card(work, stage.seat)


def _lose_card(work: Work, seat: Seat) -> None:
    """The left neighbour draws a card from the buyer's hand and discards it. rulebook: James Cook."""
    position = work.position
    hand = position.players[seat].hand
    at, chance = position.chance.below(len(hand))
    work.change(chance=chance)
    work.discard(seat, (hand[at],))
    neighbour = Seat((seat + 1) % len(position.players))
    work.notes.append(says.lost(seat, neighbour, hand[at]))
