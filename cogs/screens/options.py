"""The options of a new or an open table. Pure.

A table that is not opened yet exists only in the custom_ids of its panel: a number in mixed radix and the shape of its settings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any

from cogs.actions.tables import (
    AskForPreset,
    CancelNewTable,
    CloseOptions,
    NewTableAction,
    OpenOptions,
    OpenTable,
    RemoveSeat,
    SetNewOption,
    SetOption,
    ShowNewOptions,
)
from cogs.actions.wire import Action, whole_number
from cogs.edge.services import title
from cogs.panel.spec import CHOICE_LABEL, CHOICES, PLACEHOLDER, Button, Choice, Listed, Menu, Row, Screen, cut
from cogs.screens.seats import seat_choice
from cogs.screens.times import pace_name
from engine.game.rules import Setting, Settings, resolve_settings
from engine.match import registry
from engine.values.core import Msg, Say
from play.people.house import USUAL, House
from play.time.paces import ABSENCES, AGREED, OFFERED, USUAL_PACE, usual_absence
from play.turn.coach import CHOICES as CHOICES_OF_IDEAS
from play.turn.coach import USUAL as USUAL_IDEAS
from play.values.types import Table

PAGE = 5
"""Settings on one page."""

LAST_PAGE = 9
"""The greatest number of a page, from 0 on; a greater one is forged."""

INVITED = 10
"""The most people who can be invited to a table."""


@dataclass(frozen=True, slots=True)
class TableOptions:
    """The choices for a table.

    `chosen`: only the settings that somebody has set. `seats`: `None` for any number. `absence`: `None` for the
    usual rule at this pace.
    """

    game: str
    chosen: Mapping[str, str] = field(default_factory=dict)
    seats: int | None = None
    pace: str = USUAL_PACE
    own_thread: bool = False
    invited: tuple[int, ...] = ()
    page: int = 0
    absence: str | None = None
    automatic: bool = True
    ideas: str = USUAL_IDEAS
    rated: bool = False

    @property
    def settings(self) -> Settings:
        """Every setting with its choice."""
        return resolve_settings(registry.rules(self.game), self.chosen)


def pages(game: str) -> tuple[tuple[Setting, ...], ...]:
    """Return the settings of a game page by page, expert ones last.

    There are at least two pages: the second one also has the rare options of the table itself.
    """
    settings = registry.rules(game).settings
    usual = _in_pages([setting for setting in settings if not setting.expert]) or [()]
    expert = _in_pages([setting for setting in settings if setting.expert])
    every = (*usual, *expert)
    return every if len(every) > 1 else (*every, ())


def _in_pages(settings: Sequence[Setting]) -> list[tuple[Setting, ...]]:
    return [tuple(settings[start : start + PAGE]) for start in range(0, len(settings), PAGE)]


def of_table(table: Table, page: int) -> TableOptions:
    """Return the options of an open table."""
    terms = table.terms
    low, high = terms.seats
    return TableOptions(
        table.game, terms.chosen, seats=low if low == high else None, pace=terms.pace, own_thread=table.own_thread, invited=table.invited,
        page=min(page, LAST_PAGE), absence=terms.absence, automatic=terms.automatic, ideas=terms.ideas, rated=terms.rated,
    )  # fmt: skip


def _packed(game: str) -> list[tuple[str, Sequence[Any]]]:
    """Return the digits of a packed number: each field with its values, then the settings.

    `None`: the usual absence, any number of seats, or a setting that nobody has chosen.
    """
    rules, switch = registry.rules(game), (False, True)
    fields: list[tuple[str, Sequence[Any]]] = [
        ("pace", AGREED), ("own_thread", switch), ("automatic", switch), ("rated", switch), ("ideas", CHOICES_OF_IDEAS),
        ("absence", (None, *ABSENCES)), ("seats", (None, *rules.seats)),
    ]  # fmt: skip
    return [*fields, *((f"setting.{setting.key}", (None, *setting.choices)) for setting in rules.settings)]


def pack(options: TableOptions) -> int:
    """Return all choices as one number; raise `ValueError` if a choice is not offered today."""
    total = 0
    for name, values in reversed(_packed(options.game)):
        field, _, key = name.partition(".")
        total = total * len(values) + values.index(options.chosen.get(key) if key else getattr(options, field))
    return total


def shape(game: str) -> str:
    """Return a fingerprint of the options and settings of a game: packed numbers fit only one."""
    rules = registry.rules(game)
    settings = ((setting.key, setting.choices) for setting in rules.settings)
    packed = [AGREED, "automatic", "rated", CHOICES_OF_IDEAS, ABSENCES, tuple(rules.seats), *settings]
    return sha256(repr(packed).encode()).hexdigest()[:6]


def choices_in(action: NewTableAction, invited: Sequence[int]) -> TableOptions | None:
    """Return the choices that an action carries.

    `None` if the game is unknown or has other settings by now. Forged numbers give some legal choice.
    """
    game = action.game
    if game not in registry.names() or action.shape != shape(game):
        return None
    total, fields = action.choices, dict[str, Any]()
    for name, values in _packed(game):
        total, digit = divmod(total, len(values))
        fields[name] = values[digit]
    settings = {setting.key: fields.pop(f"setting.{setting.key}") for setting in registry.rules(game).settings}
    chosen = {key: choice for key, choice in settings.items() if choice is not None}
    return TableOptions(game, chosen, invited=tuple(invited)[:INVITED], page=min(action.page, LAST_PAGE), **fields)


@dataclass(frozen=True, slots=True)
class Controls:
    """The actions of the panel of a new table, or of the options of an open table."""

    options: TableOptions
    table: Table | None = None

    def option(self, field: str) -> Action:
        """Return the action of the menu that sets a field."""
        if self.table is not None:
            return SetOption(self.table.match, self.options.page, field)
        return SetNewOption(*self._new(self.options.page), field)

    def page(self, page: int) -> Action:
        """Return the action that shows another page."""
        return ShowNewOptions(*self._new(page)) if self.table is None else OpenOptions(self.table.match, page)

    def keep(self) -> Action:
        """Return the action that keeps the choices as a preset."""
        return AskForPreset(*self._new(self.options.page))

    def open(self) -> Action:
        """Return the action that opens the table."""
        return OpenTable(*self._new(self.options.page))

    def _new(self, page: int) -> tuple[str, str, int, int]:
        return self.options.game, shape(self.options.game), page, pack(self.options)


def screen(options: TableOptions, say: Say, table: Table | None = None, house: House = USUAL, is_admin: bool = False) -> Screen:
    """Return the panel of a new table, or the options of an open one.

    `house`: the settings of the server of a new one. `is_admin`: the reader may keep the options under a name.
    """
    at = Controls(options, table)
    every = pages(options.game)
    page = min(options.page, len(every) - 1)
    settings = options.settings
    rows: list[Row] = []
    if page == 0:
        rows += _first_menus(options, at, table, house, say)
    if page == 1:
        rows += _second_menus(options, at, table, house, say)
    for index, setting in enumerate(every[page]):
        rows.append(_setting(options.game, setting, settings[setting.key], at.option(f"setting.{index}"), say))
    if page == 0 or table is None:  # the people invited to a new table are kept nowhere but in this menu
        rows.append(
            Listed(
                action=at.option("invite"),
                placeholder=say(Msg("discord.setup.invite")),
                kind="people",
                chosen=options.invited,
                lo=0,
                hi=INVITED,
            )
        )
    if page == 0 and table is not None and table.occupants:
        rows.append(_remove(table, page, say))
    rows.append(_buttons(at, page, len(every), table, say, house.rated == "ask"))
    if table is None and page and is_admin:
        rows.append((Button(at.keep(), say(Msg("house.preset-keep"))),))
    key = "discord.setup.new" if table is None else "discord.setup.options"
    head = (f"### {say(Msg(key, game=title(options.game)))}", say(Msg(f"{options.game}.blurb")))
    foot = _foot(options, page, table, house, say)
    return Screen(head, tuple(rows), foot=tuple(f"-# {line}" for line in foot))


def _foot(options: TableOptions, page: int, table: Table | None, house: House, say: Say) -> list[str]:
    """Return the small lines: where the card of a new table goes, how long it lasts, a hint."""
    hint = say(Msg("discord.setup.hint" if table is None else "discord.setup.options-hint"))
    length = registry.rules(options.game).weeks
    if table is None and page == 0 and options.pace == USUAL_PACE and length is not None:
        hint = f"{say(Msg('discord.setup.lasts', days=length.days))} {hint}"
    if table is None and house.forum:
        return [say(Msg("house.posted-in", forum=f"<#{house.forum}>")), hint]
    return [hint]


def _first_menus(options: TableOptions, at: Controls, table: Table | None, house: House, say: Say) -> list[Row]:
    """Return the menus of the first page besides the game's settings: seats, pace and place."""
    paces = {pace: pace_name(pace) for pace in offered_paces(options.pace)}
    menus: list[Row] = [_seats(options, at, say), _menu(at, "pace", Msg("discord.setup.pace"), paces, options.pace, say)]
    if table is None and house.threads == "choose" and not house.forum:
        places = {"channel": Msg("discord.setup.this-channel"), "thread": Msg("discord.setup.own-thread")}
        menus.append(_menu(at, "place", Msg("discord.setup.place"), places, "thread" if options.own_thread else "channel", say))
    return menus


