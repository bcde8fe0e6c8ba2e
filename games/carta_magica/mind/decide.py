"""What a sensible player decides at each question, from positions alone.

The player who answers asks (`policy`), quick play (`quick`), standing orders and the search all use these functions.
"""

from __future__ import annotations

from math import exp
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from engine.values.adding import sum_of
from engine.values.core import Seat
from games.carta_magica.mind.charts import SETS_A_STEP, Chart, rank_squares, wished_squares
from games.carta_magica.mind.evaluation import Outlook, Style
from games.carta_magica.mind.manner import MANNER
from games.carta_magica.rules import board
from games.carta_magica.rules.board import ADVENTURES, GOODS_PER_GOLD, HARBOUR, TALISMAN_PRICE, TALISMANS, Adventure, Square, Talisman
from games.carta_magica.rules.payment import NO_PAYMENT, Payment, means, room
from games.carta_magica.rules.reach import CALM, FAR, PORTS, Bits, Reach, bits, neighbours, squares_in
from games.carta_magica.rules.sailing import CARD_OF, Way, price, reach_of
from games.carta_magica.rules.score import talisman_score
from games.carta_magica.rules.state import Player, Position
from games.carta_magica.rules.turn.adventure import chances, power, stakes
from games.carta_magica.rules.turn.battle import Prize
from games.carta_magica.rules.turn.choose import WAYS, Action, actions_of, may_trade
from games.carta_magica.rules.turn.flow import prey
from games.carta_magica.rules.turn.harbour import Unseen
from games.carta_magica.rules.turn.odds import again_cards, winning
from games.carta_magica.rules.turn.spin import drifts
from games.carta_magica.rules.turn.work import last_turns

DECISIONS = MANNER.decisions
EVER = 1000.0
"""Points: more than any choice can be worth that does not end the match."""
LOSS = 1.3
"""How much a prize that is lost counts, compared with one that is won: it is of use to the winner too."""


class ActionChoice(Struct, frozen=True):
    """One thing to do after the spin."""

    action: Action
    worth: float
    """In points; to be compared with other choices of the same position only."""
    target: Square = -1
    """Where to sail; -1: nowhere, or it is not chosen yet."""
    delta: int = 0
    """What the way there adds to the lap counter."""
    ends: bool = False
    """Whether it brings the ship home first, which begins the end of the match."""


def choices(position: Position, seat: Seat, style: Style = "lured", *, is_wide: bool = False) -> list[ActionChoice]:
    """Return the open actions, in no order; for each way of sailing, the best squares.

    `is_wide`: the best squares towards every harbour, on both ways home, and beside ships that are worth an attack, too.
    """
    player = position.players[seat]
    outlook = Outlook(position, seat, position.final is not None and seat in position.final, style)
    assert position.spin is not None
    open_choices: list[ActionChoice] = []
    for action, steps in actions_of(position, seat):
        way = WAYS.get(action)
        if way is not None:
            open_choices += _sails(outlook, way, steps, is_wide)
        elif action == "goods" or action == "magic":
            open_choices.append(_take_tokens(outlook, player, action))
        elif action == "card":
            open_choices.append(ActionChoice(action, outlook.of(player) + outlook.draw(player)))
        elif action == "trade":
            worth, _ = deal(outlook, player)
            open_choices.append(ActionChoice(action, worth))
        elif action == "spin-again":
            open_choices.append(ActionChoice(action, outlook.of(_without(player, "spin_again")) + DECISIONS.spin_again))
        else:
            open_choices.append(ActionChoice(action, outlook.of(player) + DECISIONS.nothing))
    if position.options.is_return_enough and position.turn < DECISIONS.begun * len(position.players):
        # In the first rounds, do not end the match by a return without a lap.
        open_choices = [choice for choice in open_choices if not choice.ends or player.lap + choice.delta != 0] or open_choices
    if any(choice.ends for choice in open_choices):
        going_on = max([choice.worth for choice in open_choices if not choice.ends], default=0.0)
        open_choices = [
            _weigh_homecoming(outlook, choice, going_on, style == "hasty") if choice.ends else choice for choice in open_choices
        ]
    return open_choices


def best_choice(position: Position, seat: Seat, style: Style = "lured") -> ActionChoice:
    """Return what to do after the spin."""
    return max(choices(position, seat, style), key=lambda choice: choice.worth)


def _take_tokens(outlook: Outlook, player: Player, kind: Literal["goods", "magic"]) -> ActionChoice:
    """Return the choice to take tokens."""
    position = outlook.position
    assert position.spin is not None
    amount = min(board.WHEEL[position.spin].steps, room(player, kind, position.options))
    after = replace(player, goods=player.goods + amount) if kind == "goods" else replace(player, magic=player.magic + amount)
    if may_trade(player):
        worth, _ = deal(outlook, after)
    else:
        worth = outlook.of(after)
    return ActionChoice(kind, worth if amount else worth + DECISIONS.nothing)


