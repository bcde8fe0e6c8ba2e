"""Logs have no tokens or passwords, and never what a player holds."""

from __future__ import annotations

import io
import json
import logging
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.operation import logs
from cogs.pictures import drawing
from play.minds import workers
from store.errors import Full
from tests.cogs.hearing import heard

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789"
HAND = "bid 7"
"""A secret of a match. It is no literal where it is raised, because a traceback quotes the source."""

PASSWORD = 'pass "w/ö@rd'


@pytest.fixture(params=["json", "text"])
def log_stream(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """The lines of a log in which the token and the password are hidden."""
    with heard(request.param, (TOKEN, PASSWORD, "")) as lines:
        yield lines


def failed(error: Exception) -> Exception:
    """Return the error with a traceback and with a cause that names the hand."""
    try:
        try:
            raise KeyError(HAND)
        except KeyError as first:
            raise error from first
    except type(error) as raised:
        return raised


def test_no_line_has_a_token_or_a_password(log_stream: io.StringIO) -> None:
    log = logging.getLogger("x")
    log.warning("refused: %s", TOKEN, extra={"address": f"postgresql://caravel:{PASSWORD}@db/caravel"})
    log.error("no connection", exc_info=failed(OSError(f"cannot reach postgresql://caravel:other@db with {PASSWORD} and {TOKEN}")))
    *_, key = TOKEN.split(".")
    log.warning("key %s", key)
    log.warning("limited: PATCH https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb246/messages/@original")
    log.warning("host=db password='x y z' user=caravel")
    text = log_stream.getvalue()
    for secret in (TOKEN, key, PASSWORD, json.dumps(PASSWORD).strip('"'), "other", "aW50ZXJhY3Rpb246", "x y z"):
        assert secret not in text
    assert text.count(logs.HIDDEN) == 8
    assert "webhooks/12345/[hidden]/messages/@original" in text and "postgresql://caravel:[hidden]@db" in text


def test_only_errors_of_the_machine_are_logged_with_their_text(log_stream: io.StringIO) -> None:
    for error in (ValueError(HAND), Full("no room on the disk"), OSError(28, "No space left")):
        logging.getLogger("x").error("it failed", exc_info=failed(error))
    text = log_stream.getvalue()
    assert HAND not in text, "neither from the error nor from its cause"
    assert text.count("KeyError(HAND)") == 3 and "ValueError" in text and "test_logs.py" in text
    assert "Full: no room on the disk" in text and "No space left" in text


def test_an_uncaught_error_is_logged_without_its_text(log_stream: io.StringIO) -> None:
    error = failed(ValueError(HAND))
    sys.excepthook(type(error), error, error.__traceback__)
    assert HAND not in log_stream.getvalue() and "ValueError" in log_stream.getvalue()


def test_debug_lines_of_libraries_are_left_out(log_stream: io.StringIO) -> None:
    for name in ("discord.http", "asyncio", "aiohttp.client"):
        logging.getLogger(name).debug("a payload")
    assert log_stream.getvalue() == ""


def pretended_process() -> Any:
    """Return a pool whose process is ready at once, because it is never started."""
    done: Future[int] = Future()
    done.set_result(1)
    return SimpleNamespace(submit=lambda work: done)


def test_a_drawing_process_logs_like_the_bot(log_stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *args: begun.append(args) or pretended_process())
    drawing.start_process((), 1.0)
    ((*_, arguments),) = begun
    assert arguments == ((), logs.logging_choice()) and logs.logging_choice() is not None
    monkeypatch.setattr(drawing, "obey_the_bot", lambda: None)
    monkeypatch.setattr(drawing, "give_way", lambda: None)
    monkeypatch.setattr(sys, "stderr", log_stream)
    drawing._begin(("no such game",), logs.logging_choice())
    assert "could not be prepared" in log_stream.getvalue() and "Traceback (most recent" not in log_stream.getvalue()
