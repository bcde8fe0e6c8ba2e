"""The drawing kit: colours, fonts, text, sprites, shapes, layers and the PNG writer."""

from __future__ import annotations

import hashlib
import io
import itertools
import json
import tomllib
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from data.homes import art_folders
from render.kit import fonts, layers, marks, names, palette, png, shapes, sprites, surface, text
from render.kit.canvas import Canvas
from render.kit.palette import Colour

# From Machado, Oliveira and Fernandes 2009, for severity 1, on linear RGB.
VISIONS = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
LEAST_DISTANCE = 9.3
"""The least distance of two colours of players in OKLab, in hundredths."""


def see(colour: Colour, vision: str) -> tuple[float, float, float]:
    """Return a colour in OKLab as an eye of this kind sees it."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    r, g, b = (min(1.0, max(0.0, sum(m * c for m, c in zip(row, linear, strict=True)))) for row in VISIONS[vision])
    cone = (
        (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3),
        (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3),
        (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3),
    )
    to_lab = (
        (0.2104542553, 0.7936177850, -0.0040720468),
        (1.9779984951, -2.4285922050, 0.4505937099),
        (0.0259040371, 0.7827717662, -0.8086757660),
    )
    light, a, b = (sum(m * c for m, c in zip(row, cone, strict=True)) for row in to_lab)
    return light, a, b


@pytest.mark.parametrize("vision", VISIONS)
def test_players_can_be_told_apart_by_every_eye(vision: str) -> None:
    for colour, other in itertools.combinations(palette.PLAYERS, 2):
        distance = 100 * sum((a - b) ** 2 for a, b in zip(see(colour.main, vision), see(other.main, vision), strict=True)) ** 0.5
        assert distance >= LEAST_DISTANCE - 0.05, (colour.name, other.name, vision, distance)


def test_every_player_has_an_emblem_of_its_own() -> None:
    assert len({player.emblem for player in palette.PLAYERS}) == len(palette.PLAYERS) == 6
    slots = sprites.manifest()["slot"]
    for player in palette.PLAYERS:
        assert slots[player.name]["emblem"] == f"emblem-{player.emblem}.svg"
        assert palette.rgb(slots[player.name]["main"]) == player.main


@pytest.mark.parametrize(
    ("words", "ground"),
    [
        (palette.INK, palette.PAPER),
        (palette.INK, palette.PAPER_SHADE),
        (palette.INK, palette.CROWN),
        (palette.INK_SOFT, palette.PAPER),
        (palette.INK_SOFT, palette.PAPER_SHADE),
        (palette.INK_SOFT, palette.GROUND),
        (palette.INK_SOFT, palette.LAND),
        (palette.WAX, palette.PAPER),
        (palette.WAX, palette.WAX_PALE),
        (palette.PAPER, palette.PRIVATE),
        (palette.PAPER, palette.INK),
        (palette.BAG_FIGURE, palette.BAG),
    ],
)
def test_text_stands_out_from_its_ground(words: Colour, ground: Colour) -> None:
    assert palette.contrast(words, ground) >= 4.5


every_folder = pytest.mark.parametrize("folder", art_folders(), ids=lambda folder: folder.parent.name)


@every_folder
def test_baked_sprites_match_their_sources(folder: Path) -> None:
    digest = hashlib.sha256()
    for path in sorted([*folder.glob("*.svg"), folder / "manifest.toml"]):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    record = json.loads((folder / "baked" / "BAKE.json").read_text(encoding="utf-8"))
    assert record["sources"] == digest.hexdigest(), "run python -m tools.bake_art"


def test_no_two_drawings_have_one_name() -> None:
    names = [path.name for folder in art_folders() for path in folder.glob("*.svg")]
    assert sorted(names) == sorted(set(names))


def drawings(folder: Path, is_coloured: bool) -> list[str]:
    """Return the names of the drawings in a folder that come in the colours of players, or of the others."""
    manifest = tomllib.loads((folder / "manifest.toml").read_text(encoding="utf-8"))
    entries = {name.removesuffix(".svg"): entry for name, entry in manifest.items() if name.endswith(".svg")}
    return [name for name, entry in entries.items() if bool(entry["kind"] != "emblem" and entry.get("placeholders")) == is_coloured]


@every_folder
def test_every_drawing_is_baked_in_every_colour(folder: Path) -> None:
    for stem in drawings(folder, is_coloured=True):
        for seat, player in enumerate(palette.PLAYERS):
            assert sprites.sprite(stem, 48, seat).mask.getbbox() is not None
            colours = {colour for _, colour in sprites.master(sprites.slot_name(stem, seat)).convert("RGB").getcolors(100_000) or []}
            assert player.main in colours, f"{stem} lacks the colour of seat {seat}"


@every_folder
def test_every_drawing_without_colours_is_baked(folder: Path) -> None:
    for stem in drawings(folder, is_coloured=False):
        assert sprites.sprite(stem, 48, None).mask.getbbox() is not None


def test_a_missing_or_impossible_colour_of_a_drawing_is_named() -> None:
    with pytest.raises(KeyError, match=r"the drawing 'disc' comes in the colours of players: give `seat`"):
        sprites.sprite("disc", 40)
    with pytest.raises(KeyError, match=r"the drawing 'crown' has no colours of players: leave `seat` out"):
        sprites.sprite("crown", 40, 1)


def test_a_figure_stays_inside_its_sprite() -> None:
    plain = sprites.sprite("crown", 54, shadow=False)
    for figure in ("1", "20", "188"):
        sprite = sprites.sprite("crown", 54, figure=figure, shadow=False)
        assert sprite.mask.getbbox() == plain.mask.getbbox()
        assert sprite.image.tobytes() != plain.image.tobytes()


def test_strength_fades_a_sprite() -> None:
    full, ghost = sprites.sprite("ship", 60, 0, shadow=False), sprites.sprite("ship", 60, 0, strength=0.3, shadow=False)
    (_, faint), (_, strong) = ghost.mask.getextrema(), full.mask.getextrema()
    assert faint == pytest.approx(strong * 0.3, abs=2)


ALPHABETS = {
    "de": "äöüßÄÖÜ",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "pl": "ąćęłńóśźż",
    "cs": "áčďéěíňóřšťúůýž",
    "pt": "ãõáâàéêíóôúç",
    "tr": "ğıİşçöü",
    "hu": "őű",
    "ro": "ăâîșț",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "uk": "єіїґ",
    "el": "αβγδεζηθικλμνξοπρστυφχψω",
    "vi": "ắằẳẵặơưđ",
}


@pytest.mark.parametrize("face", [fonts.SERIF, fonts.SERIF_ITALIC, fonts.SERIF_BOLD, fonts.SANS, fonts.SANS_MEDIUM, fonts.SANS_BOLD])
@pytest.mark.parametrize("language", ALPHABETS)
def test_text_fonts_have_the_letters_of_a_language(face: str, language: str) -> None:
    assert [letter for letter in ALPHABETS[language] if not fonts.is_covered(face, letter)] == []


@pytest.mark.parametrize("face", [fonts.SERIF_BOLD, fonts.SANS, fonts.SANS_BOLD])
def test_figures_are_equally_wide(face: str) -> None:
    assert len({round(text.width(str(figure) * 10, face, 30)) for figure in range(10)}) == 1


@pytest.mark.parametrize("name", ["محمد", "שרה", "佐藤さくら", "김민준", "अमित", "สมชาย", "თამარ", "Հայկ", "ሰላም", "ਸਿੰਘ", "தமிழ்"])
def test_names_in_other_scripts_are_drawn(name: str) -> None:
    assert fonts.UNKNOWN not in "".join(piece for _, piece in fonts.runs(fonts.SANS_MEDIUM, name))
    assert text.piece(name, fonts.SANS_MEDIUM, 28).mask.getbbox() is not None


def test_unknown_signs_become_one_dot() -> None:
    assert fonts.runs(fonts.SANS, "🐙👩‍👩‍👧 Bea") == ((fonts.SANS, "• Bea"),)
    assert fonts.runs(fonts.SANS, "𝓑𝓮𝓪") == ((fonts.SANS, "Bea"),)
    assert fonts.runs(fonts.SANS, "a\u0000\u200bb") == ((fonts.SANS, "ab"),)


def test_the_first_letters_give_the_direction_of_a_line() -> None:
    arabic = fonts.runs(fonts.SANS, "محمد Ali")
    assert next(piece.strip() for _, piece in arabic) == "Ali", "a line that begins in Arabic is written from the right"
    sentence = fonts.runs(fonts.SANS, "\u200eمحمد to bid")
    *_, last = sentence
    assert last == (fonts.SANS, " to bid")


@given(st.text(max_size=60), st.floats(30, 400))
def test_fitted_text_fits(words: str, room: float) -> None:
    fitted, size = text.fit_text(words, fonts.SANS_MEDIUM, 27, room)
    assert text.width(fitted, fonts.SANS_MEDIUM, size) <= room + 0.01
    assert 27 * text.SHRINK_LEAST <= size <= 27
    assert fitted == words or fitted.endswith(text.ELLIPSIS)


def test_text_that_fits_when_smaller_is_not_cut() -> None:
    words, face = "Ten ships sail round the world", fonts.SANS_MEDIUM
    least = 27 * {True: text.SHRINK_LEAST, False: text.BASIC_LEAST}[fonts.HAS_RAQM]
    for largest in (least + 0.25, least + 1, 25.5):
        fitted, size = text.fit_text(words, face, 27, text.width(words, face, largest))
        assert fitted == words and largest - 0.5 <= size <= largest + 0.25


def test_cut_names_keep_their_numbers() -> None:
    both = [text.Name(f"Maximilian of the North {number}") for number in (1, 2)]
    for room in (90.0, 120.0, 180.0):
        cut = [text.fit_text(name, fonts.SANS_MEDIUM, 27, room)[0] for name in both]
        assert len(set(cut)) == 2 and all("…" in word and word.endswith((" 1", " 2")) for word in cut)
        assert {text.width(word, fonts.SANS_MEDIUM, 27 * text.SHRINK_LEAST) <= room for word in cut} == {True}
        assert text.fit_text(str(both[0]), fonts.SANS_MEDIUM, 27, room)[0].endswith("…"), "a number that belongs to no name is cut"
        sentences = [names.fitted_sentence(lambda name: f"{name} sails", name, fonts.SANS_MEDIUM, 27, room + 90)[0] for name in both]
        assert len(set(sentences)) == 2 and all("… " in sentence for sentence in sentences)


def test_the_box_of_a_text_is_where_it_is_drawn() -> None:
    canvas = Canvas(Image.new("RGB", (300, 80), palette.PAPER))
    box = canvas.text(40, 40, "HEH", fonts.SANS_BOLD, 40, palette.INK, "lm")
    dark = canvas.image.convert("L").point([255] * 128 + [0] * 128).getbbox()
    assert dark is not None
    left, top, right, bottom = dark
    assert left >= box.x0 - 1 and right <= box.x1 + 1
    assert abs((top + bottom) / 2 - 40) <= 1.5


def test_no_line_begins_after_a_no_break_space() -> None:
    lines = text.wrap_text("La Dent de baleine\u00a0: mission remplie\u202f!", fonts.SANS, 22, 190, 3)
    assert len(lines) > 1 and not [line for line in lines if line[0] in ":!"], lines


def test_wrapping_keeps_all_words() -> None:
    lines = text.wrap_text("then lose a random card", fonts.SANS, 22, 120, 3)
    assert " ".join(lines) == "then lose a random card" and len(lines) <= 3


def test_a_disc_covers_its_area() -> None:
    disc = shapes.disc(20.5, 20.5, 15)
    assert sum(disc.mask.tobytes()) / 255 == pytest.approx(3.14159 * 15 * 15, rel=0.01)
    line = shapes.disc(20.5, 20.5, 15, 3)
    assert sum(line.mask.tobytes()) / 255 == pytest.approx(3.14159 * (15 * 15 - 12 * 12), rel=0.03)


def test_dashes_of_a_ring_meet_evenly() -> None:
    square = ((0.0, 0.0), (50.0, 0.0), (50.0, 50.0), (0.0, 50.0))
    pieces = list(shapes.dashes((*square, square[0]), (11, 8), fits=True))
    lengths = [sum(((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 for (ax, ay), (bx, by) in itertools.pairwise(piece)) for piece in pieces]
    assert max(lengths) - min(lengths) < 0.01


def test_ring_is_gold_over_ink() -> None:
    canvas = Canvas(Image.new("RGB", (120, 120), palette.SHOAL))
    marks.ring(canvas, shapes.circle(60, 60, 40))
    colours = {colour for _, colour in canvas.image.getcolors(20_000) or []}
    assert palette.HALO in colours
    assert min(sum(colour) for colour in colours) < 250


def test_shoal_stays_near_its_box() -> None:
    box = (100.0, 100.0, 360.0, 176.0)
    for seed in range(20):
        xs, ys = zip(*surface.shoal_outline(box, seed), strict=True)
        assert min(xs) >= 95 and max(xs) <= 365 and min(ys) >= 95 and max(ys) <= 181


def test_a_layer_is_built_once_while_it_is_used() -> None:
    built: list[int] = []

    @layers.keep_last(2)
    def layer(key: int) -> Image.Image:
        built.append(key)
        return Image.new("L", (1, 1), key)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda _: layer(1), range(20)))
    assert built == [1]
    layer(2), layer(1), layer(3), layer(1)
    assert built == [1, 2, 3]
    layer(2)
    assert built == [1, 2, 3, 2]


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    """Return the chunks of a PNG after checking their checksums."""
    pieces, at = [], 8
    while at < len(data):
        size = int.from_bytes(data[at : at + 4], "big")
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + size]
        assert zlib.crc32(kind + body) == int.from_bytes(data[at + 8 + size : at + 12 + size], "big")
        pieces.append((kind, body))
        at += 12 + size
    return pieces


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 33)])
def test_a_png_is_read_back_unchanged(size: tuple[int, int]) -> None:
    colours = palette.reserved_colours(palette.SEA)
    image = Image.new("RGB", size)
    image.putdata([colours[k % len(colours)] for k in range(size[0] * size[1])])
    data = png.encode_fixed(image, colours)
    assert [kind for kind, _ in chunks(data)] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    with Image.open(io.BytesIO(data)) as opened:
        assert opened.mode == "P" and opened.size == size
        assert opened.convert("RGB").tobytes() == image.tobytes()


def test_palette_keeps_reserved_colours() -> None:
    colours = png.colours("pizarro")
    assert len(colours) <= 256
    assert set(palette.reserved_colours(palette.SEA)) <= set(colours)
