"""Bots: they get an imagined world and the asks of their seat, and give back a line.

| level | how it plays |
|---|---|
| deckhand | anything that is legal |
| mate | the game's sensible player, who does not look ahead |
| captain | looks ahead for about 0.3 s a decision |
| admiral | looks ahead for about 2 s a decision |

A bot that looks ahead may have a style, if the game has styles (engine/search/styles.py): `captain:raider` is a captain with a style. With
`by_lines` a game needs only one function for all levels (engine/bots/lines.py).
"""

from __future__ import annotations

from random import Random
from typing import Any

from engine.asks.answers import random_answer
from engine.bots.lines import ByLines as ByLines
from engine.bots.lines import by_lines as by_lines
from engine.game.mind import Budget, Style
from engine.game.rules import Rules
from engine.search.thinking import judgement_of, think_through
from engine.values.core import Ask, Form, Line, Msg, NotYourTurn, Path, Seat, Token
from engine.walking.walk import drive, sensible
from engine.walking.worlds import imagine_world

KINDS = ("deckhand", "mate", "captain", "admiral")
"""The bots that every game has, from the weakest to the strongest."""

USUAL = "mate"
"""The level that plays where nobody chose another: the sensible player."""

AHEAD = ("captain", "admiral")
"""The levels that look ahead; the others answer in some milliseconds."""

OTHER_NAMES = {"greedy": "mate", "random": "deckhand"}
"""The levels by their names in older records and databases."""


def level(name: str) -> str:
    """Return the level that a name stands for; raise `KeyError` for an unknown one.

    >>> level("captain"), level("greedy")
    ('captain', 'mate')
    """
    kind = OTHER_NAMES.get(name, name)
    if kind not in KINDS:
        raise KeyError(name)
    return kind


def looks_ahead(name: str) -> bool:
    """Return whether the bots of a level look ahead; raise `KeyError` for an unknown level.

    >>> looks_ahead("mate"), looks_ahead("captain")
    (False, True)
    """
    return level(name) in AHEAD


def styles(rules: Rules[Any, Any]) -> tuple[Style, ...]:
    """Return the styles of a game; none if it has no judgement.

    >>> from dataclasses import replace
    >>> judgement = replace(judgement_of(RULES), styles=(Style("toy.style.miser", likes=("toy.term.coins",)),))
    >>> rules = replace(RULES, mind=replace(RULES.mind, judgement=judgement))
    >>> [style.name for style in styles(rules)]
    ['miser']
    """
    return () if rules.mind.judgement is None else rules.mind.judgement.styles


def style(rules: Rules[Any, Any], name: str) -> Style | None:
    """Return the style of a name; `None` for "". Raises `KeyError` for an unknown name.

    >>> from dataclasses import replace
    >>> judgement = replace(judgement_of(RULES), styles=(Style("toy.style.miser", likes=("toy.term.coins",)),))
    >>> rules = replace(RULES, mind=replace(RULES.mind, judgement=judgement))
    >>> style(rules, "miser").likes
    ('toy.term.coins',)
    """
    if not name:
        return None
    return {style.name: style for style in styles(rules)}[name]


def level_and_style(rules: Rules[Any, Any], name: str) -> tuple[str, Style | None]:
    """Return the level and the style of a name like `captain` or `captain:raider`.

    Raises `KeyError` for an unknown level or style, and for a style of a bot that does not look ahead.

    >>> level_and_style(RULES, "captain"), level_and_style(RULES, "random")
    (('captain', None), ('deckhand', None))
    """
    kind, _, word = name.partition(":")
    liking = style(rules, word)
    if level(kind) not in AHEAD and ":" in name:
        raise KeyError(name)
    return level(kind), liking


def budget(rules: Rules[Any, Any], kind: str) -> Budget:
    """Return how much a level that looks ahead thinks about one decision of a game.

    `kind`: `captain` or `admiral`.

    >>> budget(RULES, "captain")
    Budget(nodes=16, width=6)
    """
    judgement = judgement_of(rules)
    return judgement.captain if kind == "captain" else judgement.admiral


def neutral_line(rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random) -> Line:
    """Return the line that is played for somebody who is not there in time.

    Each ask gets the answer that commits them to least (`Mind.neutral`), or else the sensible one. Raises `NotYourTurn` if the seat is not
    awaited.

    >>> neutral_line(RULES, START, FIRST, Random(1))
    'pass'
    """
    if seat not in rules.to_act(state):
        raise NotYourTurn(f"seat {seat} is not awaited", Msg("core.not-your-turn"))
    by_policy = sensible(rules, imagine_world(rules, state, seat, rng), seat, rng)

    def by_caution(ask: Ask | Form, path: Path) -> Token:
        if isinstance(ask, Ask) and ask.several is None:
            open_tokens = {option.token for option in ask.free}
            least = next((token for token in rules.mind.neutral if token in open_tokens), None)
            if least is not None:
                return least
        return by_policy(ask, path)

    return " ".join(drive(rules.turn(state, seat), by_caution)[0])


def line(kind: str, rules: Rules[Any, Any], state: Any, seat: Seat, rng: Random, within: Budget | None = None) -> Line:
    """Return the line that a bot plays; `kind` is a level with or without a style.

    The state is used only to make the asks of the seat and what it sees. `within`: how much a level that looks ahead may think; `None`: its
    own budget. Raises `NotYourTurn` if the seat may not act, and `KeyError` for an unknown kind.

    >>> line("mate", RULES, START, FIRST, Random(1))
    'pass'
    """
    if seat not in rules.may_act(state):
        raise NotYourTurn(f"seat {seat} is not awaited", Msg("core.not-your-turn"))
    kind, liking = level_and_style(rules, kind)
    if looks_ahead(kind):
        return think_through(rules, rules.view(state, seat), seat, within or budget(rules, kind), rng, liking).line
    if kind == "deckhand":
        return " ".join(drive(rules.turn(state, seat), lambda ask, path: random_answer(ask, rng))[0])
    return " ".join(drive(rules.turn(state, seat), sensible(rules, imagine_world(rules, state, seat, rng), seat, rng))[0])
