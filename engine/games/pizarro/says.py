"""What the game says: names, notes, the status line and the position in words.

Messages with few different arguments are shared; those that list cards are made anew.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from engine.core import Msg, Note, Seat, Who
from engine.games.pizarro.board import CROWNS, EXPLORERS, GAMBLE_LIMIT, Explorer, Half, Space

if TYPE_CHECKING:
    from engine.games.pizarro.view import PizarroView, PlayerView  # `view` itself needs the words of `score`

# Names


@cache
def name(explorer: Explorer) -> Msg:
    """An explorer's name."""
    return Msg(f"pizarro.explorer.{explorer}")


@cache
def place(explorer: Explorer, phase: int, half: Half) -> Msg:
    """A space, such as "Vasco da Gama II, left half"."""
    return Msg("pizarro.place", explorer=name(explorer), phase=phase, half=half or "whole")


@cache
def card(value: int) -> Msg:
    """A money card with its crowns."""
    return Msg("pizarro.card", value=value, crowns=CROWNS[value])


@cache
def to_pay(explorer: Explorer, price: int) -> Msg:
    """The prompt for a payment."""
    return Msg("pizarro.pay.ask", explorer=name(explorer), price=price)


def given_up(hand: tuple[int, ...], cards: tuple[int, ...], price: int) -> Msg:
    """What decides of a payment: what is overpaid, the crowns given up, the money left in the hand."""
    return Msg("pizarro.pay.costs", over=sum(cards) - price, crowns=sum([CROWNS[value] for value in cards]), left=sum(hand) - sum(cards))


# Notes


@cache
def revealed(explorer: Explorer, phase: int, number: int, of: int) -> Note:
    """An explorer card was turned up."""
    return Note(Msg("pizarro.note.reveal", explorer=name(explorer), phase=phase, number=number, of=of))


@cache
def vetoed(seat: Seat, explorer: Explorer) -> Note:
    """A Columbus card was used."""
    return Note(Msg("pizarro.note.veto", who=Who(seat), explorer=name(explorer)))


@cache
def allowed(seat: Seat, explorer: Explorer) -> Note:
    """The owner of a veto lets the auction go on."""
    return Note(Msg("pizarro.note.allow", who=Who(seat), explorer=name(explorer)))


@cache
def bid(seat: Seat, amount: int) -> Note:
    """A bid."""
    return Note(Msg("pizarro.note.bid", who=Who(seat), amount=amount))


@cache
def passed(seat: Seat) -> Note:
    """A pass."""
    return Note(Msg("pizarro.note.pass", who=Who(seat)))


@cache
def won(seat: Seat, explorer: Explorer, price: int) -> Note:
    """The auction is over, the payment is awaited."""
    return Note(Msg("pizarro.note.won", who=Who(seat), explorer=name(explorer), price=price))


def bought(seat: Seat, explorer: Explorer, price: int, cards: tuple[int, ...]) -> Note:
    """An explorer card was paid."""
    return Note(Msg("pizarro.note.buy", who=Who(seat), explorer=name(explorer), price=price, cards=cards))


@cache
def placed(seat: Seat, explorer: Explorer, half: Half) -> Note:
    """A ship came from the supply to a space of phase I."""
    return Note(Msg("pizarro.note.place", who=Who(seat), to=place(explorer, 1, half)))


@cache
def advanced(seat: Seat, explorer: Explorer, origin: Half, phase: int, half: Half) -> Note:
    """A ship went on by one space."""
    return Note(Msg("pizarro.note.advance", who=Who(seat), origin=place(explorer, phase - 1, origin), to=place(explorer, phase, half)))


@cache
def unsold(explorer: Explorer) -> Note:
    """Nobody bought the card."""
    return Note(Msg("pizarro.note.unsold", explorer=name(explorer)))


@cache
def hidden_pile(seat: Seat, pile: int) -> Note:
    """A money card went face down under Magellan."""
    return Note(Msg("pizarro.note.pile.hidden", who=Who(seat), pile=pile))


@cache
def own_pile(seat: Seat, pile: int, value: int) -> Note:
    """The same for its owner."""
    return Note(Msg("pizarro.note.pile.own", who=Who(seat), pile=pile, value=value), frozenset({seat}))


@cache
def open_pile(seat: Seat, pile: int, value: int) -> Note:
    """A paid money card went face up under Magellan."""
    return Note(Msg("pizarro.note.pile.open", who=Who(seat), pile=pile, value=value))


@cache
def drew(seat: Seat, count: int) -> Note:
    """Somebody drew money cards; how many everybody sees."""
    return Note(Msg("pizarro.note.draw", who=Who(seat), count=count))


