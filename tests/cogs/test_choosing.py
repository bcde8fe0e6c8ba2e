"""Clicks stay valid while other people choose, and an unseen choice can be changed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs.actions.panel import Confirm, TakeAnswer
from cogs.actions.tables import ChangeChoice, OpenTurn
from cogs.actions.wire import Action, parse_id
from cogs.edge.clicks import Clicks
from cogs.edge.gate import Gate
from cogs.edge.services import Services
from cogs.panel.deciding import key
from cogs.turns.panel import TurnClicks
from engine.match import registry
from engine.values.core import Seat
from play.host import Host
from play.time.clock import AT_ONCE
from play.values.panels import AskingPanel
from play.values.personal import PersonSettings
from play.values.types import Person, Table
from store.sqlite import SqliteStore
from tests.bodies import nested
from tests.cogs.test_answering import Interaction
from tests.play.hosting import ANNE, BEN, CARLA, HALL, begin_match, choose, rules, to_choice


class ChoosingTable:
    """A table of three people who all choose a card of their hand, and their clicks."""

    def __init__(self, host: Host, table: Table) -> None:
        self.host, self.match = host, table.match
        services = Services(host, cast(Any, SimpleNamespace(picture=self.no_picture, deed=self.no_picture)))
        self.clicks = Clicks(services, Gate(host))
        self.clicks.register(TurnClicks(services))

    async def no_picture(self, *args: Any) -> None:
        return None

    async def press(self, person: Person, action: Action) -> Shown:
        interaction = Interaction()
        interaction.user = SimpleNamespace(id=person.user_id, display_name=person.name)
        interaction.guild_id, interaction.channel_id = HALL.guild_id, HALL.channel_id
        await self.clicks.answer(cast(Any, interaction), action)
        return Shown(interaction)


class Shown:
    """The answer to a click."""

    def __init__(self, interaction: Interaction) -> None:
        (view,) = interaction.views
        self.items = list(nested(view.to_components()))

    @property
    def words(self) -> str:
        return "\n".join(item["content"] for item in self.items if "content" in item)

    def action(self, kind: type[Action], **fields: Any) -> Action:
        """Return the action of the control that has these fields."""
        every = [parse_id(item["custom_id"]) for item in self.items if "custom_id" in item]
        return next(
            candidate
            for candidate in every
            if type(candidate) is kind and all(getattr(candidate, key) == value for key, value in fields.items())
        )


@pytest.fixture
async def choosing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[ChoosingTable]:
    monkeypatch.setattr(registry, "rules", rules)
    host = Host(SqliteStore(tmp_path / "c.db"), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    yield ChoosingTable(host, await to_choice(host, await begin_match(host, ANNE, BEN, CARLA)))
    await host.close()


async def seat_of(choosing: ChoosingTable, person: Person) -> Seat:
    seat = (await choosing.host.reading.table(choosing.match)).seat_of(person.user_id)
    assert seat is not None
    return seat


async def key_of(choosing: ChoosingTable, card: str) -> str:
    """Return the key of Anne's answer that chooses a card."""
    panel = await choosing.host.turns.panel(choosing.match, ANNE.user_id, change=True)
    assert isinstance(panel, AskingPanel)
    return next(key(answer) for answer in panel.decision.answers if answer.path == (card,))


async def test_a_click_counts_although_others_have_chosen_meanwhile(choosing: ChoosingTable) -> None:
    await choosing.host.people.choose(ANNE.user_id, PersonSettings(confirm=True))
    seat = await seat_of(choosing, ANNE)
    _, card, *_ = (await choosing.host.reading.view(choosing.match, seat)).hand
    screen = await choosing.press(ANNE, OpenTurn(choosing.match))
    await choose(choosing.host, await choosing.host.reading.table(choosing.match), await seat_of(choosing, BEN))
    screen = await choosing.press(ANNE, screen.action(TakeAnswer, key=await key_of(choosing, str(card))))
    assert "moved on" not in screen.words
    await choose(choosing.host, await choosing.host.reading.table(choosing.match), await seat_of(choosing, CARLA))
    screen = await choosing.press(ANNE, screen.action(Confirm))
    assert "✅" in screen.words


async def test_a_choice_that_nobody_has_seen_is_changed_by_clicks(choosing: ChoosingTable) -> None:
    seat = await seat_of(choosing, ANNE)
    await choose(choosing.host, await choosing.host.reading.table(choosing.match), seat)
    waiting = await choosing.press(ANNE, OpenTurn(choosing.match))
    assert "You have chosen. Waiting for Carla and Ben." in waiting.words
    screen = await choosing.press(ANNE, waiting.action(ChangeChoice))
    assert "You have chosen" in screen.words
    _, _, card, *_ = (await choosing.host.reading.view(choosing.match, seat)).hand
    choice = screen.action(TakeAnswer, key=await key_of(choosing, str(card)))
    done = await choosing.press(ANNE, choice)
    assert "✅" in done.words and "Waiting for Carla and Ben" in done.words
    assert "You have chosen" not in done.words, "the line after the move already says it"
    assert (await choosing.host.reading.view(choosing.match, seat)).choice == card
    assert "moved on" in (await choosing.press(ANNE, choice)).words, "a second press makes no second move"
