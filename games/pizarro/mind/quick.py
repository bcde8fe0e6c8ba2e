"""The quick policy: everybody plays by their manner, an auction in one step.

An auction goes to the highest limit for a little more than the second one. What the sensible player does (`policy`) is asked of the same
functions.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.values.adding import weighted_sum
from engine.values.core import Seat
from games.pizarro.mind.manner import HABITS, MAGELLAN, VASCO_DA_GAMA, Manner, thumb
from games.pizarro.mind.quiet import QuietPosition
from games.pizarro.rules.board import CROWNS, EXPLORERS, NUMBER, PHASES, SHIPS, STACK, space
from games.pizarro.rules.payment import Cards, crowns, problem, wisest
from games.pizarro.rules.state import Bidding, Exchanging, Gambling, Over, Paying, Position, Stage, State, Vetoing, without
from games.pizarro.rules.turn.flow import next_card
from games.pizarro.rules.turn.work import WHOLE, Buying, Work

LAST = PHASES[-1]


def limit(work: QuietPosition, seat: int, card: int, rivals: int, taste: float = 1.0) -> int:
    """Return the most that a seat pays for a revealed card if `rivals` seats can bid.

    It is the card's share of what the seat spends in this phase. `taste`: a factor of this share.
    """
    manner, player, worth = work.manners[seat], work.players[seat], work.worth[seat]
    points, hand, phase, now = worth[card], player.hand, work.phase, work.phase - 1
    if points <= 0:
        return 0
    wanted = weighted_sum(worth, work.counts)
    if phase == 1:
        if len(player.ships) + 1 >= SHIPS:  # the last ship: no other card can be bought
            wanted = 0.0
    elif work.fleet[seat][card][now] < 2:  # the only ship that waits for this card: a later copy is of no use
        wanted -= points * work.counts[card]
    money = sum(hand)
    share = points / (points + wanted / max(manner.rivals, rivals * manner.rivalry))
    hurry = 1.0 + (manner.hurry[now] - 1.0) * len(work.stack) / STACK[now]
    offer = min(int(money * manner.keep[now] * share * hurry * taste) + 1, money - work.charts[0].leave[card] * hand[0])
    crown_cost, money_cost = (1.0, 0.0) if phase == LAST else (manner.crown_cost, manner.money_cost[now])
    given_up, affordable = 0.0, 0  # from the highest card down, until the cards given up cost more than the purchase brings
    for value in reversed(hand):
        given_up += crown_cost * CROWNS[value] + money_cost * value
        if given_up >= points or affordable >= offer:
            break
        affordable += value
    return min(offer, affordable)


def purchase(work: QuietPosition, seat: int, card: int, price: int) -> None:
    """Pay by rule, and do what the card asks."""
    cards, explorer = payment(work, seat, card, price), EXPLORERS[card]
    if card == MAGELLAN:
        at = best_pile(work, seat)
        deal = Buying(cards, WHOLE, under(work, seat, cards), len(work.players[seat].piles) if at is None else at)
    elif card == VASCO_DA_GAMA and work.charts[seat].is_divided:
        origin = None if work.phase == 1 else work.origins(Seat(seat), explorer)[0]
        deal = Buying(cards, (origin, work.charts[seat].halves[work.phase]))
    else:
        deal = Buying(cards, WHOLE)
    work.buy(Seat(seat), explorer, price, deal)
    work.arrive()


def best_pile(work: QuietPosition, seat: int) -> int | None:
    """Return the pile to which a card adds most; `None` in phase I, where a new one is made."""
    if work.phase == 1:
        return None
    piles = work.players[seat].piles
    free = [number for number, pile in enumerate(piles) if pile.phase < work.phase]
    return max(free, key=lambda number: (pile_gain(piles[number].values), number))


def pile_gain(values: Cards) -> int:
    """Return what a card with three crowns adds to a pile under Magellan.

    A pile scores its crowns times its cards: those there count once more, and the new one as often as there are cards then.
    """
    return crowns(values) + 3 * (len(values) + 1)


def payment(work: QuietPosition, seat: int, card: int, price: int) -> Cards:
    """Return the money cards that a seat pays: few crowns, before the last phase little money.

    One of them goes under Magellan on side B, and counts there.
    """
    choices = payments(work, seat, card, price)
    if len(choices) == 1:
        return choices[0]
    at, ducat = best_pile(work, seat), _ducat(work, seat)
    height = 0 if at is None else len(work.players[seat].piles[at].values)
    return max(choices, key=lambda paid: (height + 1) * CROWNS[max(paid, key=money_rank)] - crowns(paid) - ducat * sum(paid))


def payments(work: QuietPosition, seat: int, card: int, price: int) -> list[Cards]:
    """Return the payments among which the rules of thumb choose.

    These are the cheapest one and, for Magellan on side B, the cheapest one with each card that is lower than the price, and each single
    card that is higher, unless an exact payment is forced.
    """
    hand, seen, ducat = work.players[seat].hand, work.charts[seat], _ducat(work, seat)
    leave, is_exact = seen.leave[card], work.is_exact
    choices = [wisest(hand, price, leave, is_exact, ducat)]
    if card != MAGELLAN or seen.is_hidden:
        return choices
    for value in dict.fromkeys(hand):
        if value < price:
            paid = tuple(sorted((value, *wisest(without(hand, (value,)), price - value, 0, is_exact, ducat))))
            choices += [paid] if problem(hand, price, leave, is_exact, paid) is None else []
        elif value > price and not is_exact:
            choices.append((value,))
    return choices


def _ducat(work: QuietPosition, seat: int) -> float:
    """Return how many crowns a ducat is worth when paying."""
    manner = work.manners[seat]
    return 0.0 if work.phase == LAST else manner.money_cost[work.phase - 1] / manner.crown_cost


def money_rank(value: int) -> tuple[int, int]:
    """Return the rank of a money card for Magellan: most crowns, of these the least money."""
    return CROWNS[value], -value


def under(work: QuietPosition, seat: int, cards: Cards) -> int:
    """Return the money card that goes under Magellan when these have been paid."""
    if not work.charts[seat].is_hidden:
        return max(cards, key=money_rank)
    return max(without(work.players[seat].hand, cards), key=money_rank)


def poor(hand: Cards, most: int) -> Cards:
    """Return the money cards that are exchanged for unknown ones."""
    return tuple([value for value in hand if is_poor(value)][:most])


def is_poor(value: int) -> bool:
    """Return whether a money card is exchanged for an unknown one."""
    return CROWNS[value] + value / 4 < HABITS.poor_card


def auction(
    work: QuietPosition, card: int, queue: Sequence[int], standing: int = 0, limits: dict[int, int] | None = None, driven: int = 0
) -> int:
    """Sell a card to one of the queue, and return the highest limit.

    `standing`: the bid of the last of the queue, who leads; 0: nobody has bid. `limits`: the limits that are known already, by seat.
    `driven`: the price to which somebody outside the queue drives the winner, if the winner's limit allows it.
    """
    best = second = standing
    winner, rng, count = (queue[-1] if standing else -1), work.rng.random, len(queue)
    taste = HABITS.taste
    tastes = [1.0 - taste + 2 * taste * rng() for _ in range(work.seats)]
    for seat in queue:
        most = limits[seat] if limits and seat in limits else limit(work, seat, card, count, tastes[seat] * work.bold[seat])
        if most > best:
            if winner != seat:
                second = best
            best, winner = most, seat
        elif most > second and seat != winner:
            second = most
    if winner < 0:
        work.leave_unsold(EXPLORERS[card], is_asked=True)
        return 0
    is_raised = second > standing or winner != queue[-1] or not standing  # else the standing bid wins
    raised = second + 1 if is_raised else second
    first = opening(work.manners[winner], best) if count > 1 and not standing else 0
    purchase(work, winner, card, min(max(raised, first, driven), best))
    return best


def opening(manner: Manner, most: int) -> int:
    """Return the first bid of a manner whose limit is `most`."""
    return int(most * manner.opening)


def is_veto_wise(work: QuietPosition, seat: int, card: int) -> bool:
    """Return whether a good card is revealed too early for a seat with less than the others."""
    if len(work.stack) < 3 or work.worth[seat][card] < HABITS.veto_worth:
        return False
    able = work.bidders(EXPLORERS[card])
    others = [len(work.players[other].hand) for other in able if other != seat]
    return seat in able and bool(others) and len(work.players[seat].hand) < min(others)


def offer_card(work: QuietPosition, card: int, vetoers: Sequence[int], limits: dict[int, int] | None = None) -> None:
    """Ask the owners of vetoes about a revealed card, then sell it."""
    for seat in vetoers:
        if is_veto_wise(work, seat, card):
            work.veto(Seat(seat), EXPLORERS[card])
            return
    queue = work.bidders(EXPLORERS[card])
    if queue:
        auction(work, card, queue, 0, limits)
    else:
        work.leave_unsold(EXPLORERS[card], is_asked=bool(vetoers))


def step(work: QuietPosition) -> bool:
    """Go on with the next card or the end of the phase; return false at the end of the match."""
    if work.stack:
        card = NUMBER[work.reveal()]
        vetoers = [seat for seat, player in enumerate(work.players) if player.vetoes]
        offer_card(work, card, vetoers)
        return True
    return finish_phase(work, work.end_phase())


def finish_phase(work: QuietPosition, exchangers: Sequence[Seat]) -> bool:
    """Exchange, then begin the next phase or the gamble; return false at the end of the match."""
    most = space(work.sides, "marco_polo", work.phase).amount
    for seat in exchangers:
        cards = poor(work.players[seat].hand, most)
        work.exchange(seat, cards)
        work.draw(seat, len(cards))
    if work.next_phase():
        return True
    gambler = work.gambler()
    if gambler is not None:
        work.shuffle()
        gamble(work, gambler, ())
    return False


def gamble(work: QuietPosition, seat: Seat, draws: Cards) -> None:
    """Turn up cards until their sum reaches the stop or the deck is empty, one at least."""
    while work.deck and (sum(draws) < HABITS.gamble_stop or not draws):
        draws = work.turn_up(seat, draws)
    work.draws, work.is_over = draws, True


def resume(work: QuietPosition, stage: Stage, limits: dict[int, int] | None = None) -> None:
    """Play the stage of the position; `limits` are those of the auction under way."""
    if isinstance(stage, Bidding):
        auction(work, NUMBER[stage.card], stage.queue, stage.bid, limits)
    elif isinstance(stage, Vetoing):
        offer_card(work, NUMBER[stage.card], stage.queue, limits)
    elif isinstance(stage, Paying):
        purchase(work, stage.seat, NUMBER[stage.card], stage.price)
    elif isinstance(stage, Exchanging):
        finish_phase(work, stage.queue)
    elif isinstance(stage, Gambling):
        gamble(work, stage.seat, stage.draws)
    elif isinstance(stage, Over):
        work.draws, work.is_over = stage.draws, True
    else:
        _draw_cards(work)


def _draw_cards(work: QuietPosition) -> None:
    """Draw the cards that the last line asked for, for a move before chance has answered it."""
    last, moved = work.last, work.moved
    if last.what == "bought" and moved is not None:
        work.arrive()
    elif last.what == "exchanged" and last.seat is not None:
        work.draw(last.seat, last.amount)
        finish_phase(work, [])


def position(work: QuietPosition) -> State:
    """Return the position with the next card revealed, or at its end."""
    frozen = work.frozen()
    return State(frozen, Over(work.draws)) if work.is_over else next_card(Work(frozen))


def quiet_workbench(position: Position, rng: Random | None = None) -> QuietPosition:
    """Return a workbench on which everybody judges by the rules of thumb."""
    seats = len(position.players)
    return QuietPosition(position, (thumb(seats),) * seats, rng or Random(0))


def quiet_of(state: State) -> QuietPosition:
    """Return a workbench of the position as it is."""
    work = quiet_workbench(state.position)
    if isinstance(state.stage, Over):
        work.draws, work.is_over = state.stage.draws, True
    return work
