"""The table card as a screen: the open table, the running match, the result. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType

import words
from cogs.actions.looking_back import ShowFilm, ShowLog, ShowPoints, ShowReplay, ShowStory, ShowTableRules
from cogs.actions.seats import AskToEndAlone, PlayAlone, ShowSeats
from cogs.actions.tables import ChooseBots, Join, OpenTurn, OpenView, Rematch, ShowMore, Start
from cogs.actions.wire import Action
from cogs.edge.services import title
from cogs.panel.asks import in_rows
from cogs.panel.fitting import first_words
from cogs.panel.spec import Button, Picture, Row, Screen, Style
from cogs.screens import ideas as idea_screens
from cogs.screens.matters import shown_of
from cogs.screens.numbers import decimal, steps
from cogs.screens.questions import ShownQuestion
from cogs.screens.times import away, deadlines, pace_name
from engine.bots import looks_ahead
from engine.match import registry
from engine.story.story import shared_end
from engine.values.core import Msg, Result, Say, Seat, Who
from play.follows.matter import matters
from play.follows.news import NAME as NEWS
from play.follows.news import news_with_names
from play.follows.sprint import here, is_live
from play.minds import styles
from play.people.ratings import RatingStep
from play.table.seats import is_free, may_end_alone
from play.time.paces import PACES, Deadline, usual_absence
from play.turn.coach import USUAL as USUAL_IDEAS
from play.values.names import named_at
from play.values.types import Absence, Table

# The colours of a card, by the state of its match.
OPEN = 0x3B7A57
RUNNING = 0xB5762A
OVER = 0x8A7A5C
TROUBLE = 0xA33B2E

HASH = 16
"""The digits of the hash of a seed that people read."""

OPTIONS = 30
"""The most words about the options of a table."""

NO_STEPS: Mapping[int, RatingStep] = MappingProxyType({})


def button(action: Action, msg: Msg, say: Say, style: Style = "secondary", disabled: bool = False) -> Button:
    """Return a button of the card."""
    return Button(action, say(msg), style, disabled)


def open_card(table: Table, say: Say, picture: Picture | None = None) -> Screen:
    """Return an open table: the board, who sits, what was agreed, and the buttons."""
    low, high = table.terms.seats
    seats = [say(Who(Seat(index))) for index in range(len(table.occupants))]
    if len(table.occupants) < high:
        seats.append(f"*{say(Msg('discord.card.free', count=high - len(table.occupants)))}*")
    players = Msg("discord.card.exactly", count=low) if low == high else Msg("discord.card.players", low=low, high=high)
    head = [f"## {say(title(table.game))}", say(Msg("discord.card.opened", who=f"<@{table.opener_id}>", players=players))]
    is_enough, is_full = len(table.occupants) >= low, len(table.occupants) >= high
    if table.invited:
        head.append(say(_invitation(table, is_full)))
    if is_enough:
        missing = say(Msg("discord.card.full" if is_full else "discord.card.enough", who=f"<@{table.opener_id}>"))
    else:
        missing = say(Msg("discord.card.missing", count=low - len(table.occupants)))
    rows: list[Row] = [
        (
            button(Join(table.match), Msg("discord.card.join"), say, "success", is_full),
            button(Start(table.match), Msg("discord.card.start"), say, disabled=not is_enough),
        ),
        (
            button(ChooseBots(table.match), Msg("discord.card.add-bot"), say, disabled=is_full),
            button(ShowMore(table.match), Msg("discord.card.more"), say),
        ),
    ]
    rated = (f"-# {say(Msg('stats.rated-table', bots=len(table.bots)))}",) if table.terms.rated else ()
    named = table.oversight.named
    watched = () if named is None else (f"-# {say(Msg('referee.foot', name=named_at(table, named)))}",)
    body = (" · ".join(seats), unusual_options(table, say), *rated, *watched)
    return Screen(tuple(head), tuple(rows), picture, body=body, foot=(f"-# {missing}",), colour=OPEN)


def _invitation(table: Table, is_full: bool) -> Msg:
    """Return who is invited; once some of them sit at the table, who is still to come."""
    absent = tuple(f"<@{user}>" for user in table.invited if table.seat_of(user) is None)
    if absent and len(absent) < len(table.invited) and not is_full:
        return Msg("discord.card.waited-for", people=absent)
    return Msg("discord.card.invited", people=tuple(f"<@{user}>" for user in table.invited))


def unusual_options(table: Table, say: Say, first: Msg | None = None) -> str:
    """Return the pace and the unusual options of a table in one grey line, after `first`."""
    terms, parts = table.terms, [] if first is None else [say(first)]
    parts.append(say(pace_name(terms.pace)))
    for setting in registry.rules(table.game).settings:
        choice = terms.settings.get(setting.key, setting.default)
        if choice != setting.default:
            parts.append(f"**{say(Msg(f'{table.game}.setting.{setting.key}.{choice}'))}**")
    if terms.absence != usual_absence(terms.pace):
        parts.append(say(Msg(f"time.absence.{terms.absence}")))
    if registry.rules(table.game).has_automatic and not terms.automatic:
        parts.append(say(Msg("core.labelled", label=Msg("discord.setup.automatic"), text=Msg("discord.automatic.off"))))
    if terms.ideas != USUAL_IDEAS and not terms.rated:
        parts.append(say(Msg("core.labelled", label=Msg("coach.label"), text=idea_screens.agreement(table))))
    return f"-# {first_words(' · '.join(parts), OPTIONS)}"


def running_card(
    table: Table,
    say: Say,
    status: Msg,
    picture: Picture | None,
    times: Sequence[Deadline] = (),
    absences: Sequence[Absence] = (),
    questions: Sequence[ShownQuestion] = (),
    event: Picture | None = None,
    part: Msg | None = None,
    remark: str = "",
) -> Screen:
    """Return the card of a running match.

    It shows whose turn it is and until when, one event, the picture, the questions to the table, and the buttons. `event`: the picture of
    the newest event, which is small, because a phone has no room for two large ones. `part`: the present part of the match. `remark`: what
    the host or a referee has just done.
    """
    latest = None if event is None else news_with_names(table).latest
    if latest is None:
        first = f"-# {say(title(table.game))}\n**{say(status)}**"
    else:  # the foot names the game
        first = f"**{say(status)}**\n⚡ **{say(latest.event.headline)}**"
    head = [first, *_times_of_seats(table, say, times), *away(absences, say), *stopped_since(table, say)]
    listed = [matter for matter in matters() if event is None or matter.name != NEWS]
    head += [line for matter in listed for line in shown_of(matter.name).lines(table, say)]
    head += [*_without_people(table, say), *(question.text for question in questions)]
    rows: list[Row] = [
        (
            button(OpenTurn(table.match), Msg("discord.card.my-turn"), say, "primary"),
            button(OpenView(table.match), Msg("discord.card.my-view"), say),
        ),
        (
            button(ShowTableRules(table.match), Msg("discord.card.rules"), say),
            button(ShowMore(table.match), Msg("discord.card.more"), say),
        ),
    ]
    rows += [question.row for question in questions]
    rows += [row for matter in matters() for row in shown_of(matter.name).rows(table, say)]
    if table.bots and (is_free(table) or any(vacancy.is_open for vacancy in table.vacancies)):
        rows.append((button(ShowSeats(table.match), Msg("discord.seats.take"), say, "success"),))
    foot = (*(() if table.seq == 0 else style_names(table, say)), footnote(table, say, part, has_title=latest is not None))
    return Screen(
        head=tuple(head), rows=tuple(rows), picture=picture, body=(remark,) if remark else (), foot=foot, colour=RUNNING, event=event
    )


def _times_of_seats(table: Table, say: Say, times: Sequence[Deadline]) -> list[str]:
    """Return who is late or asked early, at first the order of play, and a deadline."""
    lines = []
    late = [seat for seat in table.late if all(ballot.seat != seat for ballot in table.ballots)]  # a ballot about a seat says so itself
    if late:
        key = "discord.card.silent" if PACES[table.terms.pace].limit is None else "discord.card.late"
        lines.append(say(Msg(key, who=tuple(Who(seat) for seat in late))))
    if early := tuple(Who(seat) for seat in table.asked if seat in table.present):
        lines.append(say(Msg("early.card", who=early)))
    if table.seq == 0:
        lines += [say(order_of_play(table)), *style_lines(table, say)]
    return lines + deadlines([time for time in times if time.seat not in clocks_of_live(table)], say)


def _without_people(table: Table, say: Say) -> list[str]:
    """Return why a match waits in which only bots are left, or which bots think."""
    if table.paused:
        lines = [say(Msg("discord.card.paused-stopped" if table.stopped else "discord.card.paused"))]
        return lines if table.why is None else [*lines, say(table.why)]
    thinking = () if table.stopped else thinkers(table)
    return [say(Msg("discord.card.thinking", who=thinking))] if thinking else []


def stopped_since(table: Table, say: Say) -> list[str]:
    """Return the line that says who has stopped the match, and when; empty if it runs."""
    if not table.stopped:
        return []
    watched = table.oversight
    by = Who(Seat(len(table.occupants) + len(table.past) + watched.by - 1))  # officials are named after the seats and their past holders
    return [say(Msg("referee.stopped", by=by, when=str(int(watched.since or 0))))]


def thinkers(table: Table) -> tuple[Who, ...]:
    """Return the bots that think before they move, if everybody waits for bots alone."""
    levels = [table.occupants[seat].bot for seat in table.to_act]
    return tuple(map(Who, table.to_act)) if all(level is not None and looks_ahead(level) for level in levels) else ()


def style_lines(table: Table, say: Say) -> list[str]:
    """Return a paragraph with a line about each bot with a style; empty if there is none."""
    lines = [say(styles.style_words(seat, style)) for seat, style in styles.styled_bots(table, registry.rules(table.game))]
    return ["\n".join(lines)] if lines else []


def style_names(table: Table, say: Say) -> tuple[str, ...]:
    """Return the names of the bots' styles in one small line; empty if there are none."""
    names = [say(styles.style_name(seat, style)) for seat, style in styles.styled_bots(table, registry.rules(table.game))]
    return (f"-# {' · '.join(names)}",) if names else ()


