"""Views of magellan made by hand: every level and number of players, start to end."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

import render
from engine.values.core import Path, Seat
from games.magellan.game import RULES
from games.magellan.pictures.zoommap import TINTED, tint
from games.magellan.rules.board import BASE_SET, BASES, NATIONS, cell_of
from games.magellan.rules.pieces import LOAD, planes_sorted, ships_sorted
from games.magellan.rules.score import sheet
from games.magellan.rules.state import Active, Flight, Last, Level, Losing, Loss, Moved, Plane, Player, Ship, State, Table, War, What
from games.magellan.rules.values import Fight
from games.magellan.rules.view import CountryView, GroupView, MagellanView, PlayerView
from games.magellan.tests.given import after, given
from render import Draft
from render.kit import palette

NAMES = ("Ana", "Bruno", "Chiara", "Dmitri")
LONG_NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff",
    "محمد عبد الرحمن العربي",
    "佐藤さくら・アレクサンドラ",
    "🐙🐙 Captain Octopus of the Seven Seas 🐙",
)
START_CASH = {2: 1200, 3: 800, 4: 600}
Pieces = tuple[tuple[What, str, int], ...]
"""Pieces on the map: what they are, their node, and how many."""


def table(level: Level = "planes", example: int = 3, target: int = 150, supplement: bool = False) -> Table:
    """Return the settings of a match without a limit of rounds."""
    return Table(
        level=level, example=example, target=target, is_played_on=True, rounds=0, series=(1, 2, 3, 4, 5), has_supplement=supplement
    )


def player(seat: int, cash: int, base_name: str, pieces: Pieces = (), **changes: object) -> PlayerView:
    """Return a player with pieces; without any, five jeeps and three ships at the base."""
    base = next(base for base in BASES if base.name == base_name)
    pieces = pieces or (("jeep", base.land, 5), ("ship", base.sea, 3))
    groups = tuple(GroupView(what, node, cell_of(node), count) for what, node, count in pieces)
    counts: Counter[str] = Counter()
    for what, _, count in pieces:
        for kind in ("ship", "plane", "jeep") if what == "ship-both" else what.split("-"):
            counts[kind] += count
    numbers = (counts["jeep"], counts["ship"], counts["plane"])
    plain = PlayerView(
        seat=Seat(seat), number=seat + 1, cash=cash, income=0, revenue=0, base_name=base_name, base=base.cell, groups=groups,
        counts=numbers, left=(18 - numbers[0], 6 - numbers[1], 6 - numbers[2]), countries=(), held=(), side=0, losses=0, place=0,
        jeeps=tuple(sorted(node for what, node, count in pieces if what == "jeep" for _ in range(count))),
        ships=ships_sorted(Ship(node, LOAD[what]) for what, node, count in pieces if what in LOAD for _ in range(count)),
        planes=planes_sorted(
            Plane(node, what == "plane-jeep") for what, node, count in pieces if what.startswith("plane") for _ in range(count)
        ),
    )  # fmt: skip
    return replace(plain, **changes)


def with_countries(view: MagellanView, opened: tuple[str, ...], owned: tuple[tuple[str, ...], ...]) -> MagellanView:
    """Return the view with countries for sale and owned, and the incomes that follow."""
    views = [_country(country, None) for country in opened]
    players = list(view.players)
    for seat, countries in enumerate(owned):
        views += [_country(country, seat) for country in countries]
        income = sum(NATIONS[country].income for country in countries)
        players[seat] = replace(players[seat], countries=countries, held=countries, income=income, revenue=income)
    return replace(view, countries=tuple(views), players=tuple(players))


def _country(country: str, owner: int | None) -> CountryView:
    nation = NATIONS[country]
    seat = None if owner is None else Seat(owner)
    return CountryView(country, nation.series, nation.node, nation.cell, seat, nation.cost, nation.cost, nation.income, nation.resale)


def start(count: int = 4, example: int = 3, level: Level = "planes") -> MagellanView:
    """Return the beginners' start: five countries and two places lie open."""
    bases = [base.name for base in BASES if base.example == example][:count]
    plain = MagellanView(
        seat=None, table=table(level, example), players=tuple(player(k, START_CASH[count], name) for k, name in enumerate(bases)),
        stage="rolling", awaited=(Seat(0),), turn=Seat(0), round=1, points=0, dice=(), countries=(), geographic_count=45,
        history_count=48, active=(Active("h03_01"), Active("h03_02")), war=None, fights=(), losses=(), debts=(), flight=None,
        flown_by=None, prices=(10, 25, 50), trail=(), last=Last("start", Seat(0)), sheets=(), ranks=(),
    )  # fmt: skip
    return with_countries(plain, ("belgium", "kenya", "saudi_arabia", "peru", "brunei"), ((),) * count)


