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
from engine.games.pizarro.board import CROWNS, Half, is_divided, must_leave, space
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
    suggest = Later(partial(_suggestions, won, stage))
    several = Several(1, len(hand), check)
    prompt = says.to_pay(stage.card, stage.price)
    return Ask("pay", prompt, hand_options(hand), several, suggest, so_far=lambda: won, word="pay")


def _suggestions(won: State, stage: Paying) -> tuple[Suggestion, ...]:
    """Ready payments; where the card asks for more, the first of them with the rest of the move."""
    position = won.position
    hand, leave = position.players[stage.seat].hand, must_leave(position.sides, stage.card)
    made: list[Suggestion] = []
    for cards in ready(hand, stage.price, leave, position.is_exact):
        hint = says.given_up(hand, cards, stage.price)
        plain = Suggestion((token(cards),), Msg("pizarro.pay.suggest", cards=token(cards)), hint=hint)
        made += (_whole(won, stage, cards, hint) or (plain,)) if not made else (plain,)
    return tuple(made)


def _whole(won: State, stage: Paying, cards: Cards, hint: Msg) -> tuple[Suggestion, ...]:
    """A payment with the choices that follow it: either half of Vasco da Gama's space, the best card under Magellan."""
    position = won.position
    if stage.card != "magellan":
        if not is_divided(position.sides, stage.card, position.phase):
            return ()
        draws = space(position.sides, stage.card, position.phase, "left").amount
        right = space(position.sides, stage.card, position.phase, "right").crowns
        return (
            Suggestion((token(cards), "left"), Msg("pizarro.pay.left", cards=token(cards), count=draws), hint=hint),
            Suggestion((token(cards), "right"), Msg("pizarro.pay.right", cards=token(cards), crowns=right), hint=hint),
        )
    player = position.players[stage.seat]
    is_hidden = space(position.sides, "magellan", position.phase).action == "pile_hand"
    piles = open_piles(player, position.phase) or (len(player.piles),)
    choice = without(player.hand, cards) if is_hidden else cards
    # A card of the hand gives up its own crowns there; a paid one is lost anyway.
    worth = {(under, pile): _gain(player, pile, under) - is_hidden * CROWNS[under] for under in choice for pile in piles}
    under, pile = max(worth, key=lambda place: (worth[place], -place[0], -place[1]))
    path = (token(cards), "under", str(under), *(("pile", str(pile + 1)) if len(piles) > 1 else ()))
    return (Suggestion(path, Msg("pizarro.pay.under", cards=token(cards), under=under, points=_gain(player, pile, under)), hint=hint),)


def _gain(player: Player, pile: int, under: int) -> int:
    """The points that a money card brings under a Magellan pile (a new one behind the last): all crowns times all cards."""
    values = player.piles[pile].values if pile < len(player.piles) else ()
    return crowns((*values, under)) * (len(values) + 1) - crowns(values) * len(values)


def _put_under(won: State, stage: Paying, deal: Deal) -> Talk[Deal]:
    """Which money card goes under Magellan, and on which pile. rulebook: Ferdinand Magellan."""
    position = won.position
    player = position.players[stage.seat]
    is_hidden = space(position.sides, "magellan", position.phase).action == "pile_hand"
    choice = without(player.hand, deal.cards) if is_hidden else deal.cards
    prompt = Msg("pizarro.under.hand") if is_hidden else Msg("pizarro.under.paid")
    places = open_piles(player, position.phase) or (len(player.piles),)
    options = tuple([
        Option(str(value), value, says.card(value), Msg("pizarro.under.points", points=max(_gain(player, pile, value) for pile in places)))
        for value in Counter(choice)
    ])  # fmt: skip
    under = yield Ask("under", prompt, options, secret=is_hidden, so_far=partial(_so_far, won, deal), word="under")
    deal = replace(deal, under=under)
    piles = open_piles(player, position.phase)
    if len(piles) < 2:
        return replace(deal, pile=piles[0] if piles else len(player.piles))
    options = tuple(
        Option(
            str(index + 1),
            index,
            Msg("pizarro.pile.option", pile=index + 1, cards=player.piles[index].values),
            Msg("pizarro.under.points", points=_gain(player, index, under)),
        )
        for index in piles
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
