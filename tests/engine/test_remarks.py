"""Lines that the host writes into a log, such as `undo 19`: each line has one value, and each value one line."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.values.core import Seat
from engine.values.remarks import STANDS, About, HostEntry, Remark, Renewed, Sits, Undo, read_line

LINES: dict[str, HostEntry] = {
    "undo 19": Undo(19),
    "rules 1": Remark("rules", (1,)),
    "rules 2 15": Renewed(2, 15),
    "bot 2 mate": Sits(Seat(2), "mate"),
    "bot 0 captain:raider": Sits(Seat(0), "captain:raider"),
    "bot 1 carta_like": Sits(Seat(1), "carta_like"),
    "human 2": Sits(Seat(2)),
    "absent 2": Remark("absent", (2,)),
    "deputy 2": Remark("deputy", (2,)),
    "ideas 0": Remark("ideas", (0,)),
    "pause": Remark("pause"),
    "resume": Remark("resume"),
    "extend 2 3600": Remark("extend", (2, 3600)),
    "offer 2": Remark("offer", (2,)),
    "challenge 15": Remark("challenge", (15,)),
    "end": Remark("end"),
    "end stands": STANDS,
}


@pytest.mark.parametrize("line", LINES)
def test_each_line_of_the_host_has_one_value(line: str) -> None:
    assert read_line(line) == LINES[line] and LINES[line].line == line


def test_every_kind_of_remark_is_tested() -> None:
    assert {remark.about for remark in LINES.values() if isinstance(remark, Remark)} == set(get_args(About))


@pytest.mark.parametrize(
    "line",
    ["", "start", "undo", "undo x", "undo 1 2", "undo 01", "bot 2", "human 2 mate", "end 3", "stands", "pause stands", "rules", "bid 3"],
)
def test_a_line_that_the_host_never_wrote_has_no_value(line: str) -> None:
    assert read_line(line) is None
