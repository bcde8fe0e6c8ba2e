"""Ready answers of players, by the names of the asks: whole turns before their first question, whole answers once a field was chosen. Made
of `ideas`, in words.

A ready answer plays with one click where its label and hint say all that happens; a discovery, and a last turn, are confirmed first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Any

from engine.values.core import Ask, Field, Form, IllegalLine, Msg, Option, Path, Seat, Suggestion, Turn
from engine.walking.walk import Asking, Done, follow
from games.navegador.mind.ideas import Dialogue, Idea, Way, crowning, ideas, most_income, payment, sailing, shown, trade, ways
from games.navegador.mind.voyages import gatherings, voyages
from games.navegador.mind.worth import Worth
from games.navegador.rules.board import FREE_STEPS, REGION_NUMBER
from games.navegador.rules.says import place
from games.navegador.rules.state import Player, Position, Sailing, Ships, State
from games.navegador.rules.turn import turn

READY = 10
"""Ready answers that a panel shows."""
SAILINGS = 3
"""Of them, sailings of one kind."""
PURCHASES = 5
"""Ready purchases once their field was chosen."""
TRADES = ((True, True), (True, False), (False, True))
"""Ready trades once a market was chosen: whether they sell, whether they process."""


def suggestion(idea: Idea, path: Path | None = None, plays: bool = False) -> Suggestion:
    """An idea as a ready answer, by another path where more is answered with it."""
    label, what = idea.words()
    return Suggestion(idea.path if path is None else path, label, hint=hint(what, idea.gain), plays=plays)


def hint(what: Msg | None, gain: int) -> Msg | None:
    """What decides, and the points that it brings at once; those only where there are any."""
    if not gain:
        return what
    points = Msg("navegador.plan.gain", points=gain) if gain > 0 else Msg("navegador.plan.loss", points=-gain)
    return points if what is None else Msg("navegador.plan.hint", what=what, points=points)


def ready_turns(state: State, seat: Seat) -> tuple[Suggestion, ...]:
    """Ready turns that are worth something, the best first; then the fields that are free, for an own turn there.

    What their label does not say has to be confirmed: which ships pay, where the King's privilege goes; and a discovery, which cannot be
    taken back.
    """
    position, dialogue = state.position, partial(turn, state, seat)
    worth = Worth(position, seat)
    found: list[tuple[float, Suggestion]] = []
    there = ways(state, seat)
    markets = [way for way in there if isinstance(way.asked, Form) and way.ideas]
    for way in there:
        if way in markets[1:] and way.ideas[0].path == markets[0].ideas[0].path:
            continue  # the nearer market does the same
        is_fleet = way.goal in ("sailing", "navegador") and not way.due
        price = worth.paid(way.due)
        for idea in way.ideas[: SAILINGS if is_fleet else 1]:
            if idea.worth <= price:
                continue
            end = completed(dialogue, (*way.path, *idea.path))
            if end is not None:
                found.append((idea.worth - price, _ready_turn(way, idea, position, end)))
    found.sort(key=lambda entry: -entry[0])
    is_first = worth.player.field is None
    own = () if is_first else tuple(_own_turn(way) for way in there if not way.due and way.has_choice)
    return (*(suggestion for _, suggestion in found[: READY - FREE_STEPS - 1]), *own)


def _own_turn(way: Way) -> Suggestion:
    """A field that is free, or the card, to choose oneself what is done there."""
    label = way.option.label if way.goal == "navegador" else Msg("navegador.plan.field", field=way.option.label)
    expires = way.option.hint is not None and way.option.hint.key == "navegador.move.expires"
    return Suggestion(way.path, label, hint=Msg("navegador.plan.expires") if expires else None)


def _ready_turn(way: Way, idea: Idea, position: Position, end: Done[Turn[State]]) -> Suggestion:
    label, what = idea.words()
    if way.goal == "navegador":
        label = Msg("navegador.plan.navegador", what=label)
    elif way.due:
        label = Msg("navegador.plan.paid", what=label, count=way.due)
    is_card_lost = way.goal != "navegador" and end.value.state.position.holder != position.holder
    if is_card_lost:
        expires = Msg("navegador.plan.expires")
        what = expires if what is None else Msg("navegador.plan.hint", what=what, points=expires)
    ends = end.value.state.position.is_ending  # the last round comes, or is there
    is_plain = not (end.value.sealed or way.due or is_card_lost or ends)
    return Suggestion(end.path, label, hint=hint(what, idea.gain - way.due), plays=is_plain)


def completed(dialogue: Dialogue, path: Path) -> Done[Any] | None:
    """A path up to the end of its dialogue: closes a fleet, places the King's privilege best. `None` if more is asked, or if a ship
    that has sailed already would sail again."""
    end = _closed(dialogue, path)
    if isinstance(end, Asking) and isinstance(end.ask, Ask) and end.ask.name == "king.place":
        end = follow(dialogue(), (*end.path, crowning(end.ask).token))
    return end if isinstance(end, Done) else None


def _closed(dialogue: Dialogue, path: Path) -> Asking | Done[Any] | None:
    """Where a path leads once its fleet is closed. `None` if a ship that has sailed already would sail again."""
    try:
        end = follow(dialogue(), path)
    except IllegalLine:
        return None
    while isinstance(end, Asking) and isinstance(end.ask, Ask):
        closing = _closing(end.ask)
        if not closing:
            break
        end = follow(dialogue(), (*end.path, closing[0].token))
    return end


def _closing(asked: Ask) -> list[Option[Any]]:
    """The answers that end a sailing: that all ships have sailed, or that a discovery is looked at first."""
    return [option for option in asked.options if option.value in ("done", "look")] if asked.name == "sail.group" else []


def ready_payment(asked: Ask, position: Position, seat: Seat) -> tuple[Suggestion, ...]:
    """The ships that are missed least."""
    token = payment(asked, position, seat)
    given = Counter(token.split("+"))
    places = tuple(place(REGION_NUMBER[option.value], given[option.token]) for option in asked.options if given[option.token])
    return (Suggestion((token,), Msg("navegador.pay.ready", places=places), hint=Msg("navegador.pay.least")),)


def ready_answers(position: Position, seat: Seat, asked: Ask) -> tuple[Suggestion, ...]:
    """Ready purchases and privileges once their field was chosen, the best first, and never one that is worth nothing; or how many workers
    or ships to buy, every number in its order."""
    choices = ideas(position, seat, asked)
    if asked.name.startswith("recruit."):
        choices = sorted(choices, key=lambda idea: int(idea.path[0]))[:READY]
    else:
        choices = [idea for idea in choices if idea.worth > 0][:PURCHASES]
    return tuple(suggestion(idea, plays=position.left is None) for idea in choices)


def ready_trades(fields: Sequence[Field], player: Player, plays: bool) -> tuple[Suggestion, ...]:
    """Ready trades once a market was chosen: what earns most, by selling only, by processing only."""
    ready: dict[Path, Suggestion] = {}
    for may_sell, may_process in TRADES:
        income, path = most_income(fields, may_sell, may_process)
        if path:
            ready.setdefault(path, suggestion(trade(player, fields, income, path, None), plays=plays))
    return tuple(ready.values())


def ready_fleets(dialogue: Dialogue, path: Path, position: Position, seat: Seat, fleet: Ships) -> list[Suggestion]:
    """Ready fleets for a sailing: every exploration in reach, then moves of the whole fleet; of those that read alike the best.

    `dialogue` is the whole line, `path` leads to the sailing, `fleet` are the ships that have not sailed.
    """
    worth = Worth(position, seat)
    ready: dict[Msg, Suggestion] = {}
    fleets = sorted(voyages(worth, fleet), key=lambda voyage: voyage.explored is None)
    for voyage in (*fleets, *gatherings(worth, fleet)):
        end = _closed(dialogue, (*path, *[sail.token for sail in voyage.sails]))
        if end is None or (isinstance(end, Asking) and end.ask.name.startswith("sail.")):
            continue
        plays = voyage.explored is None and position.left is None
        made = suggestion(sailing(worth, position, voyage), end.path[len(path) :], plays)
        ready.setdefault(made.label, made)
    return [*ready.values()]


def ready_sailing(state: State, seat: Seat, asked: Ask, path: Path) -> tuple[Suggestion, ...]:
    """Fleets before the first group; buttons that close the fleet after it, beside a long menu. The one that closes a fleet without a
    discovery plays."""
    position = shown(asked).position
    closing, is_last = _closing(asked), position.left is not None
    if position.last.sails:
        plays = position.last.explored is None and not is_last
        return tuple(Suggestion((option.token,), option.label, hint=option.hint, plays=plays) for option in closing)
    stage = state.stage
    if not isinstance(stage, Sailing):
        closing, fleet = [], position.players[seat].ships
    else:
        fleet = stage.still
    stay = tuple(Suggestion((option.token,), option.label, plays=not is_last) for option in closing)
    fleets = ready_fleets(partial(turn, state, seat), path, position, seat, fleet)
    return (*fleets[: READY - len(stay)], *stay)


def ready(state: State, seat: Seat, asked: Ask | Form, path: Path) -> tuple[Suggestion, ...]:
    """As `Mind.ready`."""
    position = state.position
    if isinstance(asked, Form):
        now = shown(asked).position
        return ready_trades(asked.fields, now.players[seat], plays=now.left is None)
    if asked.name == "turn.field":
        return ready_turns(state, seat)
    if asked.name == "turn.pay":
        return ready_payment(asked, position, seat)
    if asked.name == "sail.group":
        return ready_sailing(state, seat, asked, path)
    if asked.name == "king.place":
        best = crowning(asked)
        return (Suggestion((best.token,), best.label),)
    return () if asked.name == "sail.join" else ready_answers(shown(asked).position, seat, asked)