def order_of_play(table: Table) -> Msg:
    """Return the order of play in a match that has just begun, from the first player on."""
    seats = [Seat(seat) for seat in range(len(table.occupants))]
    if len(table.to_act) != 1:
        return Msg("discord.lobby.order-together", seats=tuple(Who(seat) for seat in seats))
    (first,) = table.to_act
    return Msg("discord.lobby.order", seats=tuple(Who(seat) for seat in (*seats[first:], *seats[:first])), first=Who(first))


def clocks_of_live(table: Table) -> tuple[Seat, ...]:
    """Return the seats whose three minutes run at a live table: only that clock is shown."""
    return tuple(seat for seat, presence in here(table).items() if presence.move_by is not None) if is_live(table) else ()


def alone(table: Table, say: Say, user_id: int | None = None) -> tuple[Button, ...]:
    """Return the buttons for former players of a match in which only bots are left.

    `user_id`: the only person who sees them; `None`: they are on the card, for everybody.
    """
    if not table.paused or table.stopped or (user_id is not None and not may_end_alone(table, user_id)):
        return ()
    return (
        button(PlayAlone(table.match), Msg("discord.seats.play-alone"), say),
        button(AskToEndAlone(table.match), Msg("time.vote.end"), say, "danger"),
    )


def footnote(table: Table, say: Say, part: Msg | None = None, has_title: bool = False) -> str:
    """Return the grey line at the end of a card: match, part, pace and named referee.

    Before the first move it has the hash of the seed instead of the part, for those who want to check the dealing. `has_title`: it
    begins with the name of the game, because nothing above says it.
    """
    named = table.oversight.named
    parts = [say(title(table.game))] if has_title else []
    parts += [say(Msg("discord.card.number", match=table.match))]
    parts += [] if part is None or not table.seq else [say(part)]
    parts += [] if table.is_solo else [say(pace_name(table.terms.pace))]
    parts += [] if named is None else [say(Msg("referee.foot", name=named_at(table, named)))]
    parts += [] if table.seq else [seal_line(table, say)]
    return f"-# {' · '.join(parts)}"


