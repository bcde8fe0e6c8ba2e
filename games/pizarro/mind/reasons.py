"""Why a player would choose a line: what a card brings and takes, what it opens, to whom.

Everything follows from what the seat knows: the own hand, how many cards the others hold, open hands, ships, and the cards to come.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from engine.values.core import NONE, Line, Msg, Seat, Who
from games.pizarro.mind.quick import quiet_workbench
from games.pizarro.mind.wording import best_pile, brings, paid_with
from games.pizarro.rules import says
from games.pizarro.rules.board import CROWNS, EXPLORERS, GAMBLE_LIMIT, NUMBER, PHASES, SET, Explorer, is_divided, must_leave, space
from games.pizarro.rules.payment import Cards, crowns, fewest_crowns, most_payable, nearest
from games.pizarro.rules.state import Bidding, Exchanging, Gambling, Paying, Position, State, Vetoing
from games.pizarro.rules.turn.closing import unseen
from games.pizarro.rules.turn.flow import bidders
from games.pizarro.rules.turn.purchase import gain

FEW = 2
"""A rival with at most so many money cards can hardly answer a bid."""
LOW = 4
"""A leader with at most so many money cards feels each card that they pay."""
RICH = 8
"""Crowns of the next space from which on they are a reason of their own."""
AVERAGE = sum(CROWNS) // (len(CROWNS) - 1)
"""Crowns of an unknown money card; `CROWNS[0]` is no card."""


def reasons(world: State, seat: Seat, line: Line, plan: Any) -> Sequence[Msg]:
    """Return why a seat would play a line, the most telling reason first."""
    stage, words = world.stage, line.split()
    if isinstance(stage, Bidding):
        if words[0] != "bid":
            return tuple(_passes(world, stage, seat))
        amount = int(words[1])
        limit = plan if isinstance(plan, int) and plan > amount else 0
        return tuple(_bids(BidFacts(world.position, stage, seat, amount, limit), words))
    if isinstance(stage, Paying):
        return tuple(_pays(world.position, stage.card, stage.price, seat, words))
    if isinstance(stage, Vetoing):
        return tuple(_vetoes(world, stage, seat, is_veto=words[0] == "veto"))
    if isinstance(stage, Exchanging):
        return tuple(_swaps(world.position, seat, words[-1]))
    return tuple(_gambles(world, stage, is_draw=words[0] == "draw")) if isinstance(stage, Gambling) else ()


def _word_after(word: str, words: Sequence[str]) -> str:
    """Return the word of a line that follows another."""
    return words[words.index(word) + 1]


def _values(token: str) -> Cards:
    return tuple(map(int, token.split("+")))


class BidFacts(Struct, frozen=True):
    """A bid of a seat, and what the seat knows of the auction."""

    position: Position
    stage: Bidding
    seat: Seat
    amount: int
    """The ducats of the bid."""
    limit: int
    """The highest bid that the seat plans; 0 if it plans no higher one."""

    @property
    def card(self) -> Explorer:
        """The card under auction."""
        return self.stage.card

    @property
    def hand(self) -> Cards:
        """The money cards of the seat."""
        return self.position.players[self.seat].hand

    @property
    def rivals(self) -> list[Seat]:
        """The others who are still in the auction."""
        return [other for other in self.stage.queue if other != self.seat]

    @property
    def payment(self) -> Msg:
        """What the payment with fewest crowns takes from the hand, within a sentence."""
        leave = must_leave(self.position.sides, self.card)
        return _price(self.hand, fewest_crowns(self.hand, self.amount, leave, self.position.is_exact))

    @property
    def figures(self) -> dict[str, Any]:
        """The arguments that most sentences about a bid have."""
        return {"amount": self.amount, "explorer": says.name(self.card), "price": self.payment}

    @property
    def onward(self) -> int:
        """Crowns of the space to which a ship there can sail on."""
        return _onward(self.position, self.card)

    @property
    def copies_left(self) -> int:
        """How often the card still comes in this phase."""
        return self.position.stack.count(self.card)

    @property
    def buyers(self) -> int:
        """How many may buy the card."""
        return len(bidders(self.position, self.card))

    @property
    def is_last_phase(self) -> bool:
        """Whether no phase follows."""
        return self.position.phase >= PHASES[-1]

    @property
    def opens_alone(self) -> bool:
        """Whether nobody else can ever sail on from there.

        No other ship has the card, and it does not come again.
        """
        owners = {owner for owner, player in enumerate(self.position.players) for ship in player.ships if ship.explorer == self.card}
        return owners <= {self.seat} and not self.copies_left

    @property
    def denied(self) -> Msg | None:
        """A sentence that a pass gives the card to the leader, who could sail on.

        `None` unless only the seat and the leader are left, and there is a further space.
        """
        if not (self.onward and self.stage.bid and len(self.stage.queue) == 2):
            return None
        leader = self.stage.queue[-1]  # the player who bid last
        return Msg("pizarro.reason.bid.deny", who=Who(leader), bid=self.stage.bid, crowns=self.onward, **self.figures)


def _bids(facts: BidFacts, words: Sequence[str]) -> Iterator[Msg]:
    """Yield the reasons for a bid; without rivals the line also has the payment."""
    if facts.rivals:
        for rule in BID_REASONS:
            yield from rule(facts)
        return
    gained = brings(facts.position, facts.seat, facts.card, begins=False)
    yield Msg("pizarro.reason.alone", explorer=says.name(facts.card), price=facts.amount, brings=gained)
    if "pay" in words:
        yield from _pays(facts.position, facts.card, facts.amount, facts.seat, words)


def _outbids_open_hand(facts: BidFacts) -> Iterator[Msg]:
    for rival in facts.rivals:
        player = facts.position.players[rival]
        highest = most_payable(player.hand, must_leave(facts.position.sides, facts.card))
        if player.is_open and highest < facts.amount:
            yield Msg("pizarro.reason.bid.open", amount=facts.amount, who=Who(rival), most=highest)


def _weak_last_rival(facts: BidFacts) -> Iterator[Msg]:
    rival = facts.rivals[0]
    player = facts.position.players[rival]
    if len(facts.rivals) == 1 and not player.is_open and len(player.hand) <= FEW:
        cards = len(player.hand)
        yield Msg("pizarro.reason.bid.weak", amount=facts.amount, who=Who(rival), cards=cards, most=cards * SET[-1])


def _last_copy(facts: BidFacts) -> Iterator[Msg]:
    if not facts.is_last_phase and facts.buyers > 1 and not facts.copies_left:
        yield Msg("pizarro.reason.last", phase=facts.position.phase, count=len(facts.stage.queue), **facts.figures)


def _sails_on_alone(facts: BidFacts) -> Iterator[Msg]:
    if facts.onward and facts.opens_alone:
        yield Msg("pizarro.reason.opens.alone", phase=facts.position.phase + 1, crowns=facts.onward, **facts.figures)


def _denies_rich_space(facts: BidFacts) -> Iterator[Msg]:
    if facts.denied is not None and facts.onward >= RICH:
        yield facts.denied


def _says_what_it_brings(facts: BidFacts) -> Iterator[Msg]:
    gained = brings(facts.position, facts.seat, facts.card, begins=False)
    yield Msg("pizarro.reason.bid", limit=facts.limit, brings=gained, **facts.figures)


def _sails_on_with_others(facts: BidFacts) -> Iterator[Msg]:
    if facts.onward and not facts.opens_alone:
        yield Msg("pizarro.reason.opens", phase=facts.position.phase + 1, crowns=facts.onward, **facts.figures)


def _denies_poor_space(facts: BidFacts) -> Iterator[Msg]:
    if facts.denied is not None and facts.onward < RICH:
        yield facts.denied


def _comes_again(facts: BidFacts) -> Iterator[Msg]:
    if not facts.is_last_phase and facts.copies_left and facts.buyers:
        name, phase = says.name(facts.card), facts.position.phase
        yield Msg("pizarro.reason.left", left=facts.copies_left, phase=phase, count=facts.buyers, amount=facts.amount, explorer=name)


def _saves_money(facts: BidFacts) -> Iterator[Msg]:
    """Name the limit of the plan if money saved now can buy something later."""
    position, money = facts.position, sum(facts.hand)
    buys_later = position.phase < PHASES[-1] or any(facts.seat in bidders(position, coming) for coming in set(position.stack))
    if 0 < facts.limit < money and buys_later:
        yield Msg("pizarro.reason.bid.limit", explorer=says.name(facts.card), limit=facts.limit, money=money)


BID_REASONS = (
    _outbids_open_hand, _weak_last_rival, _last_copy, _sails_on_alone, _denies_rich_space, _says_what_it_brings, _sails_on_with_others,
    _denies_poor_space, _comes_again, _saves_money,
)  # fmt: skip
"""What can speak for a bid against rivals, the most telling first."""


def _price(hand: Cards, cards: Cards) -> Msg:
    """Return what a payment takes from a hand, within a sentence."""
    return Msg("pizarro.reason.price", **paid_with(hand, cards))


def _onward(position: Position, card: Explorer) -> int:
    """Return the crowns of an explorer's next space; 0 after the last one."""
    phase = position.phase + 1
    if phase > PHASES[-1]:
        return 0
    return space(position.sides, card, phase, "right" if is_divided(position.sides, card, phase) else None).crowns


