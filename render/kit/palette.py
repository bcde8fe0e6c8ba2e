"""Colours by role, and the six players with their emblems.

Sea, land and paper stay low in saturation; only players and the last move are saturated. A player's mark always has emblem and colour,
never colour alone.
"""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]
"""Red, green, blue, 0..255."""


def rgb(code: str) -> Colour:
    """Return the colour of a `#rrggbb` code.

    >>> rgb("#C0232B")
    (192, 35, 43)
    """
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return `first` with `share` (0..1) of `second` in it, in plain sRGB.

    >>> mix((0, 0, 0), (255, 255, 255), 0.2)
    (51, 51, 51)
    """
    r, g, b = (round(a + (z - a) * share) for a, z in zip(first, second, strict=True))
    return r, g, b


def luminance(colour: Colour) -> float:
    """Return the relative luminance as WCAG defines it, 0..1.

    >>> luminance(WHITE), luminance((0, 0, 0))
    (1.0, 0.0)
    """
    shares = (channel / 255 for channel in colour)
    red, green, blue = (share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: Colour, second: Colour) -> float:
    """Return the contrast ratio of two colours as WCAG defines it, 1..21.

    >>> round(contrast(INK, PAPER))
    13
    """
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


# The colours by role.
INK = rgb("#2B2118")
INK_SOFT = rgb("#6B5A45")
PAPER = rgb("#F4EBD6")
PAPER_EDGE = rgb("#D9C9A3")
PAPER_SHADE = rgb("#E9DEC4")
PAPER_WARM = rgb("#FBF0CC")
GROUND = rgb("#EADDBF")
GOLD = rgb("#C8962E")
CROWN = rgb("#E7C069")
BAG = rgb("#8A5A2B")
BAG_FIGURE = rgb("#FFF6E0")
WAX = rgb("#9E2B25")
WAX_PALE = rgb("#F2DCCB")
HALO = rgb("#FFD34E")
SEA_DEEP = rgb("#16324A")
SEA_CHART = rgb("#2A5673")
SEA_SHALLOW = rgb("#6E9DB0")
SEA = rgb("#3F718C")
SEA_FOOT = rgb("#2B5672")
SEA_COAST = rgb("#8FB6C0")
SHOAL = rgb("#B9D3D4")
LAND = rgb("#E6D9B8")
LAND_SHADE = rgb("#CDB98A")
COAST = rgb("#5B4A32")
RHUMB = rgb("#EAF3F2")
PRIVATE = rgb("#3A2A5E")
SHADOW = rgb("#1A1208")
WHITE = rgb("#FFFFFF")

DIM = 0.24
"""The share of shadow over the rest of a picture when a teacher points, 0 to 1."""

ROLES: tuple[Colour, ...] = (
    INK, INK_SOFT, PAPER, PAPER_EDGE, PAPER_SHADE, PAPER_WARM, GROUND, GOLD, CROWN, BAG,
    BAG_FIGURE, WAX, WAX_PALE, HALO, SEA_DEEP, SEA_CHART, SEA_SHALLOW, SEA, SEA_COAST, SHOAL,
    LAND, LAND_SHADE, COAST, PRIVATE, WHITE,
)  # fmt: skip
"""The roles whose colours are in the palette of each game."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player's colours and emblem.

    `name` is also the key of the baked sprites. `dark`: for edges. `on`: for signs on `main`.

    >>> PLAYERS[0].name, PLAYERS[0].emblem
    ('vermilion', 'sun')
    """

    name: str
    main: Colour
    dark: Colour
    on: Colour
    emblem: str


PLAYERS: tuple[Player, ...] = (
    Player("vermilion", main=rgb("#C0232B"), dark=rgb("#812223"), on=WHITE, emblem="sun"),
    Player("blue", main=rgb("#2D68B4"), dark=rgb("#2C4A72"), on=WHITE, emblem="wave"),
    Player("green", main=rgb("#259874"), dark=rgb("#28664D"), on=WHITE, emblem="leaf"),
    Player("amber", main=rgb("#F2B348"), dark=rgb("#9E7634"), on=INK, emblem="key"),
    Player("violet", main=rgb("#4F2272"), dark=rgb("#40224C"), on=WHITE, emblem="star"),
    Player("ivory", main=rgb("#F2EFE6"), dark=INK, on=INK, emblem="anchor"),
)
"""The players by seat: seat 0 is vermilion."""


RAMPS = ((rgb("#F9F2E1"), rgb("#CDBA92"), 10), (rgb("#427590"), rgb("#2B5672"), 5), (SEA, SEA_COAST, 4))
"""Grounds with a gradient, and the number of its tones: paper to its shaded corners, the sea to its depth, the sea to its coast."""


def tones(grounds: tuple[tuple[Colour, Colour, int], ...]) -> list[Colour]:
    """Return even steps between the ends of each ground, so that no other colour is nearer.

    >>> tones((((0, 0, 0), (100, 100, 100), 3),))
    [(0, 0, 0), (50, 50, 50), (100, 100, 100)]
    """
    return [mix(first, last, k / (steps - 1)) for first, last, steps in grounds for k in range(steps)]


def reserved_colours(sea: Colour) -> tuple[Colour, ...]:
    """Return the colours that a palette must hold exactly: roles, players, and their mixes.

    `sea` is the colour of the game's water.

    >>> PLAYERS[0].main in reserved_colours(SEA)
    True
    """
    ivory = PLAYERS[-1].main
    colours = [*ROLES, sea, mix(BAG, BAG_FIGURE, 0.35)]
    for player in PLAYERS:
        colours += [player.main, player.dark, player.on]
        colours += [mix(player.main, ivory, share) for share in (0.25, 0.5, 0.75)]
    colours += [mix(HALO, ground, step / 4) for ground in (sea, SHOAL) for step in (1, 2, 3)]
    return tuple(dict.fromkeys(colours))


# Names of interface 1.0 of the guests, kept beside the new ones.
reserved = reserved_colours
