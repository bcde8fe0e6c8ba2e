"""The position in words: the status line, and the text twin of the picture."""

from __future__ import annotations

from engine.core import Msg, Who
from engine.games.pizarro import says
from engine.games.pizarro.board import EXPLORERS
from engine.games.pizarro.view import PizarroView, PlayerView

OUT = {
    "no_ship": "pizarro.standing.no_ship",
    "no_ship_left": "pizarro.standing.no_ship_left",
    "no_cards": "pizarro.standing.no_cards",
}
"""What is said of those who cannot bid."""


def status(view: PizarroView) -> Msg:
    """Whose turn it is and what is awaited."""
    if view.stage == "over":
        return Msg("pizarro.status.over", winners=tuple(Who(player.seat) for player in view.players if view.ranks[player.seat] == 1))
    who = Who(view.awaited[0])
    if view.stage == "gamble" and view.gamble:
        return Msg("pizarro.status.gamble", who=who, total=view.gamble.total)
    if view.card is None:
        return Msg("pizarro.status.exchange", who=who)
    card = says.name(view.card)
    if view.stage == "veto":
        return Msg("pizarro.status.veto", who=who, explorer=card)
    if view.stage == "paying":
        return Msg("pizarro.status.paying", who=who, explorer=card, price=view.bid)
    if view.leader is None:
        return Msg("pizarro.status.first", who=who, explorer=card)
    return Msg("pizarro.status.bidding", who=who, explorer=card, bid=view.bid, leader=Who(view.leader))


def describe(view: PizarroView) -> tuple[Msg, ...]:
    """The whole position; the first message is the status with the phase and the number of the card."""
    head = Msg("pizarro.text.head", status=status(view), phase=view.phase, number=view.card_number, of=view.cards_in_phase)
    own = view.players[view.seat] if view.seat is not None else None
    players = (msg for player in view.players for msg in _player(view, player))
    return (head, *_own(own), *_auction(view), *_scores(view), *players, *_supply(view))


def _own(player: PlayerView | None) -> tuple[Msg, ...]:
    if player is None or player.hand is None:
        return ()
    if not player.hand:
        return (Msg("pizarro.text.own.none"),)
    return (Msg("pizarro.text.own", cards=tuple(map(says.card, player.hand)), money=sum(player.hand)),)


def _auction(view: PizarroView) -> tuple[Msg, ...]:
    if not view.trail:
        return ()
    steps = tuple(
        Msg("pizarro.text.bid", who=Who(step.seat), amount=step.amount) if step.amount else Msg("pizarro.text.pass", who=Who(step.seat))
        for step in view.trail
    )
    return (Msg("pizarro.text.trail", steps=steps),)


def _scores(view: PizarroView) -> tuple[Msg, ...]:
    found = []
    if view.gamble and view.gamble.draws:
        found.append(Msg("pizarro.text.gamble", who=Who(view.gamble.seat), cards=view.gamble.draws, total=view.gamble.total))
    for seat, sheet in enumerate(view.sheets):
        rows = tuple(Msg("pizarro.text.row", what=row.label, points=row.points) for row in sheet.rows if row.points)
        found.append(Msg("pizarro.text.score", who=Who(view.players[seat].seat), rank=view.ranks[seat], total=sheet.total, rows=rows))
    return tuple(found)


def _player(view: PizarroView, player: PlayerView) -> tuple[Msg, ...]:
    who = Who(player.seat)
    found = [Msg("pizarro.text.player", who=who, count=player.hand_count, crowns=player.crowns)]
    if view.phase == 1:
        found.append(Msg("pizarro.text.supply", who=who, count=player.ships_left))
    if player.hand and player.seat != view.seat:
        found.append(Msg("pizarro.text.open-hand", who=who, cards=tuple(map(says.card, player.hand))))
    if player.ships:
        ships = sorted(player.ships, key=lambda ship: (EXPLORERS.index(ship.explorer), ship.phase, ship.half or ""))
        places = tuple(says.place(ship.explorer, ship.phase, ship.half) for ship in ships)
        found.append(Msg("pizarro.text.ships", who=who, places=places))
    if player.vetoes or player.vetoes_used:
        found.append(Msg("pizarro.text.vetoes", who=who, count=player.vetoes, used=player.vetoes_used))
    for number, pile in enumerate(player.piles, 1):
        if pile.values is None:
            found.append(Msg("pizarro.text.pile.hidden", who=who, pile=number, count=pile.count))
        else:
            found.append(Msg("pizarro.text.pile", who=who, pile=number, cards=tuple(map(says.card, pile.values))))
    if player.standing in OUT:
        found.append(Msg(OUT[player.standing], who=who))
    return tuple(found)


def _supply(view: PizarroView) -> tuple[Msg, ...]:
    found = [Msg("pizarro.text.deck", deck=view.deck_count, discard=len(view.discard))]
    if view.stack_count:
        left = tuple(
            Msg("pizarro.text.left", explorer=says.name(explorer), count=count)
            for explorer, count in zip(EXPLORERS, view.remaining, strict=True)
            if count
        )
        found.append(Msg("pizarro.text.stack", count=view.stack_count, cards=left))
    if view.bottom:
        found.append(Msg("pizarro.text.bottom", cards=tuple(map(says.name, view.bottom))))
    if view.unsold:
        found.append(Msg("pizarro.text.unsold", cards=tuple(says.place(explorer, phase, None) for phase, explorer in view.unsold)))
    return tuple(found)
