"""Ready options for a table: the presets of a server, and three lengths. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cogs.actions.tables import AskForPreset, OpenTable
from cogs.edge.services import title
from cogs.panel.spec import SHORT, Button, Row, Screen, cut
from cogs.screens.options import Controls, TableOptions, of_table, pack, shape
from engine.match import registry
from engine.values.core import Msg, Say
from play.people.house import House, Preset
from play.values.types import Table

ANY_PAGE = 100
"""The page in the ids of preset buttons: no panel has so many, so that no id occurs twice."""

AT_ONCE = 5
"""The most presets of a server that have a button."""

LENGTHS = ("live", "brisk", "weeks")
"""The paces that have a button: an evening, a few days, some weeks."""


def own_presets(house: House, game: str | None = None) -> tuple[Preset, ...]:
    """Return a server's presets for a game, or for all, that fit the game's options of today."""
    known = registry.names() if game is None else (game,)
    return tuple(preset for preset in house.presets if preset.game in known and preset.shape == shape(preset.game))


def friends_screen(game: str, house: House, channel: int, say: Say) -> Screen:
    """Return the screen with a button for each preset of a server and each length."""
    own = own_presets(house, game)[:AT_ONCE]
    highlighted = 0  # the first preset; without one the usual pace of the server, if it has a button
    if not own:
        highlighted = LENGTHS.index(house.pace) if house.pace in LENGTHS else LENGTHS.index("brisk")
    offers = preset_buttons([*own, *(_of_length(game, pace, house, say) for pace in LENGTHS)])
    rows: list[Row] = [(replace(button, style="success" if at == highlighted else "secondary"),) for at, button in enumerate(offers)]
    options = Controls(TableOptions(game, pace=house.pace, rated=house.rated == "yes"))
    rows.append((Button(options.page(0), say(Msg("discord.setup.more"))),))
    anybody = Msg("discord.setup.anybody", where=f"<#{house.forum or channel}>")
    return Screen((f"### {say(Msg('discord.setup.friends', game=title(game)))}", say(anybody)), tuple(rows))


def _of_length(game: str, pace: str, house: House, say: Say) -> Preset:
    """Return the usual options of a game at a pace; a live match is smaller or shorter."""
    rules = registry.rules(game)
    sitting = {"live": rules.evening, "weeks": rules.weeks}.get(pace)
    options = TableOptions(game, pace=pace, rated=house.rated == "yes")
    count = 0
    if sitting is not None:
        options = replace(options, chosen=dict(sitting.chosen), seats=sitting.seats if sitting.minutes else None)
        count = sitting.minutes or sitting.days
    return as_preset(say(Msg(f"discord.setup.open-{pace}", count=count)), options)


def preset_buttons(presets: Sequence[Preset]) -> list[Button]:
    """Return a button for each preset, which opens a table by it."""
    pages = enumerate(presets, ANY_PAGE)  # no two buttons of a screen have the same id, whatever the presets are
    return [Button(preset_action(preset, page), cut(preset.name, SHORT)) for page, preset in pages]


def preset_action(preset: Preset, page: int = ANY_PAGE) -> OpenTable:
    """Return the action that opens a table by a preset."""
    return OpenTable(preset.game, preset.shape, page, int(preset.choices))


def keep_as_preset(table: Table, say: Say) -> list[Button]:
    """Return the button that keeps the options of a table as a preset, if they are possible.

    A pace of seasons, a setting of an earlier version or a game that is gone cannot be chosen today.
    """
    if table.game not in registry.names():
        return []
    try:
        choices = pack(of_table(table, 0))
    except ValueError:
        return []
    return [Button(AskForPreset(table.game, shape(table.game), 0, choices), say(Msg("house.preset-keep")))]


def as_preset(name: str, options: TableOptions) -> Preset:
    """Return the options of a table under a name, without the invited people."""
    return Preset(name, options.game, shape(options.game), str(pack(options)))
