"""The choice after the spin. rulebook: Short description of actions."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias, cast, get_args

from msgspec import Struct

from engine.asks.talk import pick
from engine.values.core import Ask, Msg, Option, Seat, Talk, Turn
from games.carta_magica.rules import says
from games.carta_magica.rules.board import HARBOUR, LIMIT, WHEEL, Adventure, Token, one_of_each
from games.carta_magica.rules.payment import card_of, room
from games.carta_magica.rules.sailing import Way, can_sail, ransom, ways
from games.carta_magica.rules.state import Choosing, Condition, Drawing, Player, Position, State, Task
from games.carta_magica.rules.turn.cards import draw_ask, drew, use_again
from games.carta_magica.rules.turn.flow import onward, tradable
from games.carta_magica.rules.turn.harbour import Deal, can_curse, curse, deal, dealt, trades_left
from games.carta_magica.rules.turn.odds import top_card
from games.carta_magica.rules.turn.sail import sail
from games.carta_magica.rules.turn.spin import spun
from games.carta_magica.rules.turn.work import Work

Action: TypeAlias = Way | Literal["goods", "magic", "card", "rest", "trade", "spin-again", "curse", "cash"]
Actions: TypeAlias = tuple[tuple[Action, int], ...]
"""The actions to choose from, each with the steps that it sails; 0: it does not sail."""

LABELS: dict[Action, str] = {
    "sail": "carta_magica.choose.sail",
    "lucky-wind": "carta_magica.choose.lucky-wind",
    "tow": "carta_magica.choose.tow",
    "repair": "carta_magica.choose.repair",
    "repair-card": "carta_magica.choose.repair-card",
    "goods": "carta_magica.choose.goods",
    "magic": "carta_magica.choose.magic",
    "card": "carta_magica.choose.card",
    "rest": "carta_magica.choose.rest",
    "trade": "carta_magica.choose.trade",
    "spin-again": "carta_magica.choose.spin-again",
    "curse": "carta_magica.choose.curse",
    "cash": "carta_magica.choose.cash",
}
"""What the choices are called."""
HINT_OF: dict[Action, Msg] = {
    "sail": Msg("carta_magica.choose.sail.hint"),
    "lucky-wind": Msg("carta_magica.choose.card-used"),
    "repair-card": Msg("carta_magica.choose.card-used"),
    "rest": Msg("carta_magica.choose.rest.hint"),
    "trade": Msg("carta_magica.choose.trade.hint"),
    "spin-again": Msg("carta_magica.choose.card-used"),
    "curse": Msg("carta_magica.choose.curse.hint"),
    "cash": Msg("carta_magica.choose.cash.hint"),
}
AMOUNTLESS: frozenset[Action] = frozenset({"card", "rest", "trade", "spin-again", "curse", "cash"})
"""Actions whose labels have no number."""
WAYS: dict[Action, Way] = {way: way for way in get_args(Way)}
"""The actions that sail, as ways: `WAYS.get` returns `None` for all others."""


def choose(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Choose one of the actions under the pointer, or use a card first."""
    position = state.position
    assert position.spin is not None
    actions = actions_of(position, seat)
    condition = position.players[seat].condition
    due = None if condition == "free" else ransom(position.options, condition)
    known = Known(
        steps=WHEEL[position.spin].steps,
        due=due,
        goods=before_and_after(position, seat, "goods"),
        magic=before_and_after(position, seat, "magic"),
        deck=top_card(position, seat),
    )
    prompt, options = _choose_ask(position.spin, actions, condition, known)
    action: Action = yield Ask("choose.action", prompt, options)
    if (way := WAYS.get(action)) is not None:
        return (yield from sail(state, seat, way, dict(actions)[action]))
    if action == "card":
        return (yield from _draw(state, seat))
    if action == "cash":
        return (yield from cash(state, seat))
    if action == "trade":
        # rulebook: Special situations. A ship may stay in the harbour and only trade, whatever the wheel shows.
        return traded(Work(state), seat, (yield from deal(position, seat, is_new=True)))
    return chosen(Work(state), seat, action)


def chosen(work: Work, seat: Seat, action: Action) -> Turn[State]:
    """Do what needs no further answer: take goods or magic, rest, spin again, play a curse."""
    if action == "spin-again":
        use_again(work, seat)
        return spun(work, seat)
    if action == "curse":
        curse(work, seat)
        return work.finished(Choosing(seat))
    if action == "rest":
        _rest(work, seat)
    else:
        _take(work, seat, "goods" if action == "goods" else "magic")
    return onward(work, *_stay(work, seat))


def _rest(work: Work, seat: Seat) -> None:
    work.say("carta_magica.note.rest", seat)
    work.mark(seat, "rested")


def _take(work: Work, seat: Seat, kind: Literal["goods", "magic"]) -> None:
    assert work.position.spin is not None
    amount = work.take(seat, kind, WHEEL[work.position.spin].steps)
    work.notes.append(says.took(seat, kind, amount))
    work.mark(seat, "took", amount=amount)


def actions_of(position: Position, seat: Seat) -> Actions:
    """Return what may be chosen; `rest` only if nothing else can be done (a ruling)."""
    player = position.players[seat]
    assert position.spin is not None
    actions: list[tuple[Action, int]] = [(way, steps) for way, steps in ways(position, seat) if can_sail(position, seat, steps)]
    for action in WHEEL[position.spin].actions:
        if action == "goods" or action == "magic" or (action == "card" and (position.deck or position.discard)):
            actions.append((action, 0))
    if not actions:
        actions.append(("rest", 0))
    if may_trade(player) and tradable(position, seat):
        actions.append(("trade", 0))
    if player.cards:
        if card_of(player, "spin_again") is not None:
            actions.append(("spin-again", 0))
        if can_curse(position, seat):
            actions.append(("curse", 0))
        if _cashable(position, player):
            actions.append(("cash", 0))
    return tuple(actions)


