"""Whose play it was: counted by the log."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.match.match import Entry
from engine.values.core import Msg, Note, Seat, Who
from play.follows.own import OWN, SMALL_ANSWERED, own_shares
from play.follows.results import outcomes
from play.values.names import Holders
from play.values.types import Occupant, Stint, Table
from tests.pure.matches import ANNE, BEN, CARLA, table


def log(*lines: str) -> list[Entry]:
    """A log: `0` is a move of seat 0, everything else a line of the host; `small` a deputy's small answer for seat 0."""
    entries = [Entry(0, None, "start", "start", (), "")]
    for seq, line in enumerate(lines, 1):
        seat = Seat(int(line)) if line.isdecimal() else None
        notes = (Note(Msg(SMALL_ANSWERED, who=Who(Seat(0)))),) if line == "small" else ()
        words = "deputy 0" if line == "small" else line
        entries.append(Entry(seq, seat, words, words, notes, ""))
    return entries


def stint(until: int, occupant: Occupant) -> Stint:
    return Stint(Seat(0), until, occupant)


BOT = Occupant(bot="captain")


@pytest.mark.parametrize(
    ("past", "lines", "share"),
    [
        ((), ("0", "1", "0", "0"), 1.0),
        ((), ("0", "absent 0", "0"), 0.5),
        ((), ("0", "deputy 0", "0", "deputy 1", "1", "0"), 2 / 3),
        ((), ("0", "small", "0", "small", "0"), 1.0),
        ((), ("0", "absent 0", "0", "undo 3", "0"), 1.0),
        ((stint(2, Occupant(ANNE)), stint(4, BOT)), ("0", "bot 0 captain", "0", "human 0", "0"), 2 / 3),
        ((stint(1, BOT),), ("0", "human 0", "0"), 1.0),
        ((stint(3, Occupant(BEN)),), ("0", "0", "human 0", "0"), 1.0),
        ((), (), 1.0),
    ],
    ids=["own", "absent", "deputy", "small", "undone", "caretaker", "bot-before", "others-before", "nothing"],
)
def test_what_others_played_in_a_seat_is_not_its_owners(past: tuple[Stint, ...], lines: tuple[str, ...], share: float) -> None:
    assert own_shares(table(ANNE, CARLA, past=past), log(*lines))[0] == pytest.approx(share)


def test_the_seat_of_somebody_who_left_is_played_by_its_bot_and_a_seat_of_nobody_is_nobodys() -> None:
    left: Table = replace(table("captain", CARLA, "mate"), past=(stint(2, Occupant(ANNE)),))
    shares = own_shares(left, log("0", "bot 0 captain", "0", "0", "2", "1"))
    assert shares == (pytest.approx(1 / 3), 1.0, 1.0) and shares[0] < OWN
    row = next(outcomes(replace(left, status="closed", seq=6), 1.0, log("0", "bot 0 captain", "0", "0")))
    assert row.user == ANNE.user_id and row.own < OWN


def test_what_was_told_of_who_left_is_read_as_before() -> None:
    """The name is of then; that a note begins a paragraph or lapses stays."""
    note = Note(Msg("core.call", who=Who(Seat(0))), frozenset({Seat(1)}), begins=True, lapses=True)
    (read,) = Holders(table(ANNE, BEN, past=(stint(3, Occupant(CARLA)),))).name_holders(Entry(2, Seat(0), "x", "x", (note,), "")).notes
    assert read.msg == Msg("core.call", who=Who(Seat(2))) and read.to == note.to and read.begins and read.lapses
