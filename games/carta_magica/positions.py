"""Views made by hand: fewest and most players, start, middle, end, storms, full hands."""

from __future__ import annotations

from msgspec.structs import replace

from engine.values.core import Msg, Row, ScoreSheet, Seat
from games.carta_magica.rules.board import (
    ADVENTURES,
    CHALLENGES,
    CHARACTERS,
    HARBOURS,
    ROWS,
    TALISMANS,
    WHEEL,
    Adventure,
    Talisman,
    progress,
    square,
)
from games.carta_magica.rules.options import SETTINGS, options
from games.carta_magica.rules.state import Drift, Fight, LastMove
from games.carta_magica.rules.view import CartaMagicaView, MonsterView, PlayerView, Remembered
from render import Draft
from render.kit import palette

EMPTY = ScoreSheet((), 0)
RAMPS = (
    (palette.rgb("#F9F2E1"), palette.rgb("#CDBA92"), 10),
    (palette.rgb("#427590"), palette.rgb("#2B5672"), 10),
    (palette.SEA, palette.SEA_COAST, 6),
    (palette.LAND, palette.LAND_SHADE, 4),
    (palette.rgb("#F5E6BB"), palette.PAPER_WARM, 2),
    (palette.rgb("#4C8B5A"), palette.rgb("#7DB86B"), 2),
    (palette.rgb("#4D9E74"), palette.rgb("#8FC79A"), 2),
    (palette.rgb("#E2705E"), palette.rgb("#D98A2B"), 2),
    (palette.rgb("#B85A7C"), palette.rgb("#6B4A86"), 2),
    (palette.rgb("#D8553C"), palette.rgb("#D7F08A"), 2),
    (palette.rgb("#4F6FA8"), palette.rgb("#8FD0CE"), 2),
    *(
        (palette.mix(colour, palette.SEA, share), palette.mix(colour, palette.SEA, share + 0.2), 2)
        for player in palette.PLAYERS[:4]
        for colour, share in ((player.main, 0.45), (player.dark, 0.45))
    ),
)
"""Soft grounds, each with its two ends and the number of shades that the palette gets: paper, the open sea, shallow water, land, drawings
of cards, the ghosts of ships."""


def cards(*tokens: str) -> tuple[Adventure, ...]:
    """Return adventure cards by their tokens, a different card for each token."""
    left = list(ADVENTURES)
    hand = []
    for token in tokens:
        drawn = next(card for card in left if card.token == token)
        left.remove(drawn)
        hand.append(drawn)
    return tuple(hand)


def talismans(*names: str) -> tuple[Talisman, ...]:
    return tuple(next(talisman for talisman in TALISMANS if talisman.name == name) for name in names)


def score_sheet(found: tuple[Talisman, ...], bonus: int, gold: int, home: int) -> ScoreSheet:
    points = (sum(talisman.points for talisman in found), bonus, gold, home)
    labels = ("talismans", "challenge", "gold", "home")
    rows = tuple(Row(Msg(f"carta_magica.score.{label}"), amount) for label, amount in zip(labels, points, strict=True))
    return ScoreSheet(rows, sum(points))


def player(seat: int, home: str, at: str, lap: int = 0, **changes: object) -> PlayerView:
    """A player with a start hand."""
    plain = PlayerView(
        seat=Seat(seat), character=CHARACTERS[seat], challenge=CHALLENGES[seat], home=square(home), square=square(at),
        condition="free", gold=0, goods=3, magic=3, cards=(), monsters=(), talismans=(), lap=lap,
        progress=progress(lap, square(home), square(at)), is_swept=False, misses=0, has_left=True, home_turn=-1, is_home=False,
        has_final_turn=False, known_places=(),
        points=0, sheet=EMPTY,
    )  # fmt: skip
    changed = replace(plain, **changes)
    sheet = changed.sheet if changed.sheet.rows else score_sheet(changed.talismans, 0, changed.gold, 0)
    return replace(changed, sheet=sheet, points=sheet.total)


def start(count: int = 4) -> CartaMagicaView:
    """All are in their harbours; the first one spins."""
    homes = ("k1", "t4", "a11", "j14")
    return CartaMagicaView(
        seat=None, players=tuple(player(k, homes[k], homes[k]) for k in range(count)),
        options=options({setting.key: setting.default for setting in SETTINGS}),
        board=ROWS, harbours=HARBOURS, wheel=WHEEL, stage="spinning",
        awaited=(Seat(1),), round=1, rounds=40, turn=0, active=Seat(1), first=Seat(1), spin=None, wind=None, steps=0,
        can_buy_free=False, reach=(), pay_reach=(),
        row=talismans("heart_of_the_sea", "moon_shell", "silver_feather"), talisman_count=13, deck_count=34, discard=(),
        last=LastMove(None, "start"), todo=(), is_cursed=False,
        is_storm=False, sheltered=(), monster=None, payment=None, peeked=None, looking=None,
        remembered=(), public_places=(), fight=None, victims=(), is_final=False, since=0, is_limit=False, sheets=(), ranks=(),
    )  # fmt: skip


