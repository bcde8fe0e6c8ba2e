"""Why a player would choose a line, as sentences of the coach.

They say the deed, what it opens or denies by name, and its price.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.values.core import Line, Msg, Seat, Who
from engine.walking.walk import so_far, tokens, trace
from games.carta_magica.mind import reasons_forced as forced
from games.carta_magica.mind.candidates import place_name, score_of, wishes
from games.carta_magica.mind.charts import sea_of
from games.carta_magica.mind.decide import is_harmed
from games.carta_magica.mind.evaluation import steps_home
from games.carta_magica.mind.reasons_forced import LineFacts
from games.carta_magica.mind.stakes import best_other, seekers
from games.carta_magica.rules import board, says
from games.carta_magica.rules.board import (
    ADVENTURES,
    CHALLENGES,
    GOODS_PER_GOLD,
    HARBOUR,
    HOME_POINTS,
    TALISMAN_PRICE,
    WHEEL,
    Square,
    Talisman,
)
from games.carta_magica.rules.payment import means, room
from games.carta_magica.rules.reach import FAR
from games.carta_magica.rules.sailing import ransom, reach_of
from games.carta_magica.rules.score import points
from games.carta_magica.rules.state import Position, State
from games.carta_magica.rules.turn import turn
from games.carta_magica.rules.turn.adventure import chances, power
from games.carta_magica.rules.turn.flow import attacked_from
from games.carta_magica.rules.turn.harbour import Curse, Unseen
from games.carta_magica.rules.turn.odds import monsters_among


def reasons(world: State, seat: Seat, line: Line, plan: Any) -> tuple[Msg, ...]:
    """Return why a player would choose a line, as `Judgement.reasons`."""
    traced = trace(turn(world, seat), tokens(line))
    values = {ask.name: next((option.value for option in ask.options if option.token == token), token) for ask, token in traced.answered}
    facts = LineFacts(world, seat, values, so_far(world, traced).position)
    return tuple(dict.fromkeys([reason for name, find in _REASONS.items() if name in values for reason in find(facts)]))


def _squares_left(position: Position, seat: Seat) -> int:
    """Return how many squares are left to come home with a whole lap."""
    player = position.players[seat]
    return steps_home(position, seat, player.square, player.lap)


def _settle(facts: LineFacts) -> Iterator[Msg]:
    """Say where the talisman of the challenge is, and what the harbour trades."""
    challenge, harbour = facts.values["settle.challenge"], facts.values["settle.harbour"]
    wanted = challenge.talismans[0]
    named = says.talisman(wanted)
    key = "carta_magica.reason.open" if wanted in facts.position.row else "carta_magica.reason.deck"
    yield Msg(key, talisman=named, points=challenge.score)
    start = "carta_magica.reason.black" if harbour.is_black else "carta_magica.reason.red"
    yield Msg(start, harbour=says.harbour(harbour.square), talisman=named)


def _goods(facts: LineFacts) -> Iterator[Msg]:
    """Say where the goods sell, and what else they are good for."""
    position, player = facts.position, facts.player
    assert position.spin is not None
    amount = min(WHEEL[position.spin].steps, room(player, "goods", position.options))
    gold = (means(player, "goods") + amount) // GOODS_PER_GOLD
    if gold > room(player, "gold", position.options):  # not all of them would be paid
        gold = 0
    charts = sea_of(position.options).port
    port = min(
        [number for number in HARBOUR if HARBOUR[number].is_black and number != player.square],
        key=lambda harbour: charts[harbour][player.square],
    )
    if not amount and not gold:
        yield Msg("carta_magica.reason.goods-none")
    elif not amount:
        yield Msg("carta_magica.reason.goods-full", harbour=says.harbour(port), left=charts[port][player.square], gold=gold)
    elif gold:
        yield Msg("carta_magica.reason.goods", amount=amount, harbour=says.harbour(port), left=charts[port][player.square], gold=gold)
    if amount and not position.options.is_towed_for_gold:
        yield Msg("carta_magica.reason.goods-tow")
    elif amount and not gold and room(player, "gold", position.options):
        yield Msg("carta_magica.reason.goods-later")


def _magic(facts: LineFacts) -> Iterator[Msg]:
    """Say against which monster the magic is."""
    position, player = facts.position, facts.player
    assert position.spin is not None
    amount = min(WHEEL[position.spin].steps, room(player, "magic", position.options))
    if not amount:
        yield Msg("carta_magica.reason.magic-none")
        return
    total = means(player, "magic") + amount
    monsters = [ADVENTURES[card] for card in (*position.deck, *position.discard) if ADVENTURES[card].kind == "monster"]
    if monsters:
        worst = max(monsters, key=lambda card: card.strength)
        spins = chances(worst.strength, total + power(player))
        yield Msg("carta_magica.reason.magic", held=total, monster=Msg(f"carta_magica.monster.{worst.name}"), spins=spins)
    yield Msg("carta_magica.reason.magic-more", held=total)


def _draw(facts: LineFacts) -> Iterator[Msg]:
    """Say what the deck holds."""
    position = facts.position
    if position.deck and position.deck[0] in (*position.known[facts.seat], *position.known[-1]):
        yield Msg("carta_magica.reason.known", card=says.adventure(position.deck[0]))
        return
    monsters, cards = monsters_among(position)
    yield Msg("carta_magica.reason.draw", monsters=monsters, cards=cards, magic=means(facts.player, "magic"))


def _curse(facts: LineFacts) -> Iterator[Msg]:
    """Say whose talisman goes back into the deck."""
    position = facts.position
    for other, player in enumerate(position.players):
        wanted = CHALLENGES[player.challenge].talismans[0]
        if other != facts.seat and wanted in position.row:
            yield Msg("carta_magica.reason.curse", talisman=says.talisman(wanted), who=Who(Seat(other)))
    yield Msg("carta_magica.reason.curse-new", cards=min(board.OPEN_TALISMANS, len(position.talisman_deck)))


_PAID = {"repair": "carta_magica.reason.repair", "tow": "carta_magica.reason.tow"}
_PLAIN = {
    "repair-card": "carta_magica.reason.repair-card",
    "spin-again": "carta_magica.reason.spin-again",
    "cash": "carta_magica.reason.cash",
    "rest": "carta_magica.reason.rest",
}
_DEEDS = {"goods": _goods, "magic": _magic, "card": _draw, "curse": _curse}


def _action(facts: LineFacts) -> Iterator[Msg]:
    """Say why something is done after the spin; a plain sail by its square."""
    action = facts.values["choose.action"]
    if action in _DEEDS:
        yield from _DEEDS[action](facts)
    elif action in _PAID:
        yield Msg(_PAID[action], price=says.amount(*ransom(facts.position.options, facts.player.condition)))
    elif action == "lucky-wind":
        yield Msg("carta_magica.reason.lucky-wind", place=place_name(facts.values["sail.square"]))
    elif action in _PLAIN:
        yield Msg(_PLAIN[action])


def _sail(facts: LineFacts) -> Iterator[Msg]:
    """Say what a square is for: home, a harbour next turn, a fight, the way home, safety."""
    position, target = facts.position, facts.values["sail.square"]
    place = place_name(target)
    after: Position = facts.after
    left, now = _squares_left(after, facts.seat), _squares_left(position, facts.seat)
    if after.final is not None and after.players[facts.seat].home_turn == position.turn:
        yield from _home(position, after, facts.seat)
    elif target in HARBOUR:
        if "trade.sell" not in facts.values and "trade.buy" not in facts.values and HARBOUR[target].is_black:
            yield Msg("carta_magica.reason.card", harbour=place)
    else:
        yield from _ship_beside(position, facts.seat, target)
        yield from _next_harbours(after, facts.seat)
    rivals = [(_squares_left(position, Seat(other)), Seat(other)) for other in range(len(position.players)) if other != facts.seat]
    nearest, who = min(rivals)
    if left and left < now:
        if left < nearest:
            yield Msg("carta_magica.reason.first", square=place, left=left)
        else:
            yield Msg("carta_magica.reason.race", square=place, left=left, who=Who(who), theirs=min(nearest, FAR))
    if target not in HARBOUR and not any(is_harmed(after, facts.seat, wind, ()) for wind in board.COMPASS):
        yield Msg("carta_magica.reason.calm", square=place)
    if left:
        yield Msg("carta_magica.reason.far", square=place, left=left)


def _home(position: Position, after: Position, seat: Seat) -> Iterator[Msg]:
    """Say what coming home does: it ends the match, gives others last turns, or comes in one."""
    (most, who), own = best_other(after, seat), sum(points(after, seat))
    if position.final is not None:
        yield Msg("carta_magica.reason.home-too", points=HOME_POINTS)
    elif after.final:
        yield Msg("carta_magica.reason.home-last", who=Who(who), most=most, own=own)
    else:
        yield Msg("carta_magica.reason.home", who=Who(who), most=most, own=own)


def _ship_beside(position: Position, seat: Seat, target: Square) -> Iterator[Msg]:
    """Say which ship can be attacked from a square."""
    for other in attacked_from(position, seat, target):
        best = max(position.players[other].talismans, key=lambda card: score_of(position, seat, card))
        yield Msg("carta_magica.reason.beside", who=Who(other), talisman=says.talisman(best), points=score_of(position, seat, best))


def _next_harbours(position: Position, seat: Seat) -> Iterator[Msg]:
    """Say which harbour of each colour the next spin reaches most easily, as the ships lie."""
    player = position.players[seat]
    gold = min(means(player, "goods") // GOODS_PER_GOLD, room(player, "gold", position.options))
    wanted = wishes(position, seat) if means(player, "gold") >= TALISMAN_PRICE else []
    if player.condition != "free":
        return
    steps = sorted({segment.steps for segment in WHEEL if segment.steps > 0}, reverse=True)
    ends = {number: reach_of(position, seat, number).ends for number in steps}
    nearest: dict[bool, tuple[int, Square]] = {}  # by `is_black`: the least spin that is enough, and the harbour
    for port in HARBOUR:
        enough = [number for number in steps if ends[number] >> port & 1]
        if enough and enough == steps[: len(enough)]:  # every number from the last of them on is enough
            near = enough[-1], port
            nearest[HARBOUR[port].is_black] = min(nearest.get(HARBOUR[port].is_black, near), near)
    square = place_name(player.square)
    if False in nearest and wanted:
        spin, port = nearest[False]
        yield Msg("carta_magica.reason.next-buy", square=square, spin=spin, harbour=says.harbour(port), talisman=says.talisman(wanted[0]))
    if True in nearest and gold:
        spin, port = nearest[True]
        yield Msg("carta_magica.reason.next-sell", square=square, spin=spin, harbour=says.harbour(port), gold=gold)


def _sell(facts: LineFacts) -> Iterator[Msg]:
    """Say what the gold for the goods buys, or that they are kept."""
    position, seat, gold = facts.after, facts.seat, facts.values["trade.sell"]
    if not gold:
        yield Msg("carta_magica.reason.keep-goods", goods=means(position.players[seat], "goods"))
        return
    sale: dict[str, Any] = {"goods": gold * GOODS_PER_GOLD, "gold": gold}
    held = means(position.players[seat], "gold")  # what the way there cost is gone
    wanted = wishes(position, seat)
    if held >= TALISMAN_PRICE and wanted:
        talisman, score = says.talisman(wanted[0]), score_of(position, seat, wanted[0])
        yield Msg("carta_magica.reason.sell-for", **sale, talisman=talisman, points=score, held=held)
    yield Msg("carta_magica.reason.sell", **sale)


def _buy(facts: LineFacts) -> Iterator[Msg]:
    """Say why a talisman is bought, or nothing is."""
    position, what = facts.position, facts.values["trade.buy"]
    if what is None:
        _, _, gold_points, _ = points(facts.after, facts.seat)
        yield Msg("carta_magica.reason.keep-gold", gold=gold_points)
    elif isinstance(what, Unseen):
        yield Msg("carta_magica.reason.unseen", cards=len(position.talisman_deck))
    elif isinstance(what, Curse):
        yield from _curse(facts)
    else:
        yield from _purchase(position, facts.seat, what)


def _purchase(position: Position, seat: Seat, what: Talisman) -> Iterator[Msg]:
    """Say whose challenge a talisman is, and what it scores."""
    own, named = score_of(position, seat, what.id), says.talisman(what.id)
    seeking = seekers(position, what.id)
    if seat in seeking:
        yield Msg("carta_magica.reason.own", talisman=named, points=own)
    elif seeking:
        theirs = score_of(position, seeking[0], what.id)
        yield Msg("carta_magica.reason.deny", talisman=named, points=own, who=Who(seeking[0]), theirs=theirs)
    yield Msg("carta_magica.reason.buy", talisman=named, points=own, price=TALISMAN_PRICE)


def _pay(facts: LineFacts) -> Iterator[Msg]:
    tokens, cards = next(facts.values[key] for key in ("card.payment", "trade.payment", "sail.payment") if key in facts.values)
    if not cards:
        yield Msg("carta_magica.reason.pay-tokens")
    else:
        yield Msg("carta_magica.reason.pay-both" if tokens else "carta_magica.reason.pay-cards")


def _spin(facts: LineFacts) -> Iterator[Msg]:
    yield Msg("carta_magica.reason.spin")


_REASONS: dict[str, Callable[[LineFacts], Iterator[Msg]]] = {
    "settle.challenge": _settle,
    "spin": _spin,
    "trade.buy": _buy,
    "trade.sell": _sell,
    "choose.action": _action,
    "sail.square": _sail,
    "monster.stake": forced.stake,
    "monster.again": forced.again,
    "storm.again": forced.again,
    "battle.again": forced.again,
    "storm.weather": forced.weather,
    "battle.victim": forced.battle,
    "battle.prize": forced.prize,
    "battle.swap": forced.swap,
    "battle.agree": forced.swap,
    "card.peek": forced.peek,
    "card.draw": forced.telescope,
    "card.payment": _pay,
    "trade.payment": _pay,
    "sail.payment": _pay,
}
"""The reasons of each ask, the most telling first."""
