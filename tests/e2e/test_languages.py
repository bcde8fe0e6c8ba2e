"""Each text is in the language of its reader, table, channel or server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions

from cogs.actions.people import SetLanguage, ShowPolicy
from cogs.actions.servers import ChooseTableLanguage
from cogs.actions.tables import OpenTurn
from cogs.edge.services import reading_language
from engine.values.core import Msg
from play.people.house import House
from play.values.personal import PersonSettings
from play.values.types import Person, Place
from tests.bodies import nested
from tests.buttons import raw
from tests.e2e.test_setup import admin, choose, page, try_to_open
from tests.e2e.world import controls, texts, world
from tests.words.made_up import made_up
from tests.words.pseudo import pseudo
from words import language_name, offered_languages, speaker

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
    """Offer a made-up language with a few texts; give its code."""
    with made_up(place / "lang", TEXTS, "is_offered = true") as code:
        yield code


def set_locales(monkeypatch: pytest.MonkeyPatch, locales: dict[int, str]) -> None:
    """Let the Discord clients of some people have these locales."""
    built = interactions.base_payload

    def with_locale(*args: Any, **kwargs: Any) -> Any:
        record, payload = built(*args, **kwargs)
        user = payload.get("user") or payload["member"]["user"]
        payload["locale"] = locales.get(int(user["id"]), "en-US")
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", with_locale)


async def test_a_person_reads_the_language_they_choose(tmp_path: Path) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            (ana,) = w.people("ana")
            settings = (await ana.slash(w.channel, "settings")).response
            assert "Kiel" not in texts(settings)
            (menu,) = controls(settings, SetLanguage)
            first, *languages = [option["label"] for option in menu["options"]]
            assert first == "As in Discord (English)" and languages == [language_name(known) for known in offered_languages()]
            assert {"Deutsch", "English", "Made up"} <= set(languages)
            answer = await ana.select(settings, [code], custom_id=SetLanguage().id)
            assert "Farite" in texts(answer.response), "the answer is in it at once"
            assert "Kiel" in texts((await ana.slash(w.channel, "settings")).response)
            assert reading_language(await w.host.people.settings(ana.id)) == code, "so are direct messages"
            await ana.select((await ana.slash(w.channel, "settings")).response, ["discord"], custom_id=SetLanguage().id)
            assert "Kiel" not in texts((await ana.slash(w.channel, "settings")).response)


async def test_a_text_with_legal_meaning_says_that_it_is_english(tmp_path: Path) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            ana, ben = w.people("ana", "ben")
            await w.host.people.choose(ana.id, PersonSettings(language=code))
            answers = []
            for person in (ana, ben):
                privacy = (await person.slash(w.channel, "privacy")).response
                answers.append(texts((await person.click(privacy, custom_id=ShowPolicy("terms").id)).response))
            translated, english = answers
            assert "Nur angle" in translated and "Nur angle" not in english


async def test_without_a_choice_the_language_of_the_discord_client_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            ana, ben = w.people("ana", "ben")
            set_locales(monkeypatch, {ana.id: f"{code}-XX"})
            assert "Kiel" in texts((await ana.slash(w.channel, "settings")).response)
            settings = await w.host.people.settings(ana.id)
            assert settings.locale == f"{code}-XX" and reading_language(settings) == code, "it is remembered for direct messages"
            await ben.slash(w.channel, "settings")
            assert await w.host.people.settings(ben.id) == PersonSettings(), "nothing is kept of somebody who reads English"


async def test_a_language_that_is_not_finished_is_not_offered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with made_up(tmp_path / "lang", TEXTS) as code:
        async with world(tmp_path / "m.db") as w:
            (ana,) = w.people("ana")
            set_locales(monkeypatch, {ana.id: code})
            settings = (await ana.slash(w.channel, "settings")).response
            (menu,) = controls(settings, SetLanguage)
            assert "Kiel" not in texts(settings) and "Made up" not in [option["label"] for option in menu["options"]]


async def test_a_table_keeps_the_language_in_which_it_was_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with esperanto(tmp_path) as code:
        async with world(tmp_path / "m.db") as w:
            ana, ben = w.people("ana", "ben")
            set_locales(monkeypatch, {ana.id: code})
            await try_to_open(w, ana)
            assert "Kunludi" in str((await w.card()).components), "the language of its opener, because nobody chose one"
            await choose(w, "language", language=["en"])
            assert (await w.host.reading.table(1)).language == code
            await try_to_open(w, ana)
            assert (await w.host.reading.table(2)).language == "en", "the language of the server"
            await choose(w, "language", **{"language-here": [code]})
            await try_to_open(w, ben)
            assert (await w.host.reading.table(3)).language == code, "the language of the channel"
            assert f"<#{w.channel.id}>: Made up" in texts(await page(w, admin(w)))
            await choose(w, "language", **{"language-here": ["usual"]})
            assert (await w.host.houses.of(w.guild.id)).languages == ()


def labels(message: Any) -> set[str]:
    """Return the labels of a message: of buttons, menus and their choices."""
    return {item["label"] for item in nested(raw(message)) if item.get("label")}


def test_a_channel_can_differ_from_its_server() -> None:
    house = House(language="de", languages=((7, "pl"),))
    assert (house.language_at(7), house.language_at(8), House().language_at(7)) == ("pl", "de", "")


async def test_panels_are_in_the_readers_language_and_the_card_in_the_tables(tmp_path: Path) -> None:
    with pseudo(tmp_path / "lang") as code:
        async with world(tmp_path / "m.db") as w:
            readers = dict(zip(w.people("ana", "ben", "cai"), ("de", "en", code), strict=True))
            for person, language in readers.items():
                await w.host.people.choose(person.id, PersonSettings(language=language))
            first, *others = [Person(person.id, person.user.name) for person in readers]
            table = await w.host.tables.open("navegador", first, Place(w.guild.id, w.channel.id), language="de")
            for other in others:
                await w.host.tables.join(table.match, other)
            await w.host.tables.configure(table.match, first.user_id, automatic=False, pace="none")
            await w.host.tables.start(table.match, first.user_id)
            await w.quiet()
            words = {language: speaker(language)(Msg("discord.card.more")) for language in readers.values()}
            for person in readers:  # the awaited player and those who wait
                panel = (await person.click(await w.card(), custom_id=OpenTurn(table.match).id)).response
                assert [language for language, word in words.items() if word in labels(panel)] == [readers[person]]
            card = labels(await w.card())
            assert speaker("de")(Msg("discord.card.my-turn")) in card and words["en"] not in card


async def test_a_referee_chooses_the_language_of_one_table(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        judge, (ana,) = admin(w), w.people("ana")
        panel = (await judge.slash(w.channel, "referee")).response
        (menu,) = controls(panel, ChooseTableLanguage)
        assert [option["label"] for option in menu["options"]] == [language_name(code) for code in offered_languages()]
        await judge.select(panel, ["de"], custom_id=menu["custom_id"])
        await w.quiet()
        assert "Deutsch" in texts(panel) and "Referee" in texts(panel), "the referee goes on in their own language"
        assert speaker("de")(Msg("discord.card.my-turn")) in labels(await w.card())
        await w.at_once((ana, panel, ChooseTableLanguage(1).id))
        assert (await w.table()).language == "de", "a player who forges the menu changes nothing"


async def test_refusals_are_in_the_language_that_a_person_chose(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        await w.host.people.choose(ana.id, PersonSettings(language="de"))
        refused = texts((await ana.slash(w.channel, "match", match=99)).response)
        assert speaker("de")(Msg("play.no-such-match")) in refused, "although the language of her Discord is English"


async def test_a_ping_in_a_channel_is_in_the_language_of_its_table(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        people = w.people("ana", "ben", "cai")
        first, *others = [Person(person.id, person.user.name) for person in people]
        table = await w.host.tables.open("pizarro", first, Place(w.guild.id, w.channel.id), seats=3, language="de")
        for other in others:
            await w.host.tables.join(table.match, other)
        await w.host.tables.start(table.match, first.user_id)
        await w.quiet()
        (member,) = await w.awaited_members()
        (call,) = [message for message in w.channel.history() if texts(message).startswith(f"<@{member.id}>, ")]
        assert speaker("de")(Msg("discord.card.my-turn")) in labels(call), texts(call)
