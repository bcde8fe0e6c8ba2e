"""The texts and buttons of cards: of open, running, stopped, frozen and finished tables."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.panel.spec import Button, Picture, Screen
from cogs.screens import questions
from cogs.screens.card import closed_card, footnote, open_card, ranks, running_card, sheets, style_lines, style_names, thinkers
from cogs.screens.ideas import asked_words
from cogs.screens.numbers import decimal, steps
from cogs.screens.times import pace_name
from engine.values.core import Msg, Result, Row, ScoreSheet, Seat, Who
from engine.values.event import Event
from games.pizarro.game import RULES
from play.follows.news import Latest, News
from play.people.ratings import Rating, RatingStep
from play.time.paces import Deadline
from play.values.names import names
from play.values.stands import Here, Sprint, Upgrade, Vacancy
from play.values.types import Occupant, Oversight, Person, Place, Stint, Table, Terms
from tests.pure import matches
from words import speaker

STOPPED = "This match is frozen: nobody can move until whoever runs the bot has looked at it."


@pytest.mark.parametrize(
    ("status", "why", "lines"),
    [
        ("frozen", Msg("play.why.differs", seq=7), (STOPPED, "The replay differs from the log at move 7.")),
        ("frozen", None, (STOPPED,)),
        ("closed", Msg("play.why.empty"), ("This table was cancelled, because nobody was left at it.",)),
        ("closed", None, ("This table is closed.",)),
    ],
)
def test_the_card_of_a_frozen_or_closed_table_says_why(status: str, why: Msg | None, lines: tuple[str, ...]) -> None:
    table: Any = SimpleNamespace(match=3, game="pizarro", status=status, why=why, seq=7, commitment="hash", rematch=None)
    _, *texts = closed_card(table, speaker("en")).head
    assert tuple(texts) == lines


def test_the_card_of_a_frozen_match_shows_only_the_question_to_its_players() -> None:
    why = Msg("play.why.differs", seq=7)
    table: Any = SimpleNamespace(match=3, game="pizarro", status="frozen", why=why, seq=7, commitment="hash", rematch=None)
    question: Any = SimpleNamespace(text="By which rules?", row=())
    _, *texts = closed_card(table, speaker("en"), [question]).head
    assert texts == ["By which rules?"], "the question says why, and the operator need not look"


@pytest.mark.parametrize(("people", "can_join", "can_start"), [(1, True, False), (2, True, True), (3, False, True)])
def test_an_open_table_can_be_joined_while_seats_are_free(people: int, can_join: bool, can_start: bool) -> None:
    seats = [Person(number, f"p{number}") for number in range(people)]
    terms = Terms({setting.key: setting.default for setting in RULES.settings}, {}, (2, 3))
    table = replace(matches.table(*seats, game="pizarro", status="open"), terms=terms)
    card = open_card(table, speaker("en", ("Ana", "Ben", "Cem")))
    usable = {button.label: not button.disabled for row in card.rows for button in row if isinstance(button, Button)}
    assert (usable["Join"], usable["Add a bot"], usable["Start now"]) == (can_join, can_join, can_start)


def test_the_foot_of_a_card_shows_the_pace_only_for_several_people() -> None:
    alone, together = (matches.table(*[Person(number, f"p{number}") for number in range(people)], game="pizarro") for people in (1, 2))
    pace = speaker("en")(pace_name(alone.terms.pace))
    assert pace not in footnote(alone, speaker("en")) and pace in footnote(together, speaker("en"))


@pytest.mark.parametrize(("awaited", "named"), [((0,), ()), ((1,), (1,)), ((2,), ()), ((1, 3), (1, 3)), ((0, 1), ()), ((), ())])
def test_a_card_names_the_thinking_bots_if_nobody_else_is_awaited(awaited: tuple[int, ...], named: tuple[int, ...]) -> None:
    levels = (None, "admiral", "mate", "captain")
    table: Any = SimpleNamespace(to_act=tuple(map(Seat, awaited)), occupants=[SimpleNamespace(bot=level) for level in levels])
    assert thinkers(table) == tuple(Who(Seat(seat)) for seat in named)


def test_a_card_names_the_styles_of_its_bots() -> None:
    sitting = [SimpleNamespace(bot=level) for level in ("captain", "mate", "admiral")]
    table: Any = SimpleNamespace(
        match=5, game="pizarro", version=RULES.version, status="running", lesson=None, imported_by=None, occupants=sitting,
        bots=(Seat(0), Seat(1), Seat(2)), owner_of=lambda seat: None,
    )  # fmt: skip
    say = speaker("en", ("Captain", "Mate", "Admiral"))
    assert style_names(table, say) == ("-# Captain: careful saver · Admiral: collector",)
    (styles,) = style_lines(table, say)
    _, admiral, *_ = styles.splitlines()
    assert admiral == "**Admiral**, collector: likes crowns on the board and Magellan piles."
    for occupant in sitting:
        occupant.bot = "mate"
    assert style_names(table, say) == () and style_lines(table, say) == []


def test_the_end_says_who_asked_the_coach() -> None:
    table: Any = SimpleNamespace(occupants=(None,) * 3, ideas_taken=(3, 0, 1))
    assert asked_words(table, speaker("en", ("Ana", "Ben", "Cem"))) == ("-# Asked the coach: Ana 3 times and Cem once",)
    table.ideas_taken = ()
    assert asked_words(table, speaker("en")) == ()


@pytest.mark.parametrize(("game", "figures"), [("pizarro", "82 points"), ("magellan", "an income of 82 M")])
def test_the_end_names_the_figures_that_decide(game: str, figures: str) -> None:
    result = Result((1, 2), (ScoreSheet((), 82), ScoreSheet((), 7)), Msg("magellan.over.won"))
    first, *_ = ranks(game, result, speaker("en", ("Ana", "Ben"))).splitlines()
    assert first == f"**1.** Ana – {figures}"


def test_decimals_are_written_as_in_the_language() -> None:
    for code, numbers in (("en", ["2.5", "3", "2.0"]), ("de", ["2,5", "3", "2,0"])):
        assert [decimal(value, speaker(code)) for value in (Fraction(5, 2), Fraction(3), 1.96)] == numbers


def test_scoring_sheets_that_repeat_the_ranks_are_left_out() -> None:
    label, say = Msg("core.result-points"), speaker("en", ("Ana", "Ben"))
    one, two = (ScoreSheet((Row(label, 8),) * rows, 8 * rows) for rows in (1, 2))
    assert sheets(Result((1, 1), (one, one), label), say) == []
    (shown,) = sheets(Result((2, 1), (one, two), label), say)
    assert shown.splitlines() == ["**Ben** 16: Points 8 · Points 8", "**Ana** 8: Points 8"]


def test_a_player_removed_by_a_referee_is_offered_no_seat() -> None:
    table = SimpleNamespace(status="running", bots=(1,), terms=SimpleNamespace(free=True), people=(0,), vacancies=(), match=3, offers=())
    any_table: Any = table
    table.seat_of = table.kept_for = lambda user: None
    table.oversight = SimpleNamespace(barred=((Seat(1), 7),))
    assert questions.way_to_seat(any_table, 8, speaker("en")) and not questions.way_to_seat(any_table, 7, speaker("en"))


ANA, BEN, MONA = Person(1, "Ana"), Person(2, "Ben"), Person(9, "Mona")


def table_of(frozen: bool, upgrade: bool, stopped: bool, vacancy: str, people: str) -> Table:
    """Return a table of Ana and Ben.

    `vacancy`: whether Ana's seat is `kept` for her, `open` to anybody, or neither (empty). `people`: whether `both` or `one` of them
    play, or bots alone, which play on (`alone`) or `wait`.
    """
    left = {"both": 2, "one": 1}.get(people, 0)
    bot = Occupant(bot="admiral")
    seats = (Occupant(ANA) if left == 2 else bot, Occupant(BEN) if left else bot)
    return Table(
        match=7, game="pizarro", version=1, terms=Terms({}, {}, (2, 2), "daily"), status="frozen" if frozen else "running",
        occupants=seats, opener_id=1, invited=(), place=Place(1, 2), own_thread=False, card=None, edition=9, seq=12,
        to_act=(Seat(0),), late=(), followers=(), commitment="ab" * 16, seed=None, result=None,
        why=Msg("play.why.rules", old=1, new=2, seq=3) if frozen else None, rematch=None, created_at=0.0, changed_at=0.0,
        past=tuple(Stint(Seat(seat), 5, Occupant(user)) for seat, user in enumerate((ANA, BEN)) if seats[seat] == bot),
        alone=people == "alone", oversight=Oversight(officials=(MONA,), since=1e9, by=1) if stopped else Oversight(),
    ).with_matters(
        vacancies=(Vacancy(Seat(0), 1e9, vacancy == "open"),) if vacancy else (), upgrade=Upgrade(2, 3, old=True) if upgrade else None,
    )  # fmt: skip


async def card_of(table: Table) -> Screen:
    """Return the card of a table."""
    say = speaker("en", names(table, speaker("en")))
    asked_now = await questions.open_questions(host=None, table=table, say=say)  # type: ignore[arg-type]
    if table.status == "frozen":
        return closed_card(table, say, asked_now)
    return running_card(table, say, Msg("discord.card.more"), picture=None, questions=asked_now)


def is_possible(frozen: bool, upgrade: bool, stopped: bool, vacancy: str, people: str) -> bool:
    """Return whether a table can be so: only frozen matches vote about rules, and an absent Ana does not play."""
    return (frozen or not upgrade) and not (vacancy and people == "both")


async def test_a_card_never_contradicts_itself() -> None:
    stages = product((False, True), (False, True), (False, True), ("", "kept", "open"), ("both", "one", "alone", "wait"))
    possible = [stage for stage in stages if is_possible(*stage)]
    for frozen, upgrade, stopped, vacancy, people in possible:
        table = table_of(frozen, upgrade, stopped, vacancy, people)
        screen = await card_of(table)
        text = "\n".join(screen.head)
        labels = {control.label for row in screen.rows if isinstance(row, tuple) for control in row}
        stage = (frozen, upgrade, stopped, vacancy, people, text, labels)
        bots_alone = people in ("alone", "wait")
        assert "none" not in text, stage
        assert ("Stopped" in text) is (stopped and not frozen), stage
        assert ("Take a seat" in labels) is (not frozen and (bots_alone or vacancy == "open")), stage
        assert not ("seat is kept" in text and "Take a seat" in labels), stage
        assert ("Only bots are left" in text) is (people == "wait" and not frozen), stage
        assert "Let the bots play on" not in labels, "a button only for its former players is not on the card"
        assert ("Still to vote" in text) is (upgrade and not bots_alone) is ("The old rules" in labels), stage
        assert ("could be asked" in text) is (upgrade and bots_alone), stage
        assert ("to think" in text) is (people in ("one", "alone") and not frozen and not stopped), stage
        assert all(screen.rows), stage


def test_the_end_shows_how_ratings_changed() -> None:
    beginner = Rating(25.0, 8.3, 0)
    changes = {
        11: RatingStep(Rating(26.0, 4.0, 6), Rating(26.4, 3.9, 7)),
        12: RatingStep(beginner, Rating(24.0, 8.0, 1)),
    }
    past = (Stint(Seat(1), 9, Occupant(matches.BEN)),)
    table = matches.table(matches.ANNE, "captain", matches.CARLA, past=past)
    lines = steps(table, changes, speaker("en", names(table, speaker("en"))))
    unsure = "“?” is still uncertain: fewer than 5 rated matches"
    assert lines == [f"-# Ratings: Anne 1540 → **1556** (+16, 7 rated) · Ben 1500 → **1460?** (−40, 1 rated) · {unsure}"]
    (certain,) = steps(table, {11: changes[11]}, speaker("en"))
    assert "uncertain" not in certain
    assert steps(table, {}, speaker("en")) == []


def test_a_live_table_shows_one_clock() -> None:
    """The turn time, the reserve and the half hours of everybody else end later, and are left out."""
    people = (Here(matches.ANNE.user_id, 2_000.0, move_by=1_180.0), Here(matches.BEN.user_id, 2_900.0))
    sprint = Sprint(1, people, tuple(person.user_id for person in people))
    table = matches.table(matches.ANNE, matches.BEN, game="pizarro", seq=3).with_matters(sprint=sprint)
    times = (Deadline(Seat(0), due=9_000.0, limit=8_000.0, bank=900.0),)

    def clocks(table: Table) -> list[str]:
        screen = running_card(table, speaker("en", ("Anne", "Ben")), Msg("discord.card.more"), picture=None, times=times)
        return re.findall(r"<t:(\d+):", "\n".join(screen.head))

    assert clocks(table) == ["1180"]
    assert clocks(table.with_matters(sprint=None)) == ["8000"], "the turn time, which comes before the reserve"


def test_a_card_shows_one_event_and_the_part_of_the_match() -> None:
    """With a picture of the event only its headline is shown; without one a line says everything."""
    storm = Event("storm", Msg("discord.card.rematch"), Msg("discord.card.film"), 6)
    table = matches.table(matches.ANNE, matches.BEN, game="pizarro", seq=30).with_matters(news=News(Latest(29, None, 30, storm)))
    say = speaker("en", ("Anne", "Ben"))
    part = Msg("magellan.chapter", round=22)
    plain, with_picture = (
        running_card(table, say, Msg("discord.card.more"), picture=None, event=event, part=part)
        for event in (None, Picture("a.png", b"", "a storm"))
    )
    assert [line for screen in (plain, with_picture) for line in "\n".join(screen.head).split("\n") if "⚡" in line] == [
        "⚡ **Rematch.** Film", "⚡ **Rematch**",
    ]  # fmt: skip
    foot = f"Match {table.match} · Round 22 · {say(pace_name('none'))}"
    assert plain.foot[-1] == f"-# {foot}" and plain.head[0].startswith("-# Pizarro & Co.")
    assert with_picture.body == () and with_picture.foot[-1] == f"-# Pizarro & Co. · {foot}" and "Pizarro" not in with_picture.head[0]
    assert "Round" not in running_card(replace(table, seq=0), say, Msg("discord.card.more"), picture=None, part=part).foot[-1]