def _passes(world: State, stage: Bidding, seat: Seat) -> Iterator[Msg]:
    """Say why a seat would pass."""
    position, card, player = world.position, stage.card, world.position.players[seat]
    hand, name, leave = player.hand, says.name(card), must_leave(world.position.sides, stage.card)
    high, least = most_payable(hand, leave), stage.bid + 1
    if high < least:
        yield Msg("pizarro.reason.pass.dear", most=high)
    better = _find_better(position, card, seat)
    if better is not None:
        yield Msg("pizarro.reason.pass.better", explorer=says.name(better), left=position.stack.count(better), money=sum(hand))
    action = space(position.sides, card, position.phase, "left" if is_divided(position.sides, card, position.phase) else None).action
    if action == "open_hand" and position.stack and not player.is_open:
        yield Msg("pizarro.reason.pass.open", explorer=name)
    if action == "lose_card":
        yield Msg("pizarro.reason.pass.lose", explorer=name)
    leader = stage.queue[-1] if stage.bid else None
    if leader is not None and len(position.players[leader].hand) <= LOW:
        yield Msg("pizarro.reason.pass.leader", who=Who(leader), explorer=name, cards=len(position.players[leader].hand))
    if high >= least:
        price = _price(hand, fewest_crowns(hand, least, leave, position.is_exact))
        gained = brings(position, seat, card, begins=False)
        yield Msg("pizarro.reason.pass.price", amount=least, explorer=name, brings=gained, price=price)
    yield Msg("pizarro.reason.pass", crowns=crowns(hand), money=sum(hand), phase=position.phase if position.stack else 0)