def middle(level: Level = "planes") -> MagellanView:
    """Return four players at war with each other, with countries on five continents."""
    pieces: tuple[Pieces, ...] = (
        (("jeep", "6n1l1", 1), ("jeep", "5n2l1", 2), ("ship", "5n36s1", 1), ("jeep", "4n34l1", 2), ("ship", "4n34s1", 1)),
        (
            ("jeep", "2n27l1", 1), ("ship", "1n27s1", 1), ("jeep", "4n30l1", 3), ("ship", "3n31s1", 1), ("jeep", "1n30l1", 1),
            ("ship-jeep", "2n31s1", 1),
        ),
        (
            ("jeep", "3n35l4", 2), ("ship", "3n35s1", 1), ("jeep", "3n5l1", 1), ("ship", "2n6s1", 1), ("jeep", "3s3l1", 1),
            ("plane", "3s3l1", 1), ("ship", "4s2s1", 1),
        ),
        (
            ("jeep", "6n2l2", 1), ("jeep", "3n28l1", 1), ("jeep", "3n29l7", 2), ("ship", "4n3s1", 1), ("plane", "4n3l3", 1),
            ("ship-jeep", "1s27s1", 1),
        ),
    )  # fmt: skip
    names = ("azores", "bermuda", "canary_islands", "bahamas")
    cash = (245, 310, 95, 180)
    view = replace(
        start(4, 3, level), players=tuple(player(k, cash[k], names[k], pieces[k]) for k in range(4)), stage="moving", points=9, round=38,
        dice=(6, 3), geographic_count=22, history_count=31,
        trail=(Moved(Seat(3), "ship-jeep", ("3n29s1", "2n29s1", "1n29s2", "1n29s1", "1n28s1", "1s28s1", "1s27s1"), 5),),
        last=Last("moved", Seat(3), "1s27"),
        war=War("h05_01", tuple((Seat(k),) for k in range(4)), ("jeep", "ship", "plane"), Seat(2), 2, (0,) * 4),
    )  # fmt: skip
    return with_countries(
        view,
        ("france", "egypt", "japan", "brazil", "australia", "canada", "kenya", "thailand"),
        (("belgium", "switzerland", "spain"), ("mexico", "venezuela"), ("saudi_arabia", "south_africa"), ("sweden", "cuba", "greece")),
    )


def alliances() -> MagellanView:
    """Return experts: two sides at war, planes on ships, a fight to settle."""
    view = middle("experts")
    sides = ((Seat(0), Seat(2)), (Seat(1), Seat(3)))
    players = tuple(replace(player_view, side=1 + player_view.seat % 2, losses=player_view.seat) for player_view in view.players)
    first = replace(
        players[0], groups=(*players[0].groups, GroupView("ship-both", "2n31s1", "2n31", 2), GroupView("plane-jeep", "5n2l1", "5n2", 1))
    )
    war = War("h05_02", sides, ("jeep", "ship", "plane"), Seat(1), 1, (0, 1, 2, 3))
    return replace(
        view, players=(first, *players[1:]), war=war, stage="fighting", fights=(Fight("2n31", "ship", Seat(1)),), points=2,
        dice=(6, 6, 6, 6, 6, 2),
        last=Last("fought", Seat(0), "2n31", Seat(1), (4, 4)), trail=(),
    )  # fmt: skip


def crowded_view() -> MagellanView:
    """Return a crowd in Europe, greater than in any match."""
    cells = ("6n1", "5n1", "5n36", "6n36", "5n2", "4n36", "4n1", "4n2", "4n3", "6n2", "5n35", "6n35")
    bases = [base.name for base in BASES if base.example == 3]
    players = []
    for seat in range(4):
        pieces: list[tuple[What, str, int]] = []
        for k in range(6):
            cell = cells[(seat * 3 + k) % len(cells)]
            pieces += [("ship-jeep", f"{cell}s1", 1)]
            if cell not in ("5n35", "6n35"):
                pieces += [("jeep", f"{cell}l1", 2), ("plane", f"{cell}l1", 1)]
        players.append(player(seat, 12345 if seat == 0 else 640 + seat, bases[seat], tuple(pieces)))
    view = replace(
        start(4, 3, "experts"), players=tuple(players), stage="moving", points=1, round=107, dice=(1,), geographic_count=0, history_count=3,
        active=(*(Active(f"h03_{k:02}") for k in range(1, 11)), Active("h01_03"), Active("h01_04"), Active("h04_02")),
        trail=(
            Moved(Seat(1), "jeep", ("5n1l1", "5n2l1", "4n2l1"), 4), Moved(Seat(1), "ship", ("5n36s1", "4n36s1", "4n1s1"), 2),
            Moved(Seat(1), "plane", ("5n1l1", "6n36l1"), 1),
        ),
        last=Last("moved", Seat(1), "6n36"),
    )  # fmt: skip
    owned = tuple(tuple(BASE_SET[seat : 4 * 7 : 4]) for seat in range(4))
    countries_owned = {country for countries in owned for country in countries}
    return with_countries(view, tuple(country for country in BASE_SET if country not in countries_owned), owned)


