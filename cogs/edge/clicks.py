"""Takes every click and command, as an action, through the gate to its handler.

No state of a click is kept until the next one. If a click fails, the person gets an id that an operator finds in the log. The log never
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
from cogs.edge.newest_panels import GOOD_FOR, KEPT
from cogs.edge.reply import NobodyWaits, Reply
from cogs.edge.services import PUBLIC, Services, table_link, texts_about
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
        """Return the server where the person acts; raise `NotAllowed` in a direct message."""
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
    """The handlers of one subject: methods that are marked by `handles` or `means`.

    `self.host` carries out what is asked for, and reads what is true now. `click.host` reads what was true when the click came in.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.host = services.host


JUST_CHANGED = Msg("discord.just-changed")

Handler: TypeAlias = Callable[[Click[Any]], Awaitable[None]]
Making: TypeAlias = Callable[[Caller], Awaitable[Action]]
"""A function that makes the action of a command; it may read the database to find which match is meant."""
Meaning: TypeAlias = Callable[[Interaction, Any], Making]
"""A function that turns a form, given its interaction and its action, into the function that makes the action to carry out."""

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
    """Carries out actions by their registered handlers, and answers errors."""

    def __init__(self, services: Services, gate: Gate) -> None:
        self.services = services
        self.gate = gate
        self._gone: Recent[int, bool] = Recent(KEPT, GOOD_FOR)  # deleted messages on which a click was answered
        self.handlers: dict[type[Action], Handler] = {Outdated: self.answer_outdated}
        self.meanings: dict[type[Action], Meaning] = {}

    def register(self, owner: object) -> None:
        """Register the methods of `owner` that are marked by `handles` or `means`."""
        for name in dir(type(owner)):
            method = getattr(type(owner), name)
            for kind in getattr(method, "handles", ()):
                self._require_new(kind)
                self.handlers[kind] = getattr(owner, name)
            form = getattr(method, "means", None)
            if form is not None:
                self._require_new(form)
                self.meanings[form] = getattr(owner, name)

    def _require_new(self, kind: type[Action]) -> None:
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
        """Answer a command, or a form whose action `make` finds out. Never raises.

        `name` is for the log; empty: that of the command.
        """
        data: Any = interaction.data or {}
        await self._run(interaction, name or f"/{data.get('name', '')}", make, ())

    async def _run(self, interaction: Interaction, name: str, make: Making, values: tuple[str, ...], may_defer: bool = True) -> None:
        """Make an action and carry it out; answer every error."""
        reply = Reply(interaction, speaker(offered_language(str(interaction.locale))), self._gone)
        action: Action | None = None
        try:
            clicked = interaction.message
            changed = None if clicked is None else self.services.panels.just_changed(clicked.id, interaction.created_at)
            caller = caller_of(interaction)
            if may_defer:
                reply.start_clock()
            action = await make(caller)
            if changed is not None and _plays_a_choice(action, changed):
                ERRORS.count("refused", JUST_CHANGED.key)
                reply.say = speaker(await self._refusal_language(interaction))
                return await _ask_to_press_again(reply, changed)
            await self._carry_out(reply, caller, action, values)
        except Past as error:
            ERRORS.count("refused", error.msg.key)
            assert isinstance(action, AtTable)
            table = (await self.gate.see(caller_of(interaction), action.match)).table
            reply.say = texts_about(table, await self._refusal_language(interaction), interaction.user.id)
            await _answer_past(reply, table, error.msg, interaction)
        except EngineError as error:
            if not isinstance(error, TooFast):  # a refusal of too many clicks reads nothing from the database
                reply.say = await self._refusal_texts(interaction, action)
            ERRORS.count("refused", error.msg.key)
            await _say_last(reply, Msg("discord.refused", reason=error.msg), interaction)
        except NobodyWaits as error:
            _log_unanswered(error, interaction, name, action)
        except discord.RateLimited as error:
            ERRORS.count("discord", type(error).__name__)
            log.warning("discord asks for patience", extra={"again_in": error.retry_after, **circumstances(interaction, name, action)})
            await _say_last(reply, asks_for_patience(error), interaction)
        except discord.DiscordServerError as error:
            ERRORS.count("discord", str(error.status))
            log.warning("discord is unwell", extra={"status": error.status, **circumstances(interaction, name, action)})
            await _say_last(reply, Msg("discord.unanswered"), interaction)
        except BaseException as error:
            guest_error = await self.services.host.blame_guest(error, action.match if isinstance(action, AtTable) else None)
            if guest_error is not None:
                return await _say_last(reply, Msg("discord.refused", reason=guest_error), interaction)
            if not isinstance(error, Exception):
                raise
            error_id = secrets.token_hex(4)
            ERRORS.count("interaction", type(error).__name__)
            # The text of an error may quote a line or an id, which can hold a secret answer: only where it happened is logged.
            log.error(
                "interaction failed: %s", error_trace(error), extra={"error_id": error_id, **circumstances(interaction, name, action)}
            )
            await _say_last(reply, Msg("discord.failed", id=error_id), interaction)
        finally:
            reply.stop_clock()

    async def _carry_out(self, reply: Reply, caller: Caller, action: Action, values: tuple[str, ...]) -> None:
        """Let an action through the gate, and call its handler in the person's language."""
        admitted = await self.gate.admit(caller, action)
        services = self.services.by(admitted.host) if isinstance(action, AtTable) else self.services
        settings = await services.host.people.settings(caller.user_id)
        language = settings.language or offered_language(caller.locale)
        if offered_language(caller.locale) != offered_language(settings.locale or PUBLIC):
            await self.services.host.people.remember_locale(caller.user_id, settings, caller.locale)
        reply.say = speaker(language)
        if isinstance(action, AtTable):
            reply.say = texts_about(admitted.table, language, caller.user_id)
            await services.refresh_name(caller.person, caller.place.guild_id, admitted.table)
            if admitted.seat is not None:
                admitted = await self._note_presence(admitted, reply.interaction)
        with self.gate.limits.at_once(caller.user_id, caller.place.guild_id, action):
            await self.handlers[type(action)](Click(action, admitted, reply, language, values))
        if isinstance(action, AtTable):
            await self.services.panels.note_answer(caller.user_id, action.match, reply, language)
        else:
            self.services.panels.forget_replaced(reply)

    async def _note_presence(self, admitted: Admitted, interaction: Interaction) -> Admitted:
        """Note that a seated person has clicked; return them with the table as it is after that.

        A click ends an absence: if there was one, the table is read again.
        """
        caller, match = admitted.caller, admitted.table.match
        if await admitted.host.plans.note_click(match, caller.user_id):
            admitted = await self.gate.see(caller, match, await self.gate.host.looking_at(match, caller.user_id))
        clicked = interaction.message
        direct_id = clicked.id if clicked is not None and interaction.guild_id is None else None
        await admitted.host.telling.note_click(caller.user_id, admitted.table, direct_id)
        return admitted

    async def _refusal_texts(self, interaction: Interaction, action: Action | None) -> Say:
        """Return texts for a refusal, with the names of the seats if the person may see the table."""
        language = await self._refusal_language(interaction)
        if isinstance(action, AtTable):
            caller = caller_of(interaction)
            with suppress(EngineError):
                return texts_about((await self.gate.see(caller, action.match)).table, language, caller.user_id)
        return speaker(language)

    async def _refusal_language(self, interaction: Interaction) -> str:
        """Return the language for a refusal: the person's own, if it can be read."""
        try:
            return await self.services.language(interaction)
        except Exception:
            return offered_language(str(interaction.locale))

    async def answer_outdated(self, click: Click[Outdated]) -> None:
        """Answer an outdated control: say so, and offer the current panel if allowed."""
        if click.action.is_setup:
            row = (Button(ShowSetup(), click.say(Msg("house.old-open")), "primary"),)
            return await click.reply.beside(Screen((click.say(Msg("house.old")),), (row,)))
        rows: tuple[Row, ...] = ()
        with suppress(EngineError):
            admitted = await self.gate.see(click.caller, click.action.match)
            if admitted.table.status in LIVE and admitted.seat is not None:
                rows = ((Button(OpenTurn(click.action.match), click.say(Msg("discord.card.my-turn")), "primary"),),)
        await click.reply.beside(Screen((click.say(Msg("discord.old-control")),), rows))