def _second_menus(options: TableOptions, at: Controls, table: Table | None, house: House, say: Say) -> list[Row]:
    """Return the menus of the second page besides the game's settings: the rare options."""
    menus: list[Row] = []
    if table is not None or house.rated != "ask":
        rated = {value: Msg(f"stats.rated.{value}") for value in ("no", "yes")}
        menus.append(_menu(at, "rated", Msg("stats.rated-label"), rated, "yes" if options.rated else "no", say))
    absences = {absence: Msg(f"time.absence.{absence}") for absence in ABSENCES}
    menus.append(_menu(at, "absence", Msg("time.absence"), absences, options.absence or usual_absence(options.pace), say))
    if registry.rules(options.game).has_automatic:
        automatic = {"on": Msg("discord.automatic.on"), "off": Msg("discord.automatic.off")}
        menus.append(_menu(at, "automatic", Msg("discord.setup.automatic"), automatic, "on" if options.automatic else "off", say))
    if not options.rated:
        ideas = {choice: Msg(f"coach.choice.{choice}") for choice in CHOICES_OF_IDEAS}
        menus.append(_menu(at, "ideas", Msg("coach.label"), ideas, options.ideas, say))
    return menus


def _labelled(label: Msg, choice: Msg, say: Say) -> str:
    return cut(say(Msg("core.labelled", label=label, text=choice)), CHOICE_LABEL)


