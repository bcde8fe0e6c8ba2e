"""The panel of a turn with other questions and notices for its player."""

from __future__ import annotations

from dataclasses import replace

from msgspec import structs

from cogs.actions.panel import PanelAction
from cogs.actions.seats import ShowAsked, ShowDeputy, VoteAbsent
from cogs.panel.spec import Button, Screen, controls
from cogs.screens import turn
from cogs.screens.matters.ballots import SHOWN
from cogs.screens.questions import ShownQuestion
from cogs.screens.seen import PanelSight
from engine.values.core import Msg, Order, Seat
from engine.walking.prepared import MOST, SLOTS
from play.follows.matter import Question
from play.turn.dialogues import panel_of
from play.values.panels import AskingPanel, OfferedTurn, Ref, Waiting
from play.values.personal import Notice, PersonSettings
from play.values.stands import Ballot
from play.values.types import Oversight
from tests.pure.matches import ANNE, BEN, CARLA, NOON, live

ASKED = Question("absent2.5", 5, (Seat(0),), Ballot(Seat(2), 5, until=NOON))
MATCH = live(ANNE, BEN, CARLA)
SEEN = PanelSight(MATCH.table, panel=panel_of(MATCH, Seat(0), "turn", 0, ()), user_id=ANNE.user_id, locale="en", settings=PersonSettings())
"""Anne is asked how high she bids."""


def kinds(screen: Screen) -> list[type]:
    """Return the kinds of actions of a screen, in their order."""
    return [type(control.action) for control in controls(screen)]


async def test_a_vote_beside_a_bid_is_one_button() -> None:
    text, row = await SHOWN.question(None, SEEN.table, ASKED, SEEN.say)  # type: ignore[arg-type]
    question = ShownQuestion(ASKED.key, text, row, SHOWN.brief(ASKED))
    plain, with_question = turn.screen(SEEN, None), turn.screen(replace(SEEN, questions=(question,)), None)
    assert VoteAbsent not in kinds(with_question)
    (vote,) = [control for control in controls(with_question) if isinstance(control.action, ShowAsked)]
    assert isinstance(vote, Button) and vote.label == "Vote about Carla"
    assert plain.stake is not None and with_question.stake is not None and with_question.stake.text == plain.stake.text


def test_a_move_by_a_stand_in_is_one_press_away() -> None:
    screen = turn.screen(replace(SEEN, notices=(Notice(1, 1, ANNE.user_id, Msg("play.notice.deputy"), NOON),)), None)
    assert screen.stake is not None and screen.head == ("-# ℹ️ Moves were played for you.",), "the notice is above the question"
    assert ShowDeputy in kinds(screen) and ShowDeputy not in kinds(turn.screen(SEEN, None))


def test_the_next_turn_is_asked_however_many_turns_are_prepared() -> None:
    ref = Ref(match=MATCH.match, kind="turn", seat=Seat(0), seq=MATCH.table.seq, rev=0)
    turns = tuple(Order(slot, "a", "", Msg("core.prepared.nothing")) for slot in SLOTS)
    next_ask = SEEN.panel
    assert isinstance(next_ask, AskingPanel)
    for number in range(MOST):
        waiting = Waiting(ref, Msg("core.prepared.nothing"), (Seat(1),), turns[:number], can_order=True, can_plan=True)
        offered = OfferedTurn("bid 3", False, Msg("core.prepared.nothing"), "00000000")
        seen = replace(SEEN, panel=waiting, next_turn=offered)
        assert [len(row) for row in turn.next_turn_rows(seen, waiting) if isinstance(row, tuple)] == [1], number
        assert len(turn.next_turn_rows(replace(seen, next_asked=next_ask), waiting)) > 2, number
        assert not turn.next_turn_rows(replace(SEEN, panel=waiting), waiting)


def test_a_stopped_match_has_only_disabled_answers_and_says_why() -> None:
    stopped = structs.replace(SEEN.table, oversight=Oversight(officials=(CARLA,), since=NOON, by=1))
    screen = turn.screen(replace(SEEN, table=stopped), None)
    offered = [control for control in controls(screen) if isinstance(control.action, PanelAction)]
    assert offered and all(isinstance(part, Button) and part.disabled and part.style == "secondary" for part in offered)
    assert any("Stopped" in text for text in screen.head)
