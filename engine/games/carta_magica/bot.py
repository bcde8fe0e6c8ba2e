"""A sensible player: fills the hold, sells in black harbours, buys in red ones, and sails on round the island meanwhile."""

from __future__ import annotations

from functools import cache
from random import Random

from engine.core import NONE, Ask, Form, Path, Token
from engine.games.carta_magica.board import (
    ADVENTURES,
    BLACK,
    CENTRE,
    COLUMNS,
    HARBOUR,
    HOME_POINTS,
    RED,
    SQUARES,
    STORM_STEPS,
    TALISMAN_PRICE,
    WHEEL,
    Adventure,
    Square,
)
from engine.games.carta_magica.chart import FAR, lap_distances
from engine.games.carta_magica.options import Options
from engine.games.carta_magica.orders import best_prize, outcome
from engine.games.carta_magica.reach import Reach, reach, squares_in
from engine.games.carta_magica.view import CartaMagicaView, PlayerView
from engine.games.carta_magica.ways import is_free

GOODS = 0.9
"""Points that a goods token is worth while there is room for the gold."""
MAGIC = (0.7, 0.2)
"""The same for magic: up to four tokens, and beyond."""
GOLD = 2.4
"""Points that gold is worth while there are talismans to buy."""
CARD = 1.6
STEP = 0.3
"""Points for each step nearer home, in the first round."""
HASTE = 0.03
"""What each round adds to it."""
PULL = 0.22
"""Points for each step nearer to a harbour that is wanted."""
EARLY, LATE = 10, 20
"""Coming home ends the match: not before the one round, whatever the points from the other on."""


