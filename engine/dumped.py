"""A position of a match as the text of a test: the lines that lead there, and what is asked."""

from __future__ import annotations

from engine.answers import offered
from engine.core import Path, Seat
from engine.match import Match, effective
from engine.walk import Asking, walk

HEAD = """\
from {room} import registry
{answers}from {room}.core import Seat
from {room}.match import begin
{walk}

def test_{game}_after_entry_{seq}() -> None:
    match = begin(registry.rules({name!r}), {seats}, {settings!r}, {seed!r})
    lines: tuple[tuple[int, str], ...] = ({lines})
    for seat, line in lines:
        match = match.played(Seat(seat), line)
    assert match.rules.to_act(match.state) == {awaited!r}
"""


def as_test(match: Match, seat: Seat, path: Path = ()) -> str:
    """A pytest module with one test that plays to this position and looks at what the seat is asked after `path`, or at the result. Lines
    that were taken back are left out."""
    played = [entry for entry in effective(match.entries) if entry.seat is not None]
    is_asked = seat in match.rules.may_act(match.state)
    room = __name__.rpartition(".")[0]
    head = HEAD.format(
        room=room,
        answers=f"from {room}.answers import offered\n" if is_asked else "",
        walk=f"from {room}.walk import Asking, walk\n" if is_asked else "",
        game=match.rules.name,
        name=match.rules.name,
        seq=match.seq,
        seats=match.seats,
        settings=dict(match.settings),
        seed=match.seed,
        lines="".join(f"\n        ({entry.seat}, {entry.line!r})," for entry in played) + ("\n    " if played else ""),
        awaited=match.rules.to_act(match.state),
    )
    return head + (_asked(match, seat, path) if is_asked else _over(match))


def _asked(match: Match, seat: Seat, path: Path) -> str:
    end = walk(match.rules, match.state, seat, path)
    if not isinstance(end, Asking):
        return ""
    return f"""\
    asked = walk(match.rules, match.state, Seat({seat}), {path!r})
    assert isinstance(asked, Asking) and asked.ask.name == {end.ask.name!r}
    assert offered(asked.ask) == {offered(end.ask)!r}
"""


def _over(match: Match) -> str:
    result = match.result
    return "" if result is None else f"    assert match.result is not None and match.result.ranks == {result.ranks!r}\n"
