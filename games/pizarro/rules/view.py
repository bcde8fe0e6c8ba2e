"""What a seat or a spectator sees: everything that pictures and texts may use."""

from __future__ import annotations

from typing import Literal, TypeAlias, cast

from msgspec import Struct

from engine.values.core import ScoreSheet, Seat
from games.pizarro.rules.board import EXPLORERS, GAMBLE_LIMIT, SHIPS, STACK, Explorer, Sides, Space, must_leave, side, spaces
from games.pizarro.rules.score import is_gambling, result, ship_crowns
from games.pizarro.rules.state import Bid, Bidding, Gambling, LastMove, Moved, Over, Paying, Ship, State, Vetoing, awaited, clockwise
from games.pizarro.rules.turn.flow import owners

Stage: TypeAlias = Literal["veto", "bidding", "paying", "exchange", "gamble", "over", "pending"]
"""`pending`: a move is complete and chance is to answer it. Only previews are in that stage."""
Standing: TypeAlias = Literal["bidding", "leads", "passed", "no_ship", "no_ship_left", "no_cards", "none"]
"""A player in the current auction. `no_ship`: none on the space before (phases II, III); `no_ship_left`: all ships are
placed (phase I); `no_cards`: too few money cards to buy this explorer; `none`: there is no auction."""


class PileView(Struct, frozen=True):
    """Magellan cards with as many money cards under them."""

    count: int
    values: tuple[int, ...] | None
    """`None` if they are hidden."""
    phase: int
    """When it got its last card: each pile takes one card a phase."""


class PlayerView(Struct, frozen=True):
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
    ships: tuple[Ship, ...]
    """In the order in which they were placed."""
    vetoes: int
    """Columbus cards of phase I lying face up."""
    vetoes_used: int
    piles: tuple[PileView, ...]
    crowns: int
    """Crowns of the spaces where the ships stand now (without piles, hand and gamble)."""


class GambleView(Struct, frozen=True):
    """Pizarro III on side B: the cards turned up so far; more than `limit` is worth nothing."""

    seat: Seat
    draws: tuple[int, ...]
    total: int
    limit: int
    is_bust: bool


class PizarroView(Struct, frozen=True):
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
    """Explorer cards of the phase that are not yet revealed, by explorer in the order of `EXPLORERS`."""
    bottom: tuple[Explorer, ...]
    """Vetoed cards at the bottom of the stack, in the order in which they will come."""
    unsold: tuple[tuple[int, Explorer], ...]
    """Cards out of the game because nobody bid: phase and explorer."""
    bid: int
    """The standing bid; 0 when there is none. While paying: the price."""
    leader: Seat | None
    """Who made the standing bid, or pays; `None`: nobody."""
    trail: tuple[Bid, ...]
    """The bids and passes of this auction so far."""
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
    """At the end, by seat: six rows in the order of `EXPLORERS`, then the crowns in the hand. Empty before."""
    ranks: tuple[int, ...]
    """At the end, by seat, 1 is a winner; empty before."""


def view(state: State, seat: Seat | None) -> PizarroView:
    """Return the table as a seat or a spectator sees it."""
    position, stage = state.position, state.stage
    card: Explorer | None = getattr(stage, "card", None)
    ended = result(state)
    trail: tuple[Bid, ...] = getattr(stage, "trail", ())
    stack = position.stack
    return PizarroView(
        seat=seat,
        players=_players(state, seat, trail),
        sides=position.sides,
        exact_payment=position.is_exact,
        spaces=spaces(position.sides),
        stage=cast(Stage, stage.__struct_config__.tag),
        awaited=awaited(state),
        phase=position.phase,
        card=card,
        card_number=STACK[position.phase - 1] - len(stack),
        cards_in_phase=STACK[position.phase - 1],
        stack_count=len(stack),
        remaining=tuple(map(stack.count, EXPLORERS)),
        bottom=stack[len(stack) - position.bottom :],
        unsold=position.unsold,
        bid=getattr(stage, "bid", getattr(stage, "price", 0)),
        leader=_leader(state),
        trail=trail,
        queue=getattr(stage, "queue", ()),
        must_leave=must_leave(position.sides, card) if card else 0,
        last_buyer=position.buyer,
        is_bought=position.is_bought,
        deck_count=len(position.deck),
        discard=position.discard,
        last=_last_bid(trail[-1], card) if trail else position.last,
        moved=position.moved,
        gamble=_gamble(state),
        sheets=ended.scores if ended else (),
        ranks=ended.ranks if ended else (),
    )


