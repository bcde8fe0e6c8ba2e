"""A server in a made-up language gets no English words except names, commands and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from cogs.actions.tables import OpenTurn
from engine.match import registry
from play.values.types import Person, Place
from tests.e2e.test_setup import admin
from tests.e2e.world import world
from tests.words.pseudo import YOU, plain_words, pseudo
from words import language_name, offered_languages

WRITTEN = ("content", "label", "placeholder", "description", "title", "name")
"""The fields of a request that hold texts."""

COMMANDS = ("settings", "desk", "learn", "play", "privacy", "stats")
NAMES = ("ana", "bruno", "clara")
PEOPLE = frozenset((*NAMES, "zita"))


def texts_in(body: Any) -> Iterator[str]:
    """Yield all texts of a request."""
    if isinstance(body, dict):
        for key, value in body.items():
            if key in WRITTEN and isinstance(value, str):
                yield value
            yield from texts_in(value)
    elif isinstance(body, list):
        for value in body:
            yield from texts_in(value)


def english_words(requests: Sequence[Any]) -> dict[str, str]:
    """Return the English words that the bot sent, each with a text that has it."""
    text_of_word = {word: text for request in requests for text in texts_in(request.json) for word in plain_words(text)}
    languages = {
        word for code in offered_languages() for word in plain_words(language_name(code))
    }  # languages are listed by their own names
    return {word: text for word, text in text_of_word.items() if word.lower() not in PEOPLE and word not in languages}


FIRST, *FURTHER = registry.names()


@pytest.mark.parametrize("game", [FIRST, *(pytest.param(game, marks=pytest.mark.campaign) for game in FURTHER)])
async def test_nothing_that_is_sent_has_an_english_word(game: str, tmp_path: Path) -> None:
    with pseudo(tmp_path / "lang") as code:
        async with world(tmp_path / "m.db") as w:
            begun = len(w.env.http_requests)
            players, boss = w.people(*NAMES), admin(w)
            for person in (*players, boss):
                await w.host.people.choose(person.id, replace(await w.host.people.settings(person.id), language=code))
            await w.host.houses.choose(w.guild.id, boss.id, 0, {"language": code})
            fewest, *_ = registry.rules(game).seats
            players = players[:fewest]
            first, *others = [Person(person.id, person.user.name) for person in players]
            table = await w.host.tables.open(game, first, Place(w.guild.id, w.channel.id), language="en")
            for person in others:
                await w.host.tables.join(table.match, person)
            await w.host.tables.configure(table.match, first.user_id, automatic=False, pace="none")
            await w.quiet()
            await w.host.tables.start(table.match, first.user_id)
            await w.quiet()
            for person in players:
                await person.click(await w.card(), custom_id=OpenTurn(table.match).id)
            await w.carry_on(Random(1), moves=12)
            for command in COMMANDS:
                await players[0].slash(w.channel, command)
            await boss.slash(w.channel, "setup")
            await players[0].slash(w.channel, "rules", game=game)
            sent = w.env.http_requests[begun:]
            sent_texts = [text for request in sent for text in texts_in(request.json)]
            assert len(sent_texts) > 150 and any(YOU in text for text in sent_texts)
            assert english_words(sent) == {}
