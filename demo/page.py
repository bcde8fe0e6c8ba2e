"""The web server of the demo: files, a socket with what a person sees, and what they do.

The person and the room are in the address of the page, so every tab of the browser can be somebody else.
"""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from types import TracebackType
from typing import Any

from aiohttp import WSMsgType, web
from simcord.actors import MemberActor
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Interaction, Message

from cogs.edge.emojis import NAME
from cogs.edge.numerals import SIGNS
from data.homes import homes
from demo import page_state
from demo.harbour import Harbour
from demo.parts import PageRefusal
from demo.passing import QUARTER, STEP
from engine.values.core import Msg
from engine.values.recent import Recent
from play.host import Host
from play.values.types import Table
from render.kit.decision import emoji
from words import FALLBACK, catalogue, text

log = logging.getLogger(__name__)

STATIC = Path(__file__).parent / "static"
FONTS = Path(__file__).parents[1] / "data" / "fonts"
BREATH = 0.03
"""Seconds between an event and its display, so that events at the same moment are shown together."""

NAMES = ("127.0.0.1", "localhost")
"""The host names by which browsers may reach this machine."""

NEXT = 100
"""How many ports are tried after one that is taken. If all are taken, the system chooses any free port."""

LAST_PORT = 65535
"""The highest number of a port."""

LARGEST = 8 * 1024 * 1024
"""The most bytes of a request: a command may come with a file."""

HOLE = re.compile(r"\{([a-z-]+)\}")
"""A placeholder of the front page."""

ARGUMENT = re.compile(r"\$(\w+)")
"""An argument in the source of a text."""

PAGE_OF_MESSAGES = 60
"""Messages of a room that a tab shows at first."""

FORMS = 200
"""The most forms that are open at the same time in all tabs."""

NONSENSE = (KeyError, ValueError, TypeError, AttributeError)
"""The errors that a request raises if it does not come from our page."""


