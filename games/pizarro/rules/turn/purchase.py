"""The dialogue of the buyer.

`pay 3+4`, `pay 3+4 under 9`, `pay 3+4 under 4 pile 2`, `pay 5 left`, `pay 5 left from right`.

rulebook: Add or advance a ship and possibly execute an action; The action fields.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache, partial

from msgspec.structs import replace

from engine.values.core import Ask, Msg, Note, Option, Seat, Several, Talk, Turn
from games.pizarro.rules import says
from games.pizarro.rules.board import Half, is_divided, must_leave, space
from games.pizarro.rules.payment import Cards, crowns, problem
from games.pizarro.rules.state import Paying, Pending, Player, State, without
from games.pizarro.rules.turn.flow import next_card
from games.pizarro.rules.turn.work import WHOLE, Buying, Work


def pay(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Pay for the card of an auction that is won."""
    return purchase(state, ())


def purchase(won: State, notes: tuple[Note, ...]) -> Talk[Turn[State]]:
    """Ask for the payment and the buyer's other choices, then do everything at once.

    `won` is the position with the price to be paid; `notes` are what happened in the same line before.
    """
    stage, position = won.at(Paying), won.position
    deal = Buying((yield _pay_ask(won, stage)))
    if stage.card == "magellan":
        deal = yield from _put_under(won, stage, replace(deal, way=WHOLE))
    elif is_divided(position.sides, stage.card, position.phase):
        deal = yield from _choose_way(won, stage, deal)
    else:
        deal = replace(deal, way=WHOLE)
    work = _settled(won, deal, notes)
    work.arrive()
    after = next_card(work)
    return Turn(after, tuple(work.notes), sealed=True, before_chance=lambda: State(_settled(won, deal, ()).frozen(), Pending()))


@cache
def card_option(value: int, count: int) -> Option[int]:
    """Return the option of a money card of the hand, `count` times."""
    return Option(str(value), value, says.card(value), count=count)


@lru_cache(4096)
def hand_options(hand: Cards) -> tuple[Option[int], ...]:
    """Return the options of the different cards of a hand."""
    return tuple([card_option(value, hand.count(value)) for value in dict.fromkeys(hand)])


def token(cards: Cards) -> str:
    """Return a payment as it is written."""
    return "+".join(map(str, cards))


def _pay_ask(won: State, stage: Paying) -> Ask:
    """Return the question which money cards to pay with."""
    position = won.position
    hand, leave = position.players[stage.seat].hand, must_leave(position.sides, stage.card)
    check = partial(problem, hand, stage.price, leave, position.is_exact)
    several = Several(1, len(hand), check)
    prompt = says.to_pay(stage.card, stage.price)
    return Ask("pay", prompt, hand_options(hand), several, so_far=lambda: won, word="pay")


def gain(player: Player, pile: int, under: int) -> int:
    """Return the points that a money card adds to a Magellan pile: all crowns times all cards.

    A new pile has the number after the last.
    """
    values = player.piles[pile].values if pile < len(player.piles) else ()
    return crowns((*values, under)) * (len(values) + 1) - crowns(values) * len(values)


def _put_under(won: State, stage: Paying, deal: Buying) -> Talk[Buying]:
    """Ask which money card goes under Magellan, and on which pile.

    rulebook: Ferdinand Magellan.
    """
    position = won.position
    player = position.players[stage.seat]
    is_hidden = space(position.sides, "magellan", position.phase).action == "pile_hand"
    choice = without(player.hand, deal.cards) if is_hidden else deal.cards
    prompt = Msg("pizarro.under.hand") if is_hidden else Msg("pizarro.under.paid")
    piles = open_piles(player, position.phase)
    options = tuple([
        Option(str(value), value, says.card(value), Msg("pizarro.under.points", points=max(gain(player, pile, value) for pile in piles)))
        for value in Counter(choice)
    ])  # fmt: skip
    is_secret = is_hidden and not player.is_open  # all see which card leaves a hand that lies open
    under = yield Ask("under", prompt, options, secret=is_secret, so_far=partial(_so_far, won, deal), word="under")
    deal = replace(deal, under=under)
    if len(piles) < 2:
        return replace(deal, pile=piles[0])
    choices = []
    for index in piles:
        label = Msg("pizarro.pile.option", pile=index + 1, cards=player.piles[index].values)
        choices.append(Option(str(index + 1), index, label, Msg("pizarro.under.points", points=gain(player, index, under))))
    pile = yield Ask("pile", Msg("pizarro.pile.ask"), tuple(choices), so_far=partial(_so_far, won, deal), word="pile")
    return replace(deal, pile=pile)


def open_piles(player: Player, phase: int) -> tuple[int, ...]:
    """Return the own piles that can take a card now, one a phase; else a new one's number."""
    return tuple(index for index, pile in enumerate(player.piles) if pile.phase < phase and phase > 1) or (len(player.piles),)


def _choose_way(won: State, stage: Paying, deal: Buying) -> Talk[Buying]:
    """Choose the half of Vasco da Gama's space, and which ship sails there if there are two."""
    phase, sides = won.position.phase, won.position.sides
    draws, right = space(sides, stage.card, phase, "left").amount, space(sides, stage.card, phase, "right").crowns
    options = (
        Option("left", "left", Msg("pizarro.half.left", count=draws)),
        Option("right", "right", Msg("pizarro.half.right", crowns=right)),
    )
    half: Half = yield Ask("half", Msg("pizarro.half.ask", phase=phase), options, so_far=partial(_so_far, won, deal))
    if phase == 1:
        return replace(deal, way=(None, half))
    origins = Work(won.position).origins(stage.seat, stage.card)
    if len(origins) == 1:
        return replace(deal, way=(origins[0], half))
    options = (Option("left", "left", Msg("pizarro.from.left")), Option("right", "right", Msg("pizarro.from.right")))
    origin: Half = yield Ask("from", Msg("pizarro.from.ask"), options, word="from")
    return replace(deal, way=(origin, half))


def _so_far(won: State, deal: Buying) -> State:
    """Return the position as far as the buyer has chosen."""
    return State(_settled(won, deal, ()).frozen(), won.stage)


def _settled(won: State, deal: Buying, notes: tuple[Note, ...]) -> Work:
    """Make the purchase as far as it is chosen, before chance has a part."""
    stage = won.at(Paying)
    work = Work(won.position, notes)
    work.buy(stage.seat, stage.card, stage.price, deal)
    return work
