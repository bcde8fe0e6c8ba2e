"""Hosts with the toy game, a clock that only the test moves, and chance from a seed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from play.host import Host
from play.time.clock import AT_ONCE, Delays
from tests.databases import Databases
from tests.play.hosting import HandClock, Opener, rules


@pytest.fixture
def clock() -> HandClock:
    return HandClock()


@pytest.fixture
async def open_host(databases: Databases, clock: HandClock) -> AsyncIterator[Opener]:
    """Opens hosts on one database, by its name; closes them at the end."""
    hosts: list[Host] = []

    async def host(name: str = "caravel", delays: Delays = AT_ONCE, seed: int = 1, rules: Any = rules, **more: Any) -> Host:
        opened_host = Host(databases(name).store(), clock=clock, rng=Random(seed), delays=delays, rules=rules, **more)
        await opened_host.open(ticking=False)
        await opened_host.wait_for_replays()
        hosts.append(opened_host)
        return opened_host

    yield host
    for opened_host in hosts:
        await opened_host.close()


@pytest.fixture
async def host(open_host: Opener) -> Host:
    return await open_host()
