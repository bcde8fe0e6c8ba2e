"""The sensible player of `carta_magica` as it was before any bot looked ahead."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from engine.core import NONE, Ask, Form, Path, Seat, Token
from engine.games.carta_magica.board import (
    ADVENTURES,
    BLACK,
    CENTRE,
    CHALLENGE_POINTS,
    CHALLENGES,
    COLUMNS,
    GOODS_PER_GOLD,
    HARBOUR,
    HOME_POINTS,
    RED,
    SQUARES,
    STORM_STEPS,
    TALISMAN_PRICE,
    TALISMANS,
    WHEEL,
    Adventure,
    Square,
    Talisman,
    progress,
)
from engine.games.carta_magica.options import Options
from engine.games.carta_magica.payment import room
from engine.games.carta_magica.reach import FAR, Reach, away, bits, lap_distances, squares_in
from engine.games.carta_magica.sailing import reach_of, ways
from engine.games.carta_magica.score import points
from engine.games.carta_magica.state import Player, Position, Sheltering, State, Storming, Taming
from engine.games.carta_magica.turn.adventure import chances, power
from engine.games.carta_magica.turn.flow import tradable
from engine.games.carta_magica.turn.harbour import Unseen
from engine.games.carta_magica.turn.spin import drifts

GOODS = 0.9
"""Points that a goods token is worth while there is room for the gold."""
MAGIC = (0.7, 0.2)
"""The same for magic: up to four tokens, and beyond."""
ENOUGH_MAGIC = 4
GOLD = 2.4
"""Points that gold is worth while there are talismans to buy."""
CARD = 1.6
STEP = 0.3
"""Points for each step nearer home, in the first round."""
HASTE = 0.03
"""What each round adds to it."""
PULL = 0.22
"""Points for each step nearer to a harbour that is wanted."""
LATE = 20
"""The round from which coming home is right whatever the points."""
MIDDLING = 5
"""A spin that comes or is surpassed two times in three."""
UNSEEN = 5.5
"""Points of an unseen talisman."""

Chooser = Callable[[State, Seat, Ask, Path], Token]


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to an ask."""
    if isinstance(ask, Form):
        return _settle(world, seat, ask, rng)
    free = [option for option in ask.options if option.blocked is None]
    if ask.several is None and len(free) == 1:
        return free[0].token
    return _CHOOSERS.get(ask.name, _first)(world, seat, ask, path)


def _best(ask: Ask, worth: Callable[[Any], Any]) -> Token:
    """The token of the option whose value is worth most."""
    return max(ask.options, key=lambda option: worth(option.value)).token


def _of_value(ask: Ask, value: object) -> Token:
    return next(option.token for option in ask.options if option.value == value)