def _plays_a_choice(action: Action, screen: Screen) -> bool:
    """Return whether an action gives one of several answers on a screen that has just changed.

    Then the person may have pressed another answer than they meant. Buttons that play nothing (*Your turn*, *Back*, *More*) and a
    single answer (*Roll the die*) cannot be mistaken.
    """
    if not isinstance(action, AskAction | Confirm | ConfirmRoughly):
        return False
    choices = [control for control in controls(screen) if isinstance(control.action, AskAction | Confirm | ConfirmRoughly)]
    return len(choices) > 1 or any(isinstance(control, Menu) for control in choices)


async def _ask_to_press_again(reply: Reply, changed: Screen) -> None:
    """Say in a small line of a panel that it has just changed, so that the press did nothing."""
    if changed.stake is None:
        return await reply.words_beside(JUST_CHANGED)
    text = f"{changed.stake.text}\n-# {reply.say(JUST_CHANGED)}"
    await reply.screen(replace(changed, stake=replace(changed.stake, text=text)))


async def _answer_past(reply: Reply, table: Table, msg: Msg, interaction: Interaction) -> None:
    """Say that a panel is outdated, with buttons that lead to the present one.

    A private panel is replaced; the answer to a control that others see is a private message.
    """
    buttons = [Button(action=None, label=reply.say(Msg("discord.panel.to-table")), url=table_link(table))]
    if table.status in LIVE and table.seat_of(interaction.user.id) is not None:
        buttons.insert(0, Button(OpenTurn(table.match), reply.say(Msg("discord.card.my-turn")), "primary"))
    if table.status in OVER:
        buttons.append(Button(ShowReplay(table.match), reply.say(Msg("discord.card.replay"))))
    screen = Screen((reply.say(Msg("discord.refused", reason=msg)),), (tuple(buttons),))
    try:
        if reply.in_place and not reply.in_direct:
            await reply.screen(screen)
        else:
            await reply.beside(screen)
    except Exception as error:
        _log_unanswered(error, interaction)


async def _say_last(reply: Reply, msg: Msg, interaction: Interaction) -> None:
    """Answer an error in a private message; if even that fails, log it."""
    try:
        await reply.words_beside(msg)
    except Exception as error:
        _log_unanswered(error, interaction)


def _log_unanswered(error: Exception, interaction: Interaction, name: str = "", action: Action | None = None) -> None:
    """Log why a person got no answer; `NobodyWaits` is no trouble."""
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