def _find_better(position: Position, card: Explorer, seat: Seat) -> Explorer | None:
    """Return the explorer to come in this phase that is worth most to a seat, if worth more."""
    work = quiet_workbench(position)
    worth = work.worth[seat]
    coming = [explorer for explorer in EXPLORERS if explorer in position.stack and explorer != card]
    best = max(coming, key=lambda explorer: worth[NUMBER[explorer]], default=None)
    return best if best is not None and worth[NUMBER[best]] > worth[NUMBER[card]] else None


def _pays(position: Position, card: Explorer, price: int, seat: Seat, words: Sequence[str]) -> Iterator[Msg]:
    """Say what goes under Magellan, why these cards would pay, and what the halves bring."""
    player, paid = position.players[seat], _values(_word_after("pay", words))
    hand, leave = player.hand, must_leave(position.sides, card)
    if "under" in words:
        value = int(_word_after("under", words))
        if "pile" in words:
            pile = int(_word_after("pile", words)) - 1  # lines count piles from 1
        else:
            pile = best_pile(position, seat)
        count = len(player.piles[pile].values) + 1 if pile < len(player.piles) else 1
        yield Msg("pizarro.reason.under", card=value, crowns=CROWNS[value], count=count, points=gain(player, pile, value))
    cheapest, closest = fewest_crowns(hand, price, leave, position.is_exact), nearest(hand, price, leave)
    # The payment is compared with the two obvious ones: nearest to the price, and fewest crowns.
    others = [cards for cards in (closest, cheapest) if cards != paid]
    costs_more_crowns = next((cards for cards in others if crowns(cards) > crowns(paid)), None)
    costs_most_money = max(others, key=sum, default=())
    figures = paid_with(hand, paid)
    if costs_more_crowns is not None:
        more = crowns(costs_more_crowns) - crowns(paid)
        yield Msg("pizarro.reason.pay.keeps", other="+".join(map(str, costs_more_crowns)), more=more, **figures)
    elif sum(paid) < sum(costs_most_money):
        more = sum(costs_most_money) - sum(paid)
        yield Msg("pizarro.reason.pay.money", other="+".join(map(str, costs_most_money)), more=more, left=sum(hand) - sum(paid), **figures)
    elif sum(paid) == price and crowns(paid) == crowns(cheapest):
        yield Msg("pizarro.reason.pay.exact", **figures)
    else:
        yield Msg("pizarro.reason.pay", left=len(hand) - len(paid), **figures)
    half = next((word for word in words if word in ("left", "right")), None)
    if half is not None:
        phase = position.phase
        drawn = space(position.sides, card, phase, "left").amount  # the money cards that the left half brings
        right = space(position.sides, card, phase, "right").crowns
        yield Msg("pizarro.reason.half", half=half, cards=drawn, crowns=right)


