"""The sensible player: answers each ask by what `decide` finds best in the position.

It fills the hold, sells in black harbours, buys in red ones, sails on round the island meanwhile out of the way of storms, and comes
home as soon as that is likelier to win than sailing on.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from engine.values.core import Ask, Form, Path, Seat, Token
from games.carta_magica.mind import decide, outset
from games.carta_magica.mind.decide import Choice
from games.carta_magica.mind.evaluation import Outlook
from games.carta_magica.rules.board import crossings, name
from games.carta_magica.rules.payment import cards_token, cheapest, token
from games.carta_magica.rules.state import Paying, Player, Position, Retaming, Sheltering, State, Storming, Taming

Chooser = Callable[[State, Seat, Ask, Path], Token]


def policy(world: State, seat: Seat, ask: Ask | Form, path: Path, rng: Random) -> Token:
    """Return a sensible answer to an ask."""
    if isinstance(ask, Form):
        return choose_outset(world, seat, ask)
    free = [option for option in ask.options if option.blocked is None]
    if ask.several is None and len(free) == 1:
        return free[0].token
    return _CHOOSERS.get(ask.name, _first)(world, seat, ask, path)


def by_choice(choice: Choice) -> Chooser:
    """Return a chooser that makes a choice, and goes on sensibly after it."""

    def answer(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
        if ask.name == "choose.action":
            return choice.action
        if ask.name == "sail.square":
            return name(choice.target)
        if ask.name == "sail.route":
            return _route_token(ask, choice.delta)
        return _CHOOSERS.get(ask.name, _first)(world, seat, ask, path)

    return answer


def token_of(ask: Ask, value: object) -> Token:
    """Return the token of the option with a value."""
    return next(option.token for option in ask.options if option.value == value)


def _first(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return ask.options[0].token


def _pay(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Return the cheapest way to pay."""
    here = world if ask.so_far is None else ask.so_far()
    assert isinstance(here.stage, Paying)
    return token(cheapest(here.position.players[seat], here.stage.kind, here.stage.amount, here.position.options))


def _use(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return token_of(ask, True)


def _stay(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return token_of(ask, False)


def choose_outset(world: State, seat: Seat, form: Form) -> Token:
    """Return what to set out with."""
    values = outset.setting_out(world.position, seat)
    chosen = zip(form.fields, values, strict=True)
    return " ".join([f"{field.key}={token_of(field.ask, value)}" for field, value in chosen])


def _action(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return decide.best_choice(world.position, seat).action


def _square(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return name(_sailing(world, seat, path).target)


def _sailing(world: State, seat: Seat, path: Path) -> Choice:
    """Return the best choice that sails the chosen way, to the chosen square if there is one."""
    sails = [choice for choice in decide.choices(world.position, seat) if choice.action == path[0]]
    there = [choice for choice in sails if len(path) > 1 and name(choice.target) == path[1]]
    return max(there or sails, key=lambda choice: choice.worth)


def _route(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Return the way round the island that leaves fewer steps home."""
    position = world.position
    target, laps = ask.options[0].value[-1], tuple(sorted([crossings(option.value) for option in ask.options]))
    return _route_token(ask, decide.best_delta(Outlook(position, seat, True), position.players[seat], target, laps))


def _route_token(ask: Ask, delta: int) -> Token:
    """Return the token of the way that changes the lap counter by so much."""
    return next(option.token for option in ask.options if crossings(option.value) == delta)


def _here(world: State, seat: Seat, ask: Ask) -> tuple[Outlook, Player]:
    """Return the outlook in the harbour that the line has reached."""
    position: Position = world.position if ask.so_far is None else ask.so_far().position
    return Outlook(position, seat, position.final is not None and seat in position.final), position.players[seat]


def _sell(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return token_of(ask, decide.sale(*_here(world, seat, ask)))


def _buy(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return token_of(ask, decide.purchase(*_here(world, seat, ask)))


def _storm_again(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    assert isinstance(world.stage, Storming)
    return token_of(ask, decide.is_respun(world.position, seat, world.stage.wind))


def is_harmed(world: State, seat: Seat) -> bool:
    """Return whether the coming storm harms a ship if nobody else plays good weather."""
    stage = world.stage
    assert isinstance(stage, Sheltering)
    return decide.is_harmed(world.position, seat, stage.wind, stage.sheltered)


def _weather(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    return token_of(ask, is_harmed(world, seat))


def best_card(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Return the card under the telescope that helps most."""
    return token_of(ask, decide.best_card(world.position, seat, tuple([option.value for option in ask.options])))


def best_stake(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Return the magic tokens that balance reward, goods at risk and magic spent best."""
    assert isinstance(world.stage, Taming)
    return token_of(ask, decide.best_stake(world.position, seat, world.stage.card)[0])


def best_stake_cards(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Return the magic cards that go best with the tokens, which the path says."""
    assert isinstance(world.stage, Taming)
    return cards_token(decide.best_stake(world.position, seat, world.stage.card, int(path[-1]))[1])


def _retame(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    stage = world.stage
    assert isinstance(stage, Retaming)
    return token_of(ask, decide.is_retamed(world.position, seat, stage.card, stage.spent))


def best_prize(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    """Return the talisman or card of the loser that is worth most to the winner."""
    return max(ask.options, key=lambda option: decide.prize_worth(world.position, seat, option.value)).token


def _victim(world: State, seat: Seat, ask: Ask, path: Path) -> Token:
    victims = tuple([option.value for option in ask.options if option.value is not None])
    return token_of(ask, decide.best_victim(world.position, seat, victims))


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
    "monster.cards": best_stake_cards,
    "monster.again": _retame,
    "battle.victim": _victim,
    "battle.again": _use,
    "battle.prize": best_prize,
    "battle.swap": _stay,
    "battle.agree": _stay,
    "sail.payment": _pay,
    "trade.payment": _pay,
    "card.payment": _pay,
}
"""What is chosen at each ask; the first option where nothing stands here."""
