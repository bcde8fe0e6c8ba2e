"""What happens when a history card is drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core import Msg, Note, Seat, Who
from engine.games.magellan.cards import sums
from engine.games.magellan.cards.claims import laps_begun
from engine.games.magellan.cards.deck import CARDS
from engine.games.magellan.cards.figures import closed, printed_income
from engine.games.magellan.cards.kinds import (
    Circumnavigate,
    FreePiece,
    IncomeModifier,
    LosePiece,
    MoveBonus,
    Nationalise,
    Peace,
    PriceChange,
    TurnCards,
    WarBreaksOut,
)
from engine.games.magellan.cards.wars import peace_made, war_begun
from engine.games.magellan.chart import Cell
from engine.games.magellan.countries import NATIONS
from engine.games.magellan.money import received
from engine.games.magellan.pieces import ABOARD, added, candidates, count, pieces_at, removed
from engine.games.magellan.state import LIMIT, Active, Card, Kind, Loss, Player, Position, number, playing

Changed = tuple[Position, tuple[Note, ...]]


def drawn(position: Position, seat: Seat, card: Card) -> Changed:
    """A player has drawn a history card, which is in no pack any more: what it does, and where it lies then.

    An economy card first ends what lasts until the next one. Losses to choose and money that is missing become duties in
    `position.losses` and `position.debts`.
    """
    found = CARDS[card]
    notes: tuple[Note, ...] = ()
    if found.is_economy:
        for active in position.active:
            if CARDS[active.card].lifetime == "until_next_economy_card":
                position = closed(position, active.card)
                notes += (Note(Msg("magellan.card.expired", card=Msg(f"magellan.card.{active.card}"))),)
    if isinstance(found.effect, WarBreaksOut):
        if position.table.has_wars:
            position, said = war_begun(position, seat, card)
            return position, notes + said
        return _laid_under(position, card), notes
    if is_lasting(position, card):
        if isinstance(found.effect, Circumnavigate):
            position = laps_begun(position)
        return replace(position, active=(*position.active, Active(card, _tally(position, card)))), notes
    position, said = _MEANING[type(found.effect)](position, seat, card)
    return _laid_under(position, card), notes + said


def is_lasting(position: Position, card: Card) -> bool:
    """Whether a drawn card lies open for a while. Cheaper planes are paid out at once where there are none."""
    effect = CARDS[card].effect
    if isinstance(effect, PriceChange) and effect.piece == "plane" and not position.table.has_planes:
        return False
    return CARDS[card].lifetime not in ("immediate", "until_peace_or_rounds")


def _tally(position: Position, card: Card) -> tuple[int, ...]:
    """What a card counts when it begins to lie open."""
    effect = CARDS[card].effect
    if isinstance(effect, MoveBonus):
        return (effect.turns,) * len(position.players)
    if isinstance(effect, IncomeModifier) and effect.revenues:
        return (effect.revenues,)
    return ()


def _laid_under(position: Position, card: Card) -> Position:
    return replace(position, history=(*position.history, card))


def _nationalised(position: Position, seat: Seat, card: Card) -> Changed:
    """The cheapest country of the highest income goes back at full cost; of equals the lowest number, the lower income."""
    owner = min(playing(position), key=lambda other: (-printed_income(position.players[other]), number(position, other)))
    player = position.players[owner]
    if not player.countries:
        return position, ()
    country = min(player.countries, key=lambda slug: (NATIONS[slug].cost, NATIONS[slug].income, slug))
    kept = tuple([slug for slug in player.countries if slug != country])
    position = _with_player(position, owner, replace(player, countries=kept))
    position = replace(received(position, owner, NATIONS[country].cost), open=(*position.open, country))
    note = Msg("magellan.card.nationalised", who=Who(owner), country=NATIONS[country].name, amount=NATIONS[country].cost)
    return position, (Note(note),)


def _turned(position: Position, seat: Seat, card: Card) -> Changed:
    """Geographic cards are turned, as many as there are left."""
    effect = CARDS[card].effect
    assert isinstance(effect, TurnCards)
    new, rest = position.geographic[: effect.count], position.geographic[effect.count :]
    notes = tuple(Note(Msg("magellan.card.turned", country=NATIONS[country].name)) for country in new)
    return replace(position, geographic=rest, open=position.open + new), notes


def _given(position: Position, seat: Seat, card: Card) -> Changed:
    """Free pieces for everybody who has some left of the colour."""
    effect = CARDS[card].effect
    assert isinstance(effect, FreePiece)
    notes: tuple[Note, ...] = ()
    for other in playing(position):
        number_given = min(effect.count, LIMIT[effect.piece] - count(position, other, effect.piece))
        if number_given > 0:
            position = _with_player(position, other, added(position.players[other], effect.piece, number_given))
            notes += (
                Note(Msg("magellan.card.given", who=Who(other), piece=Msg(f"magellan.card.piece.{effect.piece}"), count=number_given)),
            )
    return position, notes


def _taken_away(position: Position, seat: Seat, card: Card) -> Changed:
    """Pieces are lost: all in some cells, or some of each player's choice."""
    effect = CARDS[card].effect
    assert isinstance(effect, LosePiece)
    cells = lost_cells(position, effect)
    if not effect.count:
        return _wiped(position, effect.piece, cells)
    losses: list[Loss] = []
    for other in playing(position):
        loss = Loss(other, effect.piece, cells)
        if effect.piece != "any" and count(position, other, effect.piece) <= effect.keep:
            continue
        losses += [loss] * min(effect.count, len(candidates(position, loss)))
    return replace(position, losses=(*position.losses, *losses)), ()


def lost_cells(position: Position, effect: LosePiece) -> tuple[Cell, ...]:
    """The cells of a loss: those named, or those of the capitals of a region, the supplement's too when it is in play."""
    if not effect.region:
        return effect.cells
    nations = [nation for nation in NATIONS.values() if nation.series == effect.region]
    return tuple(dict.fromkeys(nation.cell for nation in nations if position.table.has_supplement or not nation.is_supplement))


def _wiped(position: Position, kind: Kind | str, cells: tuple[Cell, ...]) -> Changed:
    """Everything of a kind that stands in the cells is lost, with what it carries."""
    notes: tuple[Note, ...] = ()
    for seat in playing(position):
        player, lost = position.players[seat], 0
        while found := [group for group in pieces_at(player, cells) if kind in ("any", ABOARD[group.what][0])]:
            player = removed(player, ABOARD[found[0].what][0], found[0])
            lost += len(ABOARD[found[0].what])
        if lost:
            position = _with_player(position, seat, player)
            notes += (Note(Msg("magellan.card.wiped", who=Who(seat), count=lost)),)
    return position, notes


def _peace(position: Position, seat: Seat, card: Card) -> Changed:
    return peace_made(position, card)


def _with_player(position: Position, seat: Seat, player: Player) -> Position:
    return replace(position, players=(*position.players[:seat], player, *position.players[seat + 1 :]))


_MEANING: dict[type[Any], Callable[[Position, Seat, Card], Changed]] = {
    **sums.MEANING,
    Nationalise: _nationalised,
    TurnCards: _turned,
    FreePiece: _given,
    LosePiece: _taken_away,
    Peace: _peace,
}
"""What the cards do that act at once."""
