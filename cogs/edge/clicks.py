"""Takes every click and command, as an action, through the gate to its handler.

Nothing is kept in memory between two clicks. If a click fails, the person who made it gets an id that is found in the log; the log never
holds what was chosen.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeAlias, TypeVar

import discord

from cogs.actions.looking_back import ShowReplay
from cogs.actions.panel import AskAction, AtTable, Confirm, ConfirmRoughly
from cogs.actions.servers import ShowSetup
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import Action, Outdated
from cogs.connection.refusals import asks_for_patience
from cogs.edge.gate import Admitted, Caller, Gate, Past, caller_of
from cogs.edge.layout import Interaction
from cogs.edge.limits import TooFast
from cogs.edge.reply import NobodyWaits, Reply
from cogs.edge.services import PUBLIC, Services, table_link, texts_about
from cogs.edge.spent import GOOD_FOR, KEPT
from cogs.panel.spec import Button, Menu, Modal, Row, Screen, controls
from engine.values.core import EngineError, Msg, Say, Seat
from engine.values.recent import Recent
from metrics import ERRORS
from play.host import Host
from play.values.errors import NotAllowed, error_trace
from play.values.live import OVER
from play.values.types import LIVE, Table
from words import offered_language, speaker

log = logging.getLogger(__name__)

A_co = TypeVar("A_co", bound=Action, covariant=True)


@dataclass(frozen=True, slots=True)
class Click(Generic[A_co]):
    """An action that the gate let through, with everything that its handler needs."""

    action: A_co
    admitted: Admitted
    reply: Reply
    language: str
    values: tuple[str, ...] = ()

    @property
    def value(self) -> str:
        """The first chosen or typed value; empty if there is none."""
        return self.values[0] if self.values else ""

    @property
    def caller(self) -> Caller:
        """The person who acts, and the place."""
        return self.admitted.caller

    @property
    def user_id(self) -> int:
        """The id of the person who acts."""
        return self.admitted.caller.user_id

    def guild(self) -> int:
        """Return the server in which the person acts; raises `NotAllowed` elsewhere."""
        guild = self.caller.place.guild_id
        if guild is None:
            raise NotAllowed(Msg("discord.on-server"))
        return guild

    @property
    def table(self) -> Table:
        """The table as it was when the click came in."""
        return self.admitted.table

    @property
    def host(self) -> Host:
        """The host as it was when the click came in (`Host.looking_at`): it only reads."""
        return self.admitted.host

    @property
    def seat(self) -> Seat | None:
        """The caller's seat there, if they have one."""
        return self.admitted.seat

    @property
    def say(self) -> Say:
        """Texts for the caller."""
        return self.reply.say

    def about(self, table: Table) -> Say:
        """Return texts about a table for the caller, with the names of its seats."""
        return texts_about(table, self.language, self.user_id)

    async def open_form(self, form: Modal) -> None:
        """Answer with a form; raise `EngineError` if that is too late."""
        if not await self.reply.form(form):
            raise EngineError("no form any more", Msg("discord.old-control"))