def _first(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return ask.options[0].token


def _settle(world: State, seat: Seat, form: Form, rng: Random) -> Token:
    """An open talisman as challenge, a harbour with a short lap, a useful card."""
    position = world.position
    tokens = []
    for field in form.fields:
        best = rng.choice(field.ask.options)
        if field.ask.name == "settle.challenge":
            best = next((option for option in field.ask.options if option.value.talismans[0] in position.row), best)
        elif field.ask.name == "settle.adventure":
            best = max(field.ask.options, key=lambda option: card_worth(position.players[seat], option.value))
        elif field.ask.name == "settle.harbour":
            best = min(field.ask.options, key=lambda option: abs(option.value.square // COLUMNS - CENTRE[0]) < 5)
        tokens.append(f"{field.key}={best.token}")
    return " ".join(tokens)


def is_harmed(world: State, seat: Seat) -> bool:
    """Whether the storm that is coming damages or becalms a ship, if nobody else plays good weather."""
    stage = world.stage
    assert isinstance(stage, Sheltering | Storming)
    assert stage.wind is not None
    sheltered = tuple(other for other in stage.sheltered if other != seat) if isinstance(stage, Sheltering) else ()
    return any(drift.seat == seat and drift.condition != "free" for drift in drifts(world.position, stage.wind, sheltered))


def _weather(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return _of_value(ask, is_harmed(world, seat))


def _storm_again(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """The wheel is not spun again; the direction is, against harm."""
    assert isinstance(world.stage, Storming)
    return _of_value(ask, world.stage.wind is not None and is_harmed(world, seat))


def card_worth(player: Player, card: Adventure) -> float:
    """What drawing a card is worth."""
    if card.kind == "monster":
        return card.gold * 2.0 if player.magic + power(player) + MIDDLING >= card.strength else -0.3 * player.goods
    if card.amount:
        return {"gold": GOLD, "goods": GOODS, "magic": 0.5}[card.kind] * card.amount
    return {"lucky_wind": 2.2, "spin_again": 1.8, "curse": 0.5}.get(card.kind, 1.2)


def best_card(world: State, seat: Seat, ask: Ask, path: Path = ()) -> Token:
    """The card under the telescope that helps most; a payment or a monster that is too strong only if there is nothing else."""
    player = world.position.players[seat]
    return _best(ask, lambda card: card_worth(player, card))


def best_stake(world: State, seat: Seat, ask: Ask, path: Path = ()) -> Token:
    """The stake with the best balance of reward, goods at risk and magic spent."""
    position = world.position
    player = position.players[seat]
    assert isinstance(world.stage, Taming)
    card = ADVENTURES[world.stage.card]
    reward = min(card.gold, room(player, "gold", position.options)) * GOLD + 1.0 + GOODS * player.goods
    return _best(ask, lambda amount: reward * chances(card.strength, amount + power(player)) / len(WHEEL) - 0.5 * amount)


def _none(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return NONE


def _use(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return _of_value(ask, True)


def best_prize(world: State, seat: Seat, ask: Ask, path: Path = ()) -> Token:
    """The talisman or card of the loser that is worth most to the winner."""
    wanted = CHALLENGES[world.position.players[seat].challenge].talismans

    def worth(prize: Talisman | Adventure) -> float:
        if isinstance(prize, Talisman):
            return prize.points + CHALLENGE_POINTS * (prize.id in wanted)
        return prize.amount if prize.kind == "gold" else 1

    return _best(ask, worth)


def _stay(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return _of_value(ask, False)


def _sell(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """All there is."""
    return _best(ask, float)


def _buy(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """The best open talisman; an unseen one where none lies open."""
    wanted = CHALLENGES[world.position.players[seat].challenge].talismans

    def worth(value: object) -> float:
        if isinstance(value, Talisman):
            return _talisman_worth(value.id, wanted)
        return UNSEEN if isinstance(value, Unseen) else 0.0

    return _best(ask, worth)


def _talisman_worth(talisman: int, wanted: tuple[int, ...]) -> float:
    return TALISMANS[talisman].points + CHALLENGE_POINTS * (talisman in wanted)


def _route(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Round the island the way the ship has begun."""
    return ask.options[0 if _direction(world.position.players[seat]) > 0 else -1].token


def _action(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    steps = dict(ways(world.position, seat))
    return _best(ask, lambda action: _action_worth(world.position, seat, action, steps.get(action, 0)))


def _square(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    position = world.position
    offered = bits(option.value for option in ask.options)
    reaches = (reach_of(position, seat, steps) for _, steps in ways(position, seat))
    reach = next(reach for reach in reaches if reach.ends == offered)
    return _best(ask, lambda target: (_sail_worth(position, seat, target, reach), target))


def _action_worth(position: Position, seat: Seat, action: str, steps: int) -> float:
    """What an action is worth; `steps` is how far one sails that sails."""
    player = position.players[seat]
    assert position.spin is not None
    amount = WHEEL[position.spin].steps
    if action == "goods":
        taken = min(amount, room(player, "goods", position.options))
        return GOODS * taken * (1.0 if room(player, "gold", position.options) > 1 else 0.4) * _time(position)
    if action == "magic":
        held, new = player.magic, player.magic + min(amount, room(player, "magic", position.options))
        return MAGIC[0] * (min(new, ENOUGH_MAGIC) - min(held, ENOUGH_MAGIC)) + MAGIC[1] * (max(new, ENOUGH_MAGIC) - max(held, ENOUGH_MAGIC))
    if action == "card":
        return CARD if player.magic >= ENOUGH_MAGIC - 1 else CARD / 2
    if action == "trade":
        return _deal_worth(position, seat)[0]
    if not steps:
        return {"rest": 0.0, "spin-again": 0.5}.get(action, -1.0)
    reach = reach_of(position, seat, steps)
    cost = {"tow": 1.8, "repair": 4.0, "repair-card": 0.5, "lucky-wind": 2.0 if player.condition == "free" else 0.5}.get(action, 0.0)
    return max(_sail_worth(position, seat, target, reach) for target in squares_in(reach.ends)) - cost


def _deal_worth(position: Position, seat: Seat) -> tuple[float, int, int]:
    """What the best deal in the harbour is worth where the ship lies, and the gold and goods that are left."""
    player = position.players[seat]
    count = tradable(position, seat)
    if HARBOUR[player.square].is_black:
        worth = (GOLD - GOODS_PER_GOLD * GOODS + 1.0) * count
        return worth, player.gold + count, max(0, player.goods - GOODS_PER_GOLD * count)
    if not count:
        return 0.0, player.gold, player.goods
    wanted = CHALLENGES[player.challenge].talismans
    best = max((_talisman_worth(card, wanted) for card in position.row), default=UNSEEN)
    worth = best + (count - 1) * UNSEEN - count * (TALISMAN_PRICE * GOLD - 2.0)
    return worth, max(0, player.gold - TALISMAN_PRICE * count), player.goods


def _time(position: Position) -> float:
    """Stock is worth less and less: nothing once the last turns have begun."""
    return 0.0 if position.final is not None else max(0.3, 1.0 - _round(position) / 40)


def _round(position: Position) -> int:
    """The round, from 1."""
    return position.turn // len(position.players) + 1


def _direction(player: Player) -> int:
    """Which way round the island: where the ship has come furthest."""
    return 1 if progress(player.lap, player.home, player.square) >= 0 else -1


@cache
def _nearest(options: Options, is_black: bool) -> tuple[int, ...]:
    """Steps from each square to the nearest harbour of a colour."""
    return tuple(min(away(options, square, port) for port in (BLACK if is_black else RED)) for square in range(SQUARES))


def remaining(position: Position, seat: Seat, at: Square, lap: int) -> int:
    """Steps home from a square so that a lap is complete, the way the ship has begun."""
    player = position.players[seat]
    field = lap_distances(player.home, position.options)
    if _is_short(position.options):
        return min(field.get((at, lap - goal), FAR) for goal in (-1, 0, 1))
    return field.get((at, lap - _direction(player)), FAR)


def _is_short(options: Options) -> bool:
    """Whether coming home without a lap both ends the match and earns the bonus."""
    return options.is_return_enough and options.is_bonus_for_any


def _sail_worth(position: Position, seat: Seat, target: Square, reach: Reach) -> float:
    """What it is worth to sail to a square."""
    player = position.players[seat]
    laps = reach.laps(target)
    lap = player.lap + (laps[-1] if _direction(player) > 0 else laps[0])
    left = remaining(position, seat, target, lap)
    worth = (STEP + HASTE * _round(position)) * (remaining(position, seat, player.square, player.lap) - left)
    gold, goods = player.gold, player.goods
    if target in HARBOUR:
        deal, gold, goods = _deal_worth(position.changed(seat, square=target), seat)
        worth += deal + (0.6 if HARBOUR[target].is_black else 0.0)
        if target == player.home and (lap or position.options.is_return_enough):
            worth += HOME_POINTS if (lap or _is_short(position.options)) and _is_time(position, seat) else -20.0
    elif left <= STORM_STEPS and not _is_time(position, seat):
        worth -= 3.0
    scale = _time(position)
    if goods >= 4:
        worth -= PULL * _nearest(position.options, True)[target] * min(1.0, goods / 6) * scale
    if gold >= TALISMAN_PRICE:
        worth -= PULL * _nearest(position.options, False)[target] * min(1.5, gold / 3) * scale
    return worth


def _is_time(position: Position, seat: Seat) -> bool:
    """Whether coming home now is wise: when it wins with the bonus, or late."""
    if position.final is not None or _round(position) >= LATE:
        return True
    totals = [sum(points(position, Seat(other))) for other in range(len(position.players))]
    own = totals.pop(seat)
    return own + HOME_POINTS > max(totals)


_CHOOSERS: dict[str, Chooser] = {
    "choose.action": _action,
    "sail.square": _square,
    "sail.route": _route,
    "trade.sell": _sell,
    "trade.buy": _buy,
    "storm.again": _storm_again,
    "storm.weather": _weather,
    "card.draw": _use,
    "card.peek": best_card,
    "monster.stake": best_stake,
    "monster.cards": _none,
    "monster.again": _use,
    "battle.again": _use,
    "battle.prize": best_prize,
    "battle.swap": _stay,
    "battle.agree": _stay,
}
"""What is chosen at each ask; the first option where nothing stands here (all payments; the first victim)."""
