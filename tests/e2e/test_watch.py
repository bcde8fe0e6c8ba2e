"""What an operator sees from outside: health, and what was measured."""

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


async def read(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}{path}") as response:
        return response.status, await response.text()


def values(text: str) -> dict[str, float]:
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if line and not line.startswith("#")}


async def test_metrics_count_events_and_name_nobody(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        watch = WatchPort(w.host, w.bot)
        port = await watch.start("127.0.0.1", 0)
        try:
            await w.begin_match("ana", "bruno", "clara")
            (member,) = (await w.awaited_members())[:1]
            await member.slash(w.channel, "move", line="bid 2", match=1)
            await member.slash(w.channel, "move", line="bid 999", match=1)
            await w.quiet()
            status, text = await read(port, "/metrics")
            assert await read(port, "/healthz") == (200, '{"live": true, "connected": true, "database": true, "commands": true}')
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


async def test_ready_is_only_who_can_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(tmp_path / "m.db") as w:
        watch = WatchPort(w.host, w.bot)
        port = await watch.start("127.0.0.1", 0)
        try:
            assert (await read(port, "/healthz/ready"))[0] == 200

            async def refused(*args: object) -> None:
                raise Busy("locked")

            with monkeypatch.context() as patched:
                patched.setattr(w.host.ledger.store, "revision", refused)
                patched.setattr(w.host.ledger.store, "backlog", refused)
                assert (await read(port, "/healthz/ready")) == (
                    503,
                    '{"live": true, "connected": true, "database": false, "commands": true}',
                )
                assert (await read(port, "/healthz"))[0] == 200, "it lives"
                assert values((await read(port, "/metrics"))[1])["caravel_ready"] == 0
            monkeypatch.setattr(w.bot, "is_ready", lambda: False)
            assert (await read(port, "/healthz/ready")) == (503, '{"live": true, "connected": false, "database": true, "commands": true}')
        finally:
            await watch.close()


async def test_a_database_that_is_taken_away_is_told_to_people_and_to_whoever_watches(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        watch = WatchPort(w.host, w.bot)
        port = await watch.start("127.0.0.1", 0)
        try:
            await w.begin_match("ana", "bruno", "clara")
            (member,) = (await w.awaited_members())[:1]
            (tmp_path / "m.db").unlink()
            answer = await member.slash(w.channel, "move", line="bid 2", match=1)
            assert "somebody took the bot's database away" in str(answer.response and answer.response.components)
            assert (await read(port, "/healthz/ready")) == (503, '{"live": true, "connected": true, "database": false, "commands": true}')
            assert (await read(port, "/healthz"))[0] == 200, "whoever starts it again now loses what is only in its hands"
        finally:
            await watch.close()


async def test_a_port_that_is_taken_is_told_and_the_bot_plays(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
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
            async with session.get(f"http://127.0.0.1:{runner.addresses[0][1]}/"):
                pass
            await runner.cleanup()
            with pytest.raises(aiohttp.ClientError):
                await session.get(f"http://127.0.0.1:{runner.addresses[0][1] if runner.addresses else 1}/")
        samples = values(metrics.exposition().decode())
        assert samples['caravel_discord_request_seconds_count{status="404"}'] == 1
        assert samples['caravel_discord_request_seconds_count{status="none"}'] == 1
    finally:
        metrics.stop()