class Known(Struct, frozen=True):
    """What the choices cost and bring."""

    steps: int
    """The number on the segment."""
    due: tuple[Token, int] | None
    """The price of a tow or a repair; `None`: the ship is not stuck."""
    goods: tuple[int, int]
    """Tokens before and after taking goods."""
    magic: tuple[int, int]
    """Tokens before and after taking magic."""
    deck: Msg
    """What is known of the deck."""


def before_and_after(position: Position, seat: Seat, kind: Literal["goods", "magic"]) -> tuple[int, int]:
    """Return how many tokens of a kind a player has, and would have after taking them."""
    player = position.players[seat]
    assert position.spin is not None
    amount: int = getattr(player, kind)
    return amount, amount + min(max(0, WHEEL[position.spin].steps), room(player, kind, position.options))


def _label(action: Action, steps: int, condition: Condition, known: Known) -> Msg:
    """Return what an action is called, with the tokens or steps it brings."""
    if action in AMOUNTLESS:
        return Msg(LABELS[action])
    if action == "goods" or action == "magic":
        before, after = known.goods if action == "goods" else known.magic
        gain = after - before
        return Msg(LABELS[action], amount=gain if gain else known.steps)  # if none fits, the hint says so
    if action == "sail":
        return Msg("carta_magica.choose.sail", condition=condition, amount=steps)
    return Msg(LABELS[action], amount=steps)


def _hint(action: Action, known: Known) -> Msg:
    """Return what an action costs, brings or may bring."""
    if action == "goods" or action == "magic":
        before, after = known.goods if action == "goods" else known.magic
        return Msg("carta_magica.choose.take.hint" if after > before else "carta_magica.choose.full", before=before, after=after)
    if action == "card":
        return known.deck
    if action == "tow" or action == "repair":
        assert known.due is not None
        return Msg("carta_magica.choose.paid.hint", price=says.amount(*known.due))
    return HINT_OF[action]


@lru_cache(1 << 14)
def _choose_ask(spin: int, actions: Actions, condition: Condition, known: Known) -> tuple[Msg, tuple[Option[Action], ...]]:
    """Return the prompt and the options."""
    options = tuple([Option(action, action, _label(action, steps, condition, known), _hint(action, known)) for action, steps in actions])
    due = None if "sail" in dict(actions) else known.due  # the price is named only if the wheel does not free the ship
    price = "" if due is None else says.amount(*due)
    prompt = Msg("carta_magica.choose.ask", condition="free" if due is None else condition, segment=says.segment(spin), price=price)
    return prompt, options


def may_trade(player: Player) -> bool:
    """Return whether a ship that stays may trade: swept in since the last turn, or damaged.

    rulebook: Special situations. Others trade only when they sail in (a ruling).
    """
    return (player.swept or player.condition == "damaged") and player.square in HARBOUR


def _stay(work: Work, seat: Seat) -> tuple[Task, ...]:
    """Return what is left of a turn without sailing, and use up the right to trade."""
    player = work.player(seat)
    tasks = []
    if may_trade(player):
        tasks.append(Task("trade", seat))
    if work.position.options.is_battle_beside:
        tasks.append(Task("battle", seat))
    tasks.append(Task("end", seat))
    if player.swept:
        work.change_player(seat, swept=False)
    return tuple(tasks)


def _draw(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Draw an adventure card, with a telescope if the player likes."""
    with_telescope = False
    if card_of(state.position.players[seat], "telescope") is not None:
        with_telescope = yield draw_ask(lambda: State(state.position, Drawing(seat)))
    return carded(Work(state), seat, with_telescope)


def carded(work: Work, seat: Seat, with_telescope: bool) -> Turn[State]:
    """Draw an adventure card in the place of sailing."""
    work.change(todo=_stay(work, seat))
    return drew(work, seat, with_telescope)


def traded(work: Work, seat: Seat, made: Deal) -> Turn[State]:
    """Stay in the harbour with a first deal."""
    if made is None:
        _rest(work, seat)
    dealt(work, seat, made)
    tasks = (task for task in _stay(work, seat) if task.duty != "trade")
    return onward(work, *trades_left(work.position, seat, made), *tasks)


def _cashable(position: Position, player: Player) -> list[Adventure]:
    """Return the income cards that can be changed for tokens, one of each effect."""
    income = [adventure for adventure in one_of_each(player.cards) if adventure.is_income]
    return [adventure for adventure in income if position.options.is_income_counted or getattr(player, adventure.kind) < LIMIT]


def cash(state: State, seat: Seat) -> Talk[Turn[State]]:
    """Change an income card for tokens, then choose on; what is beyond the limit is lost."""
    position = state.position
    cards = _cashable(position, position.players[seat])
    options = [Option(adventure.token, adventure, says.adventure(adventure.id)) for adventure in cards]
    card = yield from pick("cash.card", Msg("carta_magica.cash.ask"), options)
    work = Work(state)
    work.use(seat, card.id)
    amount = work.take(seat, cast(Token, card.kind), card.amount)
    work.say("carta_magica.note.cashed", seat, card=says.adventure(card.id), amount=amount)
    return work.finished(Choosing(seat))
