"""The events of a match that are worth telling; all follow from what everybody sees."""

from __future__ import annotations

from engine.values.core import Msg, Note, Row, Seat, Who
from engine.values.event import Event
from games.pizarro.rules import says
from games.pizarro.rules.board import PHASES, Explorer, space
from games.pizarro.rules.payment import crowns
from games.pizarro.rules.view import PizarroView

DEAR = 10
"""Ducats from which on a price is told of, if it is the highest so far."""
BARGAIN = 2
"""Ducats up to which a price is a bargain, if the space has many crowns."""
RICH = 8
"""Crowns from which on a space has many."""


def events(before: PizarroView, after: PizarroView, notes: tuple[Note, ...]) -> tuple[Event, ...]:
    """Return what an entry brought, the rarest first."""
    keys = {note.msg.key.removeprefix("pizarro.note."): note.msg for note in notes}
    happenings: list[Event] = []
    if after.stage == "over" and before.stage != "over":
        happenings.append(_won(after))
    if "gamble.bust" in keys and after.gamble is not None:
        happenings.append(_bust(after))
    if "phase" in keys and after.stage not in ("over", "gamble"):
        happenings.append(_phase(before, after))
    if "veto" in keys and before.card is not None:
        happenings.append(_veto(before, before.card))
    if "buy" in keys and before.card is not None:
        happenings += _bought(before, after, before.card, keys["buy"], "phase" in keys)
    return tuple(sorted(happenings, key=lambda event: event.rank))


def deed(seat: Seat, row: Row) -> Msg:
    """Return the sentence for a row of the score sheet, as `Rules.deed`."""
    return Msg("pizarro.deed", who=Who(seat), kind=row.label.key.rpartition(".")[2], explorer=row.label, points=row.points)


def _won(after: PizarroView) -> Event:
    """Tell the end of the match, and what decided a tie."""
    totals = [sheet.total for sheet in after.sheets]
    winners = [seat for seat, rank in enumerate(after.ranks) if rank == 1]
    others = tuple(sorted([total for seat, total in enumerate(totals) if seat != winners[0]], reverse=True))
    who = Seat(winners[0])
    headline = Msg("pizarro.event.won", who=Who(who)) if len(winners) == 1 else Msg("pizarro.event.shared")
    line = Msg("pizarro.event.won.line", by="points", points=totals[who], others=others)
    hands = [player.hand for player in after.players]
    # The money of those who have as many points and lost by the tie-break.
    money = [sum(hand) for seat, hand in enumerate(hands) if hand is not None and totals[seat] == totals[who] and seat not in winners]
    if len(winners) == 1 and money and (own := hands[who]) is not None:
        by = "money" if sum(own) > max(money) else "ships"
        line = Msg("pizarro.event.won.line", by=by, points=totals[who], others=others, money=sum(own), theirs=max(money))
    return Event("won", headline, line, rank=1, who=who, value=tuple(totals))


def _bust(after: PizarroView) -> Event:
    gamble = after.gamble
    assert gamble is not None
    line = Msg("pizarro.event.bust.line", who=Who(gamble.seat), total=gamble.total)
    headline = Msg("pizarro.event.bust", limit=gamble.limit)
    return Event("bust", headline, line, rank=3, who=gamble.seat, hits=(gamble.seat,), value=gamble.draws)


def _phase(before: PizarroView, after: PizarroView) -> Event:
    best = max(after.players, key=lambda player: (player.crowns, -player.seat))
    ended = before.phase
    line = Msg("pizarro.event.phase.line", who=Who(best.seat), crowns=best.crowns)
    return Event("phase", Msg("pizarro.event.phase", phase=ended), line, rank=4, who=best.seat, value=ended)


def _veto(before: PizarroView, card: Explorer) -> Event:
    who = before.awaited[0]
    line = Msg("pizarro.event.veto.line", phase=before.phase, cards=before.stack_count)
    return Event("veto", Msg("pizarro.event.veto", who=Who(who), explorer=says.name(card)), line, rank=5, who=who, value=card)


def _bought(before: PizarroView, after: PizarroView, card: Explorer, note: Msg, is_last: bool) -> list[Event]:
    """Return a price that people tell of, and a hand that is empty before new cards come."""
    about = dict(note.args)
    who, price, paid = about["who"], about["price"], about["cards"]
    assert isinstance(who, Who) and isinstance(price, int) and isinstance(paid, tuple)
    seat, happenings = who.seat, list[Event]()
    cards = tuple([value for value in paid if isinstance(value, int)])
    moved = after.moved
    reached = 0 if moved is None else space(after.sides, card, moved.phase, moved.half).crowns
    if price >= DEAR:
        line = Msg("pizarro.event.price.line", who=who, crowns=crowns(cards), cards=len(cards))
        headline = Msg("pizarro.event.price", explorer=says.name(card), price=price)
        happenings.append(Event("price", headline, line, rank=7, who=seat, value=(card, price), record=price))
    elif price <= BARGAIN and reached >= RICH:
        line = Msg("pizarro.event.bargain.line", who=who, crowns=reached)
        headline = Msg("pizarro.event.bargain", explorer=says.name(card), price=price)
        happenings.append(Event("bargain", headline, line, rank=7, who=seat, value=(card, price, reached)))
    if not after.players[seat].hand_count and not is_last and before.players[seat].hand_count:
        line = Msg("pizarro.event.empty.line", phase=before.phase if before.phase < PHASES[-1] else 0)
        happenings.append(Event("empty", Msg("pizarro.event.empty", who=who), line, rank=6, who=seat, hits=(seat,)))
    return happenings
