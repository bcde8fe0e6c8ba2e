"""The pictures of Carta Magica: nothing overlaps or is cut, all can be read, no secret is shown, files are small, golden images match."""

from __future__ import annotations

import io
from itertools import combinations
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from contract.laws import check_contrast, check_layout, strict
from contract.names import LONG_NAMES, NAMES
from engine.values.core import Msg, Say, Seat
from games.carta_magica import pictures as carta_magica
from games.carta_magica import positions
from games.carta_magica.pictures import chart, mine, places, players, table, talismans, wheel, words
from games.carta_magica.rules.board import ADVENTURES, CHART, HARBOUR, HARBOURS, SQUARES, TALISMANS, Adventure, name, square
from games.carta_magica.rules.options import EDITIONS, SETTINGS, options
from games.carta_magica.rules.state import LastMove, What
from games.carta_magica.rules.view import Remembered, Stage
from render import Draft
from render.kit import fonts, palette, png, sprites, text
from render.kit.canvas import Box, Canvas
from tests.render import golden

SAY = strict(NAMES)
LONG = strict(LONG_NAMES)
TYPICAL = positions.typical()
IDS = [f"{k}-{part}-{view.stage}-{len(view.players)}" for k, (view, part, _) in enumerate(TYPICAL)]
GOLDEN_PARTS = {"carta-table": 2, "carta-storm": 3, "carta-mine": 12, "carta-sheet": 22}
"""Golden images by the number of their position in `typical()`."""
BYTES = 230 * 1024
"""The most bytes of a picture of 900 pixels in height."""
WIDTHS = {"card": 960}
"""The widths of parts that are not 1200 pixels wide."""


def compose(number: int, say: Say = SAY) -> Canvas:
    view, part, draft = TYPICAL[number]
    return carta_magica.compose(view, say, draft, part)


AREAS = {
    "table": {"turn", "last", "decks", "chart", "square-n14", "wheel", "talismans", "players", "player-1"},
    "mine": {"chart", "square-n14", "wheel", "gold", "goods", "magic", "points", "lap", "hand"},
    "players": {"player-0", "player-1"},
    "sheet": {"player-0", "player-1"},
    "card": {"turn", "chart", "wheel", "prize", "players", "player-1"},
}


def labels(canvas: Canvas, kind: str = "text") -> list[str]:
    return [box.label for box in canvas.boxes if box.kind == kind]


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_nothing_is_covered_and_everything_can_be_read_with_long_names(number: int) -> None:
    canvas = compose(number, LONG)
    check_layout(canvas)
    check_contrast(canvas)
    for box in canvas.boxes:
        if box.kind == "text" and box.label and box.colour is not None:
            assert box.y1 - box.y0 >= text.SHRINK_LEAST * 20 * text.CAP_SHARE["A"], box.label


@pytest.mark.parametrize("number", range(len(TYPICAL)), ids=IDS)
def test_with_short_names_nothing_is_covered_and_the_png_is_small(number: int) -> None:
    _, part, _ = TYPICAL[number]
    canvas = compose(number)
    check_layout(canvas)
    assert AREAS[part] <= set(canvas.areas)
    assert all(0 <= x0 < x1 <= canvas.width and 0 <= y0 < y1 <= canvas.height for x0, y0, x1, y1 in canvas.areas.values())
    data = png.encode_fixed(canvas.image, carta_magica.PALETTE)
    with Image.open(io.BytesIO(data)) as opened:
        assert len(data) <= BYTES * max(1, opened.height / 900)
        assert opened.width == WIDTHS.get(part, 1200) and opened.mode == "P"
        assert opened.height == 900 or part in ("mine", "players", "card")


def test_the_palette_keeps_roles_and_players() -> None:
    assert set(palette.reserved_colours(palette.SEA)) <= set(carta_magica.PALETTE)
    assert len(carta_magica.PALETTE) <= 256