def settling_view() -> CartaMagicaView:
    """The second of three chooses; the others have no ship yet."""
    view = start(3)
    none = {"character": None, "challenge": None, "home": None, "square": None, "progress": 0.0}
    players = tuple(seated if seated.seat == 0 else replace(seated, **none) for seated in view.players)
    return replace(view, stage="settling", players=players, last=LastMove(Seat(0), "settled"))


def route(*names: str) -> tuple[int, ...]:
    return tuple(square(name) for name in names)


def middle() -> CartaMagicaView:
    """Four players; one is damaged, one becalmed, one has just sailed, one chooses at a 7."""
    players = (
        player(0, "k1", "l4", gold=3, goods=5, magic=2, condition="damaged", talismans=talismans("storm_bell"),
               cards=cards("spin-again", "goods-2")),
        player(1, "t4", "r11", gold=4, goods=2, magic=5, talismans=talismans("coral_crown"), lap=1,
               cards=cards("lucky-wind", "good-weather", "gold-1")),
        player(2, "a11", "f7", gold=1, goods=6, magic=4, cards=cards("telescope"), monsters=cards("monster-9")),
        player(3, "j14", "l13", gold=2, goods=3, magic=8, condition="becalmed", talismans=talismans("night_lantern", "jade_turtle"),
               lap=-1, cards=cards("curse", "repair")),
    )  # fmt: skip
    way = route("b5", "c5", "d5", "d6", "d7", "e7", "f7")
    return replace(
        start(4), players=players, stage="choosing", awaited=(Seat(1),), round=9, active=Seat(1), spin=1, steps=7,
        last=LastMove(Seat(2), "sailed", way), talisman_count=10, deck_count=21,
    )  # fmt: skip


REACH = (
    "q7 q8 q9 q10 q11 q12 q13 q14 r9 r10 r12 r13 r14 s5 s6 s7 s8 s9 s10 s11 s12 s13 t6 t7 t8 t9 t10 t11 t12 p9 p12 p13 p14 o13 o14 n13 "
    "o12 n12 n14 m12 r6 q6 o9 n9 p8 o8 p7"
)
"""Squares that the player who chooses in `middle` reaches."""


def mine() -> CartaMagicaView:
    """The position of `middle` as the player sees it who chooses."""
    near = tuple(square(name) for name in REACH.split())
    more = tuple(square(name) for name in ("m11", "l12", "n10", "l14", "m14", "p5", "o6", "s4", "q5", "r4", "s3"))
    return replace(middle(), seat=Seat(1), reach=near, pay_reach=more, remembered=(Remembered(0, cards("repair")[0]),))


def full_hand() -> CartaMagicaView:
    """A hand with every kind of card, many talismans and monsters."""
    view = mine()
    hand = cards(
        "gold-1", "gold-2", "magic-2", "magic-2", "magic-3", "goods-2", "goods-3", "goods-4", "good-weather", "good-weather", "repair",
        "lucky-wind", "spin-again", "telescope", "curse",
    )  # fmt: skip
    beasts = cards("monster-7", "monster-8", "monster-9", "monster-10", "monster-11", "monster-12")
    own = replace(view.players[1], cards=hand, monsters=beasts, talismans=TALISMANS[:6], gold=8, goods=8, magic=8)
    return replace(view, players=(view.players[0], own, *view.players[2:]))


def storm() -> CartaMagicaView:
    """A storm to the east has driven three ships; the fourth lay damaged."""
    view = middle()
    players = list(view.players)
    players[1] = replace(players[1], square=square("s11"), condition="damaged")
    players[2] = replace(players[2], square=square("e9"), condition="becalmed")
    players[3] = replace(players[3], square=square("o13"), condition="free")
    drifts = (
        Drift(Seat(1), route("r11", "s11"), "damaged"),
        Drift(Seat(3), route("m13", "n13", "o13"), "free"),
        Drift(Seat(2), route("d9", "e9"), "becalmed"),
    )
    return replace(
        view, players=tuple(players), stage="spinning", spin=5, wind="e", steps=0, last=LastMove(Seat(1), "storm", drifts=drifts, spin=5),
        awaited=(Seat(2),), active=Seat(2),
    )  # fmt: skip


def storm_view() -> CartaMagicaView:
    """A storm whose direction is known; two may play good weather."""
    return replace(
        middle(), stage="sheltering", spin=5, wind="s", steps=0, awaited=(Seat(1), Seat(3)), is_storm=True,
        last=LastMove(Seat(2), "spun", spin=5),
    )  # fmt: skip