def _seats(options: TableOptions, at: Controls, say: Say) -> Menu:
    seats = registry.rules(options.game).seats
    any_number = Choice("any", say(Msg("discord.setup.seats-any", low=seats[0], high=seats[-1])), chosen=options.seats is None)
    exact = [
        Choice(str(count), say(Msg("discord.setup.seats", count=count)), chosen=options.seats == count) for count in seats[: CHOICES - 1]
    ]
    return Menu(at.option("seats"), say(Msg("discord.setup.seats-label")), (any_number, *exact))


def offered_paces(now: str) -> tuple[str, ...]:
    """Return the paces that can be chosen; one that was chosen earlier stays a choice."""
    return OFFERED if now in OFFERED else (now, *OFFERED)


def _menu(at: Controls, field: str, label: Msg, texts: Mapping[str, Msg], now: str, say: Say) -> Menu:
    """Return the menu of a field; each choice begins with the label of the field."""
    choices = tuple(Choice(value, _labelled(label, text, say), chosen=value == now) for value, text in texts.items())
    return Menu(at.option(field), _chosen_label(choices) or say(label), choices)


def _setting(game: str, setting: Setting, chosen: str, action: Action, say: Say) -> Menu:
    label = Msg(f"{game}.setting.{setting.key}")
    choices = tuple(
        Choice(choice, cut(say(Msg(f"{game}.setting.{setting.key}.{choice}")), CHOICE_LABEL), chosen=choice == chosen)
        for choice in setting.choices[:CHOICES]
    )
    return Menu(action, _chosen_label(choices) or cut(say(label), PLACEHOLDER), choices, caption=f"-# {say(label)}")


