"""The skies and seas behind the events of a picture; they never change and are kept."""

from __future__ import annotations

from PIL import Image

from games.carta_magica.pictures.scenery import bolt, cloud, discs, glow, polygon, rays, sky, stars, wave
from render.kit import layers, palette
from render.kit.canvas import Canvas

Sky = tuple[tuple[float, palette.Colour], ...]
"""The colours of a sky by their height, from the top (0) to the foot (1)."""

NIGHT: Sky = ((0.0, palette.rgb("#1C1433")), (0.55, palette.rgb("#3A2A5E")), (1.0, palette.rgb("#7A5A86")))
STORM: Sky = ((0.0, palette.rgb("#0B1522")), (0.6, palette.rgb("#22384D")), (1.0, palette.rgb("#4A6B7E")))
DAWN: Sky = ((0.0, palette.rgb("#F2B348")), (0.6, palette.rgb("#FBE3A6")), (1.0, palette.rgb("#8FB6C0")))
DUSK: Sky = ((0.0, palette.rgb("#2C3F63")), (0.5, palette.rgb("#8A6F93")), (1.0, palette.rgb("#E7B48A")))
BLOOD: Sky = ((0.0, palette.rgb("#4A1520")), (0.5, palette.rgb("#A23B33")), (1.0, palette.rgb("#E08A4C")))
FEAST: Sky = ((0.0, palette.rgb("#7A1F2B")), (0.5, palette.rgb("#C8563A")), (1.0, palette.rgb("#F2B348")))

Waves = tuple[tuple[palette.Colour, palette.Colour], ...]
"""The colours of water and crest of each row of waves, from far to near."""


def _waves(*codes: str) -> Waves:
    """Return waves from the codes of water, crest, water, crest …"""
    return tuple((palette.rgb(water), palette.rgb(crest)) for water, crest in zip(codes[::2], codes[1::2], strict=True))


# Each has three rows, from far to near. The skies here draw the first ones, the events draw the others in front of them.
DAY_WAVES = _waves("#356985", "#9CC3CE", "#2A5673", "#7FB0C0", "#1E4460", "#6E9DB0")
DARK_WAVES = _waves("#2F5268", "#6E9DB0", "#26465C", "#6E9DB0", "#1B3548", "#4F7F96")
NIGHT_WAVES = _waves("#2E3F6B", "#6C7FB5", "#263459", "#5A6DA3", "#1B2745", "#465A8E")
WINE_WAVES = _waves("#54304F", "#B27E5E", "#452545", "#94655A", "#321A38", "#7A5250")


@layers.keep_last(1)
def storm() -> Image.Image:
    """Draw clouds, lightning and rocks."""
    canvas = Canvas(sky(*STORM))
    glow(canvas, 640, 180, 380, palette.rgb("#FFE9A8"), 0.62)
    cloud(canvas, 170, 84, 0.95, palette.rgb("#16283A"))
    bolt(canvas, 664, 120, 1.0)
    cloud(canvas, 480, 66, 1.05, palette.rgb("#1D3246"))
    bolt(canvas, 300, 130, 0.62)
    cloud(canvas, 806, 78, 1.15, palette.rgb("#14263A"))
    wave(canvas, 306, 26, 210, 40, *DARK_WAVES[0])
    for x, y, size in ((810, 322, 150), (908, 336, 104), (732, 336, 74)):
        canvas.sprite("rock", x, y, size, shadow=False)
    wave(canvas, 340, 40, 290, 120, *DARK_WAVES[1])
    return canvas.image


@layers.keep_last(1)
def night_sea() -> Image.Image:
    """Draw the sea at night."""
    canvas = Canvas(sky(*NIGHT))
    stars(canvas, 3)
    glow(canvas, 780, 120, 230, palette.PAPER_WARM, 0.8)
    discs(canvas, [(780, 120, 56)], palette.PAPER_WARM)
    discs(canvas, [(800, 108, 46)], palette.GROUND, 0.5)
    wave(canvas, 330, 22, 230, 30, *NIGHT_WAVES[0])
    return canvas.image


@layers.keep_last(1)
def dawn_sea() -> Image.Image:
    """Draw the sea at dawn."""
    canvas = Canvas(sky(*DAWN))
    rays(canvas, 480, 330, palette.PAPER_WARM, 0.45)
    discs(canvas, [(480, 330, 120)], palette.rgb("#FFF3D2"))
    wave(canvas, 326, 18, 240, 20, *DAY_WAVES[0])
    return canvas.image


@layers.keep_last(1)
def talisman() -> Image.Image:
    """Draw a light for a talisman."""
    canvas = Canvas(sky(*DAWN))
    rays(canvas, 560, 210, palette.WHITE, 0.5, 26)
    discs(canvas, [(560, 210, 156)], palette.GOLD)
    discs(canvas, [(560, 210, 151)], palette.rgb("#FFF6E0"))
    return canvas.image


@layers.keep_last(1)
def dusk() -> Image.Image:
    """Draw a sky at dusk; the event draws its own sea."""
    canvas = Canvas(sky(*DUSK))
    glow(canvas, 650, 210, 300, palette.rgb("#FFE9A8"), 0.75)
    return canvas.image


@layers.keep_last(1)
def battle() -> Image.Image:
    """Draw a red sky."""
    canvas = Canvas(sky(*BLOOD))
    rays(canvas, 520, 230, palette.rgb("#FFC56E"), 0.28, 18)
    glow(canvas, 520, 236, 210, palette.HALO, 0.85)
    wave(canvas, 330, 20, 220, 60, *WINE_WAVES[0])
    return canvas.image


@layers.keep_last(1)
def home() -> Image.Image:
    """Draw the coast of home."""
    canvas = Canvas(sky(*DAWN))
    rays(canvas, 420, 330, palette.WHITE, 0.4)
    discs(canvas, [(420, 330, 110)], palette.rgb("#FFF6E0"))
    shore = ((520, 382), (590, 340), (668, 306), (760, 280), (860, 262), (980, 252), (980, 470), (520, 470))
    for x, y, size in ((790, 282, 200), (900, 266, 230)):
        canvas.sprite("mountains", x, y, size, shadow=False)
    polygon(canvas, shore, palette.LAND, line=3)
    for x, y, size in ((700, 352, 72), (772, 330, 92), (846, 338, 84), (914, 322, 100)):
        canvas.sprite("palm", x, y, size, shadow=False)
    return canvas.image


@layers.keep_last(1)
def winner_light() -> Image.Image:
    """Draw the light behind the winner."""
    canvas = Canvas(sky(*FEAST))
    rays(canvas, 480, 250, palette.rgb("#FFE3A0"), 0.3, 28)
    discs(canvas, [(480, 228, 179)], palette.BAG)
    discs(canvas, [(480, 228, 176)], palette.rgb("#FBE3A6"))
    return canvas.image
