"""The page of stand-ins shows the choices, the moves, and the way to undo them."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.actions.seats import ChooseDeputy, TakeBack
from cogs.panel.spec import Menu, Screen, controls
from cogs.people import deputies
from engine.match.match import Entry
from engine.values.core import Msg, Note, Seat, Who
from play.table.deputies import NEWEST, MovesPlayed, PlayedFor
from play.time.calendar import HOUR
from play.time.paces import Deadline
from play.values.types import Logged, Table
from tests.play.hosting import ANNE, BEN
from tests.pure.matches import table
from words import speaker

SAY = speaker("en", ("Anne", "Ben"))

NOTHING = MovesPlayed(())


def played(seq: int) -> PlayedFor:
    """Return a move that a stand-in played for Anne."""
    entry = Entry(
        seq, seat=Seat(0), line="pass", shown="pass", notes=(Note(Msg("core.ask.text", text="passes", who=Who(Seat(0)))),), digest=""
    )
    return PlayedFor(Logged(entry, 1_000.0 + seq, False, Who(Seat(0))), "deputy")


def shown(at: Table, stead: MovesPlayed = NOTHING, has_small: bool = True) -> Screen:
    """Return Anne's page of the stand-in at a table."""
    return deputies.screen(at, "small", stead, SAY, has_small)


def test_the_page_says_what_is_chosen_and_what_the_table_has() -> None:
    here = table(ANNE, BEN)
    (menu,) = [row for row in shown(here).rows if isinstance(row, Menu)]
    assert menu.action == ChooseDeputy(here.match) and [choice.value for choice in menu.choices if choice.chosen] == ["small"]
    assert "how you pay" in " ".join(shown(replace(here, game="pizarro")).head), "a game names its small questions"
    assert "no small questions" not in " ".join(shown(here).head) and "no small questions" in " ".join(shown(here, has_small=False).head)
    agreed = replace(here, terms=replace(here.terms, absence="caretaker"))
    assert "When your time is up" in " ".join(shown(agreed).head) and "When your time is up" not in " ".join(shown(here).head)
    assert "nobody waits for you but bots" in " ".join(shown(table(ANNE)).head)


def test_the_foot_says_how_much_time_is_left() -> None:
    times = (Deadline(Seat(1), due=2_000.0, limit=1_000.0, bank=HOUR), Deadline(Seat(0), due=4_000.0, limit=3_000.0, bank=HOUR))
    assert deputies.time_left(Seat(0), times, bank=None, say=SAY) == (
        "-# ⏳ You have until <t:3000:f>, with your reserve until <t:4000:f>.",
    )
    only_other, _ = times
    assert deputies.time_left(Seat(0), (only_other,), bank=2 * HOUR, say=SAY) == ("-# Your reserve: 2 hours.",)
    assert deputies.time_left(Seat(0), (), bank=None, say=SAY) == ()


def test_moves_of_a_stand_in_are_listed_with_the_button_to_undo_them() -> None:
    here = table(ANNE, BEN)
    for back, labels in (("now", ["Take it back"]), ("ask", ["Ask to take it back …"]), ("", [])):
        stead = MovesPlayed(tuple(played(seq) for seq in range(NEWEST, 0, -1)), back)  # type: ignore[arg-type]
        screen = shown(here, stead)
        assert [control.label for control in controls(screen) if isinstance(control.action, TakeBack)] == labels  # type: ignore[union-attr]
        body = "\n".join(screen.body)
        times = [body.index(f"<t:{1_000 + seq}:f>") for seq in range(1, NEWEST + 1)]
        assert "the newest last" in body and "entry" not in body and times == sorted(times), "the newest is last"
    assert shown(here).body == ()
