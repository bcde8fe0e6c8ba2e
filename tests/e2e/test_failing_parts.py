"""A question is asked even if a part beside it fails, and the log names the failure."""

from __future__ import annotations

import dataclasses
import logging
from pathlib import Path
from typing import Any

import pytest

from cogs.actions.panel import TakeAnswer
from cogs.actions.seats import ChooseBotForMe
from cogs.actions.tables import ShowMore
from cogs.pictures.jobs import alt_text
from engine.asks.decision import Answer, Decision
from engine.game.rules import Rules
from engine.match import registry
from play.people.desk import Desk
from play.turn.coach import Coach
from play.turn.plans import Plans
from tests.e2e.world import SAY, control, controls, texts, world

SECRET = 777


def fails(*args: Any) -> Any:
    raise ZeroDivisionError(f"a hand: {SECRET}")


async def fails_later(*args: Any) -> Any:
    fails()


def nonsense(*args: Any) -> Decision:
    """Return a decision of which no screen can be made."""
    return Decision(None, (Answer((), None),))  # type: ignore[arg-type]


def check_log(caplog: pytest.LogCaptureFixture, words: str) -> None:
    """Check that the log names what failed and has no secret; then empty it."""
    records = [record for record in caplog.records if record.levelno == logging.ERROR and words in record.getMessage()]
    assert records and all(record.match == 1 for record in records), words  # type: ignore[attr-defined]
    assert str(SECRET) not in caplog.text and "interaction failed" not in caplog.text
    caplog.clear()


async def test_a_failing_part_does_not_stop_the_question(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    parts: dict[str, Any] = {"decision": lambda *args: None}

    def rules(name: str) -> Rules[Any, Any]:
        """Rules whose decisions come from `parts`."""
        original = registry.rules(name)
        mind = dataclasses.replace(original.mind, decision=lambda *args: parts["decision"](*args))
        return dataclasses.replace(original, mind=mind)

    async with world(tmp_path / "m.db") as w:
        w.host.ledger.rules = rules
        await w.begin_match("ana", "bruno", game="navegador")
        (member,) = await w.awaited_members()
        (other,) = [other for other in w.members.values() if other != member]

        async def check_screens(words: str) -> None:
            panel = await w.turn(member)
            assert controls(panel, TakeAnswer), texts(panel)
            for person, person_panel in ((member, panel), (other, await w.turn(other))):
                assert "Something went wrong" not in texts(person_panel)
                await person.click(person_panel, custom_id=control(person_panel, ShowMore))
                assert controls(person_panel, ChooseBotForMe)
            check_log(caplog, words)

        for decision, words in ((fails, "a decision could not be said"), (nonsense, "a decision could not be shown")):
            with monkeypatch.context() as changed:
                changed.setitem(parts, "decision", decision)
                await check_screens(words)
        for owner, method, words in (
            (Coach, "offer", "the coach"),
            (Plans, "standing_orders", "the orders"),
            (Plans, "offer", "the turn offered"),
            (Desk, "memo", "the memo"),
            (Desk, "next", "the next table"),
        ):
            with monkeypatch.context() as changed:
                changed.setattr(owner, method, fails_later)
                await check_screens(f"{words} could not be shown")
        monkeypatch.setattr("play.turn.drafts.panel_of", fails)
        reply = await member.click(await w.card(), custom_id=control(await w.card(), ShowMore))
        assert controls(reply.response, ChooseBotForMe)
        check_log(caplog, "the panel could not be shown")


def test_a_position_that_cannot_be_described_still_has_a_picture(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    navegador = registry.rules("navegador")
    monkeypatch.setattr(registry, "rules", lambda name: dataclasses.replace(navegador, describe=fails))
    assert alt_text("navegador", view=None, say=SAY) == "navegador"
    assert "could not be said in words" in caplog.text and str(SECRET) not in caplog.text
