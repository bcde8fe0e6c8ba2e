"""The position for people: the status line, and the whole of it in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.values.core import Msg, Who
from games.pizarro.rules.board import EXPLORERS, GAMBLE_LIMIT, PHASES, Space
from games.pizarro.rules.says import card, name, place
from games.pizarro.rules.view import PizarroView, PlayerView

OUT_OF_AUCTION = {
    "no_ship": "pizarro.standing.no_ship",
    "no_ship_left": "pizarro.standing.no_ship_left",
    "no_cards": "pizarro.standing.no_cards",
}
"""The sentence about a player who cannot bid."""


def chapter(view: PizarroView) -> Msg:
    """Return the name of an auction, the part of a match by which a replay steps."""
    return Msg("pizarro.chapter", phase=view.phase, number=view.card_number)


def passed(view: PizarroView) -> float:
    """Return the share of the match that has passed, from 0 to 1: each phase is a third of it."""
    return (view.phase - 1 + (view.card_number - 1) / max(1, view.cards_in_phase)) / len(PHASES)


def is_last(view: PizarroView) -> bool:
    """Return whether the last card of the last phase has been revealed."""
    return view.phase == PHASES[-1] and view.stack_count == 0


def status(view: PizarroView) -> Msg:
    """Say whose turn it is and what is awaited."""
    if view.stage == "over":
        return tie_break(view) or Msg(
            "pizarro.status.over", winners=tuple(Who(player.seat) for player in view.players if view.ranks[player.seat] == 1)
        )
    if view.stage == "pending":
        return _pending(view)
    who = Who(view.awaited[0])
    if view.stage == "gamble" and view.gamble:
        return Msg("pizarro.status.gamble", who=who)
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


def tie_break(view: PizarroView) -> Msg | None:
    """Say what decided a tie between the winner and another player; `None`: no tie."""
    first, second, *_ = sorted(view.players, key=lambda player: view.ranks[player.seat])
    points = view.sheets[first.seat].total
    if view.ranks.count(1) > 1 or view.sheets[second.seat].total < points:
        return None
    money, theirs = sum(first.hand or ()), sum(second.hand or ())
    by, people = "money" if money > theirs else "ships", {"who": Who(first.seat), "other": Who(second.seat)}
    return Msg("pizarro.tale.end-level", by=by, points=points, money=money, theirs=theirs, **people)


def _pending(view: PizarroView) -> Msg:
    """Say what a complete move has done, before chance answers it."""
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
    """Return the whole position in words, the status with phase and card first."""
    head = Msg("pizarro.text.head", status=status(view), phase=view.phase, number=view.card_number, of=view.cards_in_phase)
    own = view.players[view.seat] if view.seat is not None else None
    others = (msg for player in view.players if player is not own for msg in _player(view, player))
    mine = () if own is None else (*_own(own), *_player(view, own))
    return (head, *_offer(view), *mine, *_auction(view), *_scores(view), *others, *_supply(view))


def _offer(view: PizarroView) -> Iterator[Msg]:
    """Say what a ship on the space of the card under auction brings."""
    if view.card is None:
        return
    halves = [tuple(_brings(space)) for space in view.spaces if (space.explorer, space.phase) == (view.card, view.phase)]
    here = place(view.card, view.phase, None)
    if len(halves) > 1:
        yield Msg("pizarro.text.offer.halves", place=here, left=halves[0], right=halves[1])
    else:
        yield Msg("pizarro.text.offer", place=here, what=halves[0])


def _brings(space: Space) -> Iterator[Msg]:
    if space.crowns:
        yield Msg("pizarro.text.brings.crowns", crowns=space.crowns)
    if space.bags:
        yield Msg("pizarro.text.brings.bags", cards=space.bags)
    if space.action is not None:
        yield Msg("pizarro.text.brings", action=space.action, cards=space.amount, limit=GAMBLE_LIMIT)


def _own(player: PlayerView) -> Iterator[Msg]:
    if player.hand:
        yield Msg("pizarro.text.own", cards=tuple(map(card, player.hand)), money=sum(player.hand))
    elif player.hand is not None:
        yield Msg("pizarro.text.own.none")


def _auction(view: PizarroView) -> Iterator[Msg]:
    steps = tuple(
        Msg("pizarro.text.bid", who=Who(step.seat), amount=step.amount) if step.amount else Msg("pizarro.text.pass", who=Who(step.seat))
        for step in view.trail
    )
    if steps:
        yield Msg("pizarro.text.trail", steps=steps)


def _scores(view: PizarroView) -> Iterator[Msg]:
    if view.gamble and view.gamble.draws:
        yield Msg("pizarro.text.gamble", who=Who(view.gamble.seat), cards=view.gamble.draws, total=view.gamble.total)
    for player, sheet in zip(view.players, view.sheets, strict=False):
        rows = tuple(Msg("pizarro.text.row", what=row.label, points=row.points) for row in sheet.rows if row.points)
        yield Msg("pizarro.text.score", who=Who(player.seat), rank=view.ranks[player.seat], total=sheet.total, rows=rows)


def _player(view: PizarroView, player: PlayerView) -> Iterator[Msg]:
    """Say what a player has openly, and why they are out of the auction."""
    who = Who(player.seat)
    yield Msg("pizarro.text.player", who=who, count=player.hand_count, crowns=player.crowns)
    if view.phase == 1:
        yield Msg("pizarro.text.supply", who=who, count=player.ships_left)
    if player.hand and player.seat != view.seat:
        yield Msg("pizarro.text.open-hand", who=who, cards=tuple(map(card, player.hand)))
    if player.ships:
        ships = sorted(player.ships, key=lambda ship: (EXPLORERS.index(ship.explorer), ship.phase, ship.half or ""))
        yield Msg("pizarro.text.ships", who=who, places=tuple(place(ship.explorer, ship.phase, ship.half) for ship in ships))
    if player.vetoes or player.vetoes_used:
        yield Msg("pizarro.text.vetoes", who=who, count=player.vetoes, used=player.vetoes_used)
    for number, pile in enumerate(player.piles, 1):
        if pile.values is None:
            yield Msg("pizarro.text.pile.hidden", who=who, pile=number, count=pile.count)
        else:
            yield Msg("pizarro.text.pile", who=who, pile=number, cards=tuple(map(card, pile.values)))
    if player.standing in OUT_OF_AUCTION:
        yield Msg(OUT_OF_AUCTION[player.standing], who=who)


def _supply(view: PizarroView) -> Iterator[Msg]:
    """Say what lies in the deck and in the stack of explorer cards."""
    yield Msg("pizarro.text.deck", deck=view.deck_count, discard=len(view.discard))
    if view.stack_count:
        counts = zip(EXPLORERS, view.remaining, strict=True)
        left = tuple(Msg("pizarro.text.left", explorer=name(explorer), count=count) for explorer, count in counts if count)
        yield Msg("pizarro.text.stack", count=view.stack_count, cards=left)
    if view.bottom:
        yield Msg("pizarro.text.bottom", cards=tuple(map(name, view.bottom)))
    if view.unsold:
        yield Msg("pizarro.text.unsold", cards=tuple(place(explorer, phase, None) for phase, explorer in view.unsold))