def test_the_parts_of_a_picture_follow_from_the_view() -> None:
    assert render.parts("carta_magica", positions.middle()) == ("table", "card", "players")
    assert render.parts("carta_magica", positions.mine()) == ("mine", "table", "card", "players")
    assert render.parts("carta_magica", positions.over()) == ("sheet", "table", "players")
    with pytest.raises(ValueError, match="no picture mine"):
        render.draw("carta_magica", positions.middle(), SAY, part="mine")


def test_a_card_with_an_event_beside_it_fills_700_px_of_a_phone_at_most() -> None:
    """Of the 700 px the picture takes 428: 1,078 of its own pixels."""
    heights = [compose(number).height for number, (_, part, _) in enumerate(TYPICAL) if part == "card"]
    assert heights and max(heights) <= 1078


def test_public_pictures_show_no_secret() -> None:
    """What the viewer's telescope has shown and where its ship could sail is on no public picture."""
    plain = positions.middle()
    own = replace(positions.mine(), remembered=(Remembered(0, positions.cards("curse")[0]),), peeked=positions.cards("telescope"))
    for part in ("table", "card", "players"):
        assert render.draw("carta_magica", own, SAY, part=part).tobytes() == render.draw("carta_magica", plain, SAY, part=part).tobytes()


def test_land_and_water_are_where_the_rules_say() -> None:
    """Coasts are drawn beyond the squares, but the middle of every land square is land, and of every other square water."""
    mask = chart.land()
    sea_left, sea_top, _, _ = places.SEA
    for spot in range(SQUARES):
        x, y = places.centre(spot)
        value = mask.getpixel((round(x - sea_left), round(y - sea_top)))
        is_land = CHART[spot] in places.LAND
        assert value == 255 * is_land, name(spot)


def test_every_square_harbour_and_talisman_has_its_drawing() -> None:
    assert set(words.GLYPHS) == {talisman.name for talisman in TALISMANS}
    assert all(sprites.drawing(name) for name in (*words.GLYPHS.values(), *words.SIGNS.values(), *words.MONSTERS.values()))
    assert len(set(words.GLYPHS.values())) == len(TALISMANS)
    assert len(chart.DRAWN["names"]) == len(HARBOURS)
    assert {chart.disc_of(number) for number in HARBOUR} == {"harbour-black", "harbour-red"}
    for harbour in HARBOURS:
        assert chart.disc_of(harbour.square).endswith("black") == harbour.is_black


@pytest.mark.parametrize("names", [("A very long name of a harbour",) * 8, ("Quay",) * 8])
def test_names_of_harbours_stay_on_the_sea(names: tuple[str, ...]) -> None:
    """They change nothing of the frame to the left, to the right and above."""
    plain, named = chart.ground(), chart.named_ground(names)
    sea_left, sea_top, _, _ = places.SEA
    frame_left, frame_top, _, _ = places.FRAME
    left, top = round(sea_left - frame_left) - 6, round(sea_top - frame_top) - 6
    for box in ((0, 0, left, plain.height), (plain.width - left, 0, plain.width, plain.height), (0, 0, plain.width, top)):
        assert plain.crop(box).tobytes() == named.crop(box).tobytes()


@pytest.mark.parametrize("spin", [None, *range(6)])
def test_the_result_of_the_wheel_is_gold_under_the_pointer(spin: int | None) -> None:
    image = wheel.image(spin, None, "NESW")
    x, y = wheel.spot(-26, 56)
    colour = image.getpixel((round(x) - wheel.INNER[0], round(y) - wheel.INNER[1]))
    assert isinstance(colour, tuple)
    is_gold = max(abs(value - gold) for value, gold in zip(colour, palette.HALO, strict=True)) < 12
    assert is_gold == (spin is not None)
    angles = sorted(wheel.angle_of(number, spin) % 360 for number in range(6))
    assert angles == [0, 60, 120, 180, 240, 300]
    assert spin is None or wheel.angle_of(spin, spin) == 0


def test_winds_differ_on_the_wheel() -> None:
    assert len({wheel.image(5, wind, "NESW").tobytes() for wind in (None, "n", "e", "s", "w")}) == 5
    assert wheel.image(5, "w", "NESW").tobytes() != wheel.image(5, "w", "NESO").tobytes(), "the letter of the west follows the language"