def seal_line(table: Table, say: Say) -> str:
    """Return the hash of the seed, which was fixed before the first move."""
    return say(Msg("discord.card.sealed", hash=(table.commitment or "")[:HASH]))


def result_card(
    table: Table,
    say: Say,
    picture: Picture | None,
    end: Msg | None = None,
    rated: Mapping[int, RatingStep] = NO_STEPS,
    more: Sequence[str] = (),
    may_repeat: bool = True,
) -> Screen:
    """Return the card of the end.

    It has the poster, who won when and by what (`end`; `None`: the ranks alone), the changes of ratings (`rated`, by user id), and `more`
    lines. Everything else is behind *More*. `may_repeat`: it can be played once more.
    """
    head = [f"## {say(title(table.game))} — {say(Msg('discord.card.over'))}"]
    if end is not None and picture is not None:  # the poster has that
        head = []
    body: list[str] = []
    if table.result is not None:
        order = ranks(table.game, table.result, say)
        lines = [say(table.result.reason), order] if end is None else [f"**{say(end)}**", f"-# {' · '.join(order.splitlines())}"]
        lines += [*steps(table, rated, say), *more, *idea_screens.asked_words(table, say)]
        body = ["\n".join(lines)]
    elif table.why is not None:
        head.append(say(table.why))
    rows: list[Row] = [
        (*((rematch(table, say, "primary"),) if may_repeat else ()), button(ShowStory(table.match), Msg("discord.card.story"), say)),
        (button(ShowFilm(table.match), Msg("discord.card.film"), say), button(ShowPoints(table.match), Msg("discord.card.more"), say)),
    ]
    return Screen(tuple(head), tuple(rows), picture, tuple(body), colour=OVER)