def _without(player: Player, kind: str) -> Player:
    """Return a player who has used up a card."""
    card = next(card for card in player.cards if ADVENTURES[card].kind == kind)
    return replace(player, cards=tuple([other for other in player.cards if other != card]))


def _sails(outlook: Outlook, way: Way, steps: int, is_wide: bool) -> list[ActionChoice]:
    """Return the sails into harbours in reach, and to open sea towards home and harbours."""
    position, seat = outlook.position, outlook.seat
    player = _pay_way(position, position.players[seat], way)
    reach = reach_of(position, seat, steps)
    sails = [_port(outlook, player, way, target, delta) for target, delta in _ports(outlook, player, reach)]
    ends: set[tuple[Square, int]] = set()
    for delta, plane in reach.planes:
        open_sea = plane & ~PORTS
        for chart in _aims(outlook, player, player.lap + delta, is_wide):
            left = chart[player.square]
            first_set = SETS_A_STEP * (left - steps) if left < FAR else 0  # no square in reach is nearer than `left - steps`
            best = wished_squares(rank_squares(chart), open_sea, first_set)
            if best:
                ends.add((best.bit_length() - 1, delta))
        if is_wide:
            ends.update([(square, delta) for square in _ambushes(outlook, open_sea, player.lap + delta)])
    sails += [ActionChoice(way, outlook.of(_at(player, target, delta)), target, delta) for target, delta in sorted(ends)]
    if not sails:
        target = next(squares_in(reach.ends))
        delta = reach.laps(target)[0]
        sails.append(ActionChoice(way, outlook.of(_at(player, target, delta)), target, delta))
    return sails


def _ambushes(outlook: Outlook, open_sea: Bits, lap: int) -> list[Square]:
    """Return the best square for the way home beside each ship that is worth an attack."""
    position, seat = outlook.position, outlook.seat
    home = rank_squares(outlook.way_home(position.players[seat].home, lap))
    squares = []
    for other in prey(position, seat):
        beside = bits(neighbours(position.players[other].square, position.options.is_diagonal)) & open_sea
        if beside and best_victim(position, seat, (other,)) is not None and (best := wished_squares(home, beside, 0)):
            squares.append(best.bit_length() - 1)
    return squares


def _at(player: Player, target: Square, delta: int) -> Player:
    """Return a player whose ship has sailed to a square."""
    condition: Literal["becalmed", "free"] = "becalmed" if CALM >> target & 1 else "free"
    return replace(player, square=target, lap=player.lap + delta, condition=condition, swept=False)


def _pay_way(position: Position, player: Player, way: Way) -> Player:
    """Return a player who has paid for a way, or used up a card for it."""
    due = price(position.options, way)
    if due is not None:
        return replace(player, gold=player.gold - due[1]) if due[0] == "gold" else replace(player, goods=player.goods - due[1])
    return _without(player, CARD_OF[way]) if way in CARD_OF else player


def _aims(outlook: Outlook, player: Player, lap: int, is_wide: bool) -> tuple[Chart, ...]:
    """Return the charts of the goals to sail for over open sea, with the lap counter at `lap`."""
    sea = outlook.sea
    if is_wide:
        return (*[outlook.way_home(player.home, lap, way) for way in (1, -1)], *sea.port.values())
    return (outlook.way_home(player.home, lap), sea.black, sea.red)


def _ports(outlook: Outlook, player: Player, reach: Reach) -> list[tuple[Square, int]]:
    """Return the harbours in reach, with what the way there adds to the lap counter."""
    ways = []
    for target in squares_in(reach.ends & PORTS):
        laps = reach.laps(target)
        ways.append((target, laps[0] if len(laps) == 1 else best_delta(outlook, player, target, laps)))
    return ways


def best_delta(outlook: Outlook, player: Player, target: Square, laps: tuple[int, ...]) -> int:
    """Return the lap change of the better of two ways round the island to a square."""
    if target == player.home:
        return next((delta for delta in laps if player.lap + delta != 0), laps[-1])
    return min(laps, key=lambda delta: outlook.way_home(player.home, player.lap + delta)[target])


def _port(outlook: Outlook, player: Player, way: Way, target: Square, delta: int) -> ActionChoice:
    """Return the sail into a harbour with the best deals there."""
    position = outlook.position
    worth, after = deal(outlook, _at(player, target, delta))
    if HARBOUR[target].is_black:
        worth += outlook.draw(after)
    is_home = target == player.home and (after.lap != 0 or position.options.is_return_enough)
    if is_home and position.final is not None:
        is_counted = after.lap != 0 or position.options.is_bonus_for_any
        has_bonus = player.home_turn >= position.since
        worth += board.HOME_POINTS if is_counted and not has_bonus else 0
    return ActionChoice(way, worth, target, delta, ends=is_home and position.final is None)