@pytest.mark.parametrize("condition", ["damaged", "becalmed"])
def test_trouble_is_shown_by_ship_badge_and_word(condition: str) -> None:
    view = positions.start(4)
    *others, player = view.players
    view = replace(view, players=(*others, replace(player, condition=condition, square=square("d7"))))
    canvas = carta_magica.compose(view, SAY, Draft(view), "table")
    sprites = labels(canvas, "sprite")
    assert f"ship-{condition}.amber" in sprites and sprites.count("badge") == 2
    assert any(box.label == condition and box.y0 > players.TOP for box in canvas.boxes)


def test_the_lap_ring_grows_with_the_way() -> None:
    none, clockwise, anticlockwise = (players.ring(1, share, 56).convert("RGB") for share in (0, 30, -30))
    colours = [{colour for _, colour in ring.getcolors(9999) or []} for ring in (none, clockwise, anticlockwise)]
    assert [palette.PLAYERS[1].main in ring_colours for ring_colours in colours] == [False, True, True]
    assert clockwise.tobytes() != anticlockwise.tobytes()


def test_a_route_leads_from_a_ghost_to_the_ship() -> None:
    canvas = carta_magica.compose(positions.middle(), SAY, Draft(positions.middle()), "table")
    assert labels(canvas, "sprite").count("ship.green") == 2
    stormy = labels(carta_magica.compose(positions.storm(), SAY, Draft(positions.storm()), "table"), "sprite")
    assert stormy.count("ship.blue") == 1 and stormy.count("ship-damaged.blue") == 1


def test_squares_in_reach_are_marked() -> None:
    view = replace(positions.mine(), reach=(), pay_reach=())
    plain = carta_magica.compose(view, SAY, Draft(view), "mine").image
    near = replace(view, reach=(square("h10"), square("t8")))
    marked = carta_magica.compose(near, SAY, Draft(near), "mine").image
    x, y = places.centre(square("h10"))
    spot = (round(x) + 9, round(y) + 9)
    assert sum(marked.getpixel(spot)) > sum(plain.getpixel(spot)) + 40  # type: ignore[arg-type]


def test_outlines_go_round_squares_and_holes() -> None:
    single = frozenset({square("c5")})
    (loop,) = places.outlines(single, 0)
    assert {(round(x), round(y)) for x, y in loop} == {(142, 312), (185, 312), (185, 355), (142, 355)}
    ring = frozenset(square(name) for name in ["b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"])
    assert len(places.outlines(ring)) == 2
    touching = frozenset({square("b2"), square("c3")})
    assert len(places.outlines(touching)) == 2
    (inner,) = places.outlines(single, 0, 4)
    assert {(round(x), round(y)) for x, y in inner} == {(146, 316), (181, 316), (181, 351), (146, 351)}


@pytest.mark.parametrize("kinds", [0, 1, 4, 5, 9, 14])
@pytest.mark.parametrize("owned", [0, 1, 3, 8, 13])
def test_any_hand_and_any_talismans_fit(kinds: int, owned: int) -> None:
    view = positions.full_hand()
    hand = {card.token: card for card in view.players[1].cards}
    beasts = view.players[1].monsters if kinds > len(hand) else ()
    first, own, *others = view.players
    own = replace(own, cards=tuple(hand.values())[:kinds], monsters=beasts, talismans=TALISMANS[:owned])
    view = replace(view, players=(first, own, *others))
    canvas = carta_magica.compose(view, SAY, Draft(view), "mine")
    check_layout(canvas)
    hand_boxes = [box for box in canvas.boxes if box.y0 > mine.HAND_TOP and box.kind in ("sprite", "tile")]
    assert sum(box.kind == "tile" for box in hand_boxes) == min(kinds, len(hand)) + bool(beasts)
    assert sum(box.label.startswith("crown:") for box in hand_boxes) == owned
    assert not [(box, other) for box, other in combinations(hand_boxes, 2) if box.overlaps(other, 1)]
    assert all(box.y1 <= canvas.height - 16 for box in hand_boxes)


