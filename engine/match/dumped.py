"""A position of a match as the text of a test, in the layout of `ruff format`.

The test plays the lines that lead there, and looks at what is asked.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import groupby

from engine.match.match import Match, effective
from engine.values.core import Ask, Form, Path, Seat, Token
from engine.walking.walk import Asking, walk

WIDE = 120
"""The most characters of a line of the test; a longer list is written on several lines."""

IMPORTS = """\
from caravel import Ask, Form, Seat
from caravel.lines import Asking, walk
from caravel.testing import begin, rules
"""
"""The imports of the test. These names are promised to games, wherever they are installed."""

BODY = """

def test_{game}_after_entry_{seq}() -> None:
    settings = {settings}
    match = begin(rules("{game}"), {seats}, settings, {seed})
    lines: tuple[tuple[int, str], ...] = {lines}
    for seat, line in lines:
        match = match.played(Seat(seat), line)
    assert match.rules.to_act(match.state) == {awaited!r}
"""


def as_test(match: Match, seat: Seat, path: Path = ()) -> str:
    """Return a pytest module with one test that plays to this position.

    It looks at what the seat is asked after `path`, or at the result. Lines that were taken back are left out. Raises as `walk.walk` for a
    wrong path.

    >>> as_test(MATCH, SECOND).splitlines()[-1].strip()
    'assert [option.token for option in ask.options if option.blocked is None] == ["3", "6", "29"]'
    """
    played = [entry for entry in effective(match.entries) if entry.seat is not None]
    end = walk(match.rules, match.state, seat, path) if seat in match.rules.may_act(match.state) else None
    ask = end.ask if isinstance(end, Asking) else None
    imports = IMPORTS
    if ask is None:  # a test that walks nowhere
        imports = "".join(line for line in imports.splitlines(keepends=True) if "Asking" not in line)
    body = BODY.format(
        game=match.rules.name,
        seq=match.seq,
        seats=match.seats,
        settings="".join(["{", *(f"\n        {_quote(key)}: {_quote(choice)}," for key, choice in match.settings.items()), "\n    }"]),
        seed=_quote(match.seed),
        lines="".join(["(", *(f"\n        ({entry.seat}, {_quote(entry.line)})," for entry in played), "\n    )" if played else ")"]),
        awaited=match.rules.to_act(match.state),
    )
    if ask is None:
        return imports.replace("Ask, Form, ", "") + body + _over(match)
    unused = "Form, " if isinstance(ask, Ask) else "Ask, "
    return imports.replace(unused, "") + body + _question(ask, seat, path)


def _question(ask: Ask | Form, seat: Seat, path: Path) -> str:
    """Return the lines of a test that check which ask is open, and what it offers."""
    if isinstance(ask, Form):
        what, tokens = "field.key for field in ask.fields", [field.key for field in ask.fields]
    else:
        what = "option.token for option in ask.options if option.blocked is None"
        tokens = [option.token for option in ask.free]
    offered = list(_items(tokens))
    inline = f"    assert [{what}] == [{', '.join(offered)}]\n"
    spread = f"    assert [{what}] == [\n" + "".join(f"        {token},\n" for token in offered) + "    ]\n"
    answers = ", ".join(map(_quote, path)) + ("," if len(path) == 1 else "")
    return f"""\
    asked = walk(match.rules, match.state, Seat({seat}), ({answers}))
    ask = asked.ask if isinstance(asked, Asking) else None
    assert isinstance(ask, {type(ask).__name__}) and ask.name == {_quote(ask.name)}
{inline if len(inline) <= WIDE else spread}"""


def _items(tokens: Iterable[Token]) -> Iterator[str]:
    """Yield tokens as items of a list; a run of three or more numbers is one `range`."""
    # In a run, number and index grow together, so their difference stays the same.
    for _, run in groupby(enumerate(tokens), lambda item: int(item[1]) - item[0] if item[1].isdecimal() else item[1]):
        members = [token for _, token in run]
        if len(members) > 2 and members[0] == str(int(members[0])):  # and not `007`
            yield f"*map(str, range({members[0]}, {int(members[-1]) + 1}))"
        else:
            yield from map(_quote, members)


def _quote(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _over(match: Match) -> str:
    result = match.result
    return "" if result is None else f"    assert match.result is not None and match.result.ranks == {result.ranks!r}\n"
