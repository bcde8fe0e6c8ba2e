"""An event that discord.py cannot read is lost; every other event is handled."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import metrics
from tests.connection.small import BOT, connect, small, until

MESSAGE = {
    "id": "9", "channel_id": "5", "author": BOT, "content": "my secret", "timestamp": "2026-01-01T00:00:00+00:00", "type": 0,
    "edited_timestamp": None, "tts": False, "mention_everyone": False, "mentions": [], "mention_roles": [], "attachments": [], "embeds": [],
    "pinned": False,
}  # fmt: skip
CLICK = {
    "id": "10", "application_id": "1", "type": 3, "token": "t", "version": 1, "channel_id": "5", "locale": "en-US", "user": BOT,
    "data": {"custom_id": "my secret", "component_type": 2}, "message": MESSAGE,
}  # fmt: skip

UNREADABLE: list[tuple[str, dict[str, Any]]] = [
    ("MESSAGE_CREATE", {**MESSAGE, "interaction_metadata": None}),
    ("MESSAGE_CREATE", {**MESSAGE, "poll": None}),
    ("MESSAGE_CREATE", {**MESSAGE, "message_snapshots": [{}]}),
    ("MESSAGE_DELETE", {"id": "9", "channel_id": "5", "guild_id": None}),
    ("INTERACTION_CREATE", {**CLICK, "entitlements": None}),
    ("INTERACTION_CREATE", {**CLICK, "channel": None}),
    ("THREAD_CREATE", {"my secret": 1}),
]


@pytest.mark.parametrize(("event", "data"), UNREADABLE, ids=[f"{event} {count}" for count, (event, _) in enumerate(UNREADABLE)])
async def test_an_event_that_cannot_be_read_costs_itself(
    event: str, data: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with small(monkeypatch) as at, connect(at, tmp_path / "c.db") as bot:
        metrics.start()
        try:
            resumed: list[bool] = []

            async def on_resumed() -> None:
                resumed.append(True)

            bot.on_resumed = on_resumed  # type: ignore[attr-defined]
            for _ in range(3):
                await at.send(event, **data)
            await at.send("RESUMED")
            await until(lambda: bool(resumed))
            event_records = [record for record in caplog.records if hasattr(record, "event")]
            assert [record.event for record in event_records] == [event], "said once, not for each"  # type: ignore[attr-defined]
            assert "my secret" not in caplog.text and "parse_" in caplog.text
            assert f'caravel_errors_total{{code="{event}",where="event"}} 3.0' in metrics.exposition().decode()
        finally:
            metrics.stop()
        assert at.heard.count("IDENTIFY") == 1 and not bot.is_closed()
