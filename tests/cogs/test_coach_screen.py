"""The screens of the coach: a single idea has no number, and equal ideas say so once."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.panel.spec import problems
from cogs.screens.ideas import even, ideas_screen, way
from engine.search.advice import EQUAL, Idea
from engine.values.core import Msg, Seat
from play.turn.coach import Advised, ExplainedIdea, Offer
from play.values.types import Table, Terms
from words import speaker

SAY = speaker("en", ("Ana",))
TABLE = Table(**{**dict.fromkeys(Table.__struct_fields__), "match": 7, "game": "pizarro"})  # type: ignore[arg-type]


def advised(*standings: Msg) -> Advised:
    """Return ideas with these comparisons to each other; the first one has a chance."""

    def explain(at: int, standing: Msg) -> ExplainedIdea:
        chance = Msg("coach.chance", percent=40) if at == 0 else None
        idea = Idea(
            f"bid {at}", standing, chance, aim=Msg("coach.aim-none"), cost=Msg("coach.cost-none"), risk=Msg("coach.risk-some"),
            reason=Msg("coach.because-nothing"),
        )  # fmt: skip
        return ExplainedIdea(f"key{at}", idea, (Msg("desk.memo", text=f"bids {at}"),), (), None)

    return Advised(TABLE, Seat(0), tuple(explain(at, standing) for at, standing in enumerate(standings)), 2)


def test_a_single_idea_has_no_number_and_one_row_of_buttons() -> None:
    screen = ideas_screen("Pizarro", advised(Msg("coach.only-one")), 0, picture=None, say=SAY)
    (row,), (text,) = screen.rows, screen.body
    assert len(row) == 3 and problems(screen) == []  # type: ignore[arg-type]
    assert "1." not in text and "Nothing speaks against it." in text and "Risk" not in text
    figures = ideas_screen("Pizarro", advised(Msg("coach.only-one")), 0, picture=None, say=SAY, in_figures=True)
    (text,) = figures.body
    assert "Risk" in text and "the only one that comes to mind · wins about 40 in 100" in text


def test_equal_ideas_say_so_once_and_show_one_chance() -> None:
    screen = ideas_screen(
        "Pizarro", advised(Msg(EQUAL), Msg("coach.other-even"), Msg("coach.other-same")), 0, picture=None, say=SAY, in_figures=True
    )
    *_, last_head = screen.head
    assert "about equal" in last_head and "\n".join(screen.body).count("in 100") == 1
    _, _, third = screen.body
    assert "comes to the same as the first" in third
    other = ideas_screen("Pizarro", advised(Msg("coach.first-clear"), Msg("coach.other-clear")), 0, picture=None, say=SAY)
    assert "about equal" not in " ".join(other.head)


def test_a_sentence_of_the_game_replaces_the_name_of_the_move() -> None:
    screen = ideas_screen("Pizarro", advised(Msg("coach.first-clear"), Msg("coach.other-clear")), 1, picture=None, say=SAY)
    first_text, second_text = screen.body
    assert first_text == "**1. 📝 bids 0**\nNothing speaks against it." and second_text.endswith("in the picture")
    (first, *_) = advised(Msg("coach.only-one")).ideas
    own = replace(first, idea=replace(first.idea, reason=Msg("desk.memo", text="Bid 8 with one 8.")))
    assert ideas_screen("Pizarro", replace(advised(Msg("coach.only-one")), ideas=(own,)), 0, picture=None, say=SAY).body == (
        "📝 Bid 8 with one 8.",
    )


def test_a_question_that_costs_nothing_says_so() -> None:
    free_advice = replace(advised(Msg(EQUAL), Msg("coach.other-even")), is_counted=False)
    table = replace(TABLE, lesson=None, terms=Terms({}, {}, (2, 2), ideas="three"))
    screen = ideas_screen("Pizarro", replace(free_advice, table=table), 0, picture=None, say=SAY)
    *_, last_foot = screen.foot
    assert "not counted" in last_foot and "The log says" not in "".join(screen.foot)


def test_ideas_without_a_difference_are_one_line() -> None:
    screen = even("Pizarro", replace(TABLE, lesson=None, terms=Terms({}, {}, (2, 2), ideas="three")), SAY)
    assert screen.head == ("Pizarro", "It makes no difference here.") and screen.body == ()
    (foot,) = screen.foot
    assert "not counted" in foot


def test_without_questions_left_the_button_is_disabled() -> None:
    def is_disabled(left: int | None, has_asked: bool = False) -> bool:
        (button,) = way(7, Offer(left, has_asked), SAY)
        return button.disabled

    assert is_disabled(left=0) and not is_disabled(left=1) and not is_disabled(left=None)
    assert not is_disabled(left=0, has_asked=True), "ideas that were asked for can be shown again"
    assert way(7, None, SAY) == ()