def drew_cards(seat: Seat, cards: tuple[int, ...], is_open: bool) -> Note:
    """The drawn cards, for their owner or, with an open hand, for all."""
    if is_open:
        return Note(Msg("pizarro.note.draw.open", who=Who(seat), cards=cards))
    return Note(Msg("pizarro.note.draw.own", who=Who(seat), cards=cards), frozenset({seat}))


def opened(seat: Seat, cards: tuple[int, ...]) -> Note:
    """A hand is laid open (Cook, side A)."""
    return Note(Msg("pizarro.note.open-hand", who=Who(seat), cards=cards))


@cache
def took_up(seat: Seat) -> Note:
    """An open hand is taken up again."""
    return Note(Msg("pizarro.note.take-up", who=Who(seat)))


@cache
def lost(seat: Seat, neighbour: Seat, value: int) -> Note:
    """A card was drawn from a hand and discarded (Cook, side B)."""
    return Note(Msg("pizarro.note.lose", who=Who(seat), neighbour=Who(neighbour), value=value))


@cache
def shuffled(count: int) -> Note:
    """Discard pile and deck were shuffled together."""
    return Note(Msg("pizarro.note.shuffle", count=count))


@cache
def phase_ended(phase: int) -> Note:
    """The last card of a phase is done."""
    return Note(Msg("pizarro.note.phase", phase=phase))


def swapped(seat: Seat, cards: tuple[int, ...]) -> Note:
    """Money cards were discarded for new ones (Marco Polo, side A)."""
    if not cards:
        return Note(Msg("pizarro.note.swap.none", who=Who(seat)))
    return Note(Msg("pizarro.note.swap", who=Who(seat), cards=cards))


@cache
def turned_up(seat: Seat, value: int, total: int) -> Note:
    """A card of the gamble."""
    return Note(Msg("pizarro.note.gamble", who=Who(seat), value=value, total=total))


@cache
def bust(seat: Seat) -> Note:
    """The gamble is lost."""
    return Note(Msg("pizarro.note.gamble.bust", who=Who(seat)))


@cache
def stopped(seat: Seat, total: int) -> Note:
    """The gamble is won."""
    return Note(Msg("pizarro.note.gamble.stop", who=Who(seat), total=total))


@cache
def score(seat: Seat, total: int, place: int) -> Note:
    """A final score."""
    return Note(Msg("pizarro.note.score", who=Who(seat), total=total, rank=place))


# The position in words

OUT_OF_AUCTION = {
    "no_ship": "pizarro.standing.no_ship",
    "no_ship_left": "pizarro.standing.no_ship_left",
    "no_cards": "pizarro.standing.no_cards",
}
"""What is said of those who cannot bid."""


def chapter(view: PizarroView) -> Msg:
    """The auction of a card: a replay steps by these."""
    return Msg("pizarro.chapter", phase=view.phase, number=view.card_number)


def status(view: PizarroView) -> Msg:
    """Whose turn it is and what is awaited."""
    if view.stage == "over":
        return Msg("pizarro.status.over", winners=tuple(Who(player.seat) for player in view.players if view.ranks[player.seat] == 1))
    if view.stage == "pending":
        return _pending(view)
    who = Who(view.awaited[0])
    if view.stage == "gamble" and view.gamble:
        return Msg("pizarro.status.gamble", who=who, total=view.gamble.total)
    if view.card is None:
        return Msg("pizarro.status.exchange", who=who)
    explorer = name(view.card)
    if view.stage == "veto":
        return Msg("pizarro.status.veto", who=who, explorer=explorer)
    if view.stage == "paying":
        return Msg("pizarro.status.paying", who=who, explorer=explorer, price=view.bid)
    if view.leader is None:
        return Msg("pizarro.status.first", who=who, explorer=explorer)
    return Msg("pizarro.status.bidding", who=who, explorer=explorer, bid=view.bid, leader=Who(view.leader))


def _pending(view: PizarroView) -> Msg:
    """What a complete move has done, before chance answers it."""
    last = view.last
    if last.seat is None:
        assert last.explorer is not None
        return Msg("pizarro.status.unsold", explorer=name(last.explorer))
    who = Who(last.seat)
    if last.explorer is None:
        return Msg("pizarro.status.exchanged", who=who, count=last.amount)
    if last.what == "vetoed":
        return Msg("pizarro.status.vetoed", who=who, explorer=name(last.explorer))
    return Msg("pizarro.status.bought", who=who, explorer=name(last.explorer), price=last.amount)


def describe(view: PizarroView) -> tuple[Msg, ...]:
    """The whole position; the first message is the status with the phase and the number of the card."""
    head = Msg("pizarro.text.head", status=status(view), phase=view.phase, number=view.card_number, of=view.cards_in_phase)
    own = view.players[view.seat] if view.seat is not None else None
    others = (msg for player in view.players if player is not own for msg in _player(view, player))
    mine = () if own is None else (*_own(own), *_player(view, own))
    return (head, *_offer(view), *mine, *_auction(view), *_scores(view), *others, *_supply(view))


