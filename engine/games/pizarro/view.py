"""What a seat or a spectator sees: everything that pictures, texts and bots may use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core import ScoreSheet, Seat
from engine.games.pizarro.board import Explorer, Half, Sides, Space

Stage: TypeAlias = Literal["veto", "bidding", "paying", "exchange", "gamble", "over"]
Standing: TypeAlias = Literal["bidding", "leads", "passed", "no_ship", "no_ship_left", "no_cards", "none"]
"""A player in the current auction. `no_ship`: none on the space before (phases II, III); `no_ship_left`: all ships are
placed (phase I); `no_cards`: too few money cards to buy this explorer; `none`: there is no auction."""
What: TypeAlias = Literal["start", "vetoed", "allowed", "bid", "passed", "bought", "unsold", "exchanged", "drew", "stopped"]


@dataclass(frozen=True, slots=True)
class ShipView:
    """A placed ship."""

    explorer: Explorer
    phase: int
    half: Half


@dataclass(frozen=True, slots=True)
class PileView:
    """Magellan cards with as many money cards under them. `values` is `None` when the viewer may not see them."""

    count: int
    values: tuple[int, ...] | None
    is_extended: bool
    """Whether it got its card of the current phase, so that no other may be added in it."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """One player. `hand` is `None` when the viewer may not see the values."""

    seat: Seat
    hand_count: int
    hand: tuple[int, ...] | None
    is_open: bool
    """Whether the hand lies open for everybody (Cook, side A), until the end of the phase."""
    standing: Standing
    bid: int
    """The own highest bid in the current auction; 0 when there is none."""
    ships_left: int
    """Ships that can still be placed; none after phase I."""
    ships: tuple[ShipView, ...]
    """In the order in which they were placed."""
    vetoes: int
    """Columbus cards of phase I lying face up."""
    vetoes_used: int
    piles: tuple[PileView, ...]
    crowns: int
    """Crowns of the spaces where the ships stand now (without piles, hand and gamble)."""


@dataclass(frozen=True, slots=True)
class Bid:
    """One step of the current auction; `amount` 0 is a pass."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Moved:
    """The ship that was moved last. `origin` is the phase of the space it came from, 0 from the supply; `price` was paid."""

    seat: Seat
    explorer: Explorer
    origin: int
    origin_half: Half
    phase: int
    half: Half
    price: int


@dataclass(frozen=True, slots=True)
class LastMove:
    """What the last line did. `explorer` is the card concerned, `amount` the bid, the price, the number of
    exchanged cards or the value of the drawn one. A purchase has its ship's way in `PizarroView.moved`."""

    seat: Seat | None
    what: What
    explorer: Explorer | None
    amount: int


@dataclass(frozen=True, slots=True)
class GambleView:
    """Pizarro III on side B: the cards turned up so far. `limit` still scores, more is worth nothing."""

    seat: Seat
    draws: tuple[int, ...]
    total: int
    limit: int
    is_finished: bool
    is_bust: bool


@dataclass(frozen=True, slots=True)
class PizarroView:
    """The whole table as one seat sees it; `seat` is `None` for a spectator."""

    seat: Seat | None
    players: tuple[PlayerView, ...]
    """By seat; their number is the number of players."""
    sides: Sides
    exact_payment: bool
    """Whether an exact payment is forced where the hand allows it."""
    spaces: tuple[Space, ...]
    """Printed spaces of the sides in use, by explorer, phase and half."""
    stage: Stage
    awaited: tuple[Seat, ...]
    phase: int
    card: Explorer | None
    """The explorer card under auction (or being paid for)."""
    card_number: int
    """Its number in the phase, from 1; the number of all cards when none is under auction."""
    cards_in_phase: int
    stack_count: int
    """Explorer cards of the phase that are not yet revealed."""
    remaining: tuple[int, ...]
    """The same by explorer, in the order of `EXPLORERS`."""
    bottom: tuple[Explorer, ...]
    """Vetoed cards at the bottom of the stack, in the order in which they will come."""
    unsold: tuple[tuple[int, Explorer], ...]
    """Cards out of the game because nobody bid: phase and explorer."""
    bid: int
    """The standing bid; 0 when there is none. While paying: the price."""
    leader: Seat | None
    trail: tuple[Bid, ...]
    queue: tuple[Seat, ...]
    """Vetoing: who will be asked for a veto. Bidding: who is still in, the next to speak first. Exchange: one entry a ship."""
    must_leave: int
    """Money cards that the buyer of the card has to keep after paying (1 for Magellan A and Cook B)."""
    last_buyer: Seat
    """Who speaks first for the next card; before the first purchase the start player."""
    is_bought: bool
    """Whether any card was bought yet (else `last_buyer` is only the start player)."""
    deck_count: int
    discard: tuple[int, ...]
    """The open discard pile, from the bottom."""
    last: LastMove
    moved: Moved | None
    gamble: GambleView | None
    sheets: tuple[ScoreSheet, ...]
    """At the end, by seat: six rows in the order of `EXPLORERS`, then the crowns in the hand."""
    ranks: tuple[int, ...]
    """At the end, by seat; 1 is a winner."""
