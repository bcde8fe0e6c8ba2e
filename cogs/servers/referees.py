"""The panel of referees: stop a match, give time, replace a person, take back, end."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from cogs.actions.servers import (
    AboutSeat,
    ActFor,
    AnswerFor,
    AskReplace,
    AskRewindNumber,
    AskToEnd,
    AskToModerate,
    ChooseReferee,
    ChooseRewind,
    ChooseTableLanguage,
    ChooseWatchedSeat,
    EndMatch,
    Extend,
    Moderate,
    NameRefereeByCommand,
    OfferSeat,
    Remind,
    Replace,
    Rewind,
    ShowReferee,
    ShowRewind,
    Stop,
    TakeOffered,
    TypedRewind,
)
from cogs.actions.tables import OpenTurn
from cogs.actions.wire import whole_number
from cogs.edge.chosen import chosen_ids
from cogs.edge.clicks import Click, handles
from cogs.edge.gate import Gate, moderates
from cogs.edge.services import Services, shown_name, title
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICE_LABEL, CHOICES, PLACEHOLDER, Button, Choice, Listed, Menu, Row, Screen, cut
from cogs.screens import card, story
from cogs.screens.choices import language_choices, language_menu
from cogs.screens.consent import deed_words, undone_moves
from cogs.screens.matters import offers
from cogs.screens.questions import answers
from cogs.screens.seats import chosen_seat, holder_id, levels, seat_choice
from cogs.screens.times import deadlines
from engine.bots import KINDS
from engine.values.core import EngineError, Msg, Say, Seat, Who
from play.table.referees import EXTENSIONS
from play.time.paces import PACES, Deadline
from play.values.errors import NotAllowed, StaleTable
from play.values.names import bot_name
from play.values.outcomes import AskedConsent
from play.values.stands import RefereeDeed
from play.values.types import LIVE, Person, Table
from words import language_name, offered_languages


class RefereeClicks:
    """The clicks of referees and moderators.

    The gate has checked that they may act; the host checks whether the act is possible.
    """

    def __init__(self, services: Services, gate: Gate) -> None:
        self.host = services.host
        self.gate = gate

    @handles(NameRefereeByCommand)
    async def name_person(self, click: Click[NameRefereeByCommand]) -> None:
        """Make the person of a command the referee of a table."""
        action = click.action
        await self._name(click, Person(action.user, action.name_shown), action.is_bot)

    @handles(ChooseReferee)
    async def name_referee(self, click: Click[ChooseReferee]) -> None:
        """Make the chosen person the referee of a table, or nobody."""
        person, is_bot = _picked_person(click)
        await self._name(click, person, is_bot)

    async def _name(self, click: Click[Any], person: Person | None, is_bot: bool) -> None:
        """Name a person (or nobody: `None`) the referee of a table.

        Before the start the opener of the table may do it; later, referees and moderators who do not play there.
        """
        table = click.table
        is_opener = table.status == "open" and click.user_id == table.opener_id
        is_free_moderator = moderates(click.caller, table) and click.seat is None
        if not is_opener and not is_free_moderator:
            await self.gate.require_referee(click.caller, table)
            if click.seat is not None:
                raise NotAllowed(Msg("referee.named-own"))
        if is_bot:
            raise NotAllowed(Msg("referee.named-bot"))
        table = await self.host.referees.name(table.match, person, click.caller.person)
        done = Msg("referee.named-nobody") if person is None else Msg("referee.named", name=shown_name(person.name))
        await self._panel(click, table, click.about(table)(done))

    @handles(ShowReferee)
    async def show(self, click: Click[ShowReferee]) -> None:
        """Show the panel; only moderators get the button that closes the table."""
        await self._require_access(click)
        await self._panel(click, click.table)

    async def _require_access(self, click: Click[Any]) -> None:
        """Raise `NotAllowed` for all but referees, moderators and the opener of an open table."""
        is_opener = click.table.status == "open" and click.user_id == click.table.opener_id
        if not is_opener and not moderates(click.caller, click.table):
            await self.gate.require_referee(click.caller, click.table)

    @handles(ChooseTableLanguage)
    async def choose_language(self, click: Click[ChooseTableLanguage]) -> None:
        """Set the language of the card of a table."""
        await self._require_access(click)
        if click.value not in offered_languages():
            raise StaleTable
        table = await self.host.referees.choose_language(click.table.match, click.value)
        await self._panel(click, table, click.say(Msg("referee.language-set", language=language_name(click.value))))

    async def _panel(self, click: Click[Any], table: Table, done: str = "") -> None:
        """Show the panel, with the sentence `done` below its title."""
        say, is_referee = click.about(table), await self.gate.is_referee(click.caller, table)
        times = await self.host.reading.deadlines(table.match)
        screen = panel(table, click.user_id, is_referee, moderates(click.caller, table), times, say)
        if done:
            heading, *lines = screen.head
            screen = replace(screen, head=(heading, done, *lines))
        await click.reply.screen(screen)

    async def _do(self, click: Click[Any], deed: RefereeDeed, seen: int | None = None) -> None:
        """Carry out a deed, and say on the panel what it did.

        `seen`: the newest entry that the referee saw, if a later one makes the deed impossible.
        """
        outcome = await self.host.referees.do(click.action.match, click.caller.person, deed, seen)
        table = outcome.table
        say, before = click.about(table), click.about(click.table)  # `before` still has the name of a replaced person
        if isinstance(outcome, AskedConsent):
            await click.reply.screen(await answers(self.host, table, outcome.key, click.user_id, say))
        elif table.status in ("finished", "closed"):
            await click.reply.screen(Screen((deed_words(outcome, before),)))
        else:
            await self._panel(click, table, deed_words(outcome, before))

    @handles(Stop)
    async def stop(self, click: Click[Stop]) -> None:
        """Stop a match, or let it go on."""
        await self._do(click, RefereeDeed("pause" if click.action.on else "resume"))

    @handles(ChooseWatchedSeat)
    async def show_seat(self, click: Click[ChooseWatchedSeat]) -> None:
        """Show what can be done about the chosen seat."""
        table = click.table
        seat = chosen_seat(table, click.values)
        if seat is None or table.status != "running":
            raise StaleTable
        can_answer, times = await self._can_answer(table, seat), await self.host.reading.deadlines(table.match)
        await click.reply.screen(seat_screen(table, seat, times, can_answer, click.about(table)))

    async def _can_answer(self, table: Table, seat: Seat) -> bool:
        """Return whether a referee can answer for a seat knowing only what everybody sees."""
        with suppress(EngineError):
            await self.host.turns.referee_panel(table.match, seat)
            return True
        return False

    def _deed(self, click: Click[Any], kind: Any, number: int = 0, bot: str = "") -> RefereeDeed:
        """Return a deed about the button's seat; raise `StaleTable` if its holder has changed."""
        action: AboutSeat = click.action
        table = click.table
        if action.seat >= len(table.occupants) or holder_id(table, action.seat) != action.user:
            raise StaleTable
        return RefereeDeed(kind, action.seat, number, bot, table.occupants[action.seat].person)

    @handles(Extend)
    async def extend(self, click: Click[Extend]) -> None:
        """Give a seat more time."""
        await self._do(click, self._deed(click, "extend", click.action.seconds))

    @handles(AskReplace)
    async def ask_replace(self, click: Click[AskReplace]) -> None:
        """Ask which bot shall play on."""
        table, say, action = click.table, click.about(click.table), click.action
        self._deed(click, "replace")  # raises if the seat has another holder
        label = Msg("discord.seats.replace-by")
        buttons = [
            Button(Replace(table.match, action.seat, action.user, kind), f"{say(label)} {say(bot_name(kind))}", "danger") for kind in KINDS
        ]
        head = (say(Msg("referee.replace-ask", who=Who(action.seat))), levels(say))
        await click.reply.screen(Screen(head, tuple(in_rows([*buttons, _back(table, say)]))))

    @handles(Replace)
    async def replace(self, click: Click[Replace]) -> None:
        """Replace a person by a bot."""
        await self._do(click, self._deed(click, "replace", bot=click.action.bot))

    @handles(OfferSeat)
    async def offer(self, click: Click[OfferSeat]) -> None:
        """Offer a seat to the chosen person, or withdraw the offer if nobody is chosen."""
        deed = self._deed(click, "offer")
        person, is_bot = _picked_person(click)
        if is_bot:
            raise NotAllowed(Msg("referee.named-bot"))
        await self._do(click, RefereeDeed("offer", deed.seat, person=person))  # here the person is who gets the seat, not its holder

    @handles(TakeOffered)
    async def take_offered(self, click: Click[TakeOffered]) -> None:
        """Take a seat that a referee offered."""
        table = await self.host.seats.take_offered(click.action.match, click.caller.person, click.action.seat)
        say = click.about(table)
        row = (Button(OpenTurn(table.match), say(Msg("discord.card.my-turn")), "primary"),)
        await click.reply.screen(Screen((say(Msg("discord.seats.taken")),), (row,)))

    @handles(ActFor)
    async def act(self, click: Click[ActFor]) -> None:
        """Let a bot make one move for an absent person."""
        await self._do(click, self._deed(click, "act"), click.action.seq)

    @handles(ShowRewind)
    async def show_rewind(self, click: Click[ShowRewind]) -> None:
        """Show a menu of the newest moves; everything from the chosen one on is taken back."""
        table, say = click.table, click.about(click.table)
        moves = [
            entry for entry in await self.host.reading.log(table.match, click.seat) if entry.entry.seat is not None and not entry.undone
        ]
        if not moves or table.status != "running":
            raise NotAllowed(Msg("referee.rewind-nothing"))
        newest_first = list(reversed(moves))[:CHOICES]
        choices = tuple(
            Choice(str(move.entry.seq), cut(f"{move.entry.seq} · {story.in_words(move, say)}", CHOICE_LABEL)) for move in newest_first
        )
        menu = Menu(ChooseRewind(table.match), cut(say(Msg("referee.rewind-choose")), PLACEHOLDER), choices)
        number = Button(AskRewindNumber(table.match), say(Msg("replay.number")))
        await click.reply.screen(Screen((say(Msg("referee.rewind-head")),), (menu, (number, _back(table, say)))))

    @handles(AskRewindNumber)
    async def ask_number(self, click: Click[AskRewindNumber]) -> None:
        """Open a form for the number of an entry."""
        await click.open_form(story.entry_form(TypedRewind(click.table.match), 1, click.table.seq, click.say))

    @handles(ChooseRewind, TypedRewind)
    async def choose_rewind(self, click: Click[ChooseRewind | TypedRewind]) -> None:
        """Show the moves that would be taken back; warn that what they revealed stays known."""
        table, say = click.table, click.about(click.table)
        text = click.value.strip()
        target = whole_number(text, story.MOST_DIGITS) or 0
        moves = await self.host.reading.moves_from(table.match, click.seat, target) if 0 < target <= table.seq else ()
        if not moves or moves[0].entry.seq != target:
            raise NotAllowed(Msg("play.referee.no-entry", seq=cut(text, story.MOST_DIGITS) or "–"))
        head = [say(Msg("referee.rewind-ask", seq=target, count=len(moves)))]
        head.append(await undone_moves(self.host, table, click.seat, target, say))
        if any(entry.entry.sealed for entry in moves):
            head.append(say(Msg("referee.rewind-known")))
        yes = Button(Rewind(table.match, target, table.seq), say(Msg("referee.rewind-yes")), "danger")
        await click.reply.screen(Screen(tuple(head), ((yes, _back(table, say)),)))

    @handles(Rewind)
    async def rewind(self, click: Click[Rewind]) -> None:
        """Take back an entry and all after it."""
        await self._do(click, RefereeDeed("rewind", number=click.action.target), click.action.seq)

    @handles(AskToEnd)
    async def ask_to_end(self, click: Click[AskToEnd]) -> None:
        """Show the ways to end the match."""
        table, say = click.table, click.about(click.table)
        plain = Button(EndMatch(table.match, False, table.seq), say(Msg("referee.end-plain")), "danger")
        stands = Button(EndMatch(table.match, True, table.seq), say(Msg("referee.end-stands")), "danger")
        await click.reply.screen(Screen((say(Msg("referee.end-ask")),), ((plain, stands, _back(table, say)),)))

    @handles(EndMatch)
    async def end(self, click: Click[EndMatch]) -> None:
        """End a match without a result, or with the present points."""
        await self._do(click, RefereeDeed("stands" if click.action.stands else "end"), click.action.seq)

    @handles(AskToModerate)
    async def ask_to_moderate(self, click: Click[AskToModerate]) -> None:
        """Ask before a moderator closes a table."""
        table, say = click.table, click.about(click.table)
        row = (Button(Moderate(table.match), say(Msg("referee.close-yes")), "danger"), _back(table, say))
        await click.reply.screen(Screen((say(Msg("referee.close-ask", game=title(table.game), match=table.match)),), (row,)))

    @handles(Moderate)
    async def moderate(self, click: Click[Moderate]) -> None:
        """Close a table."""
        await self.host.referees.close(click.action.match, click.caller.person)
        await click.reply.text(Msg("referee.closed"))


