"""Ready answers of players, by the names of the asks: whole turns after the spin, harbours with their deals, stakes, ways to set out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from msgspec.structs import replace

from engine.values.core import Ask, Form, Msg, Option, Path, Seat, Suggestion
from games.carta_magica.mind import outset
from games.carta_magica.mind.sailings import best_deal, sail_hints, sail_menus
from games.carta_magica.rules import payment, says
from games.carta_magica.rules.board import CHALLENGE_POINTS, GOODS_PER_GOLD, TALISMANS
from games.carta_magica.rules.payment import card_of
from games.carta_magica.rules.sailing import reach_of, ways
from games.carta_magica.rules.state import Position, State, Taming
from games.carta_magica.rules.turn.adventure import stakes
from games.carta_magica.rules.turn.cards import staking
from games.carta_magica.rules.turn.choose import WAYS, Action, gain
from games.carta_magica.rules.turn.odds import again_cards, taming, top_card
from games.carta_magica.rules.turn.offers import MENU

HINTS = 10
"""Ready turns that a panel shows."""

Made: TypeAlias = Callable[[State, Seat, Any, Path], Sequence[Suggestion]]


def ready(state: State, seat: Seat, asked: Ask | Form, path: Path) -> Sequence[Suggestion]:
    """As `Mind.ready`."""
    made = _READY.get(asked.name)
    return () if made is None else made(state, seat, asked, path)


def _turns(state: State, seat: Seat, asked: Ask, path: Path) -> tuple[Suggestion, ...]:
    """The ordinary turns, ready, the best first; then all squares. What brings nothing is left to the options."""
    position: Position = state.position
    offered: dict[Action, Option[Action]] = {option.value: option for option in asked.options}
    sailing = [(way, steps) for way, steps in ways(position, seat) if way in offered] if WAYS.keys() & offered.keys() else []
    sails: list[Suggestion] = []
    for way, steps in sailing:
        reached = {hint.path[1] for hint in sails}
        # A card or a payment is proposed for what cannot be had without it.
        sails += [hint for hint in sail_hints(state, seat, way, steps) if not sails or (hint.path[1] not in reached and len(hint.path) > 2)]
    hints = [best_deal(position, seat, position.players[seat].square, ("trade",), is_new=False)] if "trade" in offered else []
    hints += [hint for hint in sails if len(hint.path) > 2]
    if "goods" in offered and len(set(gain(position, seat, "goods"))) > 1:
        hints.append(_plain(offered["goods"]))
    if "magic" in offered and len(set(gain(position, seat, "magic"))) > 1:
        hints.append(_plain(offered["magic"]))
    if "rest" in offered:
        hints.append(_plain(offered["rest"]))
    hints += [hint for hint in sails if len(hint.path) <= 2]
    if "card" in offered and card_of(position.players[seat], "telescope") is not None:
        ways_to_draw = (
            ("draw", "carta_magica.suggest.draw", top_card(position, seat)),
            ("telescope", "carta_magica.suggest.telescope", Msg("carta_magica.choose.card-used")),
        )
        hints += [Suggestion(("card", word), Msg(label), hint=hint, plays=True) for word, label, hint in ways_to_draw]
    elif "card" in offered:
        hints.append(_plain(offered["card"]))
    menus = sail_menus(state, seat, *sailing[0], hints[:HINTS], len(asked.options)) if sailing else []
    return (*hints[:HINTS], *menus)


def _plain(option: Option[Action]) -> Suggestion:
    """An action that is a whole line."""
    return Suggestion((option.token,), option.label, hint=option.hint, plays=True)


def _squares(state: State, seat: Seat, asked: Ask, path: Path) -> tuple[Suggestion, ...]:
    """The same as for the choice of the way, which is passed over where sailing is all that can be done.

    Where the squares themselves fit a menu, only the deals in harbours are added.
    """
    way = next(way for way in WAYS.values() if way == path[0])
    steps = dict(ways(state.position, seat))[way]
    hints = sail_hints(state, seat, way, steps)[:HINTS]
    menus = sail_menus(state, seat, way, steps, hints, 0)
    if reach_of(state.position, seat, steps).ends.bit_count() <= MENU:
        menus = [hint for hint in menus if len(hint.path) > 2]
    return tuple(replace(hint, path=hint.path[1:]) for hint in (*hints, *menus))


def _sale(state: State, seat: Seat, asked: Ask, path: Path) -> tuple[Suggestion, ...]:
    """The largest sale, paid as usual."""
    most = asked.options[0]
    position = state.position if asked.so_far is None else asked.so_far().position
    usual = payment.usual(position.players[seat], "goods", most.value * GOODS_PER_GOLD, position.options)
    return (Suggestion((most.token, *usual), most.label, hint=most.hint, plays=True),)


def _peace(state: State, seat: Seat, asked: Ask, path: Path) -> tuple[Suggestion, ...]:
    """No battle."""
    peace = asked.options[-1]
    return (Suggestion((peace.token,), peace.label, plays=True),)


def _stakes(state: State, seat: Seat, asked: Ask, path: Path) -> tuple[Suggestion, ...]:
    """The least magic for every chance that can be had, the best chance first; cards only for what the tokens alone cannot do."""
    stage, player = state.stage, state.position.players[seat]
    assert isinstance(stage, Taming)
    again, least = again_cards(player), stakes(player, stage.card)
    made = []
    for (tokens, chosen), segments in reversed(least):
        if not segments and len(least) > 1:
            continue
        spent = (*((says.amount("magic", tokens),) if tokens or not chosen else ()), *map(says.adventure, chosen))
        label = Msg("carta_magica.stake.suggest", what=spent)
        made.append(Suggestion(staking(player, (tokens, chosen)), label, hint=taming(segments, again), plays=True))
    return tuple(made)


def _settings_out(state: State, seat: Seat, asked: Form, path: Path) -> tuple[Suggestion, ...]:
    """Three ways to set out."""
    made = []
    for tokens, home, challenge, character in outset.ways_out(state.position, seat, asked):
        wanted = challenge.talismans[0]
        key = "carta_magica.settle.open" if wanted in state.position.row else "carta_magica.settle.unseen"
        hint = Msg(key, points=TALISMANS[wanted].points + CHALLENGE_POINTS)
        harbour, talisman = says.place(home.square), says.talisman(wanted)
        label = Msg("carta_magica.settle.ready", home=harbour, challenge=talisman, character=character)
        made.append(Suggestion(tokens, label, hint=hint, plays=len(asked.fields) == 3))
    return tuple(made)


_READY: dict[str, Made] = {
    "settle": _settings_out,
    "choose.action": _turns,
    "sail.square": _squares,
    "trade.sell": _sale,
    "monster.stake": _stakes,
    "battle.victim": _peace,
}
