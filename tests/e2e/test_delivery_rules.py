"""Rules of deliveries: which messages make a sound, which are repeats, and how long pauses are."""

from __future__ import annotations

from datetime import timedelta
from types import SimpleNamespace
from typing import Any

import discord

from cogs.deliveries.courier import Pauses
from cogs.deliveries.messages import REPEATED, is_repeat
from cogs.deliveries.notices import makes_sound
from engine.values.core import Msg


def test_a_repeated_message_is_told_by_its_age() -> None:
    def sent(ago: timedelta) -> Any:
        return SimpleNamespace(created_at=discord.utils.utcnow() - ago)

    assert is_repeat(sent(REPEATED * 2)) and not is_repeat(sent(timedelta()))


def test_news_of_plans_makes_no_sound_and_what_waits_does() -> None:
    assert not any(makes_sound(Msg(key), "dm") for key in ("play.notice.deputy", "play.notice.order-done", "pizarro.order.ended.won"))
    assert all(makes_sound(Msg("play.notice.last-call"), way) for way in ("dm", "channel"))
    assert makes_sound(Msg("play.notice.reminder"), "dm") and not makes_sound(Msg("play.notice.reminder"), "channel")
    assert not makes_sound(Msg("play.notice.last-call"), "off")


def test_pauses_grow_up_to_the_longest() -> None:
    pauses = Pauses()
    assert [pauses.after(tries) for tries in (0, 1, 5, 9, 1000)] == [2.0, 4.0, 64.0, 600.0, 600.0]
