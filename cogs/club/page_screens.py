"""The *Club* page of `/setup`: a server's seasons, and what an admin can do. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from itertools import chain, islice
from typing import Any

from cogs.actions.club import (
    ChangeSeason,
    DrySeason,
    EndSeason,
    KeepSeason,
    ManageSeason,
    MoveSeason,
    OpenSeason,
    Planned,
    PlanSeason,
    ReadmitPerson,
    RemovePerson,
    ShowClub,
    StartCup,
    StartSeason,
    TurnClub,
)
from cogs.actions.servers import ShowSetup
from cogs.actions.wire import whole_number
from cogs.club import evening_screens as evenings
from cogs.club.cup_screens import minutes
from cogs.club.season_screens import day, head, letter, who
from cogs.edge.services import title
from cogs.panel.asks import in_rows
from cogs.panel.spec import CHOICES, PART_LABEL, Button, Choice, ListedPart, Menu, Modal, Part, Radio, Row, Screen, Selection, cut
from engine.match import registry
from engine.values.core import Msg, Say
from play.club.calendar import SEASON_PACES, SIGN_UP, length
from play.club.cup import beginnings
from play.club.drawing import SeasonDraw
from play.club.plan import SEATS
from play.club.season import CUP, RUNNING, Season, seats_of
from play.people.house import House
from play.time.calendar import DAY, HOUR, Hours, daily, local
from store.rows import EveningRow, HarbourRow, SeasonPersonRow, VoyageRow

EVENING = 20
"""The hour of the day at which a season is drawn."""

SOON = 2 * DAY
"""The least seconds of a sign-up whose end nobody chose."""

FORMS = ("auto", "league", "open")
"""The forms of a season that an admin can choose."""

NAME = 30
"""The most characters of a game's name on the button of a season."""

RESERVE = 20
"""The most people of a reserve who are named."""

DRAW = 3_300
"""The most characters of a draw that is only tried."""

SWITCHES = ("watching", "titles")
"""Fields of `House` that the page turns on and off."""

POSTS = ("harbour", "voyage")
"""Posts that the page turns on and off. They come to the channel in which they were turned on."""


def games() -> list[str]:
    """Return the games of which there can be seasons."""
    return [name for name in registry.names() if set(registry.rules(name).seats) & set(SEATS)]


def draws(now: float, hours: Hours) -> list[float]:
    """Return the evenings on which a season can be drawn, by the clock of the server."""
    return [at for at in islice(daily(hours, now, EVENING), 8) if now + HOUR < at <= now + SIGN_UP]


def usual_draw(now: float, hours: Hours) -> float:
    """Return the next Sunday evening that leaves days for the sign-up, else the last evening."""
    evenings_ahead = draws(now, hours)
    sundays = [at for at in evenings_ahead if local(hours, at).weekday() == 6 and at >= now + SOON]
    return sundays[0] if sundays else evenings_ahead[-1]


Posts = tuple[HarbourRow | None, VoyageRow | None, EveningRow | None]
"""The weekly digest, the daily puzzle and the evening of a server; `None`: it has never had one."""


def club(seasons: Sequence[Season], house: House, posts: Posts, here: int, say: Say) -> Screen:
    """Return the page: what runs, what can begin, and what else is on or off.

    `here`: the channel of the reader.
    """
    shown = [season for season in seasons if season.state in RUNNING or season.is_untold]  # untold: its end is not posted yet
    lines = [
        say(Msg(_line(season), game=title(season.row.game), state=Msg(f"club.state-{season.state}"), people=len(season.inside)))
        for season in shown
    ]
    rows = in_rows([Button(ManageSeason(season.id), cut(say(title(season.row.game)), NAME)) for season in shown])
    has_cup = any(season.is_cup and not season.is_untold for season in shown)
    begin = [Button(StartSeason(), say(Msg("club.start")), "primary")]
    if not has_cup:
        begin.append(Button(StartCup(), say(Msg("cup.start"))))
    _, _, evening = posts
    _, evening_button = evenings.switch(evening, say)
    features, menu = _features(house, posts, here, say)
    body = "\n".join(lines) if lines else say(Msg("club.quiet"))
    after = (evening_button, Button(ShowSetup(), say(Msg("discord.panel.back"))))
    return Screen((f"### {say(Msg('club.page'))}",), (*rows, tuple(begin), menu, after), body=(body, "\n".join(features)))