def _vetoes(world: State, stage: Vetoing, seat: Seat, is_veto: bool) -> Iterator[Msg]:
    """Say why an owner of a veto would use it or not."""
    position, card, name = world.position, stage.card, says.name(stage.card)
    cards, others = len(position.players[seat].hand), [other for other in bidders(position, card) if other != seat]
    rich = max(others, key=lambda other: len(position.players[other].hand), default=None)
    if not is_veto:
        if not position.stack:
            yield Msg("pizarro.reason.allow.last", explorer=name)
        if rich is None or len(position.players[rich].hand) <= cards:
            yield Msg("pizarro.reason.allow.rich", explorer=name, cards=cards)
        if left := len(position.stack) + sum(map(len, position.later)):
            yield Msg("pizarro.reason.allow", vetoes=position.players[seat].vetoes, left=left)
        return
    if rich is not None and len(position.players[rich].hand) > cards:
        yield Msg("pizarro.reason.veto.poor", explorer=name, cards=cards, who=Who(rich), count=len(position.players[rich].hand))
    onward = _onward(position, card)
    if len(others) == 1 and onward and seat in bidders(position, card):
        yield Msg("pizarro.reason.veto.alone", explorer=name, who=Who(others[0]), crowns=onward)
    yield Msg("pizarro.reason.veto", explorer=name, left=len(position.stack), phase=position.phase)


def _swaps(position: Position, seat: Seat, token: str) -> Iterator[Msg]:
    """Say why these cards would be exchanged, or none."""
    hand = position.players[seat].hand
    if token == NONE:
        yield Msg("pizarro.reason.keep", crowns=crowns(hand), money=sum(hand), average=AVERAGE)
        return
    cards = _values(token)
    are_poor = crowns(cards) < AVERAGE * len(cards)
    yield Msg("pizarro.reason.swap" if are_poor else "pizarro.reason.swap.low", cards=cards, crowns=crowns(cards), average=AVERAGE)


def _gambles(world: State, stage: Gambling, is_draw: bool) -> Iterator[Msg]:
    """Say how many of the unseen cards fit."""
    total, left = sum(stage.draws), unseen(world, stage)
    over = sum(total + value > GAMBLE_LIMIT for value in left)
    key = "pizarro.reason.draw" if is_draw else "pizarro.reason.stop"
    yield Msg(key, total=total, over=over, fitting=len(left) - over, unseen=len(left), limit=GAMBLE_LIMIT)
