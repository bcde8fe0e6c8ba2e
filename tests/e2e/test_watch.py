"""An operator reads the health of the bot and its metrics over HTTP."""

from __future__ import annotations

import re
from pathlib import Path

import aiohttp
import aiohttp.web
import pytest

import metrics
from cogs.connection.requests import request_trace
from cogs.watch import WatchPort, watch_port
from metrics.meters import DECLARED
from store.errors import Busy
from tests.e2e.world import world

HEALTHY = '{"live": true, "connected": true, "database": true, "commands": true}'
NO_DATABASE = '{"live": true, "connected": true, "database": false, "commands": true}'
NOT_CONNECTED = '{"live": true, "connected": false, "database": true, "commands": true}'


async def read(port: int, path: str) -> tuple[int, str]:
    """Return the status and the text of a page of the watch port."""
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as response:
        return response.status, await response.text()


def values(text: str) -> dict[str, float]:
    """Return the samples in a text of metrics."""
    samples = (line.rpartition(" ") for line in text.splitlines() if line and not line.startswith("#"))
    return {name: float(value) for name, _, value in samples}


async def test_metrics_count_events_and_name_nobody(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        watch = WatchPort(w.host, w.bot)
        port = await watch.start("127.0.0.1", 0)
        try:
            await w.begin_match("ana", "bruno", "clara")
            member, *_ = await w.awaited_members()
            await member.slash(w.channel, "move", line="bid 2", match=1)
            await member.slash(w.channel, "move", line="bid 999", match=1)
            await w.quiet()
            status, text = await read(port, "/metrics")
            assert await read(port, "/healthz") == (200, HEALTHY)
        finally:
            await watch.close()
        samples = values(text)
        assert status == 200 and set(metrics.__all__) and not metrics.is_on()
        assert samples['caravel_moves_total{by="person",game="pizarro"}'] == 1
        assert samples['caravel_matches{status="running"}'] == 1 and samples['caravel_matches{status="frozen"}'] == 0
        assert samples["caravel_acknowledgement_seconds_count"] >= 5 and samples["caravel_commit_seconds_count"] >= 5
        assert samples["caravel_ready"] == 1 and samples["caravel_servers"] == 1 and samples['caravel_memory_bytes{purpose="bot"}'] > 1e7
        assert [key for key in samples if key.startswith('caravel_errors_total{code="') and 'where="refused"' in key]
        assert {name for meter in DECLARED for name in meter.exported} >= {
            name for line in text.splitlines() for name in re.findall(r"^(caravel_\w+)", line)
        }
        assert not re.search(r'="\d{5,}"', text), "an id is a label"
        for secret in ("ana", "bruno", "bid"):
            assert secret not in text


async def test_the_bot_is_ready_only_while_it_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        watch = WatchPort(w.host, w.bot)
        port = await watch.start("127.0.0.1", 0)
        try:
            assert await read(port, "/healthz/ready") == (200, HEALTHY)

            async def refused(*args: object) -> None:
                raise Busy("locked")

            with monkeypatch.context() as patched:
                patched.setattr(w.host.ledger.store, "revision", refused)
                patched.setattr(w.host.ledger.store, "backlog", refused)
                assert await read(port, "/healthz/ready") == (503, NO_DATABASE)
                assert await read(port, "/healthz") == (200, NO_DATABASE), "it is alive, so nothing restarts it"
                _, text = await read(port, "/metrics")
                assert values(text)["caravel_ready"] == 0
            monkeypatch.setattr(w.bot, "is_ready", lambda: False)
            assert await read(port, "/healthz/ready") == (503, NOT_CONNECTED)
        finally:
            await watch.close()


async def test_players_and_operators_are_told_that_the_database_was_taken_away(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        watch = WatchPort(w.host, w.bot)
        port = await watch.start("127.0.0.1", 0)
        try:
            await w.begin_match("ana", "bruno", "clara")
            member, *_ = await w.awaited_members()
            (tmp_path / "m.db").unlink()
            answer = await member.slash(w.channel, "move", line="bid 2", match=1)
            assert "somebody took the bot's database away" in str(answer.response and answer.response.components)
            assert await read(port, "/healthz/ready") == (503, NO_DATABASE)
            assert await read(port, "/healthz") == (200, NO_DATABASE), "a restart would lose what is only in memory"
        finally:
            await watch.close()


async def test_the_bot_runs_without_metrics_if_their_port_is_taken(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with world(tmp_path / "m.db") as w:
        watch = WatchPort(w.host, w.bot)
        port = await watch.start("127.0.0.1", 0)
        async with watch_port(w.host, w.bot, "127.0.0.1", port):
            assert "metrics cannot be read" in caplog.text
        await watch.close()


async def test_requests_to_discord_are_measured_by_their_status() -> None:
    metrics.start()
    try:
        app = aiohttp.web.Application()
        runner = aiohttp.web.AppRunner(app)
        await runner.setup()
        await aiohttp.web.TCPSite(runner, "127.0.0.1", 0).start()
        async with aiohttp.ClientSession(trace_configs=[request_trace()]) as session:
            ((_, port, *_),) = runner.addresses
            async with session.get(f"http://127.0.0.1:{port}/"):
                pass
            await runner.cleanup()
            with pytest.raises(aiohttp.ClientError):
                await session.get(f"http://127.0.0.1:{port}/")
        samples = values(metrics.exposition().decode())
        assert samples['caravel_discord_request_seconds_count{status="404"}'] == 1
        assert samples['caravel_discord_request_seconds_count{status="none"}'] == 1
    finally:
        metrics.stop()
