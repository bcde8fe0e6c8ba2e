"""The sensible player: answers each ask by what `decide` finds best in the position.

It fills the hold, sells in black harbours, buys in red ones, sails on round the island meanwhile out of the way of storms, and comes
home as soon as that is likelier to win than sailing on.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.values.core import Ask, Form, Path, Seat, Token
from games.carta_magica.mind import decide, outset
from games.carta_magica.mind.decide import ActionChoice
from games.carta_magica.mind.evaluation import Outlook
from games.carta_magica.rules.board import crossings, name
from games.carta_magica.rules.payment import cards_token, cheapest, token
from games.carta_magica.rules.state import Paying, Position, Retaming, Sheltering, State, Storming, Taming

Chooser = Callable[[State, Seat, Ask, Path], Token]
"""Answers an ask of a seat after a path."""


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """Return a sensible answer to an ask."""
    if isinstance(ask, Form):
        fields = zip(ask.fields, outset.setting_out(world.position, seat), strict=True)
        return " ".join([f"{field.key}={token_of(field.ask, value)}" for field, value in fields])
    free = [option for option in ask.options if option.blocked is None]
    if ask.several is None and len(free) == 1:
        return free[0].token
    return sensible(world, seat, ask, path)


def by_choice(choice: ActionChoice) -> Chooser:
    """Return a chooser that makes a choice, and goes on sensibly after it."""

    def answer(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
        if ask.name == "choose.action":
            return choice.action
        if ask.name == "sail.square":
            return name(choice.target)
        if ask.name == "sail.route":
            return _route_token(ask, choice.delta)
        return sensible(world, seat, ask, path)

    return answer


def token_of(ask: Ask, value: object) -> Token:
    """Return the token of the option with a value."""
    return next(option.token for option in ask.options if option.value == value)


def sensible(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Return what the sensible player answers; the first option where it has no opinion."""
    position = world.position
    here: State = world if ask.so_far is None else ask.so_far()
    match ask.name:
        case "choose.action":
            return decide.best_choice(position, seat).action
        case "sail.square":
            return name(_best_sail(world, seat, path).target)
        case "sail.route":
            target, laps = ask.options[0].value[-1], tuple(sorted([crossings(option.value) for option in ask.options]))
            return _route_token(ask, decide.best_delta(Outlook(position, seat, has_turn=True), position.players[seat], target, laps))
        case "sail.payment" | "trade.payment" | "card.payment":
            due = here.at(Paying)
            return token(cheapest(here.position.players[seat], due.kind, due.amount, here.position.options))
        case "monster.cards":  # those that go best with the tokens, which the path says
            _, cards = decide.best_stake(position, seat, world.at(Taming).card, int(path[-1]))
            return cards_token(cards)
        case "battle.prize":
            return max(ask.options, key=lambda option: decide.prize_worth(position, seat, option.value)).token
    return token_of(ask, _value(world, here.position, seat, ask))


def _value(world: State, here: Position, seat: Seat, ask: Ask) -> object:
    """Return the value of the sensible option; `here` is the position reached by the line."""
    position, values = world.position, [option.value for option in ask.options]
    match ask.name:
        case "trade.sell" | "trade.buy":
            outlook = Outlook(here, seat, here.final is not None and seat in here.final)
            best_deal = decide.sale if ask.name == "trade.sell" else decide.purchase
            return best_deal(outlook, here.players[seat])
        case "card.draw" | "battle.again":
            return True
        case "battle.swap" | "battle.agree":
            return False
        case "card.peek":
            return decide.best_card(position, seat, tuple(values))
        case "battle.victim":
            return decide.best_victim(position, seat, tuple([victim for victim in values if victim is not None]))
        case "storm.again":
            return decide.is_respun(position, seat, world.at(Storming).wind)
        case "storm.weather":
            stage = world.at(Sheltering)
            return decide.is_harmed(position, seat, stage.wind, stage.sheltered)
        case "monster.stake":
            tokens, _ = decide.best_stake(position, seat, world.at(Taming).card)
            return tokens
        case "monster.again":
            monster = world.at(Retaming)
            return decide.is_retamed(position, seat, monster.card, monster.spent)
    return values[0]


def _best_sail(world: State, seat: Seat, path: Path) -> ActionChoice:
    """Return the best choice that sails the chosen way, to the chosen square if there is one."""
    sails = [choice for choice in decide.choices(world.position, seat) if choice.action == path[0]]
    there = [choice for choice in sails if len(path) > 1 and name(choice.target) == path[1]]
    return max(there or sails, key=lambda choice: choice.worth)


def _route_token(ask: Ask, delta: int) -> Token:
    """Return the token of the way that changes the lap counter by `delta`."""
    return next(option.token for option in ask.options if crossings(option.value) == delta)
