"""Shows what is stored about a person or a server, and exports it as files.

A file is a ZIP archive: `about.json` with everything except the logs, and the record of each match (docs/record.md). An unfinished match is
exported as the person's seat may see it, or for a server as everybody may see it, so there is never a seed, a hand or a secret answer of
others. Matches that do not fit into one file come in the next part.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
import zlib
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from typing import Any

from msgspec import Struct

from engine.values.core import EngineError, Msg
from play.follows.matter import matters
from play.ledger.ledger import Ledger
from play.ledger.reading import Reading
from play.values.errors import NoSuchMatch, NotAllowed

SPARE = 20_000
"""Bytes of a part that are left free for the list of contents of the archive."""

ANSWERED = 900.0
"""Seconds within which Discord accepts the answer to a command."""

FORMAT = 1
"""The format of `about.json`."""


class ExportedPart(Struct, frozen=True):
    """A part of an export.

    `matches`: how many it has. `last`: the number of the last match. `left`: how many matches are left for later parts.
    """

    data: bytes
    matches: int
    last: int
    left: int


class StoredAbout(Struct, frozen=True):
    """How much is stored about a person.

    `counts`: rows by subject. `moves`: their moves. `over`: tables that are over.
    """

    counts: dict[str, int]
    moves: int
    over: int


class Exporting:
    """Exports what is stored about a person or a server, one file at a time."""

    def __init__(self, ledger: Ledger, reading: Reading) -> None:
        self._ledger = ledger
        self._reading = reading
        self._one = asyncio.Lock()  # one export at a time
        self._wanted: set[tuple[str, int]] = set()  # people and servers whose export is made or waits

    async def stored_about(self, user_id: int) -> StoredAbout:
        """Return how much is stored about a person."""
        about = await self._ledger.stored.about(user_id)
        counts = {subject: len(rows) for subject, rows in about.items()}
        over = sum(row["status"] in ("finished", "closed") for row in about["seats"])
        return StoredAbout(counts, int(about["moves"][0]["count"]), over)

    async def person(self, user_id: int, most: int, after: int = 0) -> ExportedPart:
        """Return a file of at most `most` bytes with everything stored about a person.

        It has their matches with numbers above `after`. Raises `NotAllowed` while another export is made for them.
        """
        about = await self._ledger.stored.about(user_id)
        matches = {row["match"] for subject in ("seats", "seats_left", "records") for row in about[subject]}
        values = await self._matter_values(user_id)
        document = {"format": FORMAT, "made_at": self._ledger.clock.now(), "user": user_id, **about, "matters": values}
        return await self._export(("person", user_id), document, sorted(matches), user_id, most, after)

    async def _matter_values(self, user_id: int) -> list[dict[str, Any]]:
        """Return what matters of tables say about a person, by match."""
        values_of_tables = []
        for match in await self._ledger.stored.matches_with(user_id):
            with suppress(EngineError):
                table = await self._reading.table(match)
                exports = {matter.name: matter.export(table, user_id) for matter in matters() if user_id in matter.people(table)}
                values = {name: value for name, value in exports.items() if value is not None}
                values_of_tables += [{"match": match, **values}] if values else []
        return values_of_tables

    async def server(self, guild: int, most: int, after: int = 0) -> ExportedPart:
        """Return a file of at most `most` bytes with everything stored of a server.

        It has the server's matches with numbers above `after`, as everybody may see them. Raises `NotAllowed` while another export is made
        for it.
        """
        matches = await self._ledger.stored.matches_at(guild, ("running", "finished", "closed", "frozen"))
        about = await self._ledger.stored.about_server(guild)
        document = {"format": FORMAT, "made_at": self._ledger.clock.now(), "server": guild, "matches": list(matches), **about}
        return await self._export(("server", guild), document, matches, 0, most, after)

    async def _export(
        self, whose: tuple[str, int], about: Any, matches: Sequence[int], user_id: int, most: int, after: int
    ) -> ExportedPart:
        """Return a part of an export, after those that others wait for. `user_id`: 0 for a server."""
        if whose in self._wanted:
            raise NotAllowed(Msg("privacy.export-busy", when=str(ceil(self._ledger.clock.now() + ANSWERED))))
        self._wanted.add(whose)
        try:
            async with self._one:
                return await self._pack(about, [match for match in matches if match > after], user_id, most - SPARE)
        finally:
            self._wanted.discard(whose)

    async def _pack(self, about: Any, matches: Sequence[int], user_id: int, most: int) -> ExportedPart:
        """Return an archive with as many of the matches as fit into `most` bytes, at least one."""
        out = io.BytesIO()
        packed, last = 0, 0
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr(_file("about.json"), _json(about))
            for at, match in enumerate(matches):
                record = await self._record(match, user_id)
                if record is not None:
                    data = await asyncio.to_thread(_json, record)
                    size = len(await asyncio.to_thread(zlib.compress, data))
                    if packed and out.tell() + size > most:
                        return ExportedPart(_close_archive(archive, out), packed, last, len(matches) - at)
                    archive.writestr(_file(f"match-{match}.json"), data)
                    packed += 1
                last = match
        return ExportedPart(out.getvalue(), packed, last, 0)

    async def _record(self, match: int, user_id: int) -> dict[str, Any] | None:
        """Return the record of a match as a person may have it; 0: as everybody may.

        `None` if the match has not begun or is deleted. If it cannot be replayed here, only its log is returned.
        """
        try:
            table = await self._reading.table(match)
            if table.seq < 0 or (user_id == 0 and table.lesson is not None):
                return None
            return await self._reading.record(match, user_id)
        except NoSuchMatch:
            return None
        except EngineError:
            return await self._log(match, user_id)

    async def _log(self, match: int, user_id: int) -> dict[str, Any] | None:
        """Return the log of a match as a person may read it; `None` if it cannot be read."""
        try:
            table = await self._reading.table(match)
            log = await self._reading.log(match, table.seat_of(user_id))
        except EngineError:
            return None
        entries = [{"seq": entry.entry.seq, "seat": entry.entry.seat, "line": entry.entry.line, "at": entry.at} for entry in log]
        return {"game": table.game, "version": table.version, "settings": dict(table.terms.chosen), "entries": entries}


def _file(name: str) -> zipfile.ZipInfo:
    """Return a file of the archive without a date: the same content gives the same bytes."""
    file = zipfile.ZipInfo(name)
    file.compress_type = zipfile.ZIP_DEFLATED
    return file


def _close_archive(archive: zipfile.ZipFile, out: io.BytesIO) -> bytes:
    """Write the archive's list of contents, and return the whole archive."""
    archive.close()
    return out.getvalue()


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1).encode()