def _offer(view: PizarroView) -> tuple[Msg, ...]:
    """What a ship on the space of the card under auction brings."""
    if view.card is None:
        return ()
    halves = [_brings(space) for space in view.spaces if (space.explorer, space.phase) == (view.card, view.phase)]
    here = place(view.card, view.phase, None)
    if len(halves) > 1:
        return (Msg("pizarro.text.offer.halves", place=here, left=halves[0], right=halves[1]),)
    return (Msg("pizarro.text.offer", place=here, what=halves[0]),)


def _brings(space: Space) -> tuple[Msg, ...]:
    what = []
    if space.crowns:
        what.append(Msg("pizarro.text.brings.crowns", crowns=space.crowns))
    if space.bags:
        what.append(Msg("pizarro.text.brings.bags", cards=space.bags))
    if space.action == "gamble":
        what.append(Msg("pizarro.text.brings.gamble", limit=GAMBLE_LIMIT))
    elif space.action in ("exchange", "draw"):
        what.append(Msg(f"pizarro.text.brings.{space.action}", cards=space.amount))
    elif space.action is not None:
        what.append(Msg(f"pizarro.text.brings.{space.action}"))
    return tuple(what)


def _own(player: PlayerView | None) -> tuple[Msg, ...]:
    if player is None or player.hand is None:
        return ()
    if not player.hand:
        return (Msg("pizarro.text.own.none"),)
    return (Msg("pizarro.text.own", cards=tuple(map(card, player.hand)), money=sum(player.hand)),)


def _auction(view: PizarroView) -> tuple[Msg, ...]:
    if not view.trail:
        return ()
    steps = tuple(
        Msg("pizarro.text.bid", who=Who(step.seat), amount=step.amount) if step.amount else Msg("pizarro.text.pass", who=Who(step.seat))
        for step in view.trail
    )
    return (Msg("pizarro.text.trail", steps=steps),)


def _scores(view: PizarroView) -> tuple[Msg, ...]:
    scores = []
    if view.gamble and view.gamble.draws:
        scores.append(Msg("pizarro.text.gamble", who=Who(view.gamble.seat), cards=view.gamble.draws, total=view.gamble.total))
    for seat, sheet in enumerate(view.sheets):
        rows = tuple(Msg("pizarro.text.row", what=row.label, points=row.points) for row in sheet.rows if row.points)
        scores.append(Msg("pizarro.text.score", who=Who(view.players[seat].seat), rank=view.ranks[seat], total=sheet.total, rows=rows))
    return tuple(scores)


def _player(view: PizarroView, player: PlayerView) -> tuple[Msg, ...]:
    who = Who(player.seat)
    lines = [Msg("pizarro.text.player", who=who, count=player.hand_count, crowns=player.crowns)]
    if view.phase == 1:
        lines.append(Msg("pizarro.text.supply", who=who, count=player.ships_left))
    if player.hand and player.seat != view.seat:
        lines.append(Msg("pizarro.text.open-hand", who=who, cards=tuple(map(card, player.hand))))
    if player.ships:
        ships = sorted(player.ships, key=lambda ship: (EXPLORERS.index(ship.explorer), ship.phase, ship.half or ""))
        places = tuple(place(ship.explorer, ship.phase, ship.half) for ship in ships)
        lines.append(Msg("pizarro.text.ships", who=who, places=places))
    if player.vetoes or player.vetoes_used:
        lines.append(Msg("pizarro.text.vetoes", who=who, count=player.vetoes, used=player.vetoes_used))
    for number, pile in enumerate(player.piles, 1):
        if pile.values is None:
            lines.append(Msg("pizarro.text.pile.hidden", who=who, pile=number, count=pile.count))
        else:
            lines.append(Msg("pizarro.text.pile", who=who, pile=number, cards=tuple(map(card, pile.values))))
    if player.standing in OUT_OF_AUCTION:
        lines.append(Msg(OUT_OF_AUCTION[player.standing], who=who))
    return tuple(lines)


def _supply(view: PizarroView) -> tuple[Msg, ...]:
    lines = [Msg("pizarro.text.deck", deck=view.deck_count, discard=len(view.discard))]
    if view.stack_count:
        left = tuple(
            Msg("pizarro.text.left", explorer=name(explorer), count=count)
            for explorer, count in zip(EXPLORERS, view.remaining, strict=True)
            if count
        )
        lines.append(Msg("pizarro.text.stack", count=view.stack_count, cards=left))
    if view.bottom:
        lines.append(Msg("pizarro.text.bottom", cards=tuple(map(name, view.bottom))))
    if view.unsold:
        lines.append(Msg("pizarro.text.unsold", cards=tuple(place(explorer, phase, None) for phase, explorer in view.unsold)))
    return tuple(lines)