def _features(house: House, posts: Posts, here: int, say: Say) -> tuple[list[str], Menu]:
    """Return lines about what is on or off besides seasons, and the menu that turns it."""
    harbour, puzzles, evening = posts
    evening_line, _ = evenings.switch(evening, say)
    switches_on = [switch for switch in SWITCHES if getattr(house, switch)]
    posts_on = _posts_on(harbour, puzzles)
    places = {post: channels for post, (_, channels) in posts_on.items()}
    features = []
    if switches_on:
        features.append(f"✓ **{', '.join(say(Msg(f'club.{switch}')) for switch in switches_on)}**.")
    features += [say(Msg("club.is-on", what=Msg(f"club.{post}"), hint=hint)) for post, (hint, _) in posts_on.items()]
    active = {*switches_on, *posts_on}
    off = [say(Msg(f"club.{what}")) for what in (*SWITCHES, *POSTS) if what not in active]
    if evening_line:
        features.append(evening_line)
    else:
        off.append(say(Msg("evening.name")))
    if off:
        features.append(say(Msg("club.are-off", what=", ".join(off))))
    choices = [
        _switch_choices(what, is_on=what in active, is_here=what not in places or here in places[what], say=say)
        for what in (*SWITCHES, *POSTS)
    ]
    return features, Menu(TurnClub(), say(Msg("club.turn")), tuple(chain.from_iterable(choices)))


def _posts_on(harbour: HarbourRow | None, puzzles: VoyageRow | None) -> dict[str, tuple[Msg, tuple[int, ...]]]:
    """Return the posts that are turned on: when and where each comes, and its channels."""
    posts: dict[str, tuple[Msg, tuple[int, ...]]] = {}
    if harbour is not None and harbour.due is not None:
        when = Msg("harbour.on", when=day(harbour.due), channel=f"<#{harbour.channel}>")
        posts["harbour"] = (when, (harbour.channel,))
    if puzzles is not None and puzzles.due is not None:
        when = Msg("voyage.on", when=day(puzzles.due), channel=f"<#{puzzles.thread or puzzles.channel}>")
        posts["voyage"] = (when, (puzzles.channel, puzzles.thread))
    return posts


def _switch_choices(what: str, is_on: bool, is_here: bool, say: Say) -> list[Choice]:
    """Return the choices of a switch or post; a post can also move to the reader's channel."""
    named = {"what": Msg(f"club.{what}")}
    choices = []
    if not is_on or not is_here:
        if what in SWITCHES:
            key = "on"
        else:
            key = "move" if is_on else "here"
        choices.append(Choice(f"{what}-on", say(Msg("club.turn-to", how=key, **named)), say(Msg(f"club.{what}-hint"))))
    if is_on:
        choices.append(Choice(f"{what}-off", say(Msg("club.turn-to", how="off", **named)), say(Msg(f"club.{what}-hint"))))
    return choices


def start(form: str, say: Say) -> Screen:
    """Return the games of which a season of this form, or a cup, can begin."""
    heading, question = ("cup.start", "cup.which-game") if form == CUP else ("club.start", "club.which-game")
    buttons = [Button(PlanSeason(name, form=form), say(title(name))) for name in games()]
    rows: list[Row] = [tuple(buttons[at : at + 2]) for at in range(0, len(buttons), 2)]
    back = (Button(ShowClub(), say(Msg("discord.panel.back"))),)
    return Screen((f"### {say(Msg(heading))}",), (*rows, back), body=(say(Msg(question)),))


