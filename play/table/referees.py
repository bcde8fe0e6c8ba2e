"""What referees of a match can do: stop, give time, replace, act, undo, end.

| deed | what it does | entry of the log |
|---|---|---|
| `pause`, `resume` | no clock runs, nothing moves and nobody is pinged, until the match is resumed | `pause`, `resume` |
| `extend` | a seat has more time in its bank, and if its time was up, another turn's time | `extend 2 86400` |
| `replace` | a bot plays on for a person, who cannot come back by themselves | `bot 2 captain` |
| `offer` | somebody may take the seat of a bot or a person; that person cannot come back by themselves | `offer 2`, then `human 2` |
| `act` | a move for an absent player: the referee's answer if it needs no secret, else by orders or a bot | `absent 2`, the move |
| `rewind` | everything from an entry on is taken back, including chance that was revealed | `undo 19` |
| `end`, `stands` | the match ends without a result, or with the result of its position | `end`, `end stands` |

A deed shows a referee no more than everybody sees. A referee chooses for an absent player only if the question and all its answers follow
from what everybody sees (`engine.walking.onlooker`). Otherwise the seat's orders choose, or the sensible bot by the view of the seat. Every
entry names who did it (`play.values.names.official`).

A referee who plays at the table does not decide there: all other people at the table are asked (`Proposal` of kind `deed`). A referee who
had a seat there before, or is alone with the kept seat of an absent person, can do nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine import bots
from engine.match.match import effective, remark_about, result_as_it_stands
from engine.values import remarks
from engine.values.core import BadLine, IllegalLine, Line, Msg, Note, Seat, Who
from engine.walking import onlooker
from engine.walking.onlooker import Hidden
from engine.walking.walk import Done, follow, tokens
from play.follows.matter import change_table_matters
from play.follows.progress import end_match, ordered_line, other_vacancies, outdated_notices
from play.follows.rows import entry_row, snapshot_row
from play.ledger.ledger import Ledger
from play.ledger.moves import advance, host_entry, play_for
from play.table.agreements import propose, take_back
from play.table.lobby import end_without_result
from play.table.seats import Seats
from play.time.calendar import DAY, HOUR
from play.time.paces import PACES, full_clock
from play.values.erased import seal, seats_held
from play.values.errors import NotAllowed, StaleTable
from play.values.live import Live, own_seat, rules_for_move, running_rules
from play.values.names import bot_name, known_level, official, with_official
from play.values.outcomes import AskedConsent, RefereeActed
from play.values.stands import Proposal, RefereeDeed, SeatOffer, Vacancy
from play.values.types import LIVE, Occupant, Oversight, Person, Table
from store.rows import DraftSpent, NewEffect, ServerRow, Write

EXTENSIONS = (HOUR, 6 * HOUR, DAY, 3 * DAY, 7 * DAY)
"""The numbers of seconds that a referee can give a seat at once."""

MOST_TIME = 60 * DAY
"""The most seconds that a time bank can have by extensions."""

ENDED = remarks.Remark("end").line
"""The last entry of a match that a referee ended without a result."""

STANDS = remarks.STANDS.line
"""The last entry of a match that a referee ended with the result of its position."""

CHALLENGES = 5
"""The most entries of one match for which a seat can call the referees."""


class Referees:
    """Carries out the deeds of referees, and calls them for players."""

    def __init__(self, ledger: Ledger, seats: Seats) -> None:
        self._ledger = ledger
        self._seats = seats

    async def role(self, guild: int) -> int | None:
        """Return the role whose holders are referees on a server, or `None`."""
        row = await self._ledger.stored.server(guild)
        return None if row is None else row.referee

    async def is_watched(self, table: Table) -> bool:
        """Return whether a table has referees, by the role of its server or by name."""
        guild = table.place.guild_id
        return table.oversight.named is not None or (guild is not None and await self.role(guild) is not None)

    async def set_role(self, guild: int, role: int | None) -> None:
        """Make the holders of a role the referees of a server; `None`: nobody by a role."""
        row = await self._ledger.stored.server(guild) or ServerRow(guild)
        await self._ledger.store_rows(replace(row, referee=role))

    async def do(self, match: int, by: Person, deed: RefereeDeed, seen: int | None = None) -> RefereeActed | AskedConsent:
        """Do something at a table; ask the others first if the referee plays there.

        `seen`: the newest entry that they have seen; if there is a newer one, `StaleTable` is raised. Raises `NotAllowed` for an impossible
        deed.
        """
        async with self._ledger.hold(match) as live:
            table = live.table
            running_rules(live)
            if seen not in (None, table.seq):
                raise StaleTable
            own = table.seat_of(by.user_id)
            require_judge(table, by.user_id)
            await self._require_possible(live, deed)
            if own is None:
                return await self._carry_out(live, by, deed)
            others = tuple(seat for seat in table.present if seat != own)
            if others:
                return await propose(self._ledger, live, Proposal("deed", own, table.seq, others, edition=table.edition + 1, deed=deed))
            if table.stood_for or any(table.owner_of(seat) is not None for seat in table.bots):
                raise NotAllowed(Msg("play.referee.alone"))
            return await self._carry_out(live, by, deed)

    async def do_agreed(self, live: Live, proposal: Proposal) -> RefereeActed:
        """Do a playing referee's deed to which all others agreed. The caller holds the match."""
        by = live.table.occupants[proposal.seat].person
        if by is None or proposal.deed is None:
            raise StaleTable
        if proposal.deed.kind in ("rewind", "end", "stands", "act") and proposal.target != live.table.seq:
            raise StaleTable
        await self._require_possible(live, proposal.deed)
        return await self._carry_out(live, by, proposal.deed, proposal.agreed)

    async def name(self, match: int, person: Person | None, by: Person) -> Table:
        """Make somebody the referee of a table (`None`: nobody). Players cannot be referees."""
        async with self._ledger.hold(match) as live:
            table = live.table
            if table.status not in LIVE or table.lesson is not None:
                raise NotAllowed(Msg("play.over"))
            if person is not None and seats_held(table, person.user_id):
                raise NotAllowed(Msg("play.referee.plays"))
            if person == table.oversight.named:
                return table
            notices = []
            if person is not None and person.user_id != by.user_id:
                notices.append(self._ledger.notice(live, person.user_id, Msg("play.notice.named")))
            after = live.with_table(oversight=replace(table.oversight, named=person))
            return (await self._ledger.write(live, after, notices)).table

    async def choose_language(self, match: int, language: str) -> Table:
        """Choose the language of what everybody reads of a table."""
        async with self._ledger.hold(match) as live:
            table = live.table
            if table.status not in LIVE or table.lesson is not None:
                raise NotAllowed(Msg("play.over"))
            return table if language == table.language else (await self._ledger.write(live, live.with_table(language=language))).table

    async def challenge(self, match: int, user_id: int, seq: int) -> Table:
        """Ask the referees to look at an entry: the log says so, and they are notified once."""
        async with self._ledger.hold(match) as live:
            table = live.table
            running_rules(live)
            own = own_seat(table, user_id)
            if table.lesson is not None or not 0 < seq <= table.seq:
                raise NotAllowed(Msg("play.challenge.no-such"))
            entries = await self._ledger.entries(match)
            challenges = [(entry, remark.numbers[0]) for entry in entries if (remark := remark_about(entry, "challenge"))]
            if any(number == seq for _, number in challenges):
                raise NotAllowed(Msg("play.challenge.already", seq=seq))
            if sum(Note(_challenge_note(own, number)) in entry.notes for entry, number in challenges) >= CHALLENGES:
                raise NotAllowed(Msg("play.challenge.too-many", most=CHALLENGES))
            call = NewEffect(match, "referee", seq, table.edition + 1, "", self._ledger.clock.now())
            return await self._add_remark(live, live, remarks.Remark("challenge", (seq,)), [_challenge_note(own, seq)], [call])

    async def close(self, match: int, by: Person) -> Table:
        """Close a table of a moderator's server. Raises `NotAllowed` if they play with others."""
        async with self._ledger.hold(match) as live:
            table = live.table
            if table.status not in LIVE or table.lesson is not None:
                raise NotAllowed(Msg("play.over"))
            others = [seat for seat in table.people if seat != table.seat_of(by.user_id)]
            if table.status != "open" and seats_held(table, by.user_id) and others:
                raise NotAllowed(Msg("play.referee.ask-them"))
            oversight, number = with_official(table.oversight, by)
            ending = live.with_table(oversight=oversight)
            why, message = Msg("play.why.moderator"), Msg("play.notice.moderated", match=match)
            readers = [player.user_id for player in table.players if player.user_id != by.user_id]
            notices = [self._ledger.notice(live, reader, message) for reader in readers]
            if table.status != "running":
                return (await end_without_result(self._ledger, ending, why, notices)).table
            return await self._end(ending, Msg("play.note.ended-by-moderator", by=official(number)), why, notices)

    async def _require_possible(self, live: Live, deed: RefereeDeed) -> None:
        """Raise `NotAllowed` for an impossible deed, `StaleTable` if the person has left the seat."""
        table, seat = live.table, deed.seat
        if table.lesson is not None:
            raise NotAllowed(Msg("play.referee.lesson"))
        if not 0 <= seat < len(table.occupants):
            raise NotAllowed(Msg("play.no-such-seat"))
        person = table.occupants[seat].person
        if deed.kind in ("pause", "resume"):
            if table.stopped == (deed.kind == "pause"):
                raise StaleTable
        elif deed.kind in ("extend", "replace", "act"):
            if person is None or deed.person is None or person.user_id != deed.person.user_id:
                raise StaleTable
            if deed.kind == "extend":
                self._require_time(live, deed)
            elif deed.kind == "act":
                rules_for_move(live)
                if seat not in table.to_act:
                    raise NotAllowed(Msg("play.referee.not-awaited", who=Who(seat)))
                if deed.line:
                    _require_open(live, deed)
            else:
                known_level(deed.bot)  # raises `NotAllowed` for an unknown level
        elif deed.kind == "offer":
            if deed.person is None and not any(offer.seat == seat for offer in table.offers):
                raise StaleTable
            user = None if deed.person is None else deed.person.user_id
            if user is not None and (table.seat_of(user) is not None or any(other != seat for other in seats_held(table, user))):
                raise NotAllowed(Msg("play.referee.offer-player"))
        elif deed.kind == "rewind":
            entries = effective(await self._ledger.entries(live.match))
            if not any(entry.seq == deed.number and entry.seat is not None for entry in entries):
                raise NotAllowed(Msg("play.referee.no-entry", seq=deed.number))
        elif deed.kind == "stands" and (live.rules is None or result_as_it_stands(live.rules, live.state) is None):
            raise NotAllowed(Msg("play.referee.no-points"))

    def _require_time(self, live: Live, deed: RefereeDeed) -> None:
        """Raise `NotAllowed` if a seat cannot have the time of an extension."""
        if PACES[live.table.terms.pace].limit is None:
            raise NotAllowed(Msg("play.referee.no-limit"))
        clock = live.clocks.get(deed.seat)
        if deed.number not in EXTENSIONS or (clock is not None and clock.bank + deed.number > MOST_TIME):
            raise NotAllowed(Msg("play.referee.time-enough"))

    async def _carry_out(self, before: Live, by: Person, deed: RefereeDeed, agreed: Sequence[Seat] = ()) -> RefereeActed:
        """Do a possible deed. The caller holds the match."""
        proposal = before.table.proposal
        oversight, number = with_official(before.table.oversight, by)
        acting = before.with_table(oversight=oversight)
        live = acting.with_matters(proposal=None) if proposal is not None and proposal.deed == deed else acting
        if deed.kind in ("pause", "resume"):
            table = await self._stop(before, live, number, deed.kind == "pause", agreed)
        elif deed.kind == "extend":
            table = await self._extend(before, live, number, deed, agreed)
        elif deed.kind == "offer":
            table = await self._offer(before, live, number, deed, agreed)
        elif deed.kind == "rewind":
            table = await self._rewind(before, live, number, deed.number, agreed)
        elif deed.kind == "replace":
            table = await self._replace(acting, number, deed)
        elif deed.kind == "act":
            table = await self._act(before, number, deed, oversight)
        elif deed.kind == "stands":
            table = await self._stand(acting, number)
        else:
            note, why = Msg("play.note.ended-by-referee", by=official(number)), Msg("play.why.referee")
            table = await self._end(acting, note, why, self._ledger.notices(before, Msg("play.notice.referee-ended")))
        return RefereeActed(table, deed)

    async def _stop(self, before: Live, live: Live, number: int, on: bool, agreed: Sequence[Seat]) -> Table:
        """Stop the match, or let it go on; open votes get the lost time back."""
        watched, now = live.table.oversight, self._ledger.clock.now()
        if on:
            after = live.with_table(oversight=replace(watched, since=now, by=number))
            note = Msg("play.note.stopped", by=official(number))
        else:
            since = now if watched.since is None else watched.since
            after_stop = replace(watched, since=None, by=0, stops=(*watched.stops, (since, now)))
            table = change_table_matters(live.table, lambda matter, value: matter.after_stop(value, now - since))
            after = replace(live, table=replace(table, oversight=after_stop))
            note = Msg("play.note.resumed", by=official(number))
        return await self._add_remark(before, after, remarks.Remark("pause" if on else "resume"), [note], agreed=agreed)

    async def _extend(self, before: Live, live: Live, number: int, deed: RefereeDeed, agreed: Sequence[Seat]) -> Table:
        """Give a seat more time; one whose time was up has another turn's time, too."""
        table, seat = live.table, deed.seat
        clock = live.clocks.get(seat) or full_clock(table.terms.pace)
        if seat in table.late:
            clock = replace(clock, bank=0.0, since=None)
        clocks = {**live.clocks, seat: replace(clock, bank=clock.bank + deed.number)}
        after = replace(live, clocks=clocks).with_matters(vacancies=other_vacancies(table, seat))
        after = after.with_table(late=tuple(at for at in table.late if at != seat))
        hours = int(deed.number // HOUR)
        extended = self._ledger.notices(live, Msg("play.notice.extended", hours=hours), [seat])
        notices = [*outdated_notices(live, self._ledger.moment(), seat), *extended]
        note = Msg("play.note.extended", who=Who(seat), by=official(number), hours=hours)
        return await self._add_remark(before, after, remarks.Remark("extend", (seat, deed.number)), [note], notices, agreed)

    async def _replace(self, live: Live, number: int, deed: RefereeDeed) -> Table:
        """Let a bot play on for a person; anybody else may take the seat."""
        seat, level = deed.seat, known_level(deed.bot)
        assert deed.person is not None
        barred = (*live.table.oversight.barred, (seat, deed.person.user_id))
        live = live.with_table(oversight=replace(live.table.oversight, barred=tuple(dict.fromkeys(barred))))
        notices: list[Write] = [self._ledger.notice(live, deed.person.user_id, Msg("play.notice.replaced-by-referee", bot=bot_name(level)))]
        note = Msg("play.note.replaced-by-referee", who=Who(seat), by=official(number), bot=bot_name(level))
        vacancy = Vacancy(seat, self._ledger.clock.now(), is_open=True)
        return await self._seats.hand_over(live, seat, Occupant(bot=level), remarks.Sits(seat, level).line, note, notices, vacancy)

    async def _offer(self, before: Live, live: Live, number: int, deed: RefereeDeed, agreed: Sequence[Seat]) -> Table:
        """Offer a seat to a person, in place of an earlier offer; without one withdraw that."""
        watched, person = live.table.oversight, deed.person
        others = tuple(offer for offer in live.table.offers if offer.seat != deed.seat)
        if person is None:
            after = live.with_matters(offers=others)
            gone = Msg("play.note.offer-gone", who=Who(deed.seat), by=official(number))
            return await self._add_remark(before, after, remarks.Remark("offer", (deed.seat,)), [gone], (), agreed)
        known = (person.user_id, seal(live.match, person.user_id))
        barred = tuple(row for row in watched.barred if row[0] != deed.seat or row[1] not in known)
        after = live.with_table(oversight=replace(watched, barred=barred)).with_matters(offers=(*others, SeatOffer(deed.seat, person)))
        notices = [self._ledger.notice(live, person.user_id, Msg("play.notice.offered", who=Who(deed.seat)))]
        note = Msg("play.note.offered", who=Who(deed.seat), by=official(number))
        return await self._add_remark(before, after, remarks.Remark("offer", (deed.seat,)), [note], notices, agreed)

    async def _act(self, live: Live, number: int, deed: RefereeDeed, oversight: Oversight) -> Table:
        """Make an absent person's move: the referee's answer, else by orders or the sensible bot.

        Raises `Hidden` if the referee's answer is impossible by what only the seat knows.
        """
        rules, seat = running_rules(live), deed.seat
        line = deed.line or ordered_line(live, seat) or bots.line("mate", rules, live.state, seat, self._ledger.rng)
        if deed.line:
            note = Msg("play.note.answered-for", who=Who(seat), by=official(number))
            writes = [*self._ledger.notices(live, Msg("play.notice.answered-for"), [seat]), DraftSpent(live.match, seat, "act")]
        else:
            note = Msg("play.note.acted", who=Who(seat), by=official(number))
            writes = self._ledger.notices(live, Msg("play.notice.acted"), [seat])
        try:
            return (await play_for(self._ledger, live, seat, line, "absent", note, writes, oversight=oversight)).table
        except (BadLine, IllegalLine):
            raise Hidden from None

    async def _rewind(self, before: Live, live: Live, number: int, target: int, agreed: Sequence[Seat]) -> Table:
        """Take moves back. Everybody who is awaited after that has a full turn's time."""
        entries = await self._ledger.entries(live.match)
        gone = [entry for entry in effective(entries) if entry.seq >= target and entry.seat is not None]
        notes = [Msg("play.note.rewound", by=official(number), seq=target - 1, count=len(gone))]
        if any(entry.sealed for entry in gone):
            notes.append(Msg("play.note.rewound-known"))
        clocks = {seat: replace(clock, since=None, missed=0) for seat, clock in live.clocks.items()}
        live = replace(live, clocks=clocks).with_table(late=())
        seats = [Seat(seat) for seat in range(len(live.table.occupants))]
        movers = {entry.seat for entry in gone if entry.seat is not None}
        notices = self._ledger.notices(live, Msg("play.notice.rewound", count=len(gone)), sorted(movers - set(agreed)))
        return (await take_back(self._ledger, before, live, target, entries, tuple(map(Note, _with(notes, agreed))), seats, notices)).table

    async def _end(self, live: Live, note: Msg, why: Msg, notices: Sequence[Write]) -> Table:
        """End the match without a result, with an entry."""
        after, rows = self._last_entry(live, ENDED, note)
        return (await end_without_result(self._ledger, after, why, [*rows, *notices])).table

    async def _stand(self, live: Live, number: int) -> Table:
        """End the match with the result of its position; it is not rated."""
        ending, rows = self._last_entry(live, STANDS, Msg("play.note.ended-as-it-stands", by=official(number)))
        notices = self._ledger.notices(live, Msg("play.notice.referee-ended"))
        watched, unrated = replace(live.table.oversight, since=None), replace(live.table.terms, rated=False)
        result = result_as_it_stands(running_rules(live), live.state)
        after = end_match(ending.with_table(terms=unrated, oversight=watched), result)
        return (await self._ledger.write(live, after, [*rows, *notices])).table

    def _last_entry(self, live: Live, line: Line, note: Msg) -> tuple[Live, list[Write]]:
        """Return the match after an entry that ends it, and the rows of the entry."""
        entry = host_entry(live, line, note)
        rows: list[Write] = [entry_row(live.match, entry, self._ledger.clock.now()), snapshot_row(live.match, entry.seq, live.state)]
        return replace(live, snapshot_seq=entry.seq).with_table(seq=entry.seq), rows

    async def _add_remark(
        self,
        before: Live,
        after: Live,
        remark: remarks.Remark,
        notes: Sequence[Msg],
        notices: Sequence[Write] = (),
        agreed: Sequence[Seat] = (),
    ) -> Table:
        """Store an entry that does not change the position."""
        entry = host_entry(before, remark.line, *_with(notes, agreed))
        return (await advance(self._ledger, before, after.with_table(seq=entry.seq), entry, more=notices))[0]


def require_judge(table: Table, user_id: int) -> None:
    """Raise `NotAllowed` for a person who left a seat at the table, because they know a hand."""
    if table.seat_of(user_id) is None and seats_held(table, user_id):
        raise NotAllowed(Msg("play.referee.played"))


def _require_open(live: Live, deed: RefereeDeed) -> None:
    """Raise `Hidden` for an answer that needs a secret, `StaleTable` for an impossible one."""
    rules = running_rules(live)
    worlds = onlooker.worlds(rules, rules.view(live.state, None))
    try:
        end = follow(onlooker.turn(rules, worlds, deed.seat), tokens(deed.line))
    except (BadLine, IllegalLine) as error:
        raise StaleTable from error
    if not isinstance(end, Done):
        raise StaleTable


def _with(notes: Sequence[Msg], agreed: Sequence[Seat]) -> list[Msg]:
    """Return the notes, and one about who agreed."""
    return [*notes, Msg("play.note.undo-agreed", who=tuple(map(Who, agreed)))] if agreed else [*notes]


def _challenge_note(seat: Seat, seq: int) -> Msg:
    return Msg("play.note.challenged", who=Who(seat), seq=seq)
