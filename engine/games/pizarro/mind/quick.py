"""The quick policy: everybody plays on a `Table` by their manner, an auction in one step.

An auction goes to the highest limit for a little more than the second one. What the sensible player does (`policy`) is asked of the same
functions.
"""

from __future__ import annotations

from random import Random

from engine.adding import weighed
from engine.games.pizarro.board import CROWNS, PHASES, SHIPS, STACK, space
from engine.games.pizarro.mind.manner import MAGELLAN, NUMBER, VASCO_DA_GAMA, Manner, thumb
from engine.games.pizarro.mind.table import Table
from engine.games.pizarro.payment import Cards, crowns, problem, wisest
from engine.games.pizarro.state import Bidding, Exchanging, Gambling, Over, Paying, Stage, State, Vetoing
from engine.games.pizarro.turn.flow import next_card
from engine.games.pizarro.turn.work import Work

LAST = PHASES[-1]

GAMBLE_STOP = 14
"""Turning up cards pays below this sum only."""
VETO_WORTH = 6.0
"""A card worth so many points is vetoed by somebody who has fewer money cards than all others."""
POOR_CARD = 3.0
"""A money card worth less than this, in crowns and a quarter of its money, is exchanged."""
TASTE = 0.15
"""Players differ in what they like by up to this share of their limits."""


def limit(table: Table, seat: int, card: int, rivals: int, taste: float = 1.0) -> int:
    """The most that a seat pays for a card that is revealed, when so many can bid: its share of what the seat spends in this phase."""
    manner, hand, worth = table.manners[seat], table.hands[seat], table.worth[seat]
    points, phase, now = worth[card], table.phase, table.phase - 1
    if points <= 0:
        return 0
    wanted = weighed(worth, table.counts)
    if phase == 1:
        wanted *= table.placed[seat] + 1 < SHIPS
    elif table.ships[seat][card][now] < 2:
        wanted -= points * table.counts[card]
    money = sum(hand)
    share = points / (points + wanted / max(manner.rivals, rivals * manner.rivalry))
    hurry = 1.0 + (manner.hurry[now] - 1.0) * len(table.stack) / STACK[now]
    offer = min(int(money * manner.keep[now] * share * hurry * taste) + 1, money - table.charts[0].leave[card] * hand[0])
    crown_cost, money_cost = (1.0, 0.0) if phase == LAST else (manner.crown_cost, manner.money_cost[now])
    given_up, affordable = 0.0, 0
    for value in reversed(hand):
        given_up += crown_cost * CROWNS[value] + money_cost * value
        if given_up >= points or affordable >= offer:
            break
        affordable += value
    return min(offer, affordable)


def purchase(table: Table, seat: int, card: int, price: int) -> None:
    """Pay by rule, and do what the card asks."""
    cards = payment(table, seat, card, price)
    below = under(table, seat, cards) if card == MAGELLAN else 0
    half = table.charts[seat].halves[table.phase] if card == VASCO_DA_GAMA else None
    table.buy(seat, card, price, cards, below, half)


def payment(table: Table, seat: int, card: int, price: int) -> Cards:
    """Which money cards a seat pays with: few crowns and little money, in the last phase few crowns. One of them goes under Magellan on
    side B, and counts there."""
    choices = payments(table, seat, card, price)
    if len(choices) == 1:
        return choices[0]
    at, ducat = table.best_pile(seat), _ducat(table, seat)
    height = 0 if at is None else len(table.piles[seat][at].values)
    return max(choices, key=lambda paid: (height + 1) * CROWNS[max(paid, key=crowned)] - crowns(paid) - ducat * sum(paid))


def payments(table: Table, seat: int, card: int, price: int) -> list[Cards]:
    """The payments among which the rules of thumb choose: the cheapest one, for Magellan on side B also the cheapest ones with each of
    the cards."""
    hand, seen, ducat = tuple(table.hands[seat]), table.charts[seat], _ducat(table, seat)
    leave, is_exact = seen.leave[card], table.position.is_exact
    choices = [wisest(hand, price, leave, is_exact, ducat)]
    if card != MAGELLAN or seen.is_hidden:
        return choices
    for value in dict.fromkeys(hand):
        if value < price:
            rest = list(hand)
            rest.remove(value)
            paid = tuple(sorted((value, *wisest(tuple(rest), price - value, 0, is_exact, ducat))))
            choices += [paid] if problem(hand, price, leave, is_exact, paid) is None else []
        elif value > price and not is_exact:
            choices.append((value,))
    return choices


def _ducat(table: Table, seat: int) -> float:
    """How many crowns a ducat is worth when paying."""
    manner = table.manners[seat]
    return 0.0 if table.phase == LAST else manner.money_cost[table.phase - 1] / manner.crown_cost


def crowned(value: int) -> tuple[int, int]:
    """The order of money cards for Magellan: the most crowns, among these the least money."""
    return CROWNS[value], -value


def under(table: Table, seat: int, cards: Cards) -> int:
    """The money card that goes under Magellan when these have been paid."""
    if not table.charts[seat].is_hidden:
        return max(cards, key=crowned)
    left = [*table.hands[seat]]
    for value in cards:
        left.remove(value)
    return max(left, key=crowned)


