"""What a style changes: the order of lines that are about as good, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine.game.mind import Budget, Considered, Judgement, Style, Thought
from engine.game.rules import resolve_settings
from engine.match import registry
from engine.search.plain import plain
from engine.search.styles import EVEN, StyleTaste
from engine.search.thinking import think_through

GOLD = Style("toy.style.merchant", ("gold",))
RAIDER = Style("toy.style.raider", ("fame",), hinders=1.0)
JUDGEMENT: Judgement[None] = replace(
    plain(registry.rules("pizarro")), terms=("gold", "fame"), doubt=lambda state: 4.0, styles=(GOLD, RAIDER)
)


def line(name: str, chance: float, gold: float, fame: float = 0.0, others: float = 0.0, behind: float = 0.0) -> Considered:
    """A line with the results of its playouts. `behind`: it is doubtful, and the search holds it for so much worse."""
    return Considered(name, chance, error=0.01, spread=0.1, samples=20, terms=(gold, fame), plan=None, behind=behind, others=others)


def choose(style: Style, *lines: Considered) -> str:
    """The line that a style puts first."""
    best, *_ = StyleTaste(style, JUDGEMENT, world=None).order(lines)
    return lines[best].line


@pytest.mark.parametrize(
    ("second", "first"),
    [
        (line("other", 0.5 - EVEN / 2, gold=9), "other"),
        (line("other", 0.5 - EVEN / 2, gold=1, fame=9), "best"),
        (line("other", 0.5 - 3 * EVEN, gold=90), "best"),
        (line("other", 0.5, gold=9, behind=0.1), "best"),
    ],
    ids=["as good and liked", "as good", "worse", "doubtful"],
)
def test_a_style_chooses_among_about_equal_lines(second: Considered, first: str) -> None:
    assert choose(GOLD, line("best", 0.5, gold=3), second) == first


def test_a_raider_prefers_losses_of_others() -> None:
    best, other = line("best", 0.5, gold=3, others=9), line("other", 0.5 - EVEN / 2, gold=3, others=4)
    assert choose(RAIDER, best, other) == "other" and choose(GOLD, best, other) == "best"


@pytest.mark.parametrize("chance", [0.0, 1.0])
def test_in_a_decided_match_no_style_counts(chance: float) -> None:
    assert choose(GOLD, line("best", chance, gold=1, fame=9), line("other", chance, gold=9)) == "best"


def test_a_style_does_not_change_a_games_own_search() -> None:
    """A style may not choose among the results of `Judgement.own`.

    A bid of pizarro follows from a limit: a buyer who went a little beyond it won 3 of 42 matches instead of 14.
    """
    rules = registry.rules("pizarro")
    state = rules.setup(4, resolve_settings(rules, {}), "styles")
    seat = rules.to_act(state)[0]
    judgement = rules.mind.judgement
    assert judgement is not None

    def own_search(*_: object) -> Iterator[Thought]:
        """Find two lines that are as good, of which GOLD likes the second."""
        yield Thought((line("pass", 0.5, gold=0), line("bid 1", 0.5, gold=9)), 2)

    searching = replace(judgement, own=own_search, terms=JUDGEMENT.terms)
    changed_rules = replace(rules, mind=replace(rules.mind, judgement=searching))
    assert think_through(changed_rules, rules.view(state, seat), seat, Budget(12, 4), Random(1), GOLD).line == "pass"