class Handlers:
    """The handlers of one subject, each marked by `handles`."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.host = services.host


JUST_CHANGED = Msg("discord.just-changed")

Handler: TypeAlias = Callable[[Click[Any]], Awaitable[None]]
Making: TypeAlias = Callable[[Caller], Awaitable[Action]]
"""Makes the action of a command; may read which match is meant."""
Meaning: TypeAlias = Callable[[Interaction, Any], Making]
"""A function that makes the action of a form, from the form and what came with it."""

F = TypeVar("F", bound=Callable[..., Awaitable[None]])
M = TypeVar("M", bound=Callable[..., Making])


def handles(*kinds: type[Action]) -> Callable[[F], F]:
    """Mark a method as the one that carries these actions out."""

    def mark(method: F) -> F:
        method.handles = kinds  # type: ignore[attr-defined]
        return method

    return mark


def means(form: type[Action]) -> Callable[[M], M]:
    """Mark a method as the one that says which action this form becomes."""

    def mark(method: M) -> M:
        method.means = form  # type: ignore[attr-defined]
        return method

    return mark


class Clicks:
    """Knows who carries out which action."""

    def __init__(self, services: Services, gate: Gate) -> None:
        self.services = services
        self.gate = gate
        self._gone: Recent[int, bool] = Recent(KEPT, GOOD_FOR)
        self.handlers: dict[type[Action], Handler] = {Outdated: self.outdated}
        self.meanings: dict[type[Action], Meaning] = {}

    def register(self, owner: object) -> None:
        """Register the methods of `owner` that are marked by `handles` or `means`."""
        for name in dir(type(owner)):
            method = getattr(type(owner), name)
            for kind in getattr(method, "handles", ()):
                self._is_new(kind)
                self.handlers[kind] = getattr(owner, name)
            form = getattr(method, "means", None)
            if form is not None:
                self._is_new(form)
                self.meanings[form] = getattr(owner, name)

    def _is_new(self, kind: type[Action]) -> None:
        if kind in self.handlers or kind in self.meanings:
            raise ValueError(f"{kind.__name__} has two handlers")

    async def answer(self, interaction: Interaction, action: Action, values: Sequence[str] = ()) -> None:
        """Answer a click, or a form that was filled in. Never raises."""
        meaning = self.meanings.get(type(action))
        if meaning is not None:
            return await self.command(interaction, meaning(interaction, action), type(action).__name__)

        async def make(caller: Caller) -> Action:
            return action

        await self._run(interaction, type(action).__name__, make, tuple(values), may_defer=not action.opens_form)

    async def command(self, interaction: Interaction, make: Making, name: str = "") -> None:
        """Answer a command, or a form of which `make` reads which action it is. Never raises.

        `name` is for the log.
        """
        data: Any = interaction.data or {}
        await self._run(interaction, name or f"/{data.get('name', '')}", make, ())

    async def _run(self, interaction: Interaction, name: str, make: Making, values: tuple[str, ...], may_defer: bool = True) -> None:
        language = offered_language(str(interaction.locale))
        reply = Reply(interaction, speaker(language), self._gone)
        action: Action | None = None
        try:
            clicked = interaction.message
            changed = None if clicked is None else self.services.panels.just_changed(clicked.id, interaction.created_at)
            caller = caller_of(interaction)
            if may_defer:
                reply.start_clock()
            if changed is not None and _plays_a_choice(action := await make(caller), changed):
                ERRORS.count("refused", JUST_CHANGED.key)
                reply.say = speaker(await self._reading(interaction))
                return await _press_again(reply, changed)
            action = action or await make(caller)
            admitted = await self.gate.admit(caller, action)
            services = self.services.by(admitted.host) if isinstance(action, AtTable) else self.services
            settings = await services.host.people.settings(interaction.user.id)
            language = settings.language or language
            if offered_language(str(interaction.locale)) != offered_language(settings.locale or PUBLIC):
                await self.services.host.people.remember_locale(interaction.user.id, settings, str(interaction.locale))
            reply.say = texts_about(admitted.table, language, caller.user_id) if isinstance(action, AtTable) else speaker(language)
            if isinstance(action, AtTable):
                await services.refresh_name(caller.person, caller.place.guild_id, admitted.table)
                if admitted.seat is not None:
                    if await admitted.host.plans.note_click(action.match, caller.user_id):
                        host = await self.gate.host.looking_at(action.match, caller.user_id)
                        admitted = await self.gate.visible(caller, action.match, host)  # they are back, and the table reads otherwise
                    direct = clicked.id if clicked is not None and interaction.guild_id is None else None
                    await admitted.host.telling.note_click(caller.user_id, admitted.table, direct)
            with self.gate.limits.at_once(caller.user_id, caller.place.guild_id, action):
                await self.handlers[type(action)](Click(action, admitted, reply, language, values))
            if isinstance(action, AtTable):
                await self.services.panels.note_answer(caller.user_id, action.match, reply, language)
            else:
                self.services.panels.note_screen(reply)
        except Past as error:
            ERRORS.count("refused", error.msg.key)
            assert isinstance(action, AtTable)
            table = (await self.gate.visible(caller_of(interaction), action.match)).table
            reply.say = texts_about(table, await self._reading(interaction), interaction.user.id)
            await _past(reply, table, error.msg, interaction)
        except EngineError as error:
            if not isinstance(error, TooFast):  # a refusal of too many clicks reads nothing from the database
                language = await self._reading(interaction)  # the gate may have refused before it was known
                reply.say = speaker(language)
                with suppress(EngineError):  # who is named in the reason is named to somebody who may see the table
                    if isinstance(action, AtTable):
                        caller = caller_of(interaction)
                        reply.say = texts_about((await self.gate.visible(caller, action.match)).table, language, caller.user_id)
            ERRORS.count("refused", error.msg.key)
            await _say(reply, Msg("discord.refused", reason=error.msg), interaction)
        except NobodyWaits as error:
            _untold(error, interaction, name, action)
        except discord.RateLimited as error:
            ERRORS.count("discord", type(error).__name__)
            log.warning("discord asks for patience", extra={"again_in": error.retry_after, **circumstances(interaction, name, action)})
            await _say(reply, asks_for_patience(error), interaction)
        except discord.DiscordServerError as error:
            ERRORS.count("discord", str(error.status))
            log.warning("discord is unwell", extra={"status": error.status, **circumstances(interaction, name, action)})
            await _say(reply, Msg("discord.unanswered"), interaction)
        except BaseException as error:
            failed = await self.services.host.blame_guest(error, action.match if isinstance(action, AtTable) else None)
            if failed is not None:
                return await _say(reply, Msg("discord.refused", reason=failed), interaction)
            if not isinstance(error, Exception):
                raise
            error_id = secrets.token_hex(4)
            ERRORS.count("interaction", type(error).__name__)
            # The text of an error may quote a line or an id, which can hold a secret answer: only where it happened is logged.
            log.error(
                "interaction failed: %s", error_trace(error), extra={"error_id": error_id, **circumstances(interaction, name, action)}
            )
            await _say(reply, Msg("discord.failed", id=error_id), interaction)
        finally:
            reply.stop_clock()

    async def _reading(self, interaction: Interaction) -> str:
        """Return the language for a refusal: the person's own, if it can be read."""
        try:
            return await self.services.language(interaction)
        except Exception:
            return offered_language(str(interaction.locale))

    async def outdated(self, click: Click[Outdated]) -> None:
        """Answer an outdated control: say so, and offer the current panel if allowed."""
        if click.action.is_setup:
            row = (Button(ShowSetup(), click.say(Msg("house.old-open")), "primary"),)
            return await click.reply.beside(Screen((click.say(Msg("house.old")),), (row,)))
        rows: tuple[Row, ...] = ()
        with suppress(EngineError):
            admitted = await self.gate.visible(click.caller, click.action.match)
            if admitted.table.status in LIVE and admitted.seat is not None:
                rows = ((Button(OpenTurn(click.action.match), click.say(Msg("discord.card.my-turn")), "primary"),),)
        await click.reply.beside(Screen((click.say(Msg("discord.old-control")),), rows))