def result_details(table: Table, say: Say) -> list[str]:
    """Return *More* of an end: ranks and sheets, past holders, bots by style, the seed."""
    if table.result is None:
        return []
    texts = ["\n".join((say(table.result.reason), ranks(table.game, table.result, say))), *sheets(table.result, say)]
    foot = [*former_holders(table, say), *style_names(table, say)]
    if table.seed:
        foot.append(f"-# {say(Msg('discord.card.seed', match=table.match, seed=table.seed, hash=(table.commitment or '')[:HASH]))}")
    return [*texts, *(["\n".join(foot)] if foot else [])]


def season_points(points: Mapping[Seat, Fraction], say: Say) -> list[str]:
    """Return the line about the season points of each seat, the most first."""
    each = tuple(
        Msg("discord.panel.has", who=Who(seat), points=decimal(points[seat], say))
        if points[seat]
        else Msg("club.brought-none", who=Who(seat))
        for seat in sorted(points, key=lambda seat: -points[seat])
    )
    return [say(Msg("club.brought", each=each))] if each else []


def rematch(table: Table, say: Say, style: Style = "secondary") -> Button:
    """Return the button for a rematch; if its table is open already, it leads there."""
    again = Msg("discord.card.rematch") if table.rematch is None else Msg("discord.card.rematch-open", match=table.rematch)
    return button(Rematch(table.match), again, say, style)


def ranks(game: str, result: Result, say: Say) -> str:
    """Return everybody by rank, with the points or what a game calls them."""
    key = f"{game}.rank" if words.has(f"{game}.rank") else "discord.card.rank"
    order = result.order
    lines = (say(Msg(key, rank=result.ranks[seat], who=Who(Seat(seat)), points=result.scores[seat].total)) for seat in order)
    return "\n".join((*map(say, shared_end(result)), *lines))


def former_holders(table: Table, say: Say) -> list[str]:
    """Return the former holders of seats, each with the last entry until which they held it."""
    lines = []
    for seat in dict.fromkeys(stint.seat for stint in table.past if stint.until >= 0):
        named = enumerate(table.past, len(table.occupants))  # texts name past holders after the seats
        held = [(number, stint) for number, stint in named if stint.seat == seat and stint.until >= 0]
        before = tuple(Msg("discord.card.held", who=Who(Seat(number)), until=stint.until) for number, stint in held)
        lines.append(f"-# {say(Msg('discord.card.seat', before=before, now=Who(seat)))}")
    return lines


def sheets(result: Result, say: Say, room: int = 2400) -> list[str]:
    """Return the scoring sheets as text of at most `room` characters, best first.

    Rows with 0 points are left out. If every sheet has one row, there is no text: the ranks say it all.
    """
    texts: list[str] = []
    if all(len(sheet.rows) < 2 for sheet in result.scores):
        return texts
    for seat in result.order:
        sheet = result.scores[seat]
        rows = " · ".join(f"{say(row.label)} {row.points}" for row in sheet.rows if row.points)
        text = say(Msg("core.labelled", label=f"**{say(Who(Seat(seat)))}** {sheet.total}", text=rows or "0"))
        if len(text) > room:
            break
        texts.append(text)
        room -= len(text) + 1
    return ["\n".join(texts)] if texts else []


def first_post(table: Table, say: Say) -> Screen:
    """Return the first message of a post in a forum after its card has moved to the end."""
    rows = ((button(OpenTurn(table.match), Msg("discord.card.my-turn"), say, "primary"),),) if table.status == "running" else ()
    head = (f"## {say(title(table.game))}", say(Msg("house.first-post")))
    return Screen(head, rows, foot=(f"-# {say(Msg('discord.card.number', match=table.match))}",))


def closed_card(table: Table, say: Say, questions: Sequence[ShownQuestion] = (), may_repeat: bool = True) -> Screen:
    """Return the card of a frozen or closed table. `may_repeat`: it can be played once more."""
    is_frozen = table.status == "frozen"
    is_asked = is_frozen and bool(questions)  # how the match shall go on; the question also says why it is frozen
    head = [f"## {say(title(table.game))}"]
    if table.why is None or (is_frozen and not is_asked):
        head.append(say(Msg("discord.card.frozen" if is_frozen else "discord.card.closed")))
    if table.why is not None and not is_asked:
        head.append(say(table.why))
    head += [question.text for question in questions]
    rows = [question.row for question in questions if question.row]
    if table.seq >= 0 and table.commitment:
        ways_on = [button(ShowLog(table.match), Msg("discord.card.log"), say)]
        if not is_frozen:
            ways_on.append(button(ShowReplay(table.match), Msg("discord.card.replay"), say))
        if not is_frozen and may_repeat:
            ways_on.append(rematch(table, say))
        rows += in_rows(ways_on)
    foot = (f"-# {say(Msg('discord.card.number', match=table.match))}",)
    return Screen(tuple(head), tuple(rows), foot=foot, colour=TROUBLE if is_frozen else OVER)
