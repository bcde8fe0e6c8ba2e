"""Every registered game at every number of seats and several combinations of settings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice, product
from random import Random
from typing import Any
from zlib import crc32

import pytest

from contract import games as wanted
from contract.games import games
from contract.once import once
from engine.game.rules import Rules, Setting, resolve_settings
from engine.match import registry
from engine.values.core import Ask, Form, Msg, Note, Path, Seat, Turn
from engine.walking.walk import Asking, drive, play, sample, sensible, walk
from engine.walking.worlds import imagine_world

COMBINATIONS = 8
"""If a game has at most this many combinations of settings, all are tried."""

MATCHES = 3
"""How many mixed matches of a table all laws share. To play a match takes as long as to look at it."""

DENSE = 24
"""How many moves at the beginning of a match are all looked at; later moves are looked at ever more rarely."""

DEEP = 60
"""How many moves these are in a campaign."""


@dataclass(frozen=True)
class Table:
    """A game with its number of seats and its settings."""

    game: str
    seats: int
    chosen: tuple[tuple[str, str], ...]

    @property
    def rules(self) -> Rules[Any, Any]:
        return registry.rules(self.game)

    @property
    def settings(self) -> dict[str, str]:
        return dict(resolve_settings(self.rules, dict(self.chosen)))

    @property
    def name(self) -> str:
        """A name of words that `pytest -k` can choose by."""
        return "-".join([self.game, str(self.seats), *(f"{key}-{choice}" for key, choice in self.chosen)])

    @property
    def luck(self) -> str:
        """The seed of all chance at this table.

        The game's name is not in it, so that what a law finds does not depend on how a game is called.
        """
        return "-".join([str(self.seats), *(f"{key}-{choice}" for key, choice in self.chosen)])

    def start(self, seed: str) -> Any:
        """Return the state before the first move."""
        return self.rules.setup(self.seats, self.settings, seed)


def tables(name: str) -> list[Table]:
    """Return the tables of a game that every run tries, with choices that make matches short.

    If there are few combinations of settings, each is tried at one number of seats. If there are many, the defaults are tried at every
    number of seats, and each other choice of a setting with three or more choices at one number of seats. One more table has the other
    choice of every setting with two choices.
    """
    rules = registry.rules(name)
    free, short = _free(rules)
    every = _combinations(free)
    if len(every) <= COMBINATIONS:
        count = max(len(every), len(rules.seats))
        return [Table(name, rules.seats[at % len(rules.seats)], (*short, *every[at % len(every)])) for at in range(count)]
    others = [(setting.key, choice) for setting in free for choice in setting.choices if choice != setting.default]
    several = [choice for choice in others if len(next(setting for setting in free if setting.key == choice[0]).choices) > 2]
    return [
        *(Table(name, seats, short) for seats in rules.seats),
        *(Table(name, rules.seats[at % len(rules.seats)], (*short, chosen)) for at, chosen in enumerate(several)),
        Table(name, rules.seats[-1], (*short, *(choice for choice in others if choice not in several))),
    ]


def further(name: str) -> list[Table]:
    """Return more tables for campaigns: all combinations if they are few, else single choices."""
    rules = registry.rules(name)
    free, short = _free(rules)
    every = _combinations(free)
    if len(every) <= COMBINATIONS:
        combined = [Table(name, seats, (*short, *chosen)) for chosen in every for seats in rules.seats]
    else:
        singles = [(setting.key, choice) for setting in free for choice in setting.choices if choice != setting.default]
        combined = [Table(name, seats, (*short, chosen)) for chosen in singles for seats in (rules.seats[0], rules.seats[-1])]
    known = tables(name)
    return [table for table in combined if table not in known]


def _free(rules: Rules[Any, Any]) -> tuple[list[Setting], tuple[tuple[str, str], ...]]:
    """Return the settings that can be chosen freely, and the choices that make a match short."""
    return [setting for setting in rules.settings if setting.key not in rules.short], tuple(rules.short.items())


def _combinations(free: list[Setting]) -> list[tuple[tuple[str, str], ...]]:
    """Return all combinations of choices; if there are too many, one more than `COMBINATIONS`."""
    combinations = product(*([(setting.key, choice) for choice in setting.choices] for setting in free))
    return list(islice(combinations, COMBINATIONS + 1))


TABLES = [table for name in games() for table in tables(name)]
"""The tables that every run tries."""

SMALL = [next(table for table in TABLES if table.game == name) for name in games()]
"""One table of each game, for what does not depend on seats and settings."""

_FURTHER = [table for name in games() for table in further(name)]
_CAMPAIGN = [pytest.param(table, marks=pytest.mark.campaign, id=f"{table.name}-deep") for table in (*TABLES, *_FURTHER)]
"""The tables of a campaign: the usual ones, with other matches, and further ones."""

every_table = pytest.mark.parametrize("table", [*TABLES, *_CAMPAIGN], ids=lambda table: table.name)
small_tables = pytest.mark.parametrize("table", SMALL, ids=lambda table: table.name)


@dataclass(frozen=True)
class Step:
    """One move of a match: the state before it, and what it led to."""

    state: Any
    seat: Seat
    path: Path
    turn: Turn[Any]

    @property
    def line(self) -> str:
        return " ".join(self.path)

    def asks(self, rules: Rules[Any, Any]) -> Iterator[Asking]:
        """Yield what is asked along the line, from its beginning."""
        for length in range(len(self.path)):
            end = walk(rules, self.state, self.seat, self.path[:length])
            assert isinstance(end, Asking)
            yield end


def random_match(table: Table, seed: str) -> Iterator[Step]:
    """Play a match of random lines. Where several seats are awaited, any of them moves."""
    return match_of(table, seed, 0)


def mixed_match(table: Table, law: str) -> Iterator[Step]:
    """Play a match of random and sensible lines, which reaches what chance never does.

    The laws share `MATCHES` matches of a table; in a campaign each law has its own.
    """
    is_shared = table in TABLES and not wanted.is_campaign
    return iter(_play_mixed(table, f"match {crc32(law.encode()) % MATCHES}")) if is_shared else own_match(table, law)


@cache
def _play_mixed(table: Table, seed: str) -> tuple[Step, ...]:
    """Play the match in one worker of a run; the others play its lines again, which is quick."""
    played: list[Step] = []

    def lines() -> list[tuple[Seat, str]]:
        played.extend(own_match(table, seed))
        return [(step.seat, step.line) for step in played]

    known_lines = once(f"{seed} of {table.name}", lines)
    return tuple(played or replay_lines(table, seed, known_lines))


def replay_lines(table: Table, seed: str, lines: Iterable[tuple[Seat, str]]) -> Iterator[Step]:
    """Yield the steps of a match whose lines are known."""
    state = table.start(seed)
    for seat, line in lines:
        done = play(table.rules, state, seat, line)
        yield Step(state, seat, done.path, done.value)
        state = done.value.state


def own_match(table: Table, seed: str) -> Iterator[Step]:
    """Play a match of random lines and sensible ones that no other law looks at."""
    return match_of(table, seed, Random(f"{table.luck}/{seed}").choice((0.3, 0.6, 0.9)))


def match_of(table: Table, seed: str, share: float) -> Iterator[Step]:
    """Play a match in which `share` of the lines are the sensible player's, the others random."""
    rules, rng = table.rules, Random(f"{table.luck}/{seed}")
    state = table.start(seed)
    while awaited := rules.to_act(state):
        seat = rng.choice(awaited)
        if share and rng.random() < share:
            path, turn = drive(rules.turn(state, seat), sensible(rules, imagine_world(rules, state, seat, rng), seat, rng))
        else:
            path, turn = sample(rules, state, seat, rng)
        yield Step(state, seat, path, turn)
        state = turn.state