def plan_screen(plan: Planned, slots: Sequence[float], say: Say) -> Screen:
    """Return what is planned in one sentence, and the button that begins it.

    It opens the sign-up, or announces a cup. `slots`: the moments of a cup.
    """
    if plan.form == CUP:
        *before, final = slots
        sentence = Msg(
            "cup.plan", game=title(plan.game), seats=plan.seats, minutes=minutes(plan.game), slots=", ".join(map(day, before)),
            final=day(final), channel=f"<#{plan.channel}>",
        )  # fmt: skip
        return _plan(plan, say(Msg("cup.announce")), StartCup(), (say(sentence), say(Msg("cup.plan-hint"))), say)
    sentence = Msg(
        "club.plan", form=plan.form, game=title(plan.game), seats=plan.seats, draw=day(plan.draw), channel=f"<#{plan.channel}>",
        days=round(length(plan.pace, plan.seats) / DAY), bank=round(length(plan.pace, 1) / DAY),
    )  # fmt: skip
    return _plan(plan, say(Msg("club.open")), StartSeason(), (say(sentence), say(Msg("club.plan-hint"))), say)


def _plan(plan: Planned, opens: str, back: StartSeason | StartCup, body: tuple[str, ...], say: Say) -> Screen:
    fields = asdict(plan)
    buttons = (Button(OpenSeason(**fields), opens, "primary"), Button(ChangeSeason(**fields), say(Msg("club.change"))))
    return Screen((_plan_head(plan, say),), (buttons, (Button(back, say(Msg("discord.panel.back"))),)), body=body)


def _plan_head(plan: Planned, say: Say) -> str:
    return f"### {say(Msg('cup.head' if plan.form == CUP else 'club.head', game=title(plan.game)))}"


def form(plan: Planned, now: float, hours: Hours, say: Say) -> Modal:
    """Return the form of a plan; a cup's form only asks for its first slot and its channel."""
    channel = ListedPart(say(Msg("club.part-channel")), "channels", (plan.channel,))
    name = cut(_plan_head(plan, say).removeprefix("### "), PART_LABEL)
    if plan.form == CUP:
        return Modal(KeepSeason(**asdict(plan)), name, (_times("cup.part-first", beginnings(now, hours), plan, hours, say), channel))
    able = [seats for seats in SEATS if seats in registry.rules(plan.game).seats]
    parts: list[Part] = []
    seats = tuple(Choice(str(number), say(Msg("club.seats", seats=number)), chosen=number == plan.seats) for number in able)
    label = cut(say(Msg("club.part-seats")), PART_LABEL)
    parts.append(Radio(label, seats) if len(seats) > 1 else Selection(label, seats))
    parts.append(Radio(say(Msg("club.part-pace")), tuple(_pace(pace, plan, say) for pace in SEASON_PACES)))
    forms = tuple(Choice(word, say(Msg("club.form", form=word)), chosen=word == plan.form) for word in FORMS)
    parts.append(Radio(say(Msg("club.part-form")), forms))
    parts += [_times("club.part-draw", draws(now, hours), plan, hours, say), channel]
    return Modal(KeepSeason(**asdict(plan)), name, tuple(parts))


def _times(label: str, moments: Sequence[float], plan: Planned, hours: Hours, say: Say) -> Selection:
    """Return the choice of the time at which a season is drawn, or a cup begins."""
    times = tuple(Choice(str(int(at)), evenings.moment(at, hours, say), chosen=int(at) == plan.draw) for at in moments)
    return Selection(cut(say(Msg(label)), PART_LABEL), times)


def _pace(pace: str, plan: Planned, say: Say) -> Choice:
    bank = round(length(pace, 1) / DAY)
    return Choice(pace, say(Msg("club.pace", bank=bank, days=bank * plan.seats)), chosen=pace == plan.pace)


def plan_changes(plan: Planned, values: Sequence[str]) -> dict[str, Any]:
    """Return the fields of a plan after its form; a forged value changes nothing."""
    before: dict[str, Any] = asdict(plan)
    parts = ("draw", "channel") if plan.form == CUP else ("seats", "pace", "form", "draw", "channel")
    entered = {**dict.fromkeys(before, ""), **dict(zip(parts, values, strict=False))}
    seats = whole_number(entered["seats"], digits=2)
    changes: Mapping[str, Any] = {
        "seats": seats if seats in SEATS else None,
        "pace": entered["pace"] if entered["pace"] in SEASON_PACES else None,
        "form": entered["form"] if entered["form"] in FORMS else None,
        "draw": whole_number(entered["draw"], digits=11),
        "channel": whole_number(entered["channel"], digits=19),
    }
    return {**before, **{name: value for name, value in changes.items() if value is not None}}