def test_panels_do_not_touch() -> None:
    for count in range(2, 5):
        panels = [Box("panel", str(k), *box) for k, box in enumerate(players.boxes(count))]
        fixed = [
            Box("panel", name, *box)
            for name, box in (("banner", table.BANNER), ("wheel", wheel.BOX), ("row", talismans.BOX), ("chart", places.FRAME))
        ]
        assert not [(box, other) for box, other in combinations([*panels, *fixed], 2) if box.overlaps(other, -8)]


@pytest.mark.parametrize("name", [talisman.name for talisman in TALISMANS])
def test_every_talisman_fits_its_card(name: str) -> None:
    (talisman,) = positions.talismans(name)
    view = replace(positions.start(4), row=(talisman,))
    canvas = Canvas(Image.new("RGB", (1200, 900)))
    talismans.lay(canvas, view, SAY)
    name_text = words.talisman_name(SAY, talisman)
    lines = talismans.lines(name_text)
    assert " ".join(lines) == name_text
    assert all(text.fit_text(line, fonts.SERIF_BOLD, talismans.size(lines), talismans.ROOM)[0] == line for line in lines)


def test_every_stage_and_last_move_has_its_words() -> None:
    """Each fits the banner, so nothing decisive is cut."""
    view = positions.mine()
    for stage in get_args(Stage):
        stage_view = positions.over() if stage == "over" else replace(view, stage=stage, wind="n")
        assert SAY(Msg(words.title_key(stage_view), who="Ann"))
        assert text.width(words.task(stage_view, SAY), fonts.SANS_MEDIUM, 28) * text.SHRINK_LEAST <= table.WORDS_ROOM, stage
        assert words.state(stage_view, stage_view.players[0], SAY)[0]
    for what in get_args(What):
        card = positions.cards("monster-9")[0].id if what in ("tamed", "failed") else 0
        done = LastMove(Seat(0), what, spin=1, card=card, talisman=2, amount=3)
        assert words.last(replace(view, last=done), SAY)


FREES = {"damaged": "hammer", "becalmed": "wind"}
"""The action on the wheel that frees a ship in this condition."""
LIMIT_WORDS = {"up_to": "up to", "exact": "exactly"}
FREED_WORDS = {"damaged": "repaired: ", "free": "sail ", "becalmed": "wind: "}


@pytest.mark.parametrize("steps_setting", LIMIT_WORDS)
@pytest.mark.parametrize("condition", FREED_WORDS)
def test_what_can_be_done_after_the_spin_is_said_whole(condition: str, steps_setting: str) -> None:
    """The text says that a ship is freed and how far it may sail; a stuck ship without the means to buy it free is called stuck."""
    view = positions.mine()
    first, own, *others = view.players
    rich = replace(own, condition=condition)
    poor = replace(rich, gold=1, goods=1, cards=positions.cards("curse"))
    switches = options({setting.key: setting.default for setting in SETTINGS} | {"steps": steps_setting})
    for spin, segment in enumerate(view.wheel[:5]):
        is_freed = condition == "free" or FREES[condition] in segment.actions
        for player in (rich, poor):
            spun_view = replace(
                view,
                players=(first, player, *others),
                options=switches,
                spin=spin,
                steps=segment.steps if is_freed else 0,
                can_buy_free=not is_freed and player is rich,
            )
            task = words.task(spun_view, SAY)
            assert text.width(task, fonts.SANS_MEDIUM, 28) * text.SHRINK_LEAST <= table.WORDS_ROOM, task
            assert (f"sail {LIMIT_WORDS[steps_setting]} {segment.steps}" in task) == is_freed
            assert task.startswith(FREED_WORDS[condition]) == is_freed
            assert task.startswith("stuck: ") == (not is_freed and player is poor)


@pytest.mark.parametrize("card", ADVENTURES, ids=lambda card: card.token)
def test_a_drawn_card_is_named_whole_in_the_banner(card: Adventure) -> None:
    for what in ("drew", "tamed", "failed") if card.kind == "monster" else ("drew",):
        banner = words.last(replace(positions.middle(), last=LastMove(Seat(2), what, card=card.id)), SAY)
        assert text.width(banner, fonts.SANS_MEDIUM, 27) * text.SHRINK_LEAST <= table.MIDDLE_ROOM - 36, banner


