"""The screens of a coach: one idea has no number and needs none, equal ones say so once."""

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
    """Ideas that compare so."""

    def explain(at: int, standing: Msg) -> ExplainedIdea:
        chance = Msg("coach.chance", percent=40) if at == 0 else None
        idea = Idea(
            f"bid {at}",
            standing,
            chance,
            Msg("coach.aim-none"),
            Msg("coach.cost-none"),
            Msg("coach.risk-some"),
            reason=Msg("coach.because-nothing"),
        )
        return ExplainedIdea(f"key{at}", idea, (Msg("desk.memo", text=f"bids {at}"),), (), None)

    return Advised(TABLE, Seat(0), tuple(explain(at, standing) for at, standing in enumerate(standings)), 2)


def test_one_idea_has_no_number_and_its_buttons_stand_together() -> None:
    screen = ideas_screen("Pizarro", advised(Msg("coach.only-one")), 0, picture=None, say=SAY)
    assert len(screen.rows) == 1 and len(screen.rows[0]) == 3 and problems(screen) == []  # type: ignore[arg-type]
    assert "1." not in screen.body[0] and "Nothing speaks against it." in screen.body[0] and "Risk" not in screen.body[0]
    figures = ideas_screen("Pizarro", advised(Msg("coach.only-one")), 0, picture=None, say=SAY, in_figures=True)
    assert "Risk" in figures.body[0] and "the only one that comes to mind · wins about 40 in 100" in figures.body[0]


def test_ideas_that_are_about_equal_say_so_once_and_tell_one_chance() -> None:
    screen = ideas_screen(
        "Pizarro", advised(Msg(EQUAL), Msg("coach.other-even"), Msg("coach.other-same")), 0, picture=None, say=SAY, in_figures=True
    )
    assert "about equal" in screen.head[-1] and "\n".join(screen.body).count("in 100") == 1
    assert "comes to the same as the first" in screen.body[2]
    other = ideas_screen("Pizarro", advised(Msg("coach.first-clear"), Msg("coach.other-clear")), 0, picture=None, say=SAY)
    assert "about equal" not in " ".join(other.head)


def test_the_games_own_sentence_stands_alone_and_any_other_below_the_deed() -> None:
    screen = ideas_screen("Pizarro", advised(Msg("coach.first-clear"), Msg("coach.other-clear")), 1, picture=None, say=SAY)
    assert screen.body[0] == "**1. 📝 bids 0**\nNothing speaks against it." and screen.body[1].endswith("in the picture")
    (first, *_) = advised(Msg("coach.only-one")).ideas
    own = replace(first, idea=replace(first.idea, reason=Msg("desk.memo", text="Bid 8 with one 8.")))
    assert ideas_screen("Pizarro", replace(advised(Msg("coach.only-one")), ideas=(own,)), 0, picture=None, say=SAY).body == (
        "📝 Bid 8 with one 8.",
    )


def test_a_question_that_costs_nothing_says_so() -> None:
    free_advice = replace(advised(Msg(EQUAL), Msg("coach.other-even")), is_counted=False)
    table = replace(TABLE, lesson=None, terms=Terms({}, {}, (2, 2), ideas="three"))
    screen = ideas_screen("Pizarro", replace(free_advice, table=table), 0, picture=None, say=SAY)
    assert "not counted" in screen.foot[-1] and "The log says" not in "".join(screen.foot)


def test_no_difference_is_one_line() -> None:
    screen = even("Pizarro", replace(TABLE, lesson=None, terms=Terms({}, {}, (2, 2), ideas="three")), SAY)
    assert screen.head == ("Pizarro", "It makes no difference here.") and screen.body == () and "not counted" in screen.foot[0]


def test_without_questions_left_the_button_is_disabled() -> None:
    offered = [way(7, Offer(left, False), SAY)[0] for left in (0, 1, None)]
    assert [button.disabled for button in offered] == [True, False, False]
    assert not way(7, Offer(0, True), SAY)[0].disabled, "what was asked is shown again"
    assert way(7, None, SAY) == ()
