"""A click is answered whatever happens, and the log never learns what was chosen."""

from __future__ import annotations

import logging
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from cogs.actions.panel import Pick, Where
from cogs.actions.people import ShowTurns
from cogs.actions.wire import ACTIONS, Action
from cogs.client import LONGEST_WAIT, Caravel
from cogs.edge import reply
from cogs.edge.clicks import Click, Clicks
from cogs.edge.gate import Gate
from cogs.edge.services import Services
from engine.values.core import EngineError, Msg, Seat
from play.host import Host
from play.values.types import Place, Table
from words import speaker

TOKEN = "my-secret-card"
PICK = Pick(match=7, kind="turn", seq=3, rev=1, asked="0a1b2c3d", at=Where(), token=TOKEN)


class Interaction:
    """The part of an interaction that answering needs; `breaks`: no answer reaches Discord."""

    def __init__(self, breaks: bool = False) -> None:
        self.said: list[str] = []
        self.views: list[discord.ui.LayoutView] = []
        self.breaks = breaks
        self.user = SimpleNamespace(id=5, display_name="Ana")
        self.locale, self.guild_id, self.channel_id, self.channel, self.guild = "en-US", 1, 2, None, None
        self.message, self.type, self.permissions = None, None, discord.Permissions.none()
        self.data = {"custom_id": PICK.id, "values": [TOKEN]}
        self.response = self.followup = self  # all ways to answer are ways to send

    def is_done(self) -> bool:
        return False

    async def send_message(self, view: discord.ui.LayoutView, **kwargs: Any) -> Any:
        if self.breaks:
            raise RuntimeError(f"the connection is gone: {self.data}")
        self.views.append(view)
        self.said.append(str(view.to_components()))
        return SimpleNamespace(message_id=len(self.views))

    defer = send = edit_message = send_message


class FailingHost:
    """A host whose database may be out of reach."""

    def __init__(self, is_database_gone: bool) -> None:
        self.is_database_gone = is_database_gone
        self.reading = self.people = self  # one stand-in for the host and its services

    async def looking_at(self, match: int, user: int) -> Any:
        return self

    async def table(self, match: int) -> Table:
        return cast(
            Table,
            SimpleNamespace(match=match, place=Place(1, 2), occupants=(), opener_id=5, status="running", seat_of=lambda user: Seat(0)),
        )

    async def settings(self, user: int) -> Any:
        if self.is_database_gone:
            raise RuntimeError(f"database is locked ({TOKEN})")
        return SimpleNamespace(language=None, locale=None)

    async def refresh_name(self, match: int, person: Any) -> None:
        return None

    async def blame_guest(self, error: BaseException, match: int | None) -> None:
        return None


def clicks(is_database_gone: bool = False) -> Clicks:
    """Return the service of clicks, whose handler of `Pick` fails even if the database is there."""
    host = cast(Any, FailingHost(is_database_gone))
    clicks_service = Clicks(Services(host, cast(Any, None)), Gate(host))

    async def broken(click: Click[Any]) -> None:
        raise ValueError(f"{TOKEN} is not offered")

    clicks_service.handlers[Pick] = broken
    return clicks_service


@pytest.mark.parametrize("is_database_gone", [True, False], ids=["database", "handler"])
@pytest.mark.parametrize(("breaks", "answers"), [(True, 0), (False, 1)], ids=["answer lost", "answered"])
async def test_answering_never_raises_and_the_log_has_only_ids(
    is_database_gone: bool, breaks: bool, answers: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    interaction = Interaction(breaks)
    await clicks(is_database_gone).answer(cast(Any, interaction), PICK, (TOKEN,))
    assert len([text for text in interaction.said if "error E-" in text]) == answers
    record = next(record for record in caplog.records if hasattr(record, "error_id"))
    assert (record.action, record.match, record.user) == ("Pick", 7, 5)  # type: ignore[attr-defined]
    assert not any(TOKEN in str(vars(record)) for record in caplog.records)


@pytest.mark.parametrize(("code", "status"), [(10062, 404), (40060, 400)], ids=["too late", "answered already"])
@pytest.mark.parametrize("refuses", [True, False], ids=["refusal", "answer"])
async def test_an_answer_that_discord_no_longer_takes_is_no_error(
    code: int, status: int, refuses: bool, caplog: pytest.LogCaptureFixture
) -> None:
    """Discord sometimes sends a click twice, and waits only three seconds for an answer."""
    caplog.set_level(logging.INFO)

    async def refused(**kwargs: Any) -> None:
        raise discord.HTTPException(cast(Any, SimpleNamespace(status=status, reason="")), {"code": code, "message": ""})

    async def answered(click: Click[Any]) -> None:
        if refuses:
            raise EngineError("refused", Msg("play.stale"))
        await click.reply.text(Msg("play.stale"))

    interaction, clicks_service = Interaction(), clicks()
    interaction.send_message = refused  # type: ignore[method-assign, assignment]
    clicks_service.handlers[ShowTurns] = answered
    await clicks_service.answer(cast(Any, interaction), ShowTurns())
    records = [record for record in caplog.records if record.name == "cogs.edge.clicks"]
    assert [(record.levelname, record.code) for record in records] == [("INFO", code)]  # type: ignore[attr-defined]


async def test_a_command_that_fails_before_its_action_is_answered() -> None:
    async def make(caller: Any) -> Action:
        raise RuntimeError("database is locked")

    interaction = Interaction()
    await clicks().command(cast(Any, interaction), make)
    (text,) = interaction.said
    assert "error E-" in text


def client() -> Caravel:
    """A client that never connects."""
    return Caravel(Host(cast(Any, None)), cast(Any, None))


def test_a_long_rate_limit_is_not_waited_for() -> None:
    """Without a limit discord.py never raises `RateLimited`, and a request can hang for minutes."""
    assert client().http.max_ratelimit_timeout == LONGEST_WAIT


def test_every_action_has_one_handler() -> None:
    bot = client()
    bot.register_handlers()
    assert set(ACTIONS.values()) <= set(bot.clicks.handlers) | set(bot.clicks.meanings)
    assert all(form.is_form for form in bot.clicks.meanings)
    with pytest.raises(ValueError, match="two handlers"):
        bot.register_handlers()


async def test_a_rate_limited_deferral_raises_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """`RateLimited` is no `HTTPException`, and nobody awaits the deferral."""

    async def limited(**kwargs: Any) -> None:
        raise discord.RateLimited(5.0)

    monkeypatch.setattr(reply, "DEFER_AFTER", 0.0)
    interaction = Interaction()
    interaction.defer = limited  # type: ignore[method-assign, assignment]
    late = reply.Reply(cast(Any, interaction), speaker())
    late.start_clock()
    assert late._deferring is not None
    await late._deferring
