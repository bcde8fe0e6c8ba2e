"""Views of navegador: 2 to 5 players, start, middle and end, the fullest chart, drafts of every action, the variant."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engine.chance import Chance
from engine.core import Seat
from engine.games.navegador.board import REGIONS, Kind
from engine.games.navegador.setup import setup
from engine.games.navegador.state import King, LastMove, Moving, Over, Player, Position, Sail, Sailing, State, Trade
from engine.games.navegador.view import NavegadorView, view
from render import Marks
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
"""Soft grounds of the palette: paper, deep and shallow sea, land, halos, borders, the orange ship, spices."""


def ships(**where: int) -> tuple[int, ...]:
    """Ships by region."""
    return tuple(where.get(region, 0) for region in REGIONS)


def known(*regions: str) -> int:
    """The bits of Portugal and these regions."""
    return sum(1 << REGIONS.index(region) for region in {"portugal", *regions})  # type: ignore[arg-type]


def number(region: str) -> int:
    return REGIONS.index(region)  # type: ignore[arg-type]


def player(**changes: Any) -> Player:
    """A player in the middle of a match."""
    plain = Player(
        money=200, workers=4, ships=ships(portugal=2, guine=1, rio=1), colonies=((50,), (60, 70), ()), factories=(1, 0, 1), shipyards=2,
        churches=1, explorers=(1,), privileges=(1, 0, 0, 0, 1), king="held", field=0,
    )  # fmt: skip
    return replace(plain, **changes)


def opened(position: Position, *regions: str) -> Position:
    """The position with these regions explored, their tokens in order."""
    stacks = list(position.stacks)
    for region in regions:
        stacks[number(region)] = tuple(sorted(stacks[number(region)]))
    return replace(position, stacks=tuple(stacks), known=known(*regions))


def begun(seats: int, king: str = "sheet") -> Position:
    return setup(seats, {"king": king}, "pictures").position


def start(seats: int = 2, seat: int | None = None, king: str = "sheet") -> NavegadorView:
    """The first turn of all."""
    state = setup(seats, {"king": king}, "pictures")
    return view(state, None if seat is None else Seat(seat))


FLEETS: tuple[dict[str, int], ...] = (
    {"portugal": 1, "bahia": 2, "goa": 2},
    {"guine": 2, "angola": 1, "mocambique": 2},
    {"portugal": 2, "rio": 3, "cabo": 1},
    {"portugal": 3, "angola": 2, "goa": 1},
    {"bahia": 1, "rio": 1, "guine": 1, "mombaca": 2},
)
EXPLORED = ("guine", "bahia", "rio", "angola", "cabo", "mocambique", "goa")


def players(seats: int, king: King = "held") -> tuple[Player, ...]:
    """Players who differ in everything."""
    found = []
    for seat in range(seats):
        found.append(
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
    return tuple(found)


def position(seats: int, king: King = "held", **changes: Any) -> Position:
    """The middle of a match in phase II."""
    base = opened(begun(seats, "goa" if king == "goa" else "sheet"), *EXPLORED)
    plain = replace(
        base, players=players(seats, king), phase=2, market=(5, 2, 1), built=(2, 1, 0, 3, 2),
        gallery=(2, 1, 2, 2, 0), reserve=(2, 3, 2, 1, 2),
        holder=Seat(1), marked=6, run=3, turns=9 * seats, chance=Chance("pictures"),
        last=LastMove(
            Seat(seats - 1), "sailing", origin=5, steps=3, sails=(Sail(number("cabo"), number("goa"), 2),), explored=number("goa"), lost=1,
            premium=60, money=60,
        ),
    )  # fmt: skip
    return replace(plain, **changes)


def middle(seats: int = 4, seat: int | None = None, **changes: Any) -> NavegadorView:
    """A discovery was made last, seat 0 is to move."""
    return view(State(position(seats, **changes), Moving(Seat(0))), None if seat is None else Seat(seat))


def full(seats: int = 5, seat: int | None = None) -> NavegadorView:
    """Ships of all in as many regions as they can, stones of all on one field, everybody with as many workers, all regions known."""
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
    all_known = opened(begun(seats), *REGIONS[1:])
    last = LastMove(
        Seat(0),
        "sailing",
        sails=(Sail(number("portugal"), number("angola"), 1), Sail(number("guine"), number("rio"), 1)),
        steps=1,
        origin=3,
        money=0,
    )
    return view(
        State(
            replace(position(seats), players=crowd, known=all_known.known, stacks=all_known.stacks, phase=3, last=last, marked=4),
            Moving(Seat(0)),
        ),
        None if seat is None else Seat(seat),
    )


def traded(seats: int = 3) -> NavegadorView:
    """The last line went to the market."""
    trades = (Trade(0, 3, 120, 2, 5), Trade(1, -1, 30, 3, 2), Trade(2, 0, 0, 1, 1))
    return middle(seats, last=LastMove(Seat(1), "market2", origin=3, steps=3, trades=trades[:2], money=150))


def bought(seats: int = 4) -> NavegadorView:
    """The last line put up buildings."""
    return middle(seats, last=LastMove(Seat(2), "buildings", origin=5, steps=2, buildings=((0, 70), (0, 100), (3, 150)), money=-320))


def founded(seats: int = 4) -> NavegadorView:
    """The last line founded colonies, and ships paid for steps."""
    colonies = ((number("bahia"), 60), (number("guine"), 80))
    return middle(seats, last=LastMove(Seat(2), "colony", origin=5, steps=6, paid=(0, 0, 3), colonies=colonies, money=-140))


def privileged(seats: int = 5) -> NavegadorView:
    """The last line took a privilege; the King's privileges wait near Goa."""
    kind: Kind = "shipyard"
    return middle(seats, king="goa", last=LastMove(Seat(4), "privilege", origin=3, steps=1, privilege=kind, bonus=80, money=80))


