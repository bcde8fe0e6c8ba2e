"""Each seat's chance of winning, estimated by a small network.

The network (engine/search/network.py) reads what each seat has, where its ship is and how the others stand. The terms of `evaluation`
add up; the network can weigh one thing by another: gold is worth much while there is time to spend it, and a lead counts once the ship
is near home.

Its weights were fitted to 95,000 positions of 13,000 matches and to who won these. The players were quick play with weights varied at
random, players in haste, the former sensible players, and players who choose what an earlier fit of this network finds best.

How good it is was measured on other matches, by the mean of -log(the chance that was given to the winner): guessing has 1.294, the terms
1.010, this network 0.942, and a network without the hidden layer about halfway between these two.

`python -m tools.prospects carta_magica` fits such a network from nothing. It predicts winners as well, and the bots that use it play a
little worse (docs/opponents.md).
"""

from __future__ import annotations

from math import exp
from random import Random

from data.tables import table
from engine.search.network import Network, network_of
from engine.search.odds import chances, shares
from engine.values.adding import mean_of
from engine.values.core import Seat
from games.carta_magica.mind import evaluation, quick
from games.carta_magica.mind.charts import HARM, sea_of
from games.carta_magica.mind.decide import ActionChoice
from games.carta_magica.rules import score
from games.carta_magica.rules.board import GOODS_PER_GOLD, HARBOUR, HOME_POINTS, LIMIT, TALISMAN_PRICE
from games.carta_magica.rules.payment import means
from games.carta_magica.rules.reach import FAR
from games.carta_magica.rules.sailing import CARD_OF, CARD_WAY
from games.carta_magica.rules.score import card_gold
from games.carta_magica.rules.state import Player, Position, State
from games.carta_magica.rules.turn.flow import attacked_from

FEATURES = (
    "points", "lead", "ahead", "ahead at home",
    "way", "near", "nearer", "their way", "their near", "their nearer",
    "gold", "purchases", "way to buy", "near red", "goods", "sales", "way to sell", "near black", "magic", "some magic", "cards",
    "damaged", "damaged with means", "becalmed", "becalmed with means", "harm", "missed",
    "round", "wait", "order", "pair", "dearest", "threat", "talismans", "one",
)  # fmt: skip
"""The features of each seat, in the order in which the data have their weights."""


NETWORK = network_of(table("carta_magica", "prospects"), FEATURES)
"""The network that the search uses."""

NEAR = 4
"""Steps over which the nearness of a harbour or of home falls to 1/e, in the features `near …`."""
NEARER = 10
"""Steps over which the nearness of home falls to 1/e, in the features `nearer`: they look farther ahead."""
CLEAR_LEAD = 4
"""Points of a lead that make it e times as likely to be ahead as to be behind."""
_NEAR = tuple([exp(-steps / NEAR) for steps in range(FAR + 1)])
_NEARER = tuple([exp(-steps / NEARER) for steps in range(FAR + 1)])


def odds(state: State, network: Network = NETWORK) -> tuple[float, ...]:
    """Return each seat's chance of winning, in all 1; in the last turns the terms decide."""
    if state.position.final is not None:
        return chances(evaluation.worth(state), evaluation.doubt(state))
    return network.odds(features(state.position))


def chance_after(state: State, seat: Seat, choice: ActionChoice, looks: int) -> float:
    """Return a seat's chance of winning at the beginning of the next turn after a choice.

    If the choice may bring unseen cards or a battle, it is played out `looks` times, and the chance is the mean.
    """
    is_drawn = choice.action == "card" or (choice.target in HARBOUR and HARBOUR[choice.target].is_black)
    is_bought = choice.action == "trade" or choice.target in HARBOUR  # perhaps an unseen talisman
    is_open = is_drawn or is_bought or (choice.target >= 0 and bool(attacked_from(state.position, seat, choice.target)))
    shares_of_wins = []
    for number in range(looks if is_open else 1):
        after = quick.play_choice(state, seat, choice, Random(number))
        result = score.result(after)
        shares_of_wins.append(odds(after)[seat] if result is None else shares(result.ranks)[seat])
    return mean_of(shares_of_wins)


def _ahead(lead: float) -> float:
    """Return how likely a lead of so many points is a true one, from 0 to 1."""
    return 1 / (1 + exp(-lead / CLEAR_LEAD))