def _weigh_homecoming(outlook: Outlook, choice: ActionChoice, going_on: float, is_hasty: bool) -> ActionChoice:
    """Return coming home first with a worth above all other choices, or below all of them.

    It is above if the seat is likelier to win by it than by the best other choice, whose worth is `going_on`. A hasty player comes
    home as soon as that puts them ahead.
    """
    position, seat, options = outlook.position, outlook.seat, outlook.position.options
    final, since = last_turns(position, seat)
    player = _at(position.players[seat], choice.target, choice.delta)
    is_counted = player.lap != 0 or options.is_bonus_for_any
    ending = replace(position, final=final, since=since)
    own, _ = deal(Outlook(ending, seat, has_turn=False), player)
    own += board.HOME_POINTS if is_counted else 0
    others = [other for other in range(len(position.players)) if other != seat]
    if is_hasty:
        is_ahead = own > max([Outlook(position, Seat(other), has_turn=True).points(position.players[other]) for other in others])
        return replace(choice, worth=choice.worth + (EVER if is_ahead else -EVER))
    others_at_end = [Outlook(ending, Seat(other), other in final).of(position.players[other]) for other in others]
    chance_of_ending = _chance(own, others_at_end, DECISIONS.last_doubt[bool(final)])
    others_going_on = [Outlook(position, Seat(other), has_turn=True).of(position.players[other]) for other in others]
    doubt = DECISIONS.doubt[0] + DECISIONS.doubt[1] * outlook.share
    is_better = chance_of_ending >= _chance(going_on, others_going_on, doubt)
    return replace(choice, worth=choice.worth + (EVER if is_better else -EVER))


def _chance(own: float, others: list[float], doubt: float) -> float:
    """Return the chance of winning with a worth of `own` against others."""
    return 1 / (1 + sum_of([exp(max(-50.0, min(50.0, (other - own) / doubt))) for other in others]))


def deal(outlook: Outlook, player: Player) -> tuple[float, Player]:
    """Return what a player is worth after the best deals in a harbour, and that player."""
    if HARBOUR[player.square].is_black:
        gold = sale(outlook, player)
        if gold:
            player = replace(player, gold=player.gold + gold, goods=player.goods - GOODS_PER_GOLD * gold)
        return outlook.of(player), player
    count, worth = _purchases(outlook, player)
    return worth, replace(player, gold=player.gold - TALISMAN_PRICE * count) if count else player