def panel(table: Table, user_id: int, is_referee: bool, is_moderator: bool, running: Sequence[Deadline], say: Say) -> Screen:
    """Return the panel of what a referee or moderator can do at a table."""
    match = table.match
    is_player, is_opener = table.seat_of(user_id) is not None, user_id == table.opener_id
    head = [f"### {say(Msg('referee.head', game=title(table.game), match=match))}"]
    rows: list[Row] = []
    if is_referee and table.status == "running":
        head += [*card.stopped_since(table, say), *deadlines(running, say), *offers.SHOWN.lines(table, say)]
        if is_player:
            head.append(say(Msg("referee.own-table")))
        buttons = [
            Button(Stop(match, not table.stopped), say(Msg("referee.resume" if table.stopped else "referee.stop")), "primary"),
            Button(ShowRewind(match), say(Msg("referee.rewind"))),
            Button(AskToEnd(match), say(Msg("referee.end")), "danger"),
        ]
        awaits_people = bool({*table.to_act} & {*table.present})
        if awaits_people and not table.stopped:
            buttons.insert(0, Button(Remind(match), say(Msg("upkeep.remind"))))
        rows.append(tuple(buttons))
        choices = tuple(seat_choice(table, seat, say) for seat in range(min(CHOICES, len(table.occupants))))
        rows.append(Menu(ChooseWatchedSeat(match), cut(say(Msg("referee.seat")), PLACEHOLDER), choices))
    may_name = not is_player or (table.status == "open" and is_opener)
    if table.status in ("open", "running") and may_name:
        named = () if table.oversight.named is None else (table.oversight.named.user_id,)
        rows.append(
            Listed(
                action=ChooseReferee(match), placeholder=cut(say(Msg("referee.name")), PLACEHOLDER), kind="people", chosen=named, lo=0, hi=1
            )
        )
    if table.status in LIVE and len(offered_languages()) > 1:
        rows.append(language_menu(ChooseTableLanguage(match), language_choices(table.language), Msg("referee.language"), say))
    if is_moderator:
        rows.append((Button(AskToModerate(match), say(Msg("referee.close")), "danger"),))
    return Screen(tuple(head), tuple(rows), foot=(f"-# {say(Msg('referee.hint'))}",))


