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


class Table3:
    """Three people who all choose a card of their hand, and what they get to see by clicking."""

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
    """What was answered."""

    def __init__(self, interaction: Interaction) -> None:
        (view,) = interaction.views
        self.items = list(nested(view.to_components()))

    @property
    def words(self) -> str:
        return "\n".join(item["content"] for item in self.items if "content" in item)

    def action(self, kind: type[Action], **fields: Any) -> Action:
        """The action of a control."""
        every = [parse_id(item["custom_id"]) for item in self.items if "custom_id" in item]
        return next(
            candidate
            for candidate in every
            if type(candidate) is kind and all(getattr(candidate, key) == value for key, value in fields.items())
        )


@pytest.fixture
async def three(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Table3]:
    monkeypatch.setattr(registry, "rules", rules)
    host = Host(SqliteStore(tmp_path / "c.db"), rng=Random(1), delays=AT_ONCE, rules=rules)
    await host.open(ticking=False)
    yield Table3(host, await to_choice(host, await begin_match(host, ANNE, BEN, CARLA)))
    await host.close()


async def seat_of(three: Table3, person: Person) -> Seat:
    seat = (await three.host.reading.table(three.match)).seat_of(person.user_id)
    assert seat is not None
    return seat


async def key_of(three: Table3, card: str) -> str:
    """What names the answer of Anne that chooses a card."""
    panel = await three.host.turns.panel(three.match, ANNE.user_id, change=True)
    assert isinstance(panel, AskingPanel)
    return next(key(answer) for answer in panel.decision.answers if answer.path == (card,))


async def test_a_click_stays_good_while_others_choose(three: Table3) -> None:
    await three.host.people.choose(ANNE.user_id, PersonSettings(confirm=True))
    seat = await seat_of(three, ANNE)
    card = str((await three.host.reading.view(three.match, seat)).hand[1])
    screen = await three.press(ANNE, OpenTurn(three.match))
    await choose(three.host, await three.host.reading.table(three.match), await seat_of(three, BEN))
    screen = await three.press(ANNE, screen.action(TakeAnswer, key=await key_of(three, card)))
    assert "moved on" not in screen.words
    await choose(three.host, await three.host.reading.table(three.match), await seat_of(three, CARLA))
    screen = await three.press(ANNE, screen.action(Confirm))
    assert "✅" in screen.words


async def test_a_choice_that_nobody_has_seen_is_changed_by_clicks(three: Table3) -> None:
    seat = await seat_of(three, ANNE)
    await choose(three.host, await three.host.reading.table(three.match), seat)
    waiting = await three.press(ANNE, OpenTurn(three.match))
    assert "You have chosen. Waiting for Carla and Ben." in waiting.words
    screen = await three.press(ANNE, waiting.action(ChangeChoice))
    assert "You have chosen" in screen.words
    card = (await three.host.reading.view(three.match, seat)).hand[2]
    choice = screen.action(TakeAnswer, key=await key_of(three, str(card)))
    done = await three.press(ANNE, choice)
    assert "✅" in done.words and "Waiting for Carla and Ben" in done.words
    assert "You have chosen" not in done.words, "what was chosen stands there already"
    assert (await three.host.reading.view(three.match, seat)).choice == card
    assert "moved on" in (await three.press(ANNE, choice)).words, "one press, one move"
