"""Positions for the rulebook's cases: `given` says what matters, everything else is filled in lawfully."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import count
from random import Random
from typing import Any

from msgspec.structs import replace

from contract.test_catalogue import catalogue, nested_messages
from engine.game.rules import resolve_settings
from engine.values.chance import Chance
from engine.values.core import Msg, Note, Option, Seat, Turn
from engine.walking.walk import Asking, play, walk
from games.carta_magica.game import RULES
from games.carta_magica.mind.quick import PlayoutLuck, step
from games.carta_magica.rules.board import ADVENTURES, CHALLENGES, COMPASS, OPEN_TALISMANS, TALISMANS, WHEEL, square
from games.carta_magica.rules.state import Choosing, Player, Position, Spinning, State
from words import speaker
from words.catalogues import key_name

HOMES = ("k1", "j14", "a7", "t8")
STEPS = {segment.steps: number for number, segment in enumerate(WHEEL)}
"""The index of the wheel's segment with a number of steps."""
BY_NAME = {talisman.name: talisman.id for talisman in TALISMANS}


def given(*ships: Mapping[str, Any], spun: int | None = None, **about: Any) -> State:
    """Return the state when the first seat is to spin, or has spun `spun`.

    A ship says what is special about its player: `at`, `home` by name, tokens, `cards` by token, `talismans` and `challenge` by
    name, and other fields. `deck` names the adventure cards on top, `row` the open talismans, `unseen` the top of their deck;
    `comes` are the numbers that chance brings next (see `chance`); `final`, `turn` and `since` are the position's. The rest are settings.
    """
    special = {key: about.pop(key) for key in ("deck", "row", "unseen", "comes", "final", "turn", "since", "discard") if key in about}
    seats = max(2, len(ships))
    position: Position = RULES.setup(seats, resolve_settings(RULES, about), "given").position
    left = [card.id for card in ADVENTURES]
    talismans = list(range(len(TALISMANS)))
    players = tuple(player(seat, dict(ships[seat]) if seat < len(ships) else {}, left, talismans) for seat in range(seats))
    top = [take_card(left, token) for token in special.get("deck", ())]
    discard = [take_card(left, token) for token in special.get("discard", ())]
    row = [take_talisman(talismans, name) for name in special["row"]] if "row" in special else []
    unseen = [take_talisman(talismans, name) for name in special.get("unseen", ())]
    if "row" not in special:
        row, talismans = talismans[:OPEN_TALISMANS], talismans[OPEN_TALISMANS:]
    position = replace(
        position,
        players=players,
        first=Seat(0),
        active=Seat(0),
        turn=special.get("turn", 0),
        deck=(*top, *left),
        discard=tuple(discard),
        row=tuple(row),
        talisman_deck=(*unseen, *talismans),
        final=special.get("final"),
        since=special.get("since", 0),
        spin=None if spun is None else STEPS[spun],
        chance=chance(*special.get("comes", ())),
    )
    state = State(position, Spinning(Seat(0)) if spun is None else Choosing(Seat(0)))
    RULES.audit(state)
    return state


def player(seat: int, about: dict[str, Any], left: list[int], talismans: list[int]) -> Player:
    home = square(about.pop("home", HOMES[seat]))
    at = square(about.pop("at")) if "at" in about else home
    cards = tuple(sorted(take_card(left, token) for token in about.pop("cards", ())))
    owned = tuple(sorted(take_talisman(talismans, name) for name in about.pop("talismans", ())))
    challenge = next((number for number, challenge in enumerate(CHALLENGES) if challenge.name == about.get("challenge")), 7 - seat)
    about.pop("challenge", None)
    return Player(seat, challenge, home, at, cards=cards, talismans=owned, has_left=about.pop("has_left", at != home), **about)


def take_card(left: list[int], token: str) -> int:
    """Take the first card with this token out of `left`."""
    card = next(card for card in left if ADVENTURES[card].token == token)
    left.remove(card)
    return card


def take_talisman(left: list[int], name: str) -> int:
    """Take the talisman with this name out of `left`."""
    left.remove(BY_NAME[name])
    return BY_NAME[name]


@cache
def chance(*wanted: int | str) -> Chance:
    """Return chance that brings these outcomes next: a number is a spin of the wheel, a letter the direction of a storm, `?` any spin."""
    steps = tuple(segment.steps for segment in WHEEL)
    for seed in count():
        next_chance = Chance(str(seed))
        for outcome in wanted:
            outcomes: tuple[int | str, ...] = COMPASS if outcome in COMPASS else steps
            number, next_chance = next_chance.below(len(outcomes))
            if outcome not in ("?", outcomes[number]):
                break
        else:
            return Chance(str(seed))
    raise AssertionError


def when(state: State, *lines: str, seat: int | None = None) -> Turn[State]:
    """Play lines, each by the first seat that is awaited, and return the turn of the last one.

    On the way it checks that the catalogue has a text with the right arguments for every message.
    """
    turn: Turn[State] | None = None
    say = speaker("en", ("A", "B", "C", "D"))
    for line in lines:
        who = RULES.to_act(state)[0] if seat is None else Seat(seat)
        turn = play(RULES, state, who, line).value
        state = turn.state
        RULES.audit(state)
        for msg in [*(note.msg for note in turn.notes), *texts(state)]:
            for inner in nested_messages(msg):
                assert {name for name, _ in inner.args} == catalogue()[key_name(inner.key)], inner.key
            say(msg)
    assert turn is not None
    return turn


def texts(state: State) -> list[Msg]:
    """Return the messages that the awaited seats read and are asked."""
    messages: list[Msg] = []
    for seat in RULES.to_act(state):
        view = RULES.view(state, seat)
        messages += [RULES.status(view), *RULES.describe(view)]
        end = walk(RULES, state, seat, ())
        assert isinstance(end, Asking)
        messages.append(end.ask.prompt)
        messages += [option.label for option in options(state, seat=seat)]
    return messages


def after(state: State, *lines: str) -> Position:
    """The position after some lines."""
    return when(state, *lines).state.position


def options(state: State, *path: str, seat: int | None = None) -> tuple[Option[Any], ...]:
    """Return what the awaited seat may answer after a path."""
    end = walk(RULES, state, RULES.to_act(state)[0] if seat is None else Seat(seat), path)
    assert isinstance(end, Asking)
    fields = getattr(end.ask, "fields", None)
    return tuple(option for field in fields for option in field.ask.options) if fields else end.ask.options  # type: ignore[union-attr]


def offered(state: State, *path: str) -> set[str]:
    """The tokens of these answers."""
    return {option.token for option in options(state, *path)}


def awaited(state: State) -> tuple[int, ...]:
    """The seats that are asked now."""
    return RULES.to_act(state)


def stage(state: State) -> str:
    """Return the name of the stage in small letters."""
    return type(state.stage).__name__.lower()


def notes(turn: Turn[State], key: str) -> list[Note]:
    """The notes of one kind."""
    return [note for note in turn.notes if note.msg.key == f"carta_magica.note.{key}"]


def hand(position: Position, seat: int = 0) -> Sequence[str]:
    """The cards of a player, by token."""
    return [ADVENTURES[card].token for card in position.players[seat].cards]


def owned(position: Position, seat: int = 0) -> Sequence[str]:
    """The talismans of a player, by name."""
    return [TALISMANS[card].name for card in position.players[seat].talismans]


def step_once(state: State, rng: Random) -> State:
    """Return the state after one line of quick play with any luck, and nobody in haste."""
    luck = PlayoutLuck(rng, len(state.position.players))
    luck.styles = ["lured"] * len(luck.styles)
    return step(state, luck)
