"""The picture of a decision: its place on the table, large, with the numbers of answers.

What its player owns stands at the foot.

| what is asked | what is shown |
|---|---|
| the field of the rondel | the rondel, and the sea that the first answer touches |
| sailing, colonies, ships that pay | the sea between the ships and their goals |
| market, buildings, workers and ships, privileges | rows |
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from engine.asks.decision import Decision
from engine.values.core import Msg, Say
from games.navegador.pictures import rows, wheel
from games.navegador.pictures.changes import Changes, compare_draft
from games.navegador.pictures.scene import SeaScene, Target, frame_sea, main_fleet, middle
from games.navegador.rules.board import REGION_NUMBER, REGIONS, RONDEL, Region
from games.navegador.rules.view import NavegadorView, Privilege, Sail, Trade, Ware
from render import Draft
from render.kit import decision as deciding
from render.kit.canvas import Canvas
from render.kit.surface import BoxPx

FOOT = 104
"""Height in px of the strip with what the player owns."""
PRICES = 214
"""Height in px of the prices beside the rondel of a tall picture."""
RONDEL_SIDE = 632
"""Side in px of the square of the rondel on a tall picture, at most."""
ROWS = 600
"""Height in px of privileges or buildings on a tall picture."""
SEA = 780
"""Height in px of a sea on a tall picture."""
BROAD_SEA = 674
"""Height in px of a sea on a tall picture that has to show the whole chart."""
BROAD = 640.0
"""If the regions to see are farther apart than this, in px of the chart, they need the whole chart."""

MARKET = 480
"""Height in px of the market on a tall picture."""
TRACK = 364
"""Height in px of the track of workers or ships on a tall picture."""
WIDE_FOOT = 84
"""Height in px of the strip with what the player owns, on a wide picture."""
WIDE_FOOT_BESIDE = 112
"""The same beside the rondel, where it has two rows."""

Touched = dict[int, tuple[Any, ...]]
"""What each answer touches, by its number on the picture: regions, groups of ships, wares, ..."""
Lay = Callable[[Canvas, BoxPx], None]
K = TypeVar("K")


def compose(view: NavegadorView, say: Say, draft: Draft, is_wide: bool) -> Canvas:
    """Draw an open decision, or a move that is complete."""
    changes = compare_draft(view, draft)
    seat = wheel.reader(view)
    shown = draft.decision or Decision(
        Msg("navegador.question.whole"), (), frame=Msg("navegador.score.cash", money=changes.preview.players[seat].money)
    )
    touched = {number: answer.places for number, answer in shown.numbers().items()}
    if draft.asked == "turn.field" or (changes.field is None and not changes.is_extra and view.stage != "sailing"):
        return _rondel(changes, say, seat, shown, touched, is_wide)
    lay, body = _content(changes, say, seat, draft.asked, touched)
    if touched:
        body = min(body, round(deciding.in_sight(shown, say)) - FOOT)
    height = deciding.WIDE_HEIGHT if is_wide else deciding.BAND + body + FOOT
    canvas = deciding.open_canvas(height, shown, view.players[seat].seat, say)
    foot = height - (WIDE_FOOT if is_wide else FOOT)
    lay(canvas, (0.0, float(deciding.BAND), float(deciding.WIDE), float(foot)))
    rows.lay_foot(canvas, changes, seat, (0.0, float(foot), float(deciding.WIDE), float(height)))
    return canvas


def _content(changes: Changes, say: Say, seat: int, asked: str, touched: Touched) -> tuple[Lay, int]:
    """Return what to draw between band and foot, and its height in px on a tall picture."""
    field = changes.field
    if asked == "turn.pay":
        return _sea(changes, say, seat, touched)
    if asked == "king.place" or field == "privilege":
        return lambda canvas, box: rows.lay_privileges(canvas, changes, say, box, _group_by(touched, _kind)), ROWS
    if field in ("market1", "market2"):
        return lambda canvas, box: rows.lay_market(canvas, changes, say, box, _group_by(touched, _trade)), MARKET
    if field == "buildings":
        return lambda canvas, box: rows.lay_buildings(canvas, changes, say, box, _group_by(touched, _row)), ROWS
    if field in ("workers", "ships"):
        return lambda canvas, box: rows.lay_track(canvas, changes, say, box, _group_by(touched, _count), str(field)), TRACK
    return _sea(changes, say, seat, touched)


def _sea(changes: Changes, say: Say, seat: int, touched: Touched) -> tuple[Lay, int]:
    """Return the drawing of the sea between the ships and their goals, and its height in px."""
    targets, sails = touched_targets(touched)
    focus = focus_regions(changes, seat, targets, sails)
    height = BROAD_SEA if _breadth(focus) > BROAD else SEA
    return partial(_lay_sea, changes=changes, say=say, seat=seat, targets=targets, sails=sails, focus=focus), height


def _lay_sea(
    canvas: Canvas, box: BoxPx, *, changes: Changes, say: Say, seat: int, targets: list[Target], sails: dict[int, tuple[Sail, ...]],
    focus: tuple[Region, ...],
) -> None:  # fmt: skip
    SeaScene(canvas, box, changes, say, seat, focus).lay(targets, sails)


def _rondel(changes: Changes, say: Say, seat: int, shown: Decision, touched: Touched, is_wide: bool) -> Canvas:
    """Draw the rondel at the left and the sea of the first answer at the right."""
    side = deciding.WIDE_HEIGHT - deciding.BAND if is_wide else min(RONDEL_SIDE, round(deciding.in_sight(shown, say)) - FOOT)
    height = deciding.BAND + side + (0 if is_wide else FOOT)
    canvas = deciding.open_canvas(height, shown, changes.view.players[seat].seat, say)
    fields = _group_by(touched, _field)
    top, bottom = deciding.BAND, float(deciding.BAND + side)
    wheel.lay(canvas, changes, say, (side / 2, top + side / 2), side / 2 - 40, fields)
    targets, _ = touched_targets(touched)
    on_rim = {number for numbers in fields.values() for number in numbers}
    chosen = [target for target in targets if not on_rim.issuperset(_numbers(target))] or targets[:1]
    focus = tuple(target.region for target in chosen) or (main_fleet(changes, seat),)
    below = float(WIDE_FOOT_BESIDE if is_wide else PRICES)
    sea = (float(side), float(top), float(deciding.WIDE), bottom - below)
    SeaScene(canvas, box=sea, changes=changes, say=say, seat=seat, focus=focus).lay(chosen, {})
    frame_sea(canvas, (side - 3.0, top - 3.0, deciding.WIDE + 3.0, bottom - below))
    beside = (float(side), bottom - below, float(deciding.WIDE), bottom)
    if is_wide:
        rows.lay_foot(canvas, changes, seat, beside, 2)
    else:
        rows.lay_prices(canvas, changes, say, beside)
        rows.lay_foot(canvas, changes, seat, (0.0, bottom, float(deciding.WIDE), float(height)))
    return canvas


def _numbers(target: Target) -> list[int]:
    return [*target.numbers, *(number for numbers in target.coins.values() for number in numbers)]


def touched_targets(touched: Touched) -> tuple[list[Target], dict[int, tuple[Sail, ...]]]:
    """Return the regions that the answers touch, in their order, and the ways of their ships."""
    targets: dict[Region, Target] = {}
    sails: dict[int, tuple[Sail, ...]] = {}
    for number, places in touched.items():
        groups = tuple(place for place in places if isinstance(place, Sail))
        if groups:
            sails[number] = groups
        for region in dict.fromkeys(sail.to for sail in groups):
            targets.setdefault(region, Target(region)).numbers.append(number)
        last: dict[Region, int] = {}
        for place in places:
            if isinstance(place, Ware) and place.name in REGION_NUMBER:
                region = REGIONS[REGION_NUMBER[place.name]]
                last[region] = max(last.get(region, 0), place.before)
            elif isinstance(place, str) and place in REGION_NUMBER:
                targets.setdefault(REGIONS[REGION_NUMBER[place]], Target(REGIONS[REGION_NUMBER[place]])).numbers.append(number)
        for region, before in last.items():
            targets.setdefault(region, Target(region)).coins.setdefault(before, []).append(number)
    return list(targets.values()), sails


def focus_regions(changes: Changes, seat: int, targets: list[Target], sails: dict[int, tuple[Sail, ...]]) -> tuple[Region, ...]:
    """Return the regions of the answers and the half-made move, which have to be seen."""
    regions: dict[Region, None] = dict.fromkeys(target.region for target in targets)
    regions |= dict.fromkeys(sail.origin for groups in sails.values() for sail in groups)
    for sail in changes.sails:
        regions |= {sail.origin: None, sail.to: None}
    if changes.done is not None:
        regions |= dict.fromkeys(region for region, _ in changes.done.colonies)
    return tuple(regions) or (main_fleet(changes, seat),)


def _breadth(focus: tuple[Region, ...]) -> float:
    xs = [middle(region)[0] for region in focus]
    return max(xs) - min(xs)


def _group_by(touched: Touched, name: Callable[[Any], K | None]) -> dict[K, list[int]]:
    """Group the numbers of the answers by what each touches."""
    numbers_by: dict[K, list[int]] = {}
    for number, places in touched.items():
        for key in dict.fromkeys(map(name, places)):
            if key is not None:
                numbers_by.setdefault(key, []).append(number)
    return numbers_by


def _count(place: Any) -> int | None:
    return place if isinstance(place, int) else None


def _field(place: Any) -> str | None:
    return place if place in RONDEL else None


def _kind(place: Any) -> str | None:
    return place.kind if isinstance(place, Privilege) else None


def _trade(place: Any) -> str | None:
    return f"{'sell' if place.units > 0 else 'process'} {place.good}" if isinstance(place, Trade) else None


def _row(place: Any) -> str | None:
    return place.name if isinstance(place, Ware) else None
