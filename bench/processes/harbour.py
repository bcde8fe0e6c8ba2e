"""Simulates Discord: it numbers messages, recognises a nonce, and writes a log.

A request is one line of JSON over a Unix socket, its reply one number. It is a process of its own, so it outlives the killed processes.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any


class Harbour:
    """All messages by nonce, and a log of each post, edit and removal in order."""

    def __init__(self, log_file: Path) -> None:
        self._by_nonce: dict[str, int] = {}
        self._newest = 1_000
        self._log = log_file.open("a", buffering=1)

    def answer(self, request: Mapping[str, Any]) -> int:
        """Post, edit or remove; return the id of the message.

        As on Discord, a post with a known nonce posts nothing: the message that was posted first stays as it is.
        """
        if request["do"] == "post" and request["nonce"] in self._by_nonce:
            message = self._by_nonce[request["nonce"]]
            self._note({**request, "do": "again", "message": message})
            return message
        if request["do"] == "post":
            self._newest += 1
            self._by_nonce[request["nonce"]] = self._newest
            self._note({**request, "message": self._newest})
            return self._newest
        self._note(request)
        return int(request["message"])

    def _note(self, event: Mapping[str, Any]) -> None:
        self._log.write(json.dumps(event) + "\n")

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one process until it is gone."""
        try:
            while line := await reader.readline():
                writer.write(f"{self.answer(json.loads(line))}\n".encode())
        except (ConnectionError, ValueError):
            pass  # it was killed in the middle of a line
        finally:
            writer.close()


class Discord:
    """The client of `Harbour`, in a process of the bot."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def connect(self, address: Path) -> None:
        self._reader, self._writer = await asyncio.open_unix_connection(address)

    async def ask(self, **request: Any) -> int:
        """Return the id of the message that was posted, edited or removed."""
        async with self._lock:
            self._writer.write(json.dumps(request).encode() + b"\n")
            return int(await self._reader.readline())


async def main(address: Path, log_file: Path) -> None:
    """Serve until killed."""
    server = await asyncio.start_unix_server(Harbour(log_file).serve, address)
    async with server:
        await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), Path(sys.argv[2])))