def _chosen_label(choices: Sequence[Choice]) -> str | None:
    """Return the chosen label for the placeholder: some clients lose the choice itself."""
    return next((choice.label for choice in choices if choice.chosen), None)


def _remove(table: Table, page: int, say: Say) -> Menu:
    choices = tuple(seat_choice(table, seat, say) for seat in range(len(table.occupants)))
    return Menu(RemoveSeat(table.match, page), say(Msg("discord.setup.unseat")), choices)


def _buttons(at: Controls, page: int, count: int, table: Table | None, say: Say, is_asked: bool) -> Row:
    """Return the buttons below the choices.

    `is_asked`: there are two buttons that open a table, a casual and a rated one.
    """
    buttons: list[Button] = []
    if table is None and is_asked:
        casual, rated = (Controls(replace(at.options, rated=rated)).open() for rated in (False, True))
        buttons += [Button(casual, say(Msg("discord.setup.create")), "success"), Button(rated, say(Msg("discord.setup.create-rated")))]
    elif table is None:
        buttons.append(Button(at.open(), say(Msg("discord.setup.create")), "success"))
    if page:
        label = Msg("discord.setup.fewer") if page == 1 else Msg("discord.setup.before", page=page - 1, pages=count - 1)
        buttons.append(Button(at.page(page - 1), say(label)))
    if page + 1 < count:
        label = Msg("discord.setup.expert") if count == 2 else Msg("discord.setup.after", page=page + 1, pages=count - 1)
        buttons.append(Button(at.page(page + 1), say(label)))
    if table is None:
        buttons.append(Button(CancelNewTable(), say(Msg("discord.setup.cancel"))))
    else:
        buttons.append(Button(CloseOptions(table.match), say(Msg("discord.setup.done")), "success"))
    return tuple(buttons)


def with_choice(options: TableOptions, field: str, values: Sequence[str]) -> TableOptions | None:
    """Return the choices after a field was set, or `None` if the value does not fit."""
    value = values[0] if values else ""
    if field == "invite":
        return replace(options, invited=tuple(int(user) for user in values if user.isascii() and user.isdecimal())[:INVITED])
    name, _, index = field.partition(".")
    if name == "setting":
        every = pages(options.game)
        on_page, at = every[min(options.page, len(every) - 1)], whole_number(index, digits=2)
        if at is None or at >= len(on_page) or value not in on_page[at].choices:
            return None
        return replace(options, chosen={**options.chosen, on_page[at].key: value})
    seats = {"any": None, **{str(count): count for count in registry.rules(options.game).seats}}
    menus: Mapping[str, tuple[str, Mapping[str, Any]]] = {
        "seats": ("seats", seats),
        "pace": ("pace", {pace: pace for pace in OFFERED}),
        "absence": ("absence", {absence: absence for absence in ABSENCES}),
        "place": ("own_thread", {"channel": False, "thread": True}),
        "automatic": ("automatic", {"off": False, "on": True}),
        "rated": ("rated", {"no": False, "yes": True}),
        "ideas": ("ideas", {choice: choice for choice in CHOICES_OF_IDEAS}),
    }
    name, by_value = menus.get(field, ("", {}))
    return replace(options, **{name: by_value[value]}) if value in by_value else None