def _plays_a_choice(action: Action, screen: Screen) -> bool:
    """Return whether a press gives one of several answers that a panel shows now.

    If so, another one than was meant may have been pressed. Buttons that play nothing (*Your turn*, *Back*, *More*) and the only answer
    there is (*Roll the die*) are meant whatever came before.
    """
    if not isinstance(action, AskAction | Confirm | ConfirmRoughly):
        return False
    choices = [control for control in controls(screen) if isinstance(control.action, AskAction | Confirm | ConfirmRoughly)]
    return len(choices) > 1 or any(isinstance(control, Menu) for control in choices)


async def _press_again(reply: Reply, changed: Screen) -> None:
    """Say in a panel, in a small line below its stake, that it has just changed."""
    if changed.stake is None:
        return await reply.words_beside(JUST_CHANGED)
    text = f"{changed.stake.text}\n-# {reply.say(JUST_CHANGED)}"
    await reply.screen(replace(changed, stake=replace(changed.stake, text=text)))


async def _past(reply: Reply, table: Table, msg: Msg, interaction: Interaction) -> None:
    """Say that a panel is outdated, and show the way on.

    A private panel is replaced; a control that others see too is answered beside it.
    """
    ways = [Button(action=None, label=reply.say(Msg("discord.panel.to-table")), url=table_link(table))]
    if table.status in LIVE and table.seat_of(interaction.user.id) is not None:
        ways.insert(0, Button(OpenTurn(table.match), reply.say(Msg("discord.card.my-turn")), "primary"))
    if table.status in OVER:
        ways.append(Button(ShowReplay(table.match), reply.say(Msg("discord.card.replay"))))
    screen = Screen((reply.say(Msg("discord.refused", reason=msg)),), (tuple(ways),))
    try:
        await (reply.screen(screen) if reply.in_place and not reply.in_direct else reply.beside(screen))
    except Exception as error:
        _untold(error, interaction)


async def _say(reply: Reply, msg: Msg, interaction: Interaction) -> None:
    """Say the last word about a click; if even that fails, log it."""
    try:
        await reply.words_beside(msg)
    except Exception as error:
        _untold(error, interaction)


def _untold(error: Exception, interaction: Interaction, name: str = "", action: Action | None = None) -> None:
    """Log why somebody was not answered. When they do not wait for it, nothing is wrong."""
    where = circumstances(interaction, name, action)
    if isinstance(error, NobodyWaits):
        log.info("nobody waits for the answer", extra={"code": error.code, **where})
        return
    known = {"status": error.status, "code": error.code} if isinstance(error, discord.HTTPException) else {}
    log.warning("nobody could be told: %s", type(error).__name__, extra={**known, **where})


def circumstances(interaction: Interaction, name: str, action: Action | None) -> dict[str, Any]:
    """Return ids and the name of an action for the log, never what was chosen."""
    return {
        "user": interaction.user.id,
        "channel": interaction.channel_id,
        "guild": interaction.guild_id,
        "action": name,
        "match": action.match if isinstance(action, AtTable) else None,
    }
