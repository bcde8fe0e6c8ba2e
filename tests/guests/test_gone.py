"""After a guest is removed, its finished matches are read in words, and its records name its package."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import words
from cogs.looking_back.verifying import screen
from data import homes
from engine.match import registry
from engine.match.match import begin
from engine.match.records import from_record, record
from engine.match.verify import Verified
from engine.values.core import Msg
from play.host import Host
from play.time.clock import AT_ONCE
from play.values.errors import NotAllowed
from store.__main__ import main as care
from store.guests import NOTE
from store.places import store_at
from tests.guests import fakes
from tests.play.hosting import ANNE, HandClock, begin_match

GAME = "sea_duel"
RULES = """
from dataclasses import replace
from engine.values.core import Msg, Note, Who
from tests.play.toy import Toy

class Duel(Toy):
    def opening(self, state):
        return (Note(Msg("sea_duel.note.begins", cards=len(state.deck))),)

RULES = replace(Duel.rules(), name="sea_duel")
"""
TEXTS = fakes.TEXTS.format(game=GAME, key="sea-duel") + "sea-duel-note-begins =\n    The duel begins,\n    { $cards } cards are left.\n"


def write_guest(site: Path) -> None:
    fakes.write(site, GAME, fakes.guest(GAME, **{"rules.py": RULES, "lang/en/game.ftl": TEXTS}))
    fakes.forget(site)


async def open_host(folder: Path) -> Host:
    host = Host(store_at(folder / "m.db"), clock=HandClock(), rng=Random(1), delays=AT_ONCE)
    await host.open(ticking=False)
    await host.wait_for_replays()
    return host


async def log(host: Host, match: int) -> list[str]:
    """Return the public notes of a match in English."""
    say = words.speaker()
    return [say(note.msg) for logged in await host.reading.log(match, None) for note in logged.entry.notes if note.to is None]


async def test_finished_matches_of_a_guest_that_is_gone_are_read_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    site = tmp_path / "site"
    site.mkdir()
    with fakes.guests_installed(site):
        write_guest(site)
        host = await open_host(tmp_path)
        over, running = await begin_match(host, ANNE, bots=("mate",), game=GAME), await begin_match(host, ANNE, bots=("mate",), game=GAME)
        seat = over.seat_of(ANNE.user_id)
        assert seat is not None
        await host.seats.substitute(over.match, ANNE.user_id, seat, "mate")
        await host.seats.play_alone(over.match, ANNE.user_id)
        await host.clockwork.run_due()
        assert (await host.reading.table(over.match)).status == "finished"
        lines = await log(host, over.match)
        first, *_ = lines
        assert first.startswith("The duel begins,") and first.endswith(" cards are left.")
        await host.close()
        fakes.remove(site)

        assert GAME not in homes.homes()
        words.catalogue.cache_clear()
        assert await asyncio.to_thread(care, ["doctor", str(tmp_path / "m.db")]) == 1
        assert "The game The sea_duel of Guests is not installed. What to do: install the game (games.txt)" in capsys.readouterr().out
        again = await open_host(tmp_path)
        assert await log(again, over.match) == lines
        table = await again.reading.table(over.match)
        assert table.status == "finished" and table.result is not None
        assert words.speaker()(Msg(f"{table.game}.name")) == "The sea_duel of Guests"
        waiting = await again.reading.table(running.match)
        assert waiting.status == "frozen" and waiting.why is not None
        assert words.speaker()(waiting.why) == "The game The sea_duel of Guests is not installed."
        for refused in (again.reading.view(over.match, None), again.tables.rematch(over.match, ANNE)):
            with pytest.raises(NotAllowed, match=r"play\.(no-rules|why\.game)"):
                await refused
        await again.close()

        write_guest(site)
        (site / f"guest_{GAME}" / "lang" / "en" / "game.ftl").write_text(TEXTS.replace("The duel begins", "On guard"), encoding="utf-8")
        fakes.forget(site)
        back = await open_host(tmp_path)
        first, *_ = await log(back, over.match)
        assert first.startswith("On guard,")
        assert (await back.reading.table(running.match)).status == "running"
        await back.close()
    words.catalogues._kept.clear()


async def test_the_host_starts_with_stored_texts_that_cannot_be_read(tmp_path: Path) -> None:
    host = await open_host(tmp_path)
    for broken in ("{", "[]", '{"sea_duel": 1}'):
        await host.ledger.store.note_job(NOTE, broken)
        again = await open_host(tmp_path)
        await again.close()
    await host.close()
    assert not words.has("sea_duel.name")


def test_records_and_checks_name_the_package(tmp_path: Path) -> None:
    with fakes.guests_installed(tmp_path):
        write_guest(tmp_path)
        match = begin(registry.rules(GAME), 2, {}, "seed")
        stored = record(match)
        home = homes.homes()[GAME]
        assert stored["guest"] == {"package": f"guest_{GAME}", "version": "1.0", "sha256": home.digest()}
        assert from_record(stored).seq == from_record({name: value for name, value in stored.items() if name != "guest"}).seq == 0
        result_screen = screen(Verified(match, ()), words.speaker(), "", [], 0, (), ("x", b""))
        assert any(home.digest() in text and f"guest_{GAME} 1.0" in text for text in result_screen.head)
    assert "guest" not in record(begin(registry.rules("pizarro"), 3, {}, "seed"))