def poor(hand: Cards, most: int) -> Cards:
    """The money cards that are exchanged for unknown ones."""
    return tuple([value for value in hand if is_poor(value)][:most])


def is_poor(value: int) -> bool:
    """Whether a money card is exchanged for an unknown one."""
    return CROWNS[value] + value / 4 < POOR_CARD


def auction(table: Table, card: int, queue: list[int], standing: int = 0, limits: dict[int, int] | None = None, driven: int = 0) -> int:
    """Sell a card to one of the queue; with a standing bid the last of it leads. Some limits may be known already. Somebody outside the
    queue has driven the price to `driven`, if there is a limit for that. Returns the highest limit."""
    best = second = standing
    winner, rng, count = (queue[-1] if standing else -1), table.rng.random, len(queue)
    tastes = [1.0 - TASTE + 2 * TASTE * rng() for _ in range(table.seats)]
    for seat in queue:
        most = limits[seat] if limits and seat in limits else limit(table, seat, card, count, tastes[seat] * table.bold[seat])
        if most > best:
            if winner != seat:
                second = best
            best, winner = most, seat
        elif most > second and seat != winner:
            second = most
    if winner < 0:
        table.leave_unsold(card)
        return 0
    raised = second + (second > standing or winner != queue[-1] or not standing)
    first = opening(table.manners[winner], best) if count > 1 and not standing else 0
    purchase(table, winner, card, min(max(raised, first, driven), best))
    return best


def opening(manner: Manner, most: int) -> int:
    """The first bid of somebody with this limit."""
    return int(most * manner.opening)


def is_veto_wise(table: Table, seat: int, card: int) -> bool:
    """A good card comes too early for somebody who has less than the others. It is revealed already."""
    able = table.bidders(card)
    others = [len(table.hands[other]) for other in able if other != seat]
    if seat not in able or not others or len(table.stack) < 3:
        return False
    return table.worth[seat][card] >= VETO_WORTH and len(table.hands[seat]) < min(others)


def offered(table: Table, card: int, vetoers: list[int], limits: dict[int, int] | None = None) -> None:
    """Those with vetoes are asked for a revealed card; then it is sold."""
    for seat in vetoers:
        if is_veto_wise(table, seat, card):
            table.veto(seat, card)
            return
    queue = table.bidders(card)
    if queue:
        auction(table, card, queue, 0, limits)
    else:
        table.leave_unsold(card)


def step(table: Table) -> bool:
    """Go on with the next card, or with the end of the phase; false at the end of the match."""
    if table.stack:
        card = table.reveal()
        vetoers = [seat for seat in range(table.seats) if table.vetoes[seat]] if any(table.vetoes) else []
        offered(table, card, vetoers)
        return True
    return phase_ended(table, table.end_phase())


def phase_ended(table: Table, exchangers: list[int]) -> bool:
    """Exchanges, the next phase, and after the last the gamble; false at the end of the match."""
    most = space(table.sides, "marco_polo", table.phase).amount
    for seat in exchangers:
        table.exchange(seat, poor(tuple(table.hands[seat]), most))
    if table.next_phase():
        return True
    if any(map(table.is_gambling, range(table.seats))):
        table.shuffle()
        gamble(table, ())
    return False


def gamble(table: Table, draws: Cards) -> None:
    """Turn up cards up to the stop."""
    while table.deck and (sum(draws) < GAMBLE_STOP or not draws):
        value = table.deck.pop()
        draws = (*draws, value)
        table.discard.append(value)
    table.draws, table.is_over = draws, True


def resume(table: Table, stage: Stage, limits: dict[int, int] | None = None) -> None:
    """Play the stage of the position on the table; `limits` are those of the auction under way."""
    if isinstance(stage, Bidding):
        auction(table, NUMBER[stage.card], [*stage.queue], stage.bid, limits)
    elif isinstance(stage, Vetoing):
        offered(table, NUMBER[stage.card], [*stage.queue], limits)
    elif isinstance(stage, Paying):
        purchase(table, stage.seat, NUMBER[stage.card], stage.price)
    elif isinstance(stage, Exchanging):
        phase_ended(table, [*stage.queue])
    elif isinstance(stage, Gambling):
        gamble(table, stage.draws)
    elif isinstance(stage, Over):
        table.draws, table.is_over = stage.draws, True
    else:
        _answered(table)


def _answered(table: Table) -> None:
    """Chance answers a complete move: cards are drawn as the last line asked for."""
    last, moved = table.last, table.moved
    if last.what == "bought" and moved is not None:
        table.arrive(moved.seat, NUMBER[moved.explorer], moved.half)
    elif last.what == "exchanged" and last.seat is not None:
        table.draw(last.seat, last.amount)
        phase_ended(table, [])


def position(table: Table) -> State:
    """The position with the next card revealed, or at its end."""
    frozen = table.frozen()
    return State(frozen, Over(table.draws)) if table.is_over else next_card(Work(frozen))


def settled(state: State) -> Table:
    """A table of the position as it is."""
    seats = len(state.position.players)
    table = Table(state.position, (thumb(seats),) * seats, Random(0))
    if isinstance(state.stage, Over):
        table.draws, table.is_over = state.stage.draws, True
    return table
