"""Every game can be seen: its pictures are readable, whole, and tell no secrets."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from importlib import import_module
from io import BytesIO
from itertools import chain
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

import render
from contract.games import games
from contract.laws import colour_faults, contrast_faults, layout_faults, phone_faults, size_faults, strict
from contract.names import LONG_NAMES, NAMES
from contract.scenes import FRONT, Scene, drafts, find_knowing_views, pictures_of_a_draft, positions, scenes, tables_to_draw
from contract.tables import Table
from data.homes import homes
from engine.match import registry
from engine.values import codec
from engine.values.core import Msg, Seat
from engine.walking.worlds import imagine_world
from render import CARD, Draft, drawer_of
from render.kit import palette

SAY = strict(NAMES)
LONG = strict(LONG_NAMES)
GAMES = games()
TABLES = [table for game in GAMES for table in tables_to_draw(game)]
every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


@every_game
def test_a_game_has_a_renderer_with_its_palette(game: str) -> None:
    renderer = drawer_of(game)
    assert all(callable(getattr(renderer, name)) for name in ("parts", "compose", "warm"))
    assert len(renderer.PALETTE) <= 256
    players = {colour for player in palette.PLAYERS for colour in (player.main, player.dark, player.on)}
    assert {*palette.ROLES, *players} <= set(renderer.PALETTE), f"make the palette again: python -m tools.build_palette {game}"
    if homes()[game].has_pictures:
        assert colour_faults(getattr(import_module(homes()[game].positions), "FLAT", ()), renderer.PALETTE) == []
    renderer.warm()


@every_table
def test_every_picture_of_every_view_keeps_the_laws(table: Table) -> None:
    """Labels, layout, contrast and sizes, with names that are long and in many scripts."""
    renderer = drawer_of(table.game)
    faults: list[str] = []
    for scene in scenes(table, "pictures"):
        assert len(set(scene.parts)) == len(scene.parts) > 0, scene
        for part in scene.parts:
            assert LONG(Msg(f"{table.game}.picture.{part}")), part
        for part in scene.own_parts:
            canvas = renderer.compose(scene.view, LONG, Draft(scene.view), part)
            picture_faults = [*layout_faults(canvas), *contrast_faults(canvas), *size_faults(canvas, renderer.PALETTE)]
            picture_faults += phone_faults(canvas) if part == CARD else []
            faults += [f"{scene}: {part}: {fault}" for fault in picture_faults]
    assert faults == []


@every_game
def test_every_half_made_move_keeps_the_laws(game: str) -> None:
    faults: list[str] = []
    for number, draft in enumerate(drafts(game, "drafts")):
        picture_draft = draft.draft_in(draft.scene.state)
        for part, canvas in pictures_of_a_draft(draft.scene, picture_draft, number, LONG):
            faults += [f"{draft}: {part}: {fault}" for fault in (*layout_faults(canvas), *contrast_faults(canvas))]
    assert faults == []


@every_game
def test_a_picture_that_all_may_see_is_the_same_for_a_player(game: str) -> None:
    """What a spectator can see is drawn for a seat without anything that only it knows."""
    table = tables_to_draw(game)[-1]

    @cache
    def shared(moves: int, part: str) -> bytes:
        return pixels(positions(table, "shared")[moves], None, part)

    def pixels(state: Any, viewer: Seat | None, part: str) -> bytes:
        view = table.rules.view(state, viewer)
        return drawer_of(game).compose(view, SAY, Draft(view), part).image.tobytes()

    for scene in chain(scenes(table, "shared", further=1_000), find_knowing_views(table, "shared")):
        if scene.viewer is not None:
            public = Scene(scene.table, scene.moves, scene.state, None)
            for part in set(scene.parts[: FRONT + 1]) & set(public.parts):
                assert pixels(scene.state, scene.viewer, part) == shared(scene.moves, part), (
                    f"{scene}: the picture {part} is another one than a spectator's: draw on it only what all may know, or give it a name "
                    "that `parts` of a spectator does not have."
                )


@every_game
def test_a_picture_shows_what_its_view_says_and_nothing_else(game: str) -> None:
    """It is the same after the view has been written down and read again."""
    table = tables_to_draw(game)[-1]
    for number, scene in enumerate(scenes(table, "written", further=1_000)):
        again = codec.decode(table.rules.view_type, codec.encode(scene.view))
        front = scene.parts[:FRONT]
        part = front[number % len(front)]
        first, second = (drawer_of(game).compose(view, SAY, Draft(view), part) for view in (scene.view, again))
        assert first.image.tobytes() == second.image.tobytes(), f"{scene}: {part}"


SECRETS = 12
"""How many half-made moves of a game are drawn twice. Few are enough: pictures see only views, which test_previews.py compares."""


@every_game
def test_a_half_made_move_shows_nothing_that_its_seat_may_not_know(game: str) -> None:
    rules, rng = registry.rules(game), Random("secrets")
    half_made = list(drafts(game, "secrets"))
    for draft in rng.sample(half_made, min(SECRETS, len(half_made))):
        other = imagine_world(rules, draft.scene.state, draft.seat, rng)
        first, second = (
            render.draw(game, rules.view(state, draft.seat), SAY, draft.draft_in(state)) for state in (draft.scene.state, other)
        )
        assert first.tobytes() == second.tobytes(), draft


@every_game
def test_threads_do_not_disturb_each_other(game: str) -> None:
    first_scenes = list(scenes(tables_to_draw(game)[0], "threads", further=1_000))[:4]
    wanted = [(scene.view, part) for scene in first_scenes for part in scene.parts[:FRONT]] * 2

    def picture(item: tuple[Any, str]) -> bytes:
        return render.picture(game, item[0], LONG, part=item[1])

    alone = [picture(item) for item in wanted]
    with ThreadPoolExecutor(4) as pool:
        for (_, part), image, other in zip(wanted, alone, pool.map(picture, wanted), strict=True):
            assert image == other, f"{part}: {difference(image, other)}"


def difference(first: bytes, second: bytes) -> str:
    """Return where two pictures differ."""
    images = [Image.open(BytesIO(data)).convert("RGB") for data in (first, second)]
    return f"pixels in {ImageChops.difference(*images).getbbox()}" if images[0].size == images[1].size else "sizes"


@every_game
def test_pictures_are_found_by_their_names_and_labels(game: str) -> None:
    for scene in scenes(tables_to_draw(game)[0], "found", further=1_000):
        for part in scene.parts:
            assert render.find(game, scene.view, part, SAY) == part
            assert render.find(game, scene.view, SAY(Msg(f"{game}.picture.{part}")), SAY) == part
