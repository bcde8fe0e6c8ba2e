"""The examples in docstrings of the engine, `caravel`, the kit, the host and the store are true.

They play `tests/play/toy.py`: two people bid for a point, then choose cards in secret.
"""

from __future__ import annotations

import doctest
from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pkgutil import walk_packages

import caravel
import engine
import render.kit
from engine.game.rules import resolve_settings
from engine.match.match import Match, begin
from engine.search.plain import plain
from engine.values.core import Form, Line, Msg, Seat
from render.kit import fonts, palette, shapes, surface
from tests.play.toy import RULES, State, Toy
from tests.store.rows import ROW
from tests.temporary import with_host, with_store
from words import speaker

LEAST = 600
"""The least number of examples: newcomers read them first, so none may vanish unnoticed."""

FIRST = Seat(0)
START = RULES.setup(2, resolve_settings(RULES, {}), "a seed")
FORM = next(Toy().form(START, FIRST))
assert isinstance(FORM, Form)


def played(*lines: str) -> Match:
    """A match of two in which these lines were played."""
    match = begin(RULES, 2, {}, "a seed")
    for line in lines:
        match = match.played(RULES.to_act(match.state)[0], line)
    return match


def best_card(world: State, seat: Seat, line: Line, plan: object) -> list[Msg]:
    """The reason of `EXPLAINED` for any line: the best card of the hand, which other seats do not know."""
    return [Msg("toy.best", card=world.hands[seat][-1])]


NAMES = {
    "RULES": RULES,
    "START": START,
    "FIRST": FIRST,
    "SECOND": Seat(1),
    "MATCH": played("bid 3", "pass", "19"),
    "FORM": FORM,
    "CARDS": FORM.fields[1].ask,
    "FINISHED": played("bid 3", "pass", "19", "29", "pass", "pass", "31", "6", "word=ahoy keep=-", "word=ahoy keep=-"),
    "EXPLAINED": replace(RULES, mind=replace(RULES.mind, judgement=replace(plain(RULES), reasons=best_card))),
    "Msg": Msg,
    "SAY": speaker("en", ("Ana", "Bruno")),
    "fonts": fonts,
    "palette": palette,
    "shapes": shapes,
    "surface": surface,
    "ROW": ROW,
    "with_host": with_host,
    "with_store": with_store,
}
"""Names that examples use without importing them: a game, its first position and seats, matches of it, a form, an ask; for pictures a
speaker and modules of the kit; the row of a table, and what gives an example a store or a host."""


def modules() -> Iterator[str]:
    """The names of all modules in which examples are looked for."""
    for package in (caravel, engine, render.kit):
        yield package.__name__
        yield from (module.name for module in walk_packages(package.__path__, f"{package.__name__}.") if "__main__" not in module.name)
    yield from ("render", "words", "contract.laws", "contract.said", "play.host", "store.base", "store.reading")


def test_every_example_in_a_docstring_is_true() -> None:
    results = {name: doctest.testmod(import_module(name), extraglobs=NAMES) for name in modules()}
    assert {name: result.failed for name, result in results.items() if result.failed} == {}
    assert sum(result.attempted for result in results.values()) >= LEAST