def duel() -> CartaMagicaView:
    """Two players, the last round; one lies in a black harbour and trades."""
    own = cards("gold-2", "good-weather", "spin-again", "spin-again")
    players = (
        player(0, "k1", "k1", lap=1, gold=6, talismans=talismans("coral_crown", "dragon_scale", "star_compass"), is_home=True, cards=own),
        player(1, "a7", "t8", gold=8, goods=8, magic=0, monsters=cards("monster-12"), has_final_turn=True, condition="damaged"),
    )
    return replace(
        start(2), players=players, stage="trading", awaited=(Seat(1),), active=Seat(1), round=17, spin=2, is_final=True,
        row=talismans("sun_disc"), talisman_count=0, deck_count=2, last=LastMove(Seat(1), "drew", card=cards("repair")[0].id),
    )  # fmt: skip


def telescope_view() -> CartaMagicaView:
    """The viewer looks through a telescope."""
    return replace(
        mine(), stage="peeking", reach=(), pay_reach=(), steps=0, peeked=cards("monster-12", "lucky-wind", "goods-less-2"),
        looking=Seat(1), remembered=(),
    )  # fmt: skip


def over(count: int = 4) -> CartaMagicaView:
    """The end, with the sheets of all."""
    owned = (
        talismans("coral_crown", "ivory_flute"), talismans("silver_feather", "dragon_scale", "sun_disc"), (),
        talismans("ember_ring", "moon_shell", "whale_tooth", "heart_of_the_sea"),
    )  # fmt: skip
    bonus, gold, home = (10, 10, 0, 10), (5, 1, 8, 0), (15, 0, 0, 0)
    sheets = tuple(score_sheet(owned[k], bonus[k], gold[k], home[k]) for k in range(count))
    totals = [sheet.total for sheet in sheets]
    homes = ("k1", "t4", "a11", "j14")
    players = tuple(
        player(k, homes[k], (homes[0], "s5", "b9", "m12")[k], lap=1 if k == 0 else 0, talismans=owned[k], gold=(5, 0, 8, 0)[k],
               sheet=sheets[k], is_home=k == 0, cards=cards("gold-1") if k == 1 else (), goods=k, magic=2)
        for k in range(count)
    )  # fmt: skip
    return replace(
        start(count), players=players, stage="over", awaited=(), round=16, spin=3, last=LastMove(Seat(0), "over"), sheets=sheets,
        ranks=tuple(1 + sum(other > own for other in totals) for own in totals), is_final=True,
    )  # fmt: skip


KRAKEN = MonsterView(cards("monster-12")[0], 0, None, ((0, 0), (1, 1), (3, 2), (4, 3), (5, 4)))


def kraken_view() -> CartaMagicaView:
    """The viewer has met the Kraken."""
    view = full_hand()
    own = replace(view.players[1], monsters=cards("monster-7", "monster-8"), magic=5)
    players = (view.players[0], own, *view.players[2:])
    return replace(view, players=players, stage="taming", reach=(), pay_reach=(), steps=0, monster=KRAKEN)


def battle_view() -> CartaMagicaView:
    """A battle: the defender is behind and may spin again."""
    view = middle()
    players = list(view.players)
    players[2] = replace(players[2], square=square("q11"))
    return replace(
        view, players=tuple(players), stage="refighting", awaited=(Seat(2),), steps=0, fight=Fight(Seat(1), Seat(2), 0, 5),
        last=LastMove(Seat(1), "battle"),
    )  # fmt: skip


def typical() -> list[tuple[CartaMagicaView, str, Draft]]:
    """Views with the picture to show: every part and state."""
    plain = [
        (start(4), "table"),
        (start(3), "table"),
        (middle(), "table"),
        (storm(), "table"),
        (storm_view(), "table"),
        (duel(), "table"),
        (full_hand(), "table"),
        (settling_view(), "table"),
        (over(), "table"),
        (battle_view(), "table"),
        (kraken_view(), "table"),
        (replace(middle(), stage="engaging", victims=(Seat(2),)), "table"),
        (mine(), "mine"),
        (full_hand(), "mine"),
        (telescope_view(), "mine"),
        (kraken_view(), "mine"),
        (replace(storm(), seat=Seat(3)), "mine"),
        (middle(), "players"),
        (full_hand(), "players"),
        (duel(), "players"),
        (over(2), "sheet"),
        (over(3), "sheet"),
        (over(4), "sheet"),
    ]
    cards = (start(3), middle(), storm(), storm_view(), duel(), full_hand(), settling_view(), battle_view(), kraken_view())
    return [
        *((view, part, Draft(view)) for view, part in plain),
        *((view, "card", Draft(view)) for view in cards),
    ]