def greedy(view: CartaMagicaView, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """A sensible answer to an ask; the stages differ in what they ask, the path says what exactly."""
    if isinstance(ask, Form):
        return _settling(view, ask, rng)
    free = [option.token for option in ask.options]
    if ask.several is None and len(free) == 1:
        return free[0]
    if ask.several is not None:
        return NONE
    if "clockwise" in free:
        return "clockwise" if _direction(_me(view)) > 0 else "anticlockwise"
    if "telescope" in free:
        return "telescope"
    if "," in "".join(free) or (all(word.split("-")[0] in ("gold", "goods") or word.isdigit() for word in free) and view.stage != "taming"):
        return free[0]
    return _ANSWERS.get(view.stage, _first)(view, ask, path)


def _first(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    return ask.options[0].token


def _me(view: CartaMagicaView) -> PlayerView:
    assert view.seat is not None
    return view.players[view.seat]


def _settling(view: CartaMagicaView, form: Form, rng: Random) -> Token:
    """An open talisman as challenge, a harbour with a short lap."""
    found = []
    for field in form.fields:
        options = field.ask.options
        best = rng.choice(options)
        if field.key == "challenge":
            best = next((one for one in options if _is_open(view, one.token)), best)
        elif field.key == "adventure":
            best = max(options, key=lambda one: card_worth(_me(view), ADVENTURES[one.value]))
        elif field.key == "harbour":
            best = min(options, key=lambda one: abs(one.value // COLUMNS - CENTRE[0]) < 5)
        found.append(f"{field.key}={best.token}")
    return " ".join(found)


def _is_open(view: CartaMagicaView, token: Token) -> bool:
    return any(one.token == token for one in view.row)


def _sheltering(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    assert view.seat is not None
    return "good-weather" if outcome(view, view.seat) != "free" else "storm"


def _storming(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    assert view.seat is not None
    if view.wind is None:
        return "storm"
    return "spin-again" if outcome(view, view.seat) != "free" else "storm"


def card_worth(me: PlayerView, card: Adventure) -> float:
    """What drawing a card is worth."""
    if card.kind == "monster":
        return card.gold * 2.0 if me.magic + len(me.monsters) + 5 >= card.strength else -0.3 * me.goods
    if card.amount:
        return {"gold": 2.4, "goods": 0.9, "magic": 0.5}[card.kind] * card.amount
    return {"lucky_wind": 2.2, "spin_again": 1.8, "curse": 0.5}.get(card.kind, 1.2)


def _peeking(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    me = _me(view)
    return max(ask.options, key=lambda option: card_worth(me, ADVENTURES[option.value])).token


def _taming(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    """The stake with the best balance of reward, goods at risk and magic spent."""
    me = _me(view)
    assert view.monster is not None
    card = view.monster.card
    reward = min(card.gold, 8 - me.gold) * GOLD + 1.0 + GOODS * me.goods

    def value(option_value: int) -> float:
        added = option_value + len(me.monsters)
        wins = sum(segment.steps + added >= card.strength for segment in WHEEL)
        return reward * wins / len(WHEEL) - 0.5 * option_value

    return max(ask.options, key=lambda option: value(option.value)).token


def _again(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    return "spin-again"


def _looting(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    return best_prize(view)


def _stay(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    return "stay"


def _trading(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    """Sell all there is, buy the best."""
    free = [option.token for option in ask.options]
    if "nothing" not in free:
        return free[0]
    best = _best_buy(view, _me(view))
    if best is not None and best[1] in free:
        return best[1]
    return "unseen" if "unseen" in free else "nothing"


def _best_buy(view: CartaMagicaView, me: PlayerView) -> tuple[float, Token] | None:
    wanted = me.challenge.talismans if me.challenge else ()
    return max(((one.points + 10.0 * (one.id in wanted), one.token) for one in view.row), default=None)


def _choosing(view: CartaMagicaView, ask: Ask, path: Path) -> Token:
    me = _me(view)
    free = [option.token for option in ask.options]
    if not path:
        return max(free, key=lambda word: _action_worth(view, me, word))
    if len(path) == 1 and path[0] not in ("card", "cash", "trade"):
        targets = [option.value for option in ask.options]
        found = _found(view, me, path[0])
        return max(zip(targets, free, strict=True), key=lambda one: (_sail_worth(view, me, one[0], found), one[0]))[1]
    return _trading(view, ask, path)


def _steps(view: CartaMagicaView, way: Token) -> int:
    assert view.spin is not None
    steps = WHEEL[view.spin].steps
    if way == "lucky-wind" and is_free(_me(view), view.spin):
        return 5 if view.options.is_lucky_five else steps + 5
    return steps


def _found(view: CartaMagicaView, me: PlayerView, way: Token) -> Reach:
    assert me.square is not None
    ships = sum(1 << other.square for other in view.players if other.seat != me.seat and other.square is not None)
    return reach(me.square, _steps(view, way), ships, view.options)


def _action_worth(view: CartaMagicaView, me: PlayerView, word: Token) -> float:
    assert view.spin is not None
    amount = WHEEL[view.spin].steps
    if word == "goods":
        return GOODS * min(amount, 8 - me.goods) * (1.0 if me.gold < 7 else 0.4) * _time(view)
    if word == "magic":
        new = min(8, me.magic + amount)
        return MAGIC[0] * (min(new, 4) - min(me.magic, 4)) + MAGIC[1] * (max(new, 4) - max(me.magic, 4))
    if word == "card":
        return CARD if me.magic >= 3 else 0.8
    if word in ("curse", "cash"):
        return -1.0
    if word == "rest":
        return 0.0
    if word == "trade":
        return _deal_worth(view, me)
    if word == "spin-again":
        return 0.5
    found = _found(view, me, word)
    cost = {"tow": 1.8, "repair": 4.0, "lucky-wind": 2.0 if me.condition == "free" else 0.5, "repair-card": 0.5}.get(word, 0.0)
    return max(_sail_worth(view, me, one, found) for one in squares_in(found.ends)) - cost


def _deal_worth(view: CartaMagicaView, me: PlayerView) -> float:
    """What the best deal in the harbour is worth where the ship lies."""
    assert me.square is not None
    if HARBOUR[me.square].is_black:
        return (GOLD - 2 * GOODS + 1.0) * min(me.goods // 2, 8 - me.gold)
    best = _best_buy(view, me)
    return 0.0 if best is None else best[0] - 2 * GOLD + 2.0


def _time(view: CartaMagicaView) -> float:
    """Stock is worth less and less: nothing once the last turns have begun."""
    return 0.0 if view.is_final else max(0.3, 1.0 - view.round / 40)


def _direction(me: PlayerView) -> int:
    """Which way round the island: where the ship has come furthest."""
    return 1 if me.progress >= 0 else -1


@cache
def _nearest(options: Options, is_black: bool) -> tuple[int, ...]:
    """Steps from each square to the nearest harbour of a colour."""
    fields = [lap_distances(port, options) for port in (BLACK if is_black else RED)]
    squares = range(SQUARES)
    return tuple(min((field.get((one, delta), FAR) for field in fields for delta in (-1, 0, 1)), default=FAR) for one in squares)


def remaining(view: CartaMagicaView, me: PlayerView, at: Square, lap: int) -> int:
    """Steps home so that a lap is complete, the way the ship has begun."""
    assert me.home is not None
    field = lap_distances(me.home, view.options)
    if _is_short(view) and view.round > 8:
        return min(field.get((at, lap - goal), FAR) for goal in (-1, 0, 1))
    return field.get((at, lap - _direction(me)), FAR)


def _is_short(view: CartaMagicaView) -> bool:
    """Whether coming home without a lap both ends the match and earns the bonus."""
    return view.options.is_return_enough and view.options.is_bonus_for_any


def _sail_worth(view: CartaMagicaView, me: PlayerView, target: Square, found: Reach) -> float:
    assert me.square is not None
    laps = found.laps(target)
    lap = me.lap + (laps[-1] if _direction(me) > 0 else laps[0])
    gain = remaining(view, me, me.square, me.lap) - remaining(view, me, target, lap)
    worth = (STEP + HASTE * view.round) * gain
    gold, goods = me.gold, me.goods
    if target in HARBOUR:
        if HARBOUR[target].is_black:
            sold = min(goods // 2, 8 - gold)
            worth += (GOLD - 2 * GOODS + 1.0) * sold + 0.6
            gold, goods = gold + sold, goods - 2 * sold
        else:
            best = _best_buy(view, me)
            bought = gold // TALISMAN_PRICE
            if best is not None and bought:
                worth += best[0] + (bought - 1) * 5.5 - bought * 2 * GOLD + 2.0 * bought
                gold -= bought * TALISMAN_PRICE
        if target == me.home and (lap or view.options.is_return_enough):
            worth += HOME_POINTS if (lap or _is_short(view)) and _is_time(view, me) else -20.0
    elif remaining(view, me, target, lap) <= STORM_STEPS and not _is_time(view, me):
        worth -= 3.0
    scale = _time(view)
    if goods >= 4:
        worth -= PULL * _nearest(view.options, True)[target] * min(1.0, goods / 6) * scale
    if gold >= 2:
        worth -= PULL * _nearest(view.options, False)[target] * min(1.5, gold / 3) * scale
    return worth


def _is_time(view: CartaMagicaView, me: PlayerView) -> bool:
    """Whether coming home now is wise: with the most points, or late."""
    if view.is_final or view.round >= LATE:
        return True
    return view.round > EARLY and me.points + HOME_POINTS > max(player.points for player in view.players if player.seat != me.seat)


_ANSWERS = {
    "sheltering": _sheltering,
    "storming": _storming,
    "peeking": _peeking,
    "taming": _taming,
    "retaming": _again,
    "refighting": _again,
    "looting": _looting,
    "proposing": _stay,
    "agreeing": _stay,
    "trading": _trading,
    "choosing": _choosing,
}