def pacific() -> MagellanView:
    """Return bases in the Pacific: a way across the date line, a country that was just turned."""
    view = start(3, 4, "simplest")
    pieces: Pieces = (("jeep", "2s18l1", 4), ("ship", "2s18s1", 2), ("ship-jeep", "3n20s1", 1))
    first = replace(player(0, 712, "fiji", pieces))
    trail = (Moved(Seat(0), "ship-jeep", ("2s18s1", "1s18s1", "1n18s1", "2n18s1", "2n19s1", "3n19s1", "3n20s1"), 6),)
    return replace(
        view, players=(first, *view.players[1:]), stage="drawing", awaited=(Seat(1),), turn=Seat(1), dice=(6, 5), points=11, trail=trail,
        round=4,
        last=Last("rolled", Seat(1), "", None, (6, 5)), active=(Active("h03_03"), Active("h03_01")),
    )  # fmt: skip


def flying_view() -> MagellanView:
    """Return a plane in the air over an enemy."""
    view = middle()
    return replace(
        view, stage="flying", flight=Flight("4n4", True, 5, 1), flown_by=Seat(0), points=3, dice=(5,),
        trail=(Moved(Seat(0), "plane-jeep", ("5n2l1", "4n4l1"), 1),), last=Last("bombed", Seat(0), "4n4", Seat(3), (2,)),
    )  # fmt: skip


def over(count: int = 4) -> MagellanView:
    """Return the end: the first has won, one was eliminated."""
    view = middle() if count == 4 else start(count)
    owned = (
        ("japan", "belgium", "switzerland"), ("mexico", "venezuela", "italy"), ("saudi_arabia",), (),
    )[:count]  # fmt: skip
    view = with_countries(replace(view, war=None), ("france", "egypt"), owned)
    places = {2: (1, 2), 3: (1, 2, 3), 4: (1, 2, 3, 4)}[count]
    sheets = tuple(sheet(Player(player_view.cash, "", "", countries=player_view.countries)) for player_view in view.players)
    players = tuple(
        replace(player_view, place=place if place in (1, 4) else 0, groups=() if place in (1, 4) else player_view.groups)
        for player_view, place in zip(view.players, places, strict=True)
    )
    return replace(
        view, players=players, stage="over", awaited=(), turn=Seat(0), last=Last("won", Seat(0)), sheets=sheets, ranks=places,
        round=96, trail=(),
    )  # fmt: skip


def base_colour(ground: palette.Colour, seat: int) -> palette.Colour:
    """Return the colour of sea or land in the tint of a start base on a zoom."""
    return palette.mix(ground, tint(seat), TINTED)


SEA = palette.SEA_CHART
RAMPS = (
    (palette.rgb("#F9F2E1"), palette.rgb("#CDBA92"), 8),
    (palette.mix(palette.SEA_CHART, palette.SEA_DEEP, 0.55), palette.SEA_CHART, 7),
    (palette.SEA_CHART, palette.mix(palette.SEA_CHART, palette.SEA_SHALLOW, 0.65), 5),
    (palette.LAND, palette.LAND_SHADE, 5),
    *((base_colour(palette.mix(palette.SEA_CHART, palette.SEA_DEEP, 0.55), k), base_colour(palette.SEA_CHART, k), 2) for k in range(4)),
    *((base_colour(palette.LAND, k), base_colour(palette.LAND_SHADE, k), 2) for k in range(4)),
)
"""Soft gradients that the palette of the pictures needs: from one colour to another, and in how many steps."""


def draft_of(state: State, path: Path) -> tuple[MagellanView, Draft]:
    """Return the view of the seat that is awaited, and its move as far as it is made."""
    seat = RULES.to_act(state)[0]
    return RULES.view(state, seat), render.draft_of(RULES, state, seat, path)


def drafting_state() -> State:
    """Return the middle as a world of the player in turn, who can pay something."""
    view = middle()
    return RULES.imagine(replace(view, players=(replace(view.players[0], cash=620), *view.players[1:])), Random(0))


