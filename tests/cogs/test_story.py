"""The log, the desk, the story and the last panel of a match, in words."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from cogs.actions.looking_back import ReplayFrom, ReplayPhase
from cogs.actions.tables import OpenTurn
from cogs.looking_back.parts import menus, phases
from cogs.panel.spec import CHOICES, Button, controls, problems
from cogs.pictures.chronicle import sentences, story_lines
from cogs.screens.desk import desk, frozen_words
from cogs.screens.story import briefing, in_words, pages, recent, told_in_paragraphs
from cogs.screens.turn import gives_way, over
from engine.match.match import Entry
from engine.story.story import CountedEntry, Story, Turning
from engine.story.tale import END, Tale
from engine.values.core import Msg, Note, Result, ScoreSheet, Seat, Who
from engine.values.event import Event
from play.follows.news import EventLine, News
from play.ledger.ledger import SERVER_LEFT
from play.people.desk import DeskEntry
from play.telling.returning import Briefing, Doings, MoveTold
from play.values.panels import Ready, Ref
from play.values.stands import Upgrade
from play.values.types import CardRef, Logged, Occupant, Oversight, Person, Place, Table, Terms
from words import speaker


def test_a_move_without_notes_is_a_sentence() -> None:
    say = speaker("en", ("Ana", "Bruno"))

    def words(line: str) -> str:
        return in_words(Logged(Entry(seq=3, seat=Seat(1), line=line, shown=line, notes=(), digest=""), 0.0, False, Who(Seat(1))), say)

    assert words("end") == "Bruno lets the turn pass."
    assert words("*") == "Bruno has chosen in secret."


def ended_table(**fields: Any) -> Table:
    """Return a finished table of Navegador that has only these fields."""
    known = {
        "match": 7, "game": "navegador", "status": "finished", "place": Place(1, 2), "card": CardRef(2, 3, 0.0, 1), "occupants": (),
        "past": (), "oversight": Oversight(),
    }  # fmt: skip
    return Table(**{**dict.fromkeys(Table.__struct_fields__), **known, **fields})  # type: ignore[arg-type]


def test_the_last_panel_names_the_game() -> None:
    table = ended_table()
    first, *_ = over(table, speaker("en")).head
    assert first == "### Navegador — the end"


def test_the_last_panel_says_how_the_match_was_won() -> None:
    won = Event(
        "won", Msg("navegador.event.won", who=Who(Seat(0))), Msg("navegador.event.won.line", points=51, ahead=0, second=Who(Seat(1))), END
    )
    result = Result((1, 2), (ScoreSheet((), 51), ScoreSheet((), 51)), Msg("navegador.end.tie"))
    table = ended_table(result=result, matters={"news": News(lines=(EventLine(9, won),))})
    _, result_text, *_ = over(table, speaker("en", ("Ana", "Bruno"))).head
    assert "the Navegador card decides" in result_text


def logged(seq: int, words: str) -> Logged:
    """Return an entry of the log with these words."""
    return Logged(
        Entry(seq, seat=Seat(0), line="x", shown="x", notes=(Note(Msg("desk.memo", text=words)),), digest=""), 0.0, False, Who(Seat(0))
    )


PARTS = [(3 * number, Msg("pizarro.chapter", phase=1 + number // 20, number=number)) for number in range(40)]
"""The parts of a match with two phases of twenty cards: the entry before each part, and its name."""


def test_every_page_of_the_log_names_its_parts() -> None:
    say = speaker("en", ("Ana", "Bruno"))
    entries = [logged(seq, "long words " * 8) for seq in range(1, 60)]
    log_pages = pages(entries, say, PARTS[:20])
    assert len(log_pages) > 2 and all(len(page.text) <= 1_500 for page in log_pages)
    assert all(page.text.startswith("__Phase") for page in log_pages), "a page that begins within a part names it, too"
    assert "\n".join(page.text for page in log_pages).count("**7** ") == 1
    (page,) = pages(entries[:6], say, PARTS[:20])
    assert [line for line in page.text.splitlines() if line.startswith("__")] == ["__Phase I, card 0__", "__Phase I, card 1__"]


def test_long_matches_are_reached_by_phase_and_by_part() -> None:
    say = speaker("en")
    assert phases(PARTS) == [(0, 19), (20, 39)]
    unnamed = [(number, Msg("core.ask.text", text=str(number))) for number in range(60)]
    assert phases(unnamed) == [(0, 24), (25, 49), (50, 59)] and phases(unnamed[:25]) == [(0, 24)]
    phase, part = menus(PARTS, 61, say, ReplayFrom(1), ReplayPhase(1))
    assert [choice.value for choice in phase.choices] == ["0", "60"] and [choice.chosen for choice in phase.choices] == [False, True]
    assert len(part.choices) == CHOICES and [choice.value for choice in part.choices if choice.chosen] == ["60"]
    assert menus(PARTS[:1], 0, say, ReplayFrom(1), ReplayPhase(1)) == []
    assert len(phases([(number, Msg("pizarro.chapter", phase=number, number=1)) for number in range(70)])) <= CHOICES


def test_a_full_desk_fits_one_message_page_by_page() -> None:
    base = Table(
        **{
            **dict.fromkeys(Table.__struct_fields__),
            "oversight": Oversight(),
            "matters": {},
            "game": "magellan",
            "status": "running",
            "created_at": 0.0,
            "place": Place(10**18, 10**18),
        }
    )  # type: ignore[arg-type]
    seats = tuple(Occupant(Person(seat, "*" * 32)) for seat in range(6))
    card = CardRef(10**18, 10**18, 0.0, 1)
    every = [
        DeskEntry(replace(base, match=10**9 + at, occupants=seats, past=(), to_act=(Seat(1),), card=card), "awaited", Seat(0),
               Msg("desk.memo", text="long words " * 40), 2.0**31, False, "[words](https://example.org) " * 30)
        for at in range(20)
    ]  # fmt: skip
    for page, count in ((0, 8), (1, 8), (2, 4), (99, 4)):
        screen = desk(every, page, "en", speaker("en"))
        buttons = [control for control in controls(screen) if isinstance(control, Button) and isinstance(control.action, OpenTurn)]
        assert problems(screen) == [] and len(buttons) == count
    assert "](https://example.org)" not in "".join(screen.body)


def test_a_returning_player_reads_a_few_whole_moves_of_each_rival() -> None:
    def move(seq: int, words: str) -> MoveTold:
        return MoveTold(seq, None, (Msg("desk.memo", text=words),))

    def lines(*moves: MoveTold) -> list[str]:
        news = Briefing(9, 1, (), tuple(Doings(Who(Seat(seat)), 4, moves) for seat in (0, 1, 2)), (), None, (1, 9))
        return briefing(news, speaker("en", ("Ana", "Bruno", "Clara")))[2:]

    long = move(2, "Somebody sails from Angola to Goa, then to Macau, then on to Nagasaki, and is back before anybody has seen it")
    whole = lines(long, move(7, "builds a factory"), move(4, "explores Goa."), move(5, "uses the card"), move(6, "is the fourth"))
    assert len(whole) == 3 and all(
        line.replace("**", "").replace("📝 ", "").endswith(": explores Goa · uses the card · builds a factory") for line in whole
    )
    (part, *_) = lines(long)
    assert part.endswith("then on to Nagasaki…"), "cut after a clause"
    more = "explores Rio de Janeiro. Colonies are revealed: 40, 50, 60 and 90. The premium is 40, which is paid at once."
    first, *_ = lines(move(3, more))
    assert first.endswith(" explores Rio de Janeiro"), "the outcome is left to the log"


def test_a_panel_with_an_automatic_move_is_replaced_by_its_result() -> None:
    ref = Ref(match=7, kind="turn", seat=Seat(0), seq=0, rev=0)
    throw = Ready(ref, "roll", "roll", ("roll",), only=Msg("desk.memo", text="Roll"))
    table = Table(**{**dict.fromkeys(Table.__struct_fields__), "oversight": Oversight(), "terms": Terms({}, {}, (2, 2))})  # type: ignore[arg-type]
    assert gives_way(throw, table)
    assert not gives_way(throw, replace(table, terms=Terms({}, {}, (2, 2), automatic=False))), "at this table a click makes the throw"
    assert not gives_way(replace(throw, only=None), table), "the panel of a chosen move stays"


def test_a_desk_says_what_can_be_done_about_a_frozen_table() -> None:
    seated = tuple(Occupant(Person(user, "somebody")) for user in (1, 2))
    fields = {
        "status": "frozen",
        "matters": {"upgrade": Upgrade(2, 3, True, ((Seat(1), "new"),))},
        "occupants": seated,
        "oversight": Oversight(),
    }
    frozen_table = Table(**{**dict.fromkeys(Table.__struct_fields__, ()), **fields, "why": None})  # type: ignore[arg-type]
    assert frozen_words(frozen_table, Seat(0)).key == "upgrade.desk"
    assert frozen_words(frozen_table, Seat(1)).key == "upgrade.desk-voted"
    assert frozen_words(replace(frozen_table, why=SERVER_LEFT), Seat(0)) == SERVER_LEFT


def test_the_story_of_a_shared_win_names_both_winners() -> None:
    steps = (CountedEntry(0, (1, 1, 1)), CountedEntry(1, (4, 4, 1)))
    shared = Story(steps, ((0, Msg("core.chapter.end")),), (Seat(0), Seat(1)), Turning("lead", 1, None, 3), 0)
    _, turning, *_ = story_lines(shared, speaker("en", ("Ana", "Ben", "Cem")))
    assert "nobody was ahead of Ana and Ben any more" in turning


def test_a_story_that_would_be_too_long_has_shorter_sentences() -> None:
    long, short = Msg("core.call", text="It blew and blew. " * 20), Msg("core.call", text="It blew.")
    ends = Msg("core.call", text="Ana won.")
    long_tale = Tale(Msg("desk.memo", text="A title"), (long, long, ends), (), Result((1,), (), ends), shorter=((short,), (), ()))
    first, *others = sentences(long_tale, speaker("en", ("Ana",)))
    assert first == "It blew." and len(others) == 2


def test_recent_moves_are_paragraphs_without_expired_lines() -> None:
    """Two players choose, the third chooses and all reveal; then one player chooses again."""

    def entry(*notes: Note, seq: int) -> Logged:
        return Logged(Entry(seq, seat=Seat(0), line="x", shown="x", notes=notes, digest=""), 0.0, False)

    def text(words: str) -> Msg:
        return Msg("core.call", text=words)

    chosen = [entry(Note(text(f"{who} has chosen."), lapses=True), seq=seq) for seq, who in enumerate(("Ana", "Bruno"), 1)]
    revealed = entry(
        Note(text("You choose 7."), lapses=True), *(Note(text(words), begins=True) for words in ("Ana reveals 3.", "You reveal 7.")), seq=3
    )
    again = entry(Note(text("Bruno has chosen."), lapses=True), seq=4)
    say = speaker("en")
    assert recent(chosen, say, 9) == "• Ana has chosen.\n• Bruno has chosen."
    assert recent([*chosen, revealed, again], say, 9) == "• Ana reveals 3.\n\u2003You reveal 7.\n• Bruno has chosen."
    assert in_words(revealed, say) == "Ana reveals 3. You reveal 7.", "a single entry is one line"
    named = [Note(Msg("test.revealed", who=Who(Seat(seat))), begins=True) for seat in (0, 1)]
    paragraphs = told_in_paragraphs(named, repr, "|", Seat(1))
    assert paragraphs.index("seat=1") < paragraphs.index("seat=0")


def test_moves_of_stand_ins_are_marked_in_the_log() -> None:
    say = speaker("en", ("Ana",))
    lines = {}
    for about, key in (("deputy", "small"), ("deputy", "deputy"), ("absent", "caretaker"), ("absent", "absent")):
        mark = Entry(
            seq=1,
            seat=None,
            line=f"{about} 0",
            shown=f"{about} 0",
            notes=(Note(Msg(f"play.note.{key}", who=Who(Seat(0)), bot=Msg("play.bot.captain"))),),
            digest="",
        )
        move = Entry(seq=2, seat=Seat(0), line="x", shown="x", notes=(Note(Msg("core.call", text="She passes.")),), digest="")
        lines[key] = recent([Logged(entry, 0.0, False) for entry in (mark, move)], say, 9)
    assert {lines[key] for key in ("small", "deputy", "caretaker")} == {"• She passes. *(by a stand-in)*"}
    assert lines["absent"].count("\n") == 1, lines["absent"]
    folded = recent([Logged(entry, 0.0, False) for entry in (mark, move)], say, 9, news=News(plain=(2,)))
    assert "was not there" in folded, "an answer without a stand-in has a line of its own"
    mark = Entry(seq=1, seat=None, line="deputy 0", shown="deputy 0", notes=(Note(Msg("play.note.small", who=Who(Seat(0)))),), digest="")
    assert recent([Logged(entry, 0.0, False) for entry in (mark, move)], say, 9, news=News(plain=(2,))).startswith("-#")