def seat_screen(table: Table, seat: Seat, running: Sequence[Deadline], can_answer: bool, say: Say) -> Screen:
    """Return the screen of what a referee can do about one seat.

    `can_answer`: they can answer for it knowing only what everybody sees; else a bot can make its move.
    """
    match, user, person = table.match, holder_id(table, seat), table.occupants[seat].person
    head = [f"### {say(Msg('referee.seat-head', who=Who(seat)))}"]
    head += deadlines([deadline for deadline in running if deadline.seat == seat], say)
    buttons = []
    if person is not None and PACES[table.terms.pace].limit is not None:
        head.append(say(Msg("referee.extend-about")))
        buttons += [
            Button(Extend(match, seat, user, int(seconds)), say(Msg("referee.extend", hours=int(seconds) // 3600)))
            for seconds in EXTENSIONS
        ]
    rows: list[Row] = [*in_rows(buttons)]
    deeds = []
    if person is not None and seat in table.to_act and not table.stopped:
        head.append(say(Msg("referee.act-about" if can_answer else "referee.act-hidden", who=Who(seat))))
        if can_answer:
            deeds.append(Button(AnswerFor(match, seat, user), say(Msg("referee.answer")), "primary"))
        deeds.append(Button(ActFor(match, seat, user, table.seq), say(Msg("referee.act")), "secondary" if can_answer else "primary"))
    if person is not None:
        deeds.append(Button(AskReplace(match, seat, user), say(Msg("referee.replace"))))
    head.append(say(Msg("referee.offer-about")))
    offered = tuple(offer.person.user_id for offer in table.offers if offer.seat == seat)
    rows.append(
        Listed(
            action=OfferSeat(match, seat, user),
            placeholder=cut(say(Msg("referee.offer")), PLACEHOLDER),
            kind="people",
            chosen=offered,
            lo=0,
            hi=1,
        )
    )
    rows += in_rows([*deeds, _back(table, say)])
    return Screen(tuple(head), tuple(rows))


def _back(table: Table, say: Say) -> Button:
    return Button(ShowReferee(table.match), say(Msg("discord.panel.back")))


def _picked_person(click: Click[Any]) -> tuple[Person | None, bool]:
    """Return the person chosen in a menu (`None`: nobody), and whether it is a bot of Discord."""
    ids = chosen_ids(click.reply.interaction, "people", click.values[:1])
    if not ids:
        return None, False
    data: Any = click.reply.interaction.data or {}
    resolved = data.get("resolved") or {}
    user, member = resolved.get("users", {}).get(click.value, {}), resolved.get("members", {}).get(click.value, {})
    name = member.get("nick") or user.get("global_name") or user.get("username") or ""
    return Person(ids[0], str(name)), bool(user.get("bot"))
