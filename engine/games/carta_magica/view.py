"""What a seat or a spectator sees: everything that pictures, texts and bots may use.

Hands lie open (a ruling); hidden are only the order of the decks, the cards under a telescope, and chance to come.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import ScoreSheet, Seat
from engine.games.carta_magica.board import (
    ADVENTURES,
    CHALLENGES,
    CHARACTERS,
    HARBOURS,
    ROWS,
    TALISMANS,
    TELESCOPE_CARDS,
    WHEEL,
    Adventure,
    Challenge,
    Compass,
    Harbour,
    Segment,
    Square,
    Talisman,
    progress,
)
from engine.games.carta_magica.options import Options
from engine.games.carta_magica.score import result, sheet
from engine.games.carta_magica.state import (
    Agreeing,
    Choosing,
    Condition,
    Drawing,
    Engaging,
    Fight,
    LastMove,
    Looting,
    Over,
    Paying,
    Peeking,
    Player,
    Position,
    Proposing,
    Refighting,
    Retaming,
    Settling,
    Sheltering,
    Spinning,
    State,
    Storming,
    Taming,
    Trading,
    awaited,
)
from engine.games.carta_magica.ways import free_steps, reachable

Stage: TypeAlias = Literal[
    "settling", "spinning", "choosing", "storming", "sheltering", "drawing", "peeking", "paying", "taming", "retaming", "trading",
    "engaging", "refighting", "looting", "proposing", "agreeing", "over",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. Before the set-up is done, `character`, `challenge`, `home` and `square` are `None`."""

    seat: Seat
    character: str | None
    """The name of the character card; it has no power."""
    challenge: Challenge | None
    home: Square | None
    """The square of the home harbour."""
    square: Square | None
    """Where the ship lies."""
    condition: Condition
    gold: int
    goods: int
    magic: int
    cards: tuple[Adventure, ...]
    """Adventure cards in hand, without monsters; hands lie open."""
    monsters: tuple[Adventure, ...]
    """Tamed monsters: each adds one to the next taming."""
    talismans: tuple[Talisman, ...]
    lap: int
    """The counter of the gate east of the middle island: southward +1, northward -1. At home it is the number of laps."""
    progress: float
    """The way round the middle island since home, in turns: 0.5 is half a lap clockwise, -0.25 a quarter the other way.
    At home it equals `lap`."""
    is_swept: bool
    """A storm carried the ship into the harbour where it lies; its owner may trade there in the next turn."""
    misses: int
    """Turns that are still to be lost, one for each unpaid goods card."""
    is_home: bool
    """The ship has earned the bonus for being home in the last round (it may have been blown away since)."""
    has_final_turn: bool
    """Somebody is home, and this player still has a turn before the match ends."""
    points: int
    """The score if the match ended now."""
    sheet: ScoreSheet
    """The same by rows: talismans, challenge, gold, home."""


@dataclass(frozen=True, slots=True)
class MonsterView:
    """A monster that is being tamed. `spent` and `spin` (a segment) are set when it would win and a spin may be repeated."""

    card: Adventure
    spent: int | None
    spin: int | None


@dataclass(frozen=True, slots=True)
class Remembered:
    """A card in the adventure deck whose place the viewer knows; `place` 0 is the next one."""

    place: int
    card: Adventure


@dataclass(frozen=True, slots=True)
class CartaMagicaView:
    """The whole table as one seat sees it; `seat` is `None` for a spectator."""

    seat: Seat | None
    players: tuple[PlayerView, ...]
    """By seat."""
    options: Options
    board: tuple[str, ...]
    """The chart, a letter a square, rows from the north: `.` safe sea, `o` windless, `^` rock, `I` small island, `M` middle island,
    `B` and `R` black and red harbours. Square `row * 20 + column` is named by column letter and row figure, `k1`."""
    harbours: tuple[Harbour, ...]
    """Clockwise from the north."""
    wheel: tuple[Segment, ...]
    """The segments, clockwise."""
    stage: Stage
    awaited: tuple[Seat, ...]
    round: int
    """From 1."""
    rounds: int
    """The round with which the match ends at the latest."""
    active: Seat
    """Whose turn it is (others may be awaited)."""
    first: Seat
    """Who began; a round ends before this seat's next turn."""
    spin: int | None
    """The segment under the pointer: what was spun last, for whatever purpose. `None` before the first spin."""
    wind: Compass | None
    """Where the last storm drives the ships; `None` when the last turn's spin was no storm or the direction is not known yet."""
    steps: int
    """How far the active ship may sail now without a card; 0 when no sailing is to be chosen."""
    reach: tuple[Square, ...]
    """Squares that the viewer's ship may reach now without a card or payment; only for the seat that chooses."""
    pay_reach: tuple[Square, ...]
    """Squares that it may reach only with a card or a payment (lucky wind, repair, tow)."""
    row: tuple[Talisman, ...]
    """The open talismans."""
    talisman_count: int
    """Talismans in the deck."""
    deck_count: int
    """Adventure cards in the deck."""
    discard: tuple[Adventure, ...]
    """Used adventure cards, the last one at the end."""
    last: LastMove
    is_storm: bool
    """A storm is going on."""
    sheltered: tuple[Seat, ...]
    """Ships that good weather protects in it."""
    monster: MonsterView | None
    payment: Adventure | None
    """The goods card that has to be paid."""
    peeked: tuple[Adventure, ...] | None
    """The cards under the telescope: for the seat that looks only."""
    looking: Seat | None
    """Who looks through a telescope."""
    remembered: tuple[Remembered, ...]
    """Cards in the deck whose places the viewer knows."""
    fight: Fight | None
    """The battle that is going on."""
    victims: tuple[Seat, ...]
    """Ships that may be attacked now."""
    is_final: bool
    """Somebody is home: only the turns of `PlayerView.has_final_turn` are left."""
    sheets: tuple[ScoreSheet, ...]
    """At the end, by seat."""
    ranks: tuple[int, ...]
    """At the end, by seat; 1 is a winner."""