def _best_other(values: list[float], seat: int) -> float:
    """Return the greatest value of the other seats."""
    return max([value for other, value in enumerate(values) if other != seat])


def features(position: Position) -> list[tuple[float, ...]]:
    """Return the features of each seat, by `FEATURES`, most of them from 0 to about 1."""
    players, count = position.players, len(position.players)
    seats = range(count)
    lefts = [evaluation.steps_home(position, Seat(seat), player.square, player.lap) for seat, player in enumerate(players)]
    points = [float(_points(position, player)) for player in players]
    bests = [_best_other(points, seat) for seat in seats]
    threats = [points[seat] + HOME_POINTS * _NEARER[lefts[seat]] for seat in seats]
    deck, turn = frozenset(position.talisman_deck), position.turn
    until_limit = evaluation.ROUND_STEPS * (position.options.rounds - turn // count)
    rows = []
    for seat, player in enumerate(players):
        left, lead = lefts[seat], points[seat] - bests[seat]
        theirs = max(0, min(until_limit, *[lefts[other] for other in seats if other != seat]))
        wait = (seat - position.active) % count
        race = (left / evaluation.WHOLE_LAP, _NEAR[left], _NEARER[left], theirs / evaluation.WHOLE_LAP, _NEAR[theirs], _NEARER[theirs])
        rows.append(
            (
                *(points[seat] / 20, lead / 20, _ahead(lead), _ahead(lead + HOME_POINTS)),
                *race,
                *_trade(position, player, deck),
                evaluation.luck(player.cards) / 3,
                *_ship(position, player),
                *(turn / count / 20, wait / 3, (turn % count + wait) % count / 3, float(count == 2)),
                _dearest(position, player, deck) / 16,
                _best_other(threats, seat) / 30,
                *(len(player.talismans) / 4, 1.0),
            )
        )
    return rows


def _points(position: Position, player: Player) -> int:
    owned = evaluation.talisman_points(player.talismans, player.challenge) + player.gold
    if player.cards and not position.options.is_gold_tokens_only:
        owned += card_gold(player)
    return owned


def _dearest(position: Position, player: Player, deck: frozenset[int]) -> float:
    """Return what the best open talisman scores for a player."""
    on_sale, _ = evaluation.talisman_values(position.row, deck, player.challenge)
    return on_sale[0] if on_sale else 0.0


def _trade(position: Position, player: Player, deck: frozenset[int]) -> tuple[float, ...]:
    """Return gold, goods and magic, what they can be traded for, and how far that is."""
    sea, square = sea_of(position.options), player.square
    gold, goods, magic = means(player, "gold"), means(player, "goods"), means(player, "magic")
    gains = evaluation.gains_of(position.row, deck, player.challenge)
    sale = min(goods // GOODS_PER_GOLD, LIMIT - player.gold)
    bought = evaluation.potential(gains, gold)
    red, black = min(sea.red[square], evaluation.PULLED), min(sea.black[square], evaluation.PULLED)
    return (
        *(gold / 8, bought / 20, min(gold // TALISMAN_PRICE, 3) * red / 60, _NEAR[red]),
        *(goods / 8, (evaluation.potential(gains, gold + sale) - bought + sale) / 20, min(sale, 4) * black / 80, _NEAR[black]),
        *(magic / 8, min(magic, evaluation.STOCK) / evaluation.STOCK),
    )


def _ship(position: Position, player: Player) -> tuple[float, ...]:
    """Return damaged, damaged with means, becalmed, becalmed with means, harm, missed turns."""
    condition, missed = player.condition, float(player.misses)
    if condition == "free":
        is_sheltered = bool(player.cards) and "good_weather" in evaluation.kinds(player.cards)
        return (0.0, 0.0, 0.0, 0.0, 0.0 if is_sheltered else HARM[player.square], missed)
    kind, due = evaluation.prices_of(position.options)[condition]
    is_freed = means(player, kind) >= due or CARD_OF[CARD_WAY[condition]] in evaluation.kinds(player.cards)
    without, having = (0.0, 1.0) if is_freed else (1.0, 0.0)
    return (without, having, 0.0, 0.0, 0.0, missed) if condition == "damaged" else (0.0, 0.0, without, having, 0.0, missed)
