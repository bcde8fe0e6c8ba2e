"""Views of navegador: start, middle, end, the fullest chart and every kind of action."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from engine.values.core import Seat
from games.navegador.rules.board import REGION_NUMBER, REGIONS, Building, Kind, Region
from games.navegador.rules.setup import setup
from games.navegador.rules.state import King, LastMove, Moving, Over, Player, Position, Sail, Sailing, State, Trade
from games.navegador.rules.view import NavegadorView, view
from render import Draft
from render.kit import palette

SEA = palette.SEA_CHART
RAMPS = (
    (palette.rgb("#F9F2E1"), palette.rgb("#CDBA92"), 12),
    (palette.rgb("#F8F0DE"), palette.rgb("#EFE4CC"), 5),
    (palette.rgb("#FFE9A8"), palette.PAPER, 3),
    (palette.rgb("#F5E6BB"), palette.PAPER_WARM, 2),
    (palette.SEA_CHART, palette.SEA_DEEP, 6),
    (palette.SEA_CHART, palette.SEA_SHALLOW, 6),
    (palette.LAND, palette.LAND_SHADE, 4),
    (palette.HALO, palette.SEA_CHART, 6),
    (palette.HALO, palette.PAPER, 5),
    (palette.rgb("#A9DDF2"), palette.SEA_CHART, 4),
    (palette.rgb("#E2574C"), palette.rgb("#F3D9D2"), 3),
    (palette.rgb("#E07B39"), palette.INK, 2),
    (palette.rgb("#C58A57"), palette.INK, 3),
)
"""Soft gradients that the palette of the pictures needs: from one colour to another, and in how many steps."""


def ships(**where: int) -> tuple[int, ...]:
    """Return the number of ships by region."""
    return tuple(where.get(region, 0) for region in REGIONS)


def known_bits(*regions: str) -> int:
    """Return the bits of Portugal and these regions."""
    return sum(1 << REGION_NUMBER[region] for region in {"portugal", *regions})


def player(**changes: Any) -> Player:
    """Return a player in the middle of a match."""
    plain = Player(
        money=200, workers=4, ships=ships(portugal=2, guine=1, rio=1), colonies=((50,), (60, 70), ()), factories=(1, 0, 1), shipyards=2,
        churches=1, explorers=(1,), privileges=(1, 0, 0, 0, 1), king="held", field=0,
    )  # fmt: skip
    return replace(plain, **changes)


def open_regions(position: Position, *regions: str) -> Position:
    """Return the position with these regions explored and their tokens sorted."""
    stacks = list(position.stacks)
    for region in regions:
        stacks[REGION_NUMBER[region]] = tuple(sorted(stacks[REGION_NUMBER[region]]))
    return replace(position, stacks=tuple(stacks), known=known_bits(*regions))


def begin_position(seats: int, king: str = "sheet") -> Position:
    """Return the position of the first turn."""
    return setup(seats, {"king": king}, "pictures").position


def start(seats: int = 2, seat: int | None = None, king: str = "sheet") -> NavegadorView:
    """Return a view of the first turn."""
    state = setup(seats, {"king": king}, "pictures")
    return view(state, None if seat is None else Seat(seat))


FLEETS: tuple[dict[str, int], ...] = (
    {"portugal": 1, "bahia": 2, "goa": 2},
    {"guine": 2, "angola": 1, "mocambique": 2},
    {"portugal": 2, "rio": 3, "cabo": 1},
    {"portugal": 3, "angola": 2, "goa": 1},
    {"bahia": 1, "rio": 1, "guine": 1, "mombaca": 2},
)
"""The ships of each seat by region."""
EXPLORED = ("guine", "bahia", "rio", "angola", "cabo", "mocambique", "goa")


def players(seats: int, king: King = "held") -> tuple[Player, ...]:
    """Return players who differ in everything."""
    everybody = []
    for seat in range(seats):
        everybody.append(
            player(
                money=(310, 140, 420, 90, 1250)[seat],
                workers=(5, 6, 4, 5, 9)[seat],
                ships=ships(**FLEETS[seat]),
                colonies=(((40,), (60,), (80,)), ((), (50, 60), ()), ((50, 60), (), ()), ((), (), ()), ((40,) * 3, (50,) * 2, (60,)))[seat],
                factories=((1, 0, 0), (0, 1, 0), (1, 0, 2), (0, 0, 0), (3, 2, 1))[seat],
                shipyards=(2, 1, 2, 3, 1)[seat],
                churches=(2, 1, 3, 1, 2)[seat],
                explorers=((1, 2), (4, 6), (3,), (5, 8), ())[seat],
                privileges=((1, 0, 1, 0, 2), (0, 1, 2, 0, 0), (1, 0, 0, 1, 1), (0, 1, 1, 2, 0), (3, 3, 0, 1, 2))[seat],
                king=king,
                field=(4, 6, 2, 0, 0)[seat],
            )
        )
    return tuple(everybody)


def position(seats: int, king: King = "held", **changes: Any) -> Position:
    """Return the middle of a match in phase II."""
    base = open_regions(begin_position(seats, "goa" if king == "goa" else "sheet"), *EXPLORED)
    plain = replace(
        base, players=players(seats, king), phase=2, market=(5, 2, 1), built=(2, 1, 0, 3, 2),
        gallery=(2, 1, 2, 2, 0), reserve=(2, 3, 2, 1, 2),
        holder=Seat(1), marked=6, run=3, turns=9 * seats,
        last=LastMove(
            Seat(seats - 1), "sailing", origin="ships", steps=3, sails=(Sail("cabo", "goa", 2),), explored="goa", lost=1, premium=60,
            money=60,
        ),
    )  # fmt: skip
    return replace(plain, **changes)


def middle(seats: int = 4, seat: int | None = None, **changes: Any) -> NavegadorView:
    """Return a view after a discovery; seat 0 is to move."""
    return view(State(position(seats, **changes), Moving(Seat(0))), None if seat is None else Seat(seat))


def full(seats: int = 5, seat: int | None = None) -> NavegadorView:
    """Return a view with all regions known, stones on one field, ships in seven regions.

    A spectator's view has ships in other regions than that of a seat; both together have some in every region.
    """
    homes = ("portugal", "guine", "bahia", "rio", "angola", "goa", "malaca")
    others = ("cabo", "mocambique", "mombaca", "timor", "macau", "nagasaki", "portugal")
    crowd = tuple(
        player(
            ships=ships(**dict.fromkeys(homes if seat is None else others, 1)), field=4, workers=6, money=1990,
            king="colony", shipyards=8, churches=8,
            privileges=(2, 3, 3, 3, 3), colonies=((40,) * 8, (50,) * 10, (60,) * 11), factories=(6, 6, 6), explorers=tuple(range(1, 13)),
        )
        for _ in range(seats)
    )  # fmt: skip
    all_known = open_regions(begin_position(seats), *REGIONS[1:])
    sails = (Sail("portugal", "angola", 1), Sail("guine", "rio", 1))
    last = LastMove(Seat(0), "sailing", sails=sails, steps=1, origin="colony")
    return view(
        State(
            replace(position(seats), players=crowd, known=all_known.known, stacks=all_known.stacks, phase=3, last=last, marked=4),
            Moving(Seat(0)),
        ),
        None if seat is None else Seat(seat),
    )


def market_view(seats: int = 3) -> NavegadorView:
    """Return a view after a line that went to the market."""
    trades = (Trade("sugar", 3, 120, 2, 5), Trade("gold", -1, 30, 3, 2))
    return middle(seats, last=LastMove(Seat(1), "market2", origin="colony", steps=3, trades=trades, money=150))


_BUILT: tuple[tuple[Building, int], ...] = (("sugar", 70), ("sugar", 100), ("shipyard", 150))
_FOUNDED: tuple[tuple[Region, int], ...] = (("bahia", 60), ("guine", 80))


def buildings_view(seats: int = 4) -> NavegadorView:
    """Return a view after a line that bought buildings."""
    return middle(seats, last=LastMove(Seat(2), "buildings", origin="ships", steps=2, buildings=_BUILT, money=-320))


def colonies_view(seats: int = 4) -> NavegadorView:
    """Return a view after a line that founded colonies and paid ships for steps."""
    paid: tuple[Region, ...] = ("portugal", "portugal", "rio")
    return middle(seats, last=LastMove(Seat(2), "colony", origin="ships", steps=6, paid=paid, colonies=_FOUNDED, money=-140))


def privilege_view(seats: int = 5) -> NavegadorView:
    """Return a view after a line that took a privilege, in the variant with Goa."""
    kind: Kind = "shipyard"
    return middle(seats, king="goa", last=LastMove(Seat(4), "privilege", origin="colony", steps=1, privilege=kind, bonus=80, money=80))


def sailing_view(seat: int | None = 2) -> NavegadorView:
    """Return a view in which the rest of a fleet may sail after a discovery."""
    still = ships(portugal=2, rio=3)
    return view(State(position(4, opening=0), Sailing(Seat(2), still, False)), None if seat is None else Seat(seat))


def ending(seats: int = 3) -> NavegadorView:
    """Return a view of the last turns."""
    return middle(seats, is_ending=True, left=2, phase=3)


def over(seats: int = 4, seat: int | None = None, tied: bool = False) -> NavegadorView:
    """Return a view of the end, with the King's privileges placed."""
    kings: tuple[King, ...] = ("church", "explorer", "colony", "shipyard", "explorer")
    done = tuple(replace(player, king=kings[k]) for k, player in enumerate(players(seats)))
    if tied:
        done = (done[0],) * seats
    return view(State(position(seats, players=done, is_ending=True, left=0, phase=3), Over()), None if seat is None else Seat(seat))


def typical() -> list[tuple[NavegadorView, str, Draft]]:
    """Return views with the picture to show: every part and state."""
    views = {
        "table": (
            start(2), start(5, king="goa"), middle(4), middle(2), full(5), full(5, 3), market_view(), buildings_view(), colonies_view(),
            privilege_view(), sailing_view(None), ending(), over(3),
        ),
        "board": (start(3), middle(5), full(5), full(5, 3), privilege_view()),
        "mine": (start(2, 0), middle(4, 0), full(5, 3), middle(5, 4), over(4, 1)),
        "players": (start(2), middle(5), full(5)),
        "sheet": (*map(over, range(2, 6)), over(5, tied=True)),
        "card": (start(5, king="goa"), middle(4), full(5), market_view(), colonies_view(), sailing_view(None), ending()),
    }  # fmt: skip
    return [(view, part, Draft(view)) for part, shown in views.items() for view in shown]
