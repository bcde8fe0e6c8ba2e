"""What is stored about a person or server: showing and exporting it as a file.

A file is a ZIP archive: `about.json` with everything but the logs, and the record of each match (docs/record.md). An unfinished match is
given as the person's seat may see it, or to a server as everybody may: never a seed, a hand or a secret answer of others. What does not
fit into one file comes in the next part.
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
"""Bytes of a part that are left for its list of contents."""

ANSWERED = 900.0
"""Seconds within which Discord accepts a late answer."""

FORMAT = 1
"""The format of `about.json`."""


class ExportedPart(Struct, frozen=True):
    """A part of an export: how many matches, the last of them, and how many are left."""

    data: bytes
    matches: int
    last: int
    left: int


class StoredAbout(Struct, frozen=True):
    """How much is stored about a person: rows by subject, moves, and finished tables."""

    counts: dict[str, int]
    moves: int
    over: int


class Exporting:
    """Exports what is stored about a person or a server, one file at a time."""

    def __init__(self, ledger: Ledger, reading: Reading) -> None:
        self._ledger = ledger
        self._reading = reading
        self._one = asyncio.Lock()
        self._wanted: set[tuple[str, int]] = set()

    async def stored_about(self, user_id: int) -> StoredAbout:
        """Return how much is stored about a person."""
        about = await self._ledger.stored.about(user_id)
        counts = {subject: len(rows) for subject, rows in about.items()}
        over = sum(row["status"] in ("finished", "closed") for row in about["seats"])
        return StoredAbout(counts, int(about["moves"][0]["count"]), over)

    async def person(self, user_id: int, most: int, after: int = 0) -> ExportedPart:
        """Return a file of at most `most` bytes with everything stored about a person.

        It has their matches after number `after`. Raises `NotAllowed` while one is made for them already.
        """
        about = await self._ledger.stored.about(user_id)
        matches = {row["match"] for subject in ("seats", "seats_left", "records") for row in about[subject]}
        standing = await self._standing(user_id)
        document = {"format": FORMAT, "made_at": self._ledger.clock.now(), "user": user_id, **about, "matters": standing}
        return await self._export(("person", user_id), document, sorted(matches), user_id, most, after)

    async def _standing(self, user_id: int) -> list[dict[str, Any]]:
        """Return what matters of tables say about a person, by match."""
        standing = []
        for match in await self._ledger.stored.matches_with(user_id):
            with suppress(EngineError):
                table = await self._reading.table(match)
                naming = [matter for matter in matters() if user_id in matter.people(table)]
                values = {matter.name: value for matter in naming if (value := matter.export(table, user_id)) is not None}
                standing += [{"match": match, **values}] if values else []
        return standing

    async def server(self, guild: int, most: int, after: int = 0) -> ExportedPart:
        """Return a file of at most `most` bytes with everything stored of a server.

        It has the server's matches after number `after`, as everybody may see them. Raises `NotAllowed` while one is made for it already.
        """
        matches = await self._ledger.stored.matches_at(guild, ("running", "finished", "closed", "frozen"))
        about = await self._ledger.stored.about_server(guild)
        document = {"format": FORMAT, "made_at": self._ledger.clock.now(), "server": guild, "matches": list(matches), **about}
        return await self._export(("server", guild), document, matches, 0, most, after)

    async def _export(
        self, whose: tuple[str, int], about: Any, matches: Sequence[int], user_id: int, most: int, after: int
    ) -> ExportedPart:
        if whose in self._wanted:
            raise NotAllowed(Msg("privacy.export-busy", when=str(ceil(self._ledger.clock.now() + ANSWERED))))
        self._wanted.add(whose)
        try:
            async with self._one:
                return await self._pack(about, [match for match in matches if match > after], user_id, most - SPARE)
        finally:
            self._wanted.discard(whose)

    async def _pack(self, about: Any, matches: Sequence[int], user_id: int, most: int) -> ExportedPart:
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
        """Return the record of a match as a person may have it (0: as everybody may).

        `None` if it has not begun or is gone; only its log if it cannot be replayed here.
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
    archive.close()
    return out.getvalue()


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False, indent=1).encode()
