"""What a seat or a spectator sees: everything that pictures, texts and plans may use.

Hands lie open (a ruling). Hidden are only the order of the decks, the cards under a telescope, and chance to come.
"""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from msgspec import Struct

from engine.values.core import ScoreSheet, Seat
from games.carta_magica.rules import board
from games.carta_magica.rules import state as stages
from games.carta_magica.rules.board import ADVENTURES, Adventure, Challenge, Compass, Harbour, Segment, Square, Talisman, Token
from games.carta_magica.rules.options import Options
from games.carta_magica.rules.payment import card_of, means
from games.carta_magica.rules.reach import squares_in
from games.carta_magica.rules.sailing import CARD_OF, CARD_WAY, free_steps, ransom, reach_of, reachable
from games.carta_magica.rules.score import result, sheet
from games.carta_magica.rules.state import UNKNOWN, Condition, Fight, LastMove, Player, Position, State, Task, awaited
from games.carta_magica.rules.state import Drift as Drift
from games.carta_magica.rules.turn.adventure import magic_of, stakes

Stage: TypeAlias = Literal[
    "settling", "spinning", "choosing", "sailing", "storming", "sheltering", "drawing", "peeking", "paying", "taming",
    "retaming", "trading", "engaging", "refighting", "looting", "proposing", "agreeing", "over",
]  # fmt: skip


class PlayerView(Struct, frozen=True):
    """One player; `character`, `challenge`, `home` and `square` are `None` until chosen."""

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
    has_left: bool
    """The ship has been away from home."""
    home_turn: int
    """The last turn (counted from 0) in which the ship lay at home so that it counts for the bonus, else -1."""
    is_home: bool
    """The ship has earned the bonus for being home in the last round (it may have been blown away since)."""
    has_final_turn: bool
    """Somebody is home, and this player still has a turn before the match ends."""
    known_places: tuple[int, ...]
    """Places in the adventure deck that the player has seen; 0 is the next card. That they know them is public."""
    points: int
    """The score if the match ended now."""
    sheet: ScoreSheet
    """The score if the match ended now, by rows: talismans, challenge, gold, home."""


class MonsterView(Struct, frozen=True):
    """A monster that is being tamed."""

    card: Adventure
    spent: int
    """Magic that has been spent."""
    spin: int | None
    """The segment of a spin that may be repeated; `None` before the spin."""
    stakes: tuple[tuple[int, int], ...]
    """Pairs of magic and segments: the least further magic with which so many of the six segments tame it."""


class PaymentView(Struct, frozen=True):
    """A payment that can be made in several ways: for a goods card, or inside a move."""

    kind: Token
    amount: int
    card: Adventure | None
    """The goods card; `None`: the payment is inside a move."""


class Remembered(Struct, frozen=True):
    """A card in the adventure deck whose place the viewer knows; `place` 0 is the next one."""

    place: int
    card: Adventure


class CartaMagicaView(Struct, frozen=True):
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
    turn: int
    """Turns from 0, missed ones too."""
    active: Seat
    """Whose turn it is (others may be awaited)."""
    first: Seat
    """Who began; a round ends before this seat's next turn."""
    spin: int | None
    """The segment under the pointer: what was spun last, for whatever purpose. `None` before the first spin."""
    wind: Compass | None
    """Where the last storm drives the ships; `None` when the last turn's spin was no storm or the direction is not known yet."""
    steps: int
    """The most steps that the active ship may sail now at no cost; in a half-made move, with the way of sailing it has chosen. 0: there is
    no sailing to choose."""
    can_buy_free: bool
    """The active ship is stuck and can leave by a card or a payment."""
    reach: tuple[Square, ...]
    """Squares that the viewer's ship may reach now without a card or payment; in a half-made move, with the way of sailing it has chosen.
    Empty for all but the seat that chooses."""
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
    todo: tuple[Task, ...]
    """What is left to do in this turn after the answer that is awaited."""
    is_cursed: bool
    """A curse was played after this spin."""
    is_storm: bool
    """A storm is going on."""
    sheltered: tuple[Seat, ...]
    """Ships that good weather protects in this storm."""
    monster: MonsterView | None
    payment: PaymentView | None
    """What has to be paid."""
    peeked: tuple[Adventure, ...] | None
    """The cards under the telescope; `None` for all but the seat that looks."""
    looking: Seat | None
    """Who looks through a telescope; `None`: nobody."""
    remembered: tuple[Remembered, ...]
    """Cards in the deck whose places the viewer knows."""
    public_places: tuple[int, ...]
    """Places in the deck whose cards everybody has seen."""
    fight: Fight | None
    """The battle that is going on; `None`: none is."""
    victims: tuple[Seat, ...]
    """Ships that may be attacked now."""
    is_final: bool
    """Somebody is home: only the turns of `PlayerView.has_final_turn` are left."""
    since: int
    """The turn from which on a ship at home earns the bonus."""
    is_limit: bool
    """The match has ended by the limit of rounds."""
    sheets: tuple[ScoreSheet, ...]
    """By seat; empty before the end."""
    ranks: tuple[int, ...]
    """By seat, 1 is a winner; empty before the end."""


