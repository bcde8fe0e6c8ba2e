"""Who reads what in which language: the person's choice, their Discord, the table, the channel, the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions

from cogs.actions.personal import SetLanguage
from cogs.actions.privacy import ShowPolicy
from cogs.edge.services import language_of
from play.people.house import House
from play.values.personal import PersonSettings
from tests.e2e.test_setup import admin, choose, opened_by, page
from tests.e2e.world import controls, texts, world
from tests.words.made_up import made_up

TEXTS = """
discord-card-join = Kunludi
discord-card-my-turn = Mia vico
discord-private-language-set = Farite
discord-thread = Ludo { $game } { $match }
pings-ask = Kiel vi aŭdas?
privacy-in-english = Nur angle
"""


@contextmanager
def esperanto(place: Path) -> Iterator[str]:
    with made_up(place / "lang", TEXTS, "is_offered = true") as code:
        yield code


def of_discord(monkeypatch: pytest.MonkeyPatch, locales: dict[int, str]) -> None:
    """Let the Discord of some people have another locale."""
    built = interactions.base_payload

    def with_locale(*args: Any, **given: Any) -> Any:
        record, payload = built(*args, **given)
        user = payload.get("user") or payload["member"]["user"]
        payload["locale"] = locales.get(int(user["id"]), "en-US")
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", with_locale)


async def test_a_person_reads_the_language_they_choose(tmp_path: Path) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            (ana,) = w.people("ana")
            shown = (await ana.slash(w.channel, "settings")).response
            assert "Kiel" not in texts(shown)
            (menu,) = controls(shown, SetLanguage)
            assert [option["label"] for option in menu["options"]] == ["As in Discord (English)", "English", "Made up"]
            answer = await ana.select(shown, [code], custom_id=SetLanguage().id)
            assert "Farite" in texts(answer.response), "the answer is in it at once"
            assert "Kiel" in texts((await ana.slash(w.channel, "settings")).response)
            assert language_of(await w.host.people.settings(ana.id)) == code, "so are direct messages"
            await ana.select((await ana.slash(w.channel, "settings")).response, ["discord"], custom_id=SetLanguage().id)
            assert "Kiel" not in texts((await ana.slash(w.channel, "settings")).response)


async def test_a_text_with_legal_meaning_says_that_it_is_english(tmp_path: Path) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            ana, ben = w.people("ana", "ben")
            await w.host.people.choose(ana.id, PersonSettings(language=code))
            told = []
            for person in (ana, ben):
                shown = (await person.slash(w.channel, "privacy")).response
                told.append(texts((await person.click(shown, custom_id=ShowPolicy("terms").id)).response))
            assert ["Nur angle" in text for text in told] == [True, False]


async def test_who_chose_nothing_reads_the_language_of_their_discord(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            ana, ben = w.people("ana", "ben")
            of_discord(monkeypatch, {ana.id: f"{code}-XX"})
            assert "Kiel" in texts((await ana.slash(w.channel, "settings")).response)
            settings = await w.host.people.settings(ana.id)
            assert settings.locale == f"{code}-XX" and language_of(settings) == code, "it is remembered for direct messages"
            await ben.slash(w.channel, "settings")
            assert await w.host.people.settings(ben.id) == PersonSettings(), "nothing is kept of somebody who reads English"


async def test_a_language_that_is_not_finished_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with made_up(tmp_path / "lang", TEXTS) as code:
        async with world(tmp_path / "m.db") as w:
            (ana,) = w.people("ana")
            of_discord(monkeypatch, {ana.id: code})
            shown = (await ana.slash(w.channel, "settings")).response
            assert "Kiel" not in texts(shown) and not controls(shown, SetLanguage)


async def test_a_table_keeps_the_language_in_which_it_was_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            ana, ben = w.people("ana", "ben")
            of_discord(monkeypatch, {ana.id: code})
            await opened_by(w, ana)
            assert "Kunludi" in str((await w.card()).components), "that of its opener, where nobody chose one"
            await choose(w, "language", language=["en"])
            assert (await w.host.reading.table(1)).language == code
            await opened_by(w, ana)
            assert (await w.host.reading.table(2)).language == "en", "that of the server"
            await choose(w, "language", **{"language-here": [code]})
            await opened_by(w, ben)
            assert (await w.host.reading.table(3)).language == code, "that of the channel"
            assert f"<#{w.channel.id}>: Made up" in texts(await page(w, admin(w)))
            await choose(w, "language", **{"language-here": ["usual"]})
            assert (await w.host.houses.of(w.guild.id)).languages == ()


def test_a_channel_can_differ_from_its_server() -> None:
    house = House(language="de", languages=((7, "pl"),))
    assert (house.language_at(7), house.language_at(8), House().language_at(7)) == ("pl", "de", "")