def sailing(seat: int | None = 2) -> NavegadorView:
    """The rest of a fleet may sail after a discovery."""
    still = ships(portugal=2, rio=3)
    return view(State(position(4, opening=0), Sailing(Seat(2), still, False)), None if seat is None else Seat(seat))


def ending(seats: int = 3) -> NavegadorView:
    """The last turns."""
    return middle(seats, is_ending=True, left=2, phase=3)


def over(seats: int = 4, seat: int | None = None, tied: bool = False) -> NavegadorView:
    """The end, the King's privileges placed."""
    kings: tuple[King, ...] = ("church", "explorer", "colony", "shipyard", "explorer")
    done = tuple(replace(one, king=kings[k]) for k, one in enumerate(players(seats)))
    if tied:
        done = (done[0], *(replace(done[0]) for _ in done[1:]))
    return view(State(position(seats, players=done, is_ending=True, left=0, phase=3), Over()), None if seat is None else Seat(seat))


SAIL = ("guine>angola:2", "bahia>rio:2", "goa>malaca:2", "bahia>guine:1")
COLONIES = ("bahia:60", "goa:60")


def typical() -> list[tuple[NavegadorView, str, Marks]]:
    """Views with the picture and the draft to show: every part and state."""
    fields = ("market2", "buildings", "sailing", "ships", "navegador")
    goa = middle(4, 0).regions[number("goa")].tokens[0]
    return [
        (start(2), "table", Marks()),
        (start(5, king="goa"), "table", Marks()),
        (middle(4), "table", Marks()),
        (middle(2), "table", Marks()),
        (full(5), "table", Marks()),
        (full(5, 3), "table", Marks()),
        (traded(), "table", Marks()),
        (bought(), "table", Marks()),
        (founded(), "table", Marks()),
        (privileged(), "table", Marks()),
        (sailing(None), "table", Marks()),
        (ending(), "table", Marks()),
        (over(3), "table", Marks()),
        (middle(4, 0), "table", Marks((), fields)),
        (middle(4, 0), "table", Marks(("sailing",), SAIL)),
        (middle(4, 0), "table", Marks(("sailing", "goa>malaca:2", "bahia>angola:1"), ("done",))),
        (middle(4, 0), "table", Marks(("colony", f"goa:{goa}"), (f"goa:{goa}",))),
        (middle(4, 0), "table", Marks(("buildings", "gold:70"), ("shipyard:200",))),
        (middle(4, 0), "table", Marks(("market1", "su=s1", "go=p1", "sp=?"), ())),
        (middle(4, 0), "table", Marks(("privilege",), ("colony", "factory"))),
        (start(3), "board", Marks()),
        (middle(5), "board", Marks()),
        (full(5), "board", Marks()),
        (full(5, 3), "board", Marks()),
        (privileged(), "board", Marks()),
        (middle(4, 0), "board", Marks(("sailing", "goa>malaca:2"), ("bahia>rio:1", "bahia>guine:1"))),
        (start(2, 0), "mine", Marks()),
        (middle(4, 0), "mine", Marks()),
        (full(5, 3), "mine", Marks()),
        (middle(5, 4), "mine", Marks()),
        (middle(4, 0), "mine", Marks(("sailing", "goa>malaca:2"), ())),
        (middle(4, 0), "mine", Marks(("workers", "3"), ())),
        (middle(4, 0), "mine", Marks(("colony", f"goa:{goa}"), ())),
        (middle(4, 0), "mine", Marks(("buildings", "gold:70+shipyard:200"), ())),
        (middle(4, 0), "mine", Marks(("privilege",), ("explorer", "factory"))),
        (over(4, 1), "mine", Marks()),
        (start(2), "players", Marks()),
        (middle(5), "players", Marks()),
        (full(5), "players", Marks()),
        *((over(seats), "sheet", Marks()) for seats in range(2, 6)),
        (over(5, tied=True), "sheet", Marks()),
    ]