@dataclass(slots=True, eq=False)
class Tab:
    """One tab of a browser."""

    socket: web.WebSocketResponse
    member: MemberActor
    """The person for whom it shows the server."""
    room: int | None = None
    """The room that it shows; `None`: the first page."""
    count: int = PAGE_OF_MESSAGES
    """The most messages of the room that it shows."""
    sent_parts: dict[str, str] = field(default_factory=dict)
    """The JSON of each part of the page, as it was last sent."""
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held during an update: sending large messages takes a while, and no later part may arrive before them."""

    async def show(self, part: str, value: Any) -> None:
        """Send a part of the page if the tab does not show it already."""
        words = json.dumps(value)
        if self.sent_parts.get(part) != words:
            self.sent_parts[part] = words
            await self.socket.send_str(json.dumps({"part": part, "value": value, "now": int(time.time() * 1000)}))


class PageServer:
    """Serves the page on this machine only."""

    def __init__(self, harbour: Harbour, host: Host, port: int, further: Sequence[web.AbstractRouteDef] = ()) -> None:
        """Prepare the server; `further` is what is served for developers (`demo.develop`)."""
        self.harbour, self.host, self.port, self.further = harbour, host, port, further
        self._tabs: set[Tab] = set()
        self._forms: Recent[int, Interaction] = Recent(FORMS)
        self._news = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self._updating: asyncio.Task[None] | None = None
        self._handlers: dict[str, Callable[[MemberActor, dict[str, Any]], Awaitable[Any]]] = {
            "use": self._use,
            "submit": self._submit,
            "command": self._command,
            "complete": self._complete,
            "commands": self._commands,
            "write": self._write,
            "dismiss": self._dismiss,
            "pass": self._pass,
        }
        self.let_pass: Callable[[float], None] | None = None
        """Lets seconds pass; `None` until the demo can do that."""

    @property
    def address(self) -> str:
        """Where the page is."""
        assert self._runner is not None
        return f"http://127.0.0.1:{self._runner.addresses[0][1]}/"

    async def __aenter__(self) -> PageServer:
        app = web.Application(middlewares=[_own_pages_only], client_max_size=LARGEST)
        app.add_routes(
            [
                web.get("/", self._front),
                web.get("/socket", self._socket),
                web.post("/do", self._do),
                web.get("/files/{path:.+}", self._file),
                web.get("/emoji/{name}", self._emoji),
                web.static("/static", STATIC),
                web.get("/games/{game}.png", self._game),
                web.static("/fonts", FONTS),
                *self.further,
            ]
        )
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        await self._runner.setup()
        await self._listen(self._runner)
        self.harbour.listen(self._news.set)
        self._updating = asyncio.create_task(self._update_tabs())
        return self

    async def _listen(self, runner: web.AppRunner) -> None:
        """Listen on the port, or on the next one that is free."""
        for port in range(self.port, min(self.port + NEXT, LAST_PORT) + 1):
            try:
                return await web.TCPSite(runner, "127.0.0.1", port).start()
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise
        await web.TCPSite(runner, "127.0.0.1", 0).start()

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        assert self._updating is not None and self._runner is not None
        self._updating.cancel()
        await asyncio.gather(self._updating, return_exceptions=True)
        for tab in tuple(self._tabs):
            await tab.socket.close()
        await self._runner.cleanup()

    async def _front(self, request: web.Request) -> web.StreamResponse:
        language, page = self.harbour.language, (STATIC / "index.html").read_text(encoding="utf-8")
        texts = page_texts(language)
        values = {"language": language, "texts": json.dumps(texts).replace("<", "\\u003c")}
        values |= {key: escape(text) for key, text in texts.items()}
        body = HOLE.sub(lambda hole: values[hole[1]], page)
        return web.Response(text=body, content_type="text/html", headers={"Cache-Control": "no-cache"})

    async def _emoji(self, request: web.Request) -> web.Response:
        """Serve an emoji of the bot, as the bot uploads it."""
        name = request.match_info["name"].removeprefix(NAME)
        sign = next((sign for sign in SIGNS if str(sign) == name), None)
        if sign is None:
            raise web.HTTPNotFound
        data = emoji(sign if isinstance(sign, int) else sign.upper())
        return web.Response(body=data, content_type="image/png", headers={"Cache-Control": "max-age=86400"})

    async def _game(self, request: web.Request) -> web.StreamResponse:
        """Serve the picture of a game for the first page: `<game>-table.png` beside its page."""
        home = homes().get(request.match_info["game"])
        picture = None if home is None else home.page.with_name(f"{home.game}-table.png")
        if picture is None or not picture.is_file():
            raise web.HTTPNotFound
        return web.FileResponse(picture)

    async def _file(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        content = self.harbour.backend.cdn.get(f"{CDN_BASE}/{path}")
        if content is None:
            raise web.HTTPNotFound
        is_png = path.endswith(".png")
        headers = {"Cache-Control": "max-age=31536000, immutable", **({} if is_png else {"Content-Disposition": "attachment"})}
        return web.Response(body=content, content_type="image/png" if is_png else "application/octet-stream", headers=headers)

    # What a tab sees.

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one tab of a browser until it is closed."""
        socket = web.WebSocketResponse(heartbeat=20.0)
        await socket.prepare(request)
        tab = Tab(socket, next(iter(self.harbour.members.values())))
        self._tabs.add(tab)
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    with suppress(*NONSENSE):
                        self._look(tab, read_from_page(message.data))
                    await self._update(tab, await self._tables())
        finally:
            self._tabs.discard(tab)
        return socket

    def _look(self, tab: Tab, wanted: dict[str, Any]) -> None:
        """Let a tab show another person, another room or more messages."""
        member = self._member(wanted.get("as"))
        room = int(wanted["room"]) if str(wanted.get("room", "")).isdecimal() else None
        if (member.id, room) != (tab.member.id, tab.room):
            tab.sent_parts.clear()
        tab.member, tab.room, tab.count = member, room, min(1000, int(wanted.get("count", PAGE_OF_MESSAGES)))

    def _member(self, key: Any) -> MemberActor:
        members = self.harbour.members.values()
        return next((member for member in members if member.name == key), next(iter(members)))

    async def _update_tabs(self) -> None:
        """Send all tabs what is new, for ever."""
        while True:
            await self._news.wait()
            await asyncio.sleep(BREATH)
            self._news.clear()
            if not self._tabs:
                continue
            try:
                tables = await self._tables()
                await asyncio.gather(*(self._update(tab, tables) for tab in tuple(self._tabs)))
            except Exception:
                log.exception("the page could not be updated")

    async def _tables(self) -> tuple[Table, ...]:
        """Return all tables that have a card; lessons have none, they are private messages."""
        tables = await self.host.reading.tables_at(self.harbour.guild.id, ("open", "running", "finished"))
        return tuple(table for table in tables if table.lesson is None)

    async def _update(self, tab: Tab, tables: tuple[Table, ...]) -> None:
        async with tab.turn:
            with suppress(ConnectionError, RuntimeError):  # the tab was closed meanwhile
                await self._show_all(tab, tables)

    async def _show_all(self, tab: Tab, tables: tuple[Table, ...]) -> None:
        """Send a tab everything that its person sees."""
        harbour, member, room = self.harbour, tab.member, tab.room
        await tab.show("people", {"me": str(member.id), "all": page_state.people(harbour, tables)})
        places = {"channel": str(harbour.channel.id), "guild": str(harbour.guild.id)}
        await tab.show("rooms", places | {"all": page_state.rooms(harbour, tables, member), "roles": page_state.roles(harbour)})
        await tab.show(
            "home", page_state.home(harbour, tables, member) | {"develop": bool(self.further), "master": harbour.manages(member)}
        )
        if room is None:
            return
        known = {channel.id for channel in harbour.rooms(member)}
        every: list[Message] = harbour.messages(room, member) if room in known else []
        newest = every[-tab.count :]
        for message in newest:
            await tab.show(f"message {message.id}", page_state.message_of(harbour, message))
        order = [str(message.id) for message in newest]
        await tab.show("room", {"id": str(room), "there": room in known, "order": order, "earlier": len(every) > len(newest)})

    # What a person does.

    async def _do(self, request: web.Request) -> web.Response:
        """Do what a person wants on the page; answer with the result, or with the refusal."""
        try:
            action = read_from_page(await request.text())
            handler = self._handlers.get(action.get("do"))
            if handler is None:
                raise web.HTTPNotFound
            answer = await handler(self._member(action.get("as")), action)
        except PageRefusal as refused:
            answer = {"refused": self.harbour.say(refused.msg)}
        except NONSENSE:
            raise web.HTTPBadRequest from None
        return web.json_response(answer)

    async def _use(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        values = [str(value) for value in request.get("values", ())]
        where = int(request["room"]), int(request["message"])
        record = await self.harbour.use(member, *where, str(request["id"]), int(request["kind"]), values)
        return self._outcome(record)

    async def _submit(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        shown_form = self._forms.get(int(request["form"]))
        if shown_form is None:
            raise PageRefusal(Msg("page.refused.form"))
        self._forms.drop(shown_form.id)
        return self._outcome(await self.harbour.submit(member, shown_form, request["values"]))

    async def _command(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        return self._outcome(await self.harbour.command(member, int(request["room"]), str(request["name"]), request["options"]))

    async def _complete(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        where = int(request["room"]), str(request["name"]), request["options"]
        return {"choices": (await self.harbour.command(member, *where, completing=str(request["option"]))).autocomplete_choices or []}

    async def _commands(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        return {"commands": self.harbour.commands(member, int(request["room"]))}

    async def _write(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        self.harbour.write(member, int(request["room"]), str(request["words"]))
        return {}

    async def _pass(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        """Let time pass for a manager of the server: a quarter of an hour, or eight hours."""
        if self.let_pass is None or not self.harbour.manages(member):
            raise PageRefusal(Msg("page.refused.time"))
        self.let_pass(STEP if request.get("long") else QUARTER)
        return {}

    async def _dismiss(self, member: MemberActor, request: dict[str, Any]) -> dict[str, Any]:
        self.harbour.dismiss(member, int(request["room"]), int(request["message"]))
        return {}

    def _outcome(self, record: Interaction) -> dict[str, Any]:
        """Return what the page has to do besides showing changes: open a form or show an answer."""
        answer: dict[str, Any] = {"message": None if record.message_id is None else str(record.message_id)}
        if record.followup_ids:
            answer["message"] = str(record.followup_ids[-1])
        if record.modal is not None:
            self._forms.put(record.id, record)
            answer["form"] = {"id": str(record.id), **page_state.place_files(record.modal, {})}
        return answer


def page_texts(language: str) -> dict[str, str]:
    """Return the page's own texts in a language, with placeholders for arguments: `{name}`."""
    keys = [key for key in catalogue(FALLBACK).sources if key.startswith("page-")]
    holes = {key: {name: f"{{{name}}}" for name in ARGUMENT.findall(catalogue(FALLBACK).source(key))} for key in keys}
    return {key: text(language, key, holes[key]) for key in keys}


def read_from_page(text: str) -> Any:
    """Read JSON from the page.

    A lone surrogate (a browser may cut an emoji in two) becomes a question mark, because it cannot be encoded as UTF-8.
    """
    return json.loads(json.dumps(json.loads(text), ensure_ascii=False).encode("utf-8", "replace"))


@web.middleware
async def _own_pages_only(request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> web.StreamResponse:
    """Refuse requests of other pages in the browser: of another origin or host name."""
    origin = request.headers.get("Origin")
    if request.host.rpartition(":")[0] not in NAMES or (origin is not None and origin.split("//")[-1] != request.host):
        raise web.HTTPForbidden
    return await handler(request)
