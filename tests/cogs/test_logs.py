"""Logs: nothing in them opens a door or tells a hand, whoever wrote the line."""

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
"""Not written where it is raised: a trace quotes the source."""

PASSWORD = 'pass "w/ö@rd'


@pytest.fixture(params=["json", "text"])
def log_stream(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    with heard(request.param, (TOKEN, PASSWORD, "")) as lines:
        yield lines


def failed(error: Exception) -> Exception:
    try:
        try:
            raise KeyError(HAND)
        except KeyError as first:
            raise error from first
    except type(error) as raised:
        return raised


def test_no_secret_of_the_operation_is_in_any_line(log_stream: io.StringIO) -> None:
    log = logging.getLogger("x")
    log.warning("refused: %s", TOKEN, extra={"address": f"postgresql://caravel:{PASSWORD}@db/caravel"})
    log.error("no connection", exc_info=failed(OSError(f"cannot reach postgresql://caravel:other@db with {PASSWORD} and {TOKEN}")))
    log.warning("key %s", TOKEN.rpartition(".")[2])
    log.warning("limited: PATCH https://discord.com/api/v10/webhooks/12345/aW50ZXJhY3Rpb246/messages/@original")
    log.warning("host=db password='x y z' user=caravel")
    text = log_stream.getvalue()
    for secret in (TOKEN, TOKEN.rpartition(".")[2], PASSWORD, json.dumps(PASSWORD)[1:-1], "other", "aW50ZXJhY3Rpb246", "x y z"):
        assert secret not in text
    assert text.count(logs.HIDDEN) == 8
    assert "webhooks/12345/[hidden]/messages/@original" in text and "postgresql://caravel:[hidden]@db" in text


def test_the_text_of_an_error_is_told_only_where_it_speaks_of_the_machine(log_stream: io.StringIO) -> None:
    for error in (ValueError(HAND), Full("no room on the disk"), OSError(28, "No space left")):
        logging.getLogger("x").error("it failed", exc_info=failed(error))
    text = log_stream.getvalue()
    assert HAND not in text, "neither of the error nor of what it came from"
    assert text.count("KeyError(HAND)") == 3 and "ValueError" in text and "test_logs.py" in text
    assert "Full: no room on the disk" in text and "No space left" in text


def test_an_uncaught_error_is_a_line_too(log_stream: io.StringIO) -> None:
    error = failed(ValueError(HAND))
    sys.excepthook(type(error), error, error.__traceback__)
    assert HAND not in log_stream.getvalue() and "ValueError" in log_stream.getvalue()


def test_libraries_below_info_are_not_heard(log_stream: io.StringIO) -> None:
    for name in ("discord.http", "asyncio", "aiohttp.client"):
        logging.getLogger(name).debug("a payload")
    assert log_stream.getvalue() == ""


def ready_at_once() -> Any:
    """A process that is never started."""
    done: Future[int] = Future()
    done.set_result(1)
    return SimpleNamespace(submit=lambda work: done)


def test_a_process_that_draws_logs_as_the_bot_does(log_stream: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(workers, "ProcessPoolExecutor", lambda *args: begun.append(args) or ready_at_once())
    drawing.start_process((), 1.0)
    assert begun[0][3] == ((), logs.logging_choice()) and logs.logging_choice() is not None
    monkeypatch.setattr(drawing, "obey_the_bot", lambda: None)
    monkeypatch.setattr(drawing, "give_way", lambda: None)
    monkeypatch.setattr(sys, "stderr", log_stream)
    drawing._begin(("no such game",), logs.logging_choice())
    assert "could not be prepared" in log_stream.getvalue() and "Traceback (most recent" not in log_stream.getvalue()