def test_cards_say_what_they_do_at_this_table() -> None:
    lucky, fair, curse = positions.cards("lucky-wind", "good-weather", "curse")
    plain, german, russian = (
        options({setting.key: setting.default for setting in SETTINGS} | EDITIONS[word]) for word in ("original", "de", "ru")
    )
    assert [words.card_effect(SAY, lucky, switches) for switches in (plain, german)] == ["free, or +5 steps", "free, or 5 steps"]
    assert [words.card_effect(SAY, fair, switches) for switches in (plain, russian)] == ["safe in a storm", "stills a storm"]
    assert words.card_effect(SAY, curse, plain) == "new talismans"


def test_names_of_harbours_give_way_to_ships() -> None:
    """A ship on any square leaves all names free; only several ships can cover both places of a name."""
    names = words.harbour_names(positions.start(4), SAY)
    sea_left, _, sea_right, _ = places.SEA
    for spot in range(SQUARES):
        if CHART[spot] in places.LAND:
            continue
        for number, harbour_name in enumerate(names):
            place = chart.name_place(number, harbour_name, (spot,))
            (left, top, right, bottom), _ = chart.name_box(number, harbour_name, place)
            x, y = places.berth(spot)
            assert not (left < x + 27 and right > x - 28 and top < y + 22 and bottom > y - 35), (harbour_name, spot)
            assert sea_left < left and right < sea_right
    assert chart.name_place(0, names[0], ()) == "at" and chart.name_place(0, names[0], (square("l2"),)) == "else"


def test_the_colour_of_a_harbour_is_seen_beside_its_ship() -> None:
    sprites = labels(carta_magica.compose(positions.start(4), SAY, Draft(positions.start(4)), "table"), "sprite")
    assert sprites.count("harbour-black") == sprites.count("harbour-red") == 2


def test_a_challenge_that_another_player_holds_is_marked() -> None:
    """The mark shows the owner, whom one can fight for it."""
    view = positions.middle()
    canvas = carta_magica.compose(view, SAY, Draft(view), "players")
    challenge_marks = [label for label in labels(canvas) if label in ("taken", "for sale", "yours", "not on sale yet")]
    assert challenge_marks == ["taken", "for sale", "taken", "not on sale yet"] and labels(canvas).count("Challenge: +10") == 4
    sprites = labels(canvas, "sprite")
    assert sprites.count("disc.blue") == sprites.count("disc.amber") == 2, "in their own panel and beside another player's challenge"


def test_the_band_names_a_secret_only_where_there_is_one() -> None:
    """Hands lie open for all; the cards that a telescope has shown are secret."""
    view = replace(positions.mine(), remembered=())
    assert labels(carta_magica.compose(view, SAY, Draft(view), "mine"))[0] == "Your view"
    seen = replace(view, remembered=(Remembered(0, positions.cards("curse")[0]),))
    assert labels(carta_magica.compose(seen, SAY, Draft(seen), "mine"))[0] == "For your eyes only"


def test_many_awaited_players_are_counted() -> None:
    view = replace(positions.storm_view(), awaited=(Seat(0), Seat(1), Seat(3)))
    canvas = carta_magica.compose(view, LONG, Draft(view), "table")
    check_layout(canvas)
    assert any("3 players: shelter?" in label for label in labels(canvas))


@pytest.mark.parametrize("name", GOLDEN_PARTS)
def test_golden_images(name: str) -> None:
    """Pictures equal those that a person has checked; `python -m tests.render.golden carta_magica` renews them."""
    assert golden.differs("carta_magica", name, "raqm" if fonts.HAS_RAQM else "basic") is None


@pytest.mark.parametrize("is_all", [False, pytest.param(True, marks=pytest.mark.campaign)], ids=["some", "all"])
def test_golden_images_without_the_layout_library(is_all: bool) -> None:
    assert golden.differs_without_layout("carta_magica", is_all) == ""