def sale(outlook: Outlook, player: Player) -> int:
    """Return how much gold to sell goods for in a black harbour: the most, or none."""
    most = min(means(player, "goods") // GOODS_PER_GOLD, room(player, "gold", outlook.position.options))
    if most < 1:
        return 0
    seller = replace(player, gold=player.gold + most, goods=player.goods - GOODS_PER_GOLD * most)
    return most if outlook.of(seller) >= outlook.of(player) else 0


def _purchases(outlook: Outlook, player: Player) -> tuple[int, float]:
    """Return how many talismans to buy in a red harbour, and what the player is worth then."""
    best, worth, score = 0, outlook.of(player), 0.0
    most = min(means(player, "gold") // TALISMAN_PRICE, len(outlook.position.row) + len(outlook.position.talisman_deck))
    for count in range(1, most + 1):
        score += max(outlook.values[count - 1], outlook.unseen) if count <= len(outlook.values) else outlook.unseen
        after = outlook.of(replace(player, gold=player.gold - TALISMAN_PRICE * count), count) + score
        if after > worth:
            best, worth = count, after
    return best, worth


def purchase(outlook: Outlook, player: Player) -> Talisman | Unseen | None:
    """Return which talisman to buy now, if any."""
    count, _ = _purchases(outlook, player)
    if not count:
        return None
    best: Talisman | Unseen = Unseen()
    value = outlook.unseen
    for card in outlook.position.row:
        score = talisman_score(card, player.challenge)
        if score >= value:
            best, value = TALISMANS[card], score
    if isinstance(best, Unseen) and not outlook.position.talisman_deck:
        best = max([TALISMANS[card] for card in outlook.position.row], key=lambda talisman: talisman.points)
    return best


def is_harmed(position: Position, seat: Seat, wind: board.Compass, sheltered: tuple[Seat, ...]) -> bool:
    """Return whether a storm harms a ship if only those in `sheltered` play good weather."""
    others = tuple([other for other in sheltered if other != seat])
    return any(drift.seat == seat and drift.condition != "free" for drift in drifts(position, wind, others))


def is_respun(position: Position, seat: Seat, wind: board.Compass | None) -> bool:
    """Return whether to spin again in a storm.

    Before its direction is known, a free ship spins again for a turn of its own if the card is worth little; then, if it is harmed.
    """
    if wind is not None:
        return is_harmed(position, seat, wind, ())
    player = position.players[seat]
    outlook = Outlook(position, seat, has_turn=False)
    return player.condition == "free" and outlook.of(player) - outlook.of(_without(player, "spin_again")) < DECISIONS.spin_again


def best_stake(position: Position, seat: Seat, card: int, tokens: int | None = None) -> Payment:
    """Return the magic to spend on a monster; `tokens`: exactly so many tokens."""
    outlook, player = Outlook(position, seat, has_turn=False), position.players[seat]
    payment, _ = _stake(outlook, player, card, tokens)
    return payment


def _stake(outlook: Outlook, player: Player, card: int, tokens: int | None = None) -> tuple[Payment, float]:
    """Return the magic to spend on a monster, and the mean worth of the player after it."""
    gold = min(ADVENTURES[card].gold, room(player, "gold", outlook.position.options))
    best, worth = NO_PAYMENT, -EVER
    for stake, segments in stakes(player, card, tokens):
        magic, cards = stake
        hand = tuple([other for other in player.cards if other not in cards]) if cards else player.cards
        left = replace(player, magic=player.magic - magic, cards=hand)
        tamed = outlook.of(replace(left, gold=player.gold + gold, cards=(*hand, card)))
        share = segments / len(board.WHEEL)
        mean = share * tamed + (1 - share) * outlook.of(replace(left, goods=0))
        if mean > worth:
            best, worth = stake, mean
    return best, worth


def is_retamed(position: Position, seat: Seat, card: int, spent: int) -> bool:
    """Return whether to use a card to spin again against a monster."""
    outlook, player = Outlook(position, seat, has_turn=False), position.players[seat]
    monster, after = ADVENTURES[card], _without(player, "spin_again")
    without_goods = outlook.of(replace(player, goods=0))
    share = chances(monster.strength, spent + power(player)) / len(board.WHEEL)
    gold = min(monster.gold, room(player, "gold", position.options))
    tamed = outlook.of(replace(after, gold=after.gold + gold, cards=(*after.cards, card)))
    return share * tamed + (1 - share) * outlook.of(replace(after, goods=0)) > without_goods


def best_card(position: Position, seat: Seat, cards: tuple[Adventure, ...]) -> Adventure:
    """Return the card under the telescope that helps most."""
    outlook, player = Outlook(position, seat, has_turn=False), position.players[seat]
    return max(cards, key=lambda card: card_worth(outlook, player, card))


def card_worth(outlook: Outlook, player: Player, card: Adventure) -> float:
    """Return what a player is worth after drawing a card."""
    if card.kind == "monster":
        _, worth = _stake(outlook, player, card.id)
        return worth
    if card.amount < 0:
        if means(player, "goods") + card.amount >= 0:
            return outlook.of(replace(player, goods=player.goods + card.amount))
        return outlook.of(replace(player, misses=player.misses + 1))
    return outlook.of(replace(player, cards=tuple(sorted((*player.cards, card.id)))))


def prize_worth(position: Position, seat: Seat, prize: Prize) -> float:
    """Return what a talisman or a card is worth to a seat."""
    player = position.players[seat]
    if isinstance(prize, Talisman):
        return talisman_score(prize.id, player.challenge)
    outlook = Outlook(position, seat, has_turn=False)
    return outlook.of(replace(player, cards=tuple(sorted((*player.cards, prize.id))))) - outlook.of(player)


def _most_wanted(position: Position, seat: Seat, owner: Seat) -> float:
    """Return what the best prize that an owner can lose is worth to a seat."""
    player = position.players[owner]
    prizes: list[Prize] = [*[TALISMANS[card] for card in player.talismans], *[ADVENTURES[card] for card in player.cards]]
    return max([prize_worth(position, seat, prize) for prize in prizes], default=0.0)


def best_victim(position: Position, seat: Seat, victims: tuple[Seat, ...]) -> Seat | None:
    """Return whom to attack; `None` if no prize is worth the danger."""
    best, gained = None, 0.0
    player = position.players[seat]
    for victim in victims:
        share = float(winning(again_cards(player), again_cards(position.players[victim])))
        gain = share * _most_wanted(position, seat, victim) - (1 - share) * LOSS * _most_wanted(position, victim, seat)
        if gain > gained:
            best, gained = victim, gain
    return best