def _last_bid(step: Bid, card: Explorer | None) -> LastMove:
    return LastMove(step.seat, "bid" if step.amount else "passed", card, step.amount)


def counted_seats(state: State) -> tuple[Seat, ...]:
    """Return the seats whose hands and piles are open to all because they were counted.

    The final scoring goes clockwise from the last buyer, and a player who gambles has counted everything else before.
    """
    order = clockwise(state.position.buyer, len(state.position.players))
    if isinstance(state.stage, Over):
        return order
    return order[: order.index(state.stage.seat) + 1] if isinstance(state.stage, Gambling) else ()


def _leader(state: State) -> Seat | None:
    stage = state.stage
    if isinstance(stage, Paying):
        return stage.seat
    return stage.queue[-1] if isinstance(stage, Bidding) and stage.bid else None


def _players(state: State, viewer: Seat | None, trail: tuple[Bid, ...]) -> tuple[PlayerView, ...]:
    position = state.position
    known = {viewer, *counted_seats(state)}
    are_piles_open = side(position.sides, "magellan") == "b"
    standings = _standings(state, trail)
    bids = {step.seat: step.amount for step in trail if step.amount}
    return tuple([
        PlayerView(
            seat=Seat(seat),
            hand_count=len(player.hand),
            hand=player.hand if seat in known or player.is_open else None,
            is_open=player.is_open,
            standing=standings[seat],
            bid=bids.get(Seat(seat), 0),
            ships_left=SHIPS - len(player.ships) if position.phase == 1 else 0,
            ships=player.ships,
            vetoes=player.vetoes,
            vetoes_used=player.vetoes_used,
            piles=tuple([
                PileView(len(pile.values), pile.values if seat in known or are_piles_open else None, pile.phase) for pile in player.piles
            ]),
            crowns=ship_crowns(position.sides, player.ships),
        )
        for seat, player in enumerate(position.players)
    ])  # fmt: skip


def _standings(state: State, trail: tuple[Bid, ...]) -> list[Standing]:
    """Return everybody's part in the auction, by seat."""
    stage, position = state.stage, state.position
    if not isinstance(stage, Vetoing | Bidding | Paying):
        return ["none"] * len(position.players)
    leader, leave = _leader(state), must_leave(position.sides, stage.card)
    passed = {step.seat for step in trail if not step.amount}
    standings: list[Standing] = []
    with_ship = owners(position, stage.card)
    for seat, player in enumerate(position.players):
        if seat == leader:
            standings.append("leads")
        elif seat in passed:
            standings.append("passed")
        elif seat not in with_ship:
            standings.append("no_ship_left" if position.phase == 1 else "no_ship")
        else:
            standings.append("bidding" if len(player.hand) > leave else "no_cards")
    return standings


def _gamble(state: State) -> GambleView | None:
    """Return the gamble once it has begun; `None`: nobody gambles."""
    stage, position = state.stage, state.position
    if not isinstance(stage, Gambling | Over):
        return None
    draws, players = stage.draws, position.players
    gambler = next((Seat(seat) for seat, player in enumerate(players) if is_gambling(position.sides, player.ships)), None)
    if gambler is None:
        return None
    total = sum(draws)
    return GambleView(gambler, draws, total=total, limit=GAMBLE_LIMIT, is_bust=total > GAMBLE_LIMIT)