def is_looked_at(number: int, dense: int | None = None) -> bool:
    """Return whether a move is looked at: the first `dense` are, later ones ever more rarely."""
    dense = dense or (DEEP if wanted.is_campaign else DENSE)
    return number % (1 + number // dense) == 0


def thin_out(steps: Iterable[Step], dense: int | None = None) -> Iterator[Step]:
    """Yield the first moves of a match, ever fewer of the later ones, and the last one."""
    skipped: Step | None = None
    for number, step in enumerate(steps):
        skipped = None if is_looked_at(number, dense) else step
        if skipped is None:
            yield step
    if skipped is not None:
        yield skipped


def asks_in(ask: Ask | Form) -> Iterator[Ask]:
    """Yield the single asks of an ask or form."""
    if isinstance(ask, Form):
        for field in ask.fields:
            yield field.ask
    else:
        yield ask


def none(faults: Iterable[str]) -> None:
    """Fail with the first few of these sentences, if there are any."""
    first_faults = list(dict.fromkeys(islice(faults, 3)))
    assert not first_faults, "\n".join(first_faults)


def messages_of(ask: Ask | Form) -> Iterator[Msg]:
    """Yield everything that an ask says."""
    yield ask.prompt
    for inner in asks_in(ask):
        yield inner.prompt
        for option in inner.options:
            yield from (msg for msg in (option.label, option.hint, option.group, option.blocked) if msg is not None)


def ask_value(ask: Ask | Form) -> object:
    """Return all that a player can see of an ask, in a form that can be compared."""
    if isinstance(ask, Form):
        return (ask.name, ask.prompt, tuple((field.key, ask_value(field.ask)) for field in ask.fields))
    options = tuple((option.token, option.label, option.hint, option.count, option.group, option.blocked) for option in ask.options)
    return (ask.name, ask.prompt, options, ask.several and (ask.several.lo, ask.several.hi), ask.secret)


def outcome(turn: Turn[Any]) -> object:
    """Return what a turn brought, in a form that can be compared."""
    return (turn.state, turn.notes, turn.sealed)


def readable_notes(notes: tuple[Note, ...], seat: Seat | None) -> list[Msg]:
    """Return the notes that a seat or a spectator may read."""
    return [note.msg for note in notes if note.to is None or seat in note.to]