def view(state: State, seat: Seat | None) -> CartaMagicaView:
    """Return the table as a seat or a spectator sees it."""
    position, stage = state.position, state.stage
    outcome = result(state)
    count = len(position.players)
    free, paid = _reach(state, seat)
    looking = stage.seat if isinstance(stage, stages.Peeking) else None
    peeked = None
    if looking is not None and looking == seat:
        peeked = tuple([ADVENTURES[card] for card in position.deck[: board.TELESCOPE_CARDS]])
    return CartaMagicaView(
        seat=seat,
        players=tuple([_player(position, Seat(other)) for other in range(count)]),
        options=position.options,
        board=board.ROWS,
        harbours=board.HARBOURS,
        wheel=board.WHEEL,
        stage=cast(Stage, stage.__struct_config__.tag),
        awaited=awaited(state),
        round=min(position.turn // count + 1, position.options.rounds),
        rounds=position.options.rounds,
        turn=position.turn,
        active=position.active,
        first=position.first,
        spin=position.spin,
        wind=position.wind,
        steps=_steps(state),
        can_buy_free=isinstance(stage, stages.Choosing) and _can_buy_free(position.players[position.active], position.options),
        reach=free,
        pay_reach=paid,
        row=tuple([board.TALISMANS[card] for card in position.row]),
        talisman_count=len(position.talisman_deck),
        deck_count=len(position.deck),
        discard=tuple([ADVENTURES[card] for card in position.discard]),
        last=position.last,
        todo=position.todo,
        is_cursed=position.is_cursed,
        is_storm=isinstance(stage, stages.Storming | stages.Sheltering),
        sheltered=getattr(stage, "sheltered", ()),
        monster=_monster(state),
        payment=_payment(stage),
        peeked=peeked,
        looking=looking,
        remembered=_remembered(position, seat),
        public_places=_places(position, position.known[-1]),
        fight=getattr(stage, "fight", None),
        victims=getattr(stage, "victims", ()),
        is_final=position.final is not None,
        since=position.since,
        is_limit=getattr(stage, "is_limit", False),
        sheets=outcome.scores if outcome else (),
        ranks=outcome.ranks if outcome else (),
    )


def _steps(state: State) -> int:
    """Return the most steps at no cost for the active ship; 0: it cannot, or is not asked."""
    if isinstance(state.stage, stages.Sailing):
        return state.stage.steps
    return free_steps(state.position, state.position.active) if isinstance(state.stage, stages.Choosing) else 0


def _reach(state: State, seat: Seat | None) -> tuple[tuple[Square, ...], tuple[Square, ...]]:
    """Return the squares in reach of the choosing seat: at no cost, and at a price."""
    stage = state.stage
    if not isinstance(stage, stages.Choosing | stages.Sailing) or stage.seat != seat:
        return (), ()
    if isinstance(stage, stages.Sailing):
        return tuple(squares_in(reach_of(state.position, seat, stage.steps).ends)), ()
    return reachable(state.position, seat)


def _player(position: Position, seat: Seat) -> PlayerView:
    player: Player = position.players[seat]
    cards = [ADVENTURES[card] for card in player.cards]
    scored = sheet(position, seat)
    is_settled = player.home != UNKNOWN
    return PlayerView(
        seat=seat,
        character=board.CHARACTERS[player.character] if player.character != UNKNOWN else None,
        challenge=board.CHALLENGES[player.challenge] if player.challenge != UNKNOWN else None,
        home=player.home if is_settled else None,
        square=player.square if is_settled else None,
        condition=player.condition,
        gold=player.gold,
        goods=player.goods,
        magic=player.magic,
        cards=tuple([card for card in cards if card.kind != "monster"]),
        monsters=tuple([card for card in cards if card.kind == "monster"]),
        talismans=tuple([board.TALISMANS[card] for card in player.talismans]),
        lap=player.lap,
        progress=board.progress(player.lap, player.home, player.square) if is_settled else 0.0,
        is_swept=player.swept,
        misses=player.misses,
        has_left=player.has_left,
        home_turn=player.home_turn,
        is_home=position.final is not None and player.home_turn >= position.since,
        has_final_turn=position.final is not None and seat in position.final,
        known_places=_places(position, position.known[seat]),
        points=scored.total,
        sheet=scored,
    )


def _can_buy_free(player: Player, options: Options) -> bool:
    """Return whether a damaged or becalmed ship can leave by a card or a payment."""
    if player.condition == "free":
        return False
    kind, due = ransom(options, player.condition)
    return means(player, kind) >= due or card_of(player, CARD_OF[CARD_WAY[player.condition]]) is not None


def _monster(state: State) -> MonsterView | None:
    stage = state.stage
    if not isinstance(stage, stages.Taming | stages.Retaming):
        return None
    least = [(magic_of(stake), segments) for stake, segments in stakes(state.position.players[stage.seat], stage.card, spent=stage.spent)]
    spin = stage.spin if isinstance(stage, stages.Retaming) else None
    return MonsterView(ADVENTURES[stage.card], spent=stage.spent, spin=spin, stakes=tuple(least))


def _payment(stage: stages.Stage) -> PaymentView | None:
    if not isinstance(stage, stages.Paying):
        return None
    return PaymentView(stage.kind, stage.amount, None if stage.card is None else ADVENTURES[stage.card])


def _places(position: Position, known: tuple[int, ...]) -> tuple[int, ...]:
    """Return the places in the deck of these cards; 0 is the next one."""
    return tuple(place for place, card in enumerate(position.deck) if card in known) if known else ()


def _remembered(position: Position, seat: Seat | None) -> tuple[Remembered, ...]:
    known = position.known[-1 if seat is None else seat]
    return tuple(Remembered(place, ADVENTURES[position.deck[place]]) for place in _places(position, known))