def manage(season: Season, say: Say, notices: Sequence[str] = ()) -> Screen:
    """Return one season, and what an admin can do with it."""
    me = season.id
    lines = [say(Msg(_line(season), game=title(season.row.game), state=Msg(f"club.state-{season.state}"), people=len(season.inside)))]
    where = "cup.admin-where" if season.is_cup else "club.admin-where"
    lines.append(say(Msg(where, channel=f"<#{season.row.channel}>", draw=day(season.chosen.draw))))
    if season.chosen.shut and season.state in RUNNING:
        lines.append(say(Msg("club.shut")))
    if season.reserve:
        lines.append(say(Msg("club.admin-reserve", names=", ".join(who(person.user, say) for person in season.reserve[:RESERVE]))))
    move, back = Button(MoveSeason(me), say(Msg("club.here"))), Button(ShowClub(), say(Msg("discord.panel.back")))
    stop = Button(EndSeason(me, "off"), say(Msg("club.stop")), "danger")
    rows: list[Row] = []
    if season.state == "sign-up":
        rows += [(move,) if season.is_cup else (Button(DrySeason(me), say(Msg("club.dry"))), move), (stop, back)]
    elif season.state == "drawn" or (season.state in RUNNING and season.chosen.shut):
        rows += [(move,), (stop, back)]
    elif season.state in RUNNING:
        rows += [(Button(EndSeason(me, "early"), say(Msg("club.early"))), move), (stop, back)]
    else:
        rows.append((move, back) if season.is_untold else (back,))
    if season.state in RUNNING and season.inside:
        rows.insert(0, Menu(RemovePerson(me), say(Msg("club.remove")), _people_choices(season.inside, season.names)))
    if season.state in RUNNING and season.barred:
        rows.insert(0, Menu(ReadmitPerson(me), say(Msg("club.readmit")), _people_choices(season.barred, season.names)))
    return Screen((head(season, say), *notices), tuple(rows), body=("\n".join(lines),))


def _line(season: Season) -> str:
    return "cup.admin-line" if season.is_cup else "club.admin-line"


def _people_choices(people: Sequence[SeasonPersonRow], names: Mapping[int, str]) -> tuple[Choice, ...]:
    """Return people of a season to choose from, as many as a menu holds."""
    return tuple(Choice(str(person.user), names.get(person.user, "?")) for person in people[:CHOICES])


def sure(season: Season, how: str, say: Say) -> Screen:
    """Ask whether an admin is sure to end a season; `how`: `off` or `early`."""
    key = "club.stop" if how == "off" else "club.early"
    buttons = (Button(EndSeason(season.id, how, True), say(Msg(key)), "danger"), Button(ManageSeason(season.id), say(Msg("club.not-now"))))
    return Screen((head(season, say),), (buttons,), body=(say(Msg(f"{key}-asked")),))


def dry(season: Season, drawing: SeasonDraw, say: Say) -> Screen:
    """Return who would play whom if it were drawn now."""
    lines = []
    for division, people in enumerate(drawing.people):
        if drawing.form == "open":
            lines.append(say(Msg("club.dry-open", count=len(people))))
            continue
        lines.append(f"**{say(Msg('club.division', division=letter(division)))}**")
        here = [table for table in drawing.tables if table.division == division]
        lines += [f"{letter(division)}{table.number + 1}: {', '.join(who(people[at], say) for at in seats_of(table))}" for table in here]
    back = (Button(ManageSeason(season.id), say(Msg("discord.panel.back"))),)
    return Screen((head(season, say),), (back,), body=(say(Msg("club.dry-hint")), "\n".join(lines)[:DRAW]))
