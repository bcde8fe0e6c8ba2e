"""The share of a seat's moves that its owner played, counted by the log."""

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
    """Return a log: `0` is a move of seat 0, `small` a deputy's small answer for it.

    Everything else is a line of the host.
    """
    entries = [Entry(seq=0, seat=None, line="start", shown="start", notes=(), digest="")]
    for seq, line in enumerate(lines, 1):
        seat = Seat(int(line)) if line.isdecimal() else None
        notes = (Note(Msg(SMALL_ANSWERED, who=Who(Seat(0)))),) if line == "small" else ()
        words = "deputy 0" if line == "small" else line
        entries.append(Entry(seq, seat, line=words, shown=words, notes=notes, digest=""))
    return entries


def stint(until: int, occupant: Occupant) -> Stint:
    """Return a past stint in seat 0."""
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
def test_only_own_moves_count_for_the_owner_of_a_seat(past: tuple[Stint, ...], lines: tuple[str, ...], share: float) -> None:
    of_anne, _ = own_shares(table(ANNE, CARLA, past=past), log(*lines))
    assert of_anne == pytest.approx(share)


def test_after_leaving_the_moves_of_the_bot_do_not_count() -> None:
    left: Table = replace(table("captain", CARLA, "mate"), past=(stint(2, Occupant(ANNE)),))
    of_anne, *others = own_shares(left, log("0", "bot 0 captain", "0", "0", "2", "1"))
    assert of_anne == pytest.approx(1 / 3) and of_anne < OWN and others == [1.0, 1.0]
    row = next(outcomes(replace(left, status="closed", seq=6), 1.0, log("0", "bot 0 captain", "0", "0")))
    assert row.user == ANNE.user_id and row.own < OWN


def test_notes_about_a_former_holder_keep_their_name() -> None:
    """They have the name of the former holder; all other fields of the notes stay."""
    note = Note(Msg("core.call", who=Who(Seat(0))), frozenset({Seat(1)}), begins=True, lapses=True)
    (read,) = (
        Holders(table(ANNE, BEN, past=(stint(3, Occupant(CARLA)),)))
        .name_holders(Entry(seq=2, seat=Seat(0), line="x", shown="x", notes=(note,), digest=""))
        .notes
    )
    assert read.msg == Msg("core.call", who=Who(Seat(2))) and read.to == note.to and read.begins and read.lapses
