"""The events of a match that are worth telling, by the public views around an entry."""

from __future__ import annotations

from collections.abc import Iterator

from engine.values.core import Msg, Note, Row, Seat, Who
from engine.values.event import Event
from games.magellan.rules import cards
from games.magellan.rules.board import NATIONS
from games.magellan.rules.cards.deck import CARDS, IncomeModifier, LosePiece, Nationalise
from games.magellan.rules.view import MagellanView, PlayerView

RICH = 20
"""To develop a country with at least this income is news."""
NEAR = 20
"""A player who lacks no more income than this to win is near to it."""
END = 1
"""The rank (`Event.rank`; rare events have low ones) of the end of the match."""
LEAD = 2
"""The rank of coming near to the target."""
LOST = 3
"""The rank of the loss of a country, of the last ship, or of a player."""
FOUND = 4
"""The rank of a rich country that is developed."""
WAR = 5
"""The rank of a war that begins."""
CRISIS = 6
"""The rank of peace, and of a card that takes income or pieces."""
WHOLE = 100
"""The factor of a card, in per cent, that leaves an income as it is."""


def deed(seat: Seat, row: Row) -> Msg:
    """Return the sentence for a row of the score sheet, as `Rules.deed`."""
    return Msg("magellan.deed", who=Who(seat), series=row.label, points=row.points)


def _won(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell a win by income, by the last round or by being the last player."""
    winners = [player for player in after.players if player.place == 1 and before.players[player.seat].place != 1]
    has_ended = after.stage == "over" != before.stage
    if has_ended and all(player.place != 1 for player in after.players):
        winners = [player for player in after.players if after.ranks[player.seat] == 1]
    if not winners:
        return
    winner = winners[0]
    others = [player for player in before.players if player.seat != winner.seat and (player.income or not player.is_out)]
    second = max(others, key=lambda player: player.income)
    line = Msg(
        "magellan.event.won.line",
        by="cash" if winner.income == second.income else "income",
        income=winner.income,
        second=Who(second.seat),
        theirs=second.income,
        cash=winner.cash,
        other=second.cash,
    )
    yield Event("won", Msg("magellan.event.won", who=Who(winner.seat)), line, END, winner.seat, value=winner.seat)


def _lacks(view: MagellanView, player: PlayerView) -> int:
    return view.table.target + 1 - player.income


def _near(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell that a player comes within reach of the target."""
    for was, now in zip(before.players, after.players, strict=True):
        if not now.is_out and 0 < _lacks(after, now) <= NEAR < _lacks(before, was):
            line = Msg("magellan.event.near.line", income=now.income, target=after.table.target, cash=now.cash)
            yield Event("near", Msg("magellan.event.near", who=Who(now.seat)), line, LEAD, now.seat, value=now.seat)
            return


def _owners(view: MagellanView) -> dict[str, Seat]:
    return {country.country: country.owner for country in view.countries if country.owner is not None}


def _taken(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell that a country was taken; of several the one with the highest income."""
    old, new = _owners(before), _owners(after)
    conquests = [country for country, owner in new.items() if old.get(country, owner) != owner]
    if not conquests:
        return
    country = max(conquests, key=lambda country: (NATIONS[country].income, country))
    nation, owner, loser = NATIONS[country], new[country], old[country]
    line = Msg("magellan.event.taken.line", who=Who(owner), other=Who(loser), income=nation.income)
    yield Event("taken", Msg("magellan.event.taken", country=nation.name), line, LOST, owner, (loser,), country)


def _out(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell that a player without money and countries is out."""
    for was, now in zip(before.players, after.players, strict=True):
        if now.place > 1 and not was.is_out and not now.held:
            line = Msg("magellan.event.out.line", place=now.place)
            yield Event("out", Msg("magellan.event.out", who=Who(now.seat)), line, LOST, now.seat, (now.seat,), now.seat)
            return


def _stranded(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell that a player has lost the last ship, and so cannot leave the island of the base."""
    for was, now in zip(before.players, after.players, strict=True):
        if was.counts[1] and not now.counts[1] and not now.is_out:
            base = Msg(f"magellan.base.{now.base_name}")
            line = Msg("magellan.event.stranded.line", who=Who(now.seat))
            yield Event("stranded", Msg("magellan.event.stranded", base=base), line, LOST, now.seat, (now.seat,), now.seat)
            return


def _developed(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell that a rich country was developed."""
    old, new = _owners(before), _owners(after)
    developed = [country for country in new if country not in old and NATIONS[country].income >= RICH]
    if not developed:
        return
    country = max(developed, key=lambda country: (NATIONS[country].income, country))
    nation, owner = NATIONS[country], new[country]
    total = after.players[owner].income
    line = Msg("magellan.event.developed.line", who=Who(owner), income=nation.income, total=total)
    yield Event("developed", Msg("magellan.event.developed", country=nation.name), line, FOUND, owner, value=country)


def _war(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell that a war begins or ends."""
    if after.war is not None and (before.war is None or before.war.card != after.war.card):
        sides = after.war.sides
        if len(sides) == 2:
            who, other = (tuple(map(Who, side)) for side in sides)
            line = Msg("magellan.event.war.line.two", who=who, other=other, rounds=after.war.rounds)
        else:
            line = Msg("magellan.event.war.line", rounds=after.war.rounds)
        members = tuple(seat for side in sides for seat in side)
        yield Event("war", Msg("magellan.event.war"), line, WAR, after.last.seat, members, after.war.card)
    elif before.war is not None and after.war is None and after.stage != "over":
        line = Msg("magellan.event.peace.line")
        yield Event("peace", Msg("magellan.event.peace"), line, CRISIS, after.last.seat, value=before.war.card)


def _card(before: MagellanView, after: MagellanView) -> Iterator[Event]:
    """Tell of a history card that takes income or pieces."""
    last = after.last
    if last.what != "drew" or before.last == last or last.subject not in CARDS:
        return
    effect = CARDS[last.subject].effect
    is_less = isinstance(effect, IncomeModifier) and (effect.delta < 0 or 0 < effect.factor < WHOLE)
    if is_less or isinstance(effect, LosePiece | Nationalise):
        line = Msg("magellan.event.crisis.line", card=cards.title(last.subject))
        yield Event("crisis", Msg("magellan.event.crisis"), line, CRISIS, last.seat, value=last.subject)


EVENTS = (_won, _near, _taken, _out, _stranded, _developed, _war, _card)
"""The finders of events, in the order in which the events of an entry are told."""


def events(before: MagellanView, after: MagellanView, notes: tuple[Note, ...]) -> tuple[Event, ...]:
    """Return the events of an entry, as `Rules.events`."""
    return tuple([event for find in EVENTS for event in find(before, after)])
