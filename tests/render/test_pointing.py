"""A lesson points at areas of a picture: the rest gets darker, and several areas get letters."""

from __future__ import annotations

import io

from PIL import Image

from render.kit import decision, fonts, palette, png, pointing
from render.kit.canvas import Canvas


def canvas() -> Canvas:
    """A picture with two areas, `hand` and `offer`."""
    new_canvas = Canvas(Image.new("RGB", (1200, 800), palette.PAPER))
    new_canvas.area("hand", 100, 200, 500, 500)
    new_canvas.area("offer", 700, 200, 1199, 500)
    return new_canvas


def test_pointing_darkens_all_but_the_area() -> None:
    picture = canvas()
    pointing.point(picture, ("hand",))
    assert picture.image.getpixel((300, 350)) == palette.PAPER
    assert picture.image.getpixel((900, 350)) == palette.mix(palette.PAPER, palette.SHADOW, palette.DIM)
    assert palette.HALO in {picture.image.getpixel((x, 350)) for x in range(80, 101)}
    assert not picture.boxes, "one area has no number"


def test_several_areas_are_lettered_in_their_order_inside_the_picture() -> None:
    picture = canvas()
    pointing.point(picture, ("offer", "hand"))
    offer, hand = picture.boxes
    assert (offer.label, hand.label) == ("A", "B") and offer.x0 > hand.x0
    assert all(box.x0 >= 0 and box.x1 <= 1200 for box in picture.boxes)
    assert all(box.size * 320 / 1200 >= 9 for box in picture.boxes), "letters can be read on a phone"


def test_band_and_numbers_stay_bright_and_above_the_rings() -> None:
    picture = canvas()
    picture.block(0, 0, 1200, 80, palette.PRIVATE)
    picture.area("band", 0, 0, 1200, 80)
    decision.mark(picture, 1, 500, 350)
    number = picture.image.crop((480, 330, 520, 370)).tobytes()
    pointing.point(picture, ("hand",))
    assert picture.image.getpixel((600, 40)) == palette.PRIVATE
    assert picture.image.crop((480, 330, 520, 370)).tobytes() == number, "the number lies above the ring"
    assert palette.DIM <= 0.33


def test_an_area_that_the_picture_lacks_is_left_out() -> None:
    picture, plain = canvas(), canvas()
    pointing.point(picture, ("card",))
    assert picture.image.tobytes() == plain.image.tobytes()


def test_rare_colours_of_players_are_kept_in_a_palette_of_its_own() -> None:
    image = Image.linear_gradient("L").resize((1200, 800)).convert("RGB")
    for at, player in enumerate(palette.PLAYERS):
        image.paste(player.main, (10 + 20 * at, 10, 12 + 20 * at, 12))
    decoded = Image.open(io.BytesIO(png.encode_adapted(image))).convert("RGB")
    assert [decoded.getpixel((11 + 20 * at, 11)) for at in range(6)] == [player.main for player in palette.PLAYERS]


def test_a_letter_moves_beside_words_if_there_is_room() -> None:
    picture = canvas()
    picture.text(104, 204, "40", anchor="ls")
    picture.text(90, 196, "Guiné", anchor="rs")
    words = list(picture.boxes)
    pointing.point(picture, ("hand", "offer"))
    letter = picture.boxes[len(words)]
    assert letter.label == "A" and not any(letter.overlaps(box) for box in words)


def test_a_cut_picture_keeps_the_band_and_the_area() -> None:
    picture = Canvas(Image.new("RGB", (960, 1080), palette.PAPER))
    picture.block(0, 0, 960, 80, palette.PRIVATE)
    picture.area("band", 0, 0, 960, 80)
    for y in range(100, 1060, 40):
        picture.text(480, y, "word", fonts.SANS, 36, palette.INK, "mm")
    picture.area("low", 100, 900, 300, 1000)
    seen = pointing.cut_to_height(picture, ("low",), 640)
    assert seen.height <= 660 and seen.getpixel((5, 40)) == palette.PRIVATE
    top = 1080 - (seen.height - 80)
    assert top <= 900 and not any(box.y0 < top < box.y1 for box in picture.boxes)
    assert pointing.cut_to_height(picture, ("low",), 1080).size == (960, 1080), "a picture that fits is not cut"