def loading_state() -> State:
    """Return experts in peace: a jeep and planes beside empty ships, countries in reach."""
    return given(
        seats=3, example=3, points=8, cash={0: 700}, countries={0: ("belgium",), 1: ("spain",)}, open=("france", "morocco", "italy"),
        jeeps={0: ("6n1l1", "6n1l1", "4n34l1", "4n34l1"), 1: ("5n36l1",)}, ships={0: ("6n1s1", "5n36s1", "4n34s1"), 1: ("4n36s1",)},
        planes={0: ("6n1l1",)}, active=("h03_01", "h03_02"),
    )  # fmt: skip


def air_war() -> State:
    """Return a war with planes: a jeep beside one, an enemy's ship and jeep in its reach."""
    return given(
        level="planes", example=3, points=7, war=((0,), (1,)), countries={0: ("belgium", "egypt"), 1: ("spain",)},
        jeeps={0: ("6n1l1", "3n4l1"), 1: ("5n36l1",)}, planes={0: ("6n1l1",)}, ships={0: ("4n34s1",), 1: ("4n36s1",)},
    )  # fmt: skip


def losing_state() -> State:
    """Return a position in which a piece has to be given up."""
    state = air_war()
    loss = Loss(Seat(0), "any", (), "card")
    return State(replace(state.position, losses=(loss,)), Losing(Seat(0)))


def drafts() -> dict[str, tuple[MagellanView, Draft]]:
    """Return half-made and complete moves of every kind, before they are confirmed."""
    middle_world, ready = drafting_state(), loading_state()
    return {
        "step": draft_of(middle_world, ()),
        "ship-chosen": draft_of(middle_world, ("ship-5n36",)),
        "sailed-driven-bought": draft_of(middle_world, ("ship-5n36", "6n1", "buy-jeep", "2", "jeep-6n1", "5n1")),
        "meets": draft_of(middle_world, ("ship-5n36", "6n1", "jeep-6n1", "6n2")),
        "complete": draft_of(middle_world, ("ship-5n36", "6n1", "jeep-6n1", "5n1", "end")),
        "developed": draft_of(middle_world, ("jeep-6n1", "5n1", "develop-france")),
        "far": draft_of(middle_world, ("ship-5n36", "4n30")),
        "counted": draft_of(middle_world, ("buy-jeep",)),
        "jeep-chosen": draft_of(ready, ("jeep-4n34",)),
        "loaded": draft_of(ready, ("jeep-6n1", "6n36s1")),
        "laden-chosen": draft_of(ready, ("jeep-6n1", "6n36s1", "ship-jeep-6n36")),
        "landed": draft_of(ready, ("jeep-6n1", "6n36s1", "ship-jeep-6n36", "4n36")),
        "plane-loaded": draft_of(ready, ("jeep-6n1", "plane")),
        "plane-chosen": draft_of(ready, ("jeep-6n1", "plane", "plane-jeep-6n1")),
        "carried": draft_of(ready, ("jeep-6n1", "fly-4n34")),
        "on-deck": draft_of(ready, ("jeep-6n1", "plane", "plane-jeep-6n1", "5n36s1")),
        "elsewhere": draft_of(ready, ("ship-5n36", "to")),
        "selling": draft_of(ready, ("sell",)),
        "sold": draft_of(ready, ("sell", "belgium")),
        "plane-at-war": draft_of(air_war(), ("plane-6n1",)),
        "struck": draft_of(air_war(), ("plane-6n1", "strike-5n36")),
        "flying": draft_of(after(air_war(), "plane-6n1 strike-5n36"), ()),
        "losing": draft_of(losing_state(), ()),
    }


def typical() -> list[tuple[MagellanView, str, Draft]]:
    """Return views with the picture and the draft to show: every part and state."""
    plain = [
        (start(2), "table"),
        (start(4, 1), "table"),
        (middle(), "table"),
        (alliances(), "table"),
        (crowded_view(), "table"),
        (pacific(), "table"),
        (flying_view(), "table"),
        (over(), "table"),
        (middle(), "zoom-europe"),
        (crowded_view(), "zoom-5n1"),
        (middle(), "zoom-africa"),
        (crowded_view(), "zoom-north-america"),
        (pacific(), "zoom-fiji"),
        (alliances(), "zoom-2n31"),
        (replace(pacific(), seat=Seat(1)), "mine"),
        *((RULES.view(state, Seat(0)), "mine") for state in (drafting_state(), loading_state(), air_war(), losing_state())),
        (RULES.view(after(air_war(), "plane-6n1 strike-5n36"), Seat(0)), "mine"),
        (middle(), "cards"),
        (crowded_view(), "cards"),
        (replace(start(2), countries=()), "cards"),
        (over(), "sheet"),
        (over(2), "sheet"),
    ]
    own, developed = drafts()["developed"]
    return [
        *((view, part, Draft(view)) for view, part in plain),
        (own, "table", developed),
        (middle(), "card", Draft(middle())),
        (start(2), "card", Draft(start(2))),
    ]