STAGES: dict[type[object], Stage] = {
    Settling: "settling", Spinning: "spinning", Choosing: "choosing", Storming: "storming", Sheltering: "sheltering",
    Drawing: "drawing", Peeking: "peeking", Paying: "paying", Taming: "taming", Retaming: "retaming", Trading: "trading",
    Engaging: "engaging", Refighting: "refighting", Looting: "looting", Proposing: "proposing", Agreeing: "agreeing", Over: "over",
}  # fmt: skip


def view(state: State, seat: Seat | None) -> CartaMagicaView:
    """The table as a seat or a spectator sees it."""
    position, stage = state.position, state.stage
    found = result(state)
    count = len(position.players)
    free, paid = _reach(state, seat)
    return CartaMagicaView(
        seat=seat,
        players=tuple(_player(position, Seat(other)) for other in range(count)),
        options=position.options,
        board=ROWS,
        harbours=HARBOURS,
        wheel=WHEEL,
        stage=STAGES[type(stage)],
        awaited=awaited(state),
        round=min(position.turn // count + 1, position.options.rounds),
        rounds=position.options.rounds,
        active=position.active,
        first=position.first,
        spin=position.spin,
        wind=position.wind,
        steps=free_steps(position, stage.seat) if isinstance(stage, Choosing) else 0,
        reach=free,
        pay_reach=paid,
        row=tuple(TALISMANS[one] for one in position.row),
        talisman_count=len(position.talisman_deck),
        deck_count=len(position.deck),
        discard=tuple(ADVENTURES[one] for one in position.discard),
        last=position.last,
        is_storm=isinstance(stage, Storming | Sheltering),
        sheltered=stage.sheltered if isinstance(stage, Sheltering) else (),
        monster=_monster(state),
        payment=ADVENTURES[stage.card] if isinstance(stage, Paying) else None,
        peeked=_peeked(position) if isinstance(stage, Peeking) and stage.seat == seat else None,
        looking=stage.seat if isinstance(stage, Peeking) else None,
        remembered=_remembered(position, seat),
        fight=stage.fight if isinstance(stage, Refighting | Looting | Proposing | Agreeing) else None,
        victims=stage.victims if isinstance(stage, Engaging) else (),
        is_final=position.final is not None,
        sheets=found.scores if found else (),
        ranks=found.ranks if found else (),
    )


def _reach(state: State, seat: Seat | None) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """Squares in reach at no cost and those that a card or a payment adds, for the seat that chooses."""
    if not isinstance(state.stage, Choosing) or state.stage.seat != seat:
        return (), ()
    return reachable(state.position, seat)


def _player(position: Position, seat: Seat) -> PlayerView:
    player: Player = position.players[seat]
    is_settled = player.home >= 0
    cards = tuple(ADVENTURES[card] for card in player.cards)
    scored = sheet(position, seat)
    return PlayerView(
        seat=seat,
        character=CHARACTERS[player.character] if is_settled else None,
        challenge=CHALLENGES[player.challenge] if is_settled else None,
        home=player.home if is_settled else None,
        square=player.square if is_settled else None,
        condition=player.condition,
        gold=player.gold,
        goods=player.goods,
        magic=player.magic,
        cards=tuple(card for card in cards if card.kind != "monster"),
        monsters=tuple(card for card in cards if card.kind == "monster"),
        talismans=tuple(TALISMANS[one] for one in player.talismans),
        lap=player.lap,
        progress=progress(player.lap, player.home, player.square) if is_settled else 0.0,
        is_swept=player.swept,
        misses=player.misses,
        is_home=position.final is not None and player.home_turn >= position.since,
        has_final_turn=position.final is not None and seat in position.final,
        points=scored.total,
        sheet=scored,
    )


def _monster(state: State) -> MonsterView | None:
    stage = state.stage
    if isinstance(stage, Taming):
        return MonsterView(ADVENTURES[stage.card], None, None)
    return MonsterView(ADVENTURES[stage.card], stage.spent, stage.spin) if isinstance(stage, Retaming) else None


def _peeked(position: Position) -> tuple[Adventure, ...]:
    return tuple(ADVENTURES[card] for card in position.deck[:TELESCOPE_CARDS])


def _remembered(position: Position, seat: Seat | None) -> tuple[Remembered, ...]:
    known = position.known[-1 if seat is None else seat]
    return tuple(Remembered(place, ADVENTURES[card]) for place, card in enumerate(position.deck) if card in known) if known else ()
