"""Imagined worlds: positions with the same view, in which the unseen tokens are shuffled."""

from __future__ import annotations

from random import Random

from games.navegador.rules.board import FIELD_NUMBER, GOOD_OF, GOODS, REGION_NUMBER, TOKENS
from games.navegador.rules.state import Acting, Moving, Over, Player, Position, Sailing, Stage, State, Triple
from games.navegador.rules.view import NavegadorView, PlayerView


def imagine(view: NavegadorView, rng: Random) -> State:
    """Draw a state with this view; all seats know the same."""
    stacks, removed = _dealt(view, rng)
    market = view.market
    position = Position(
        players=tuple([_player(player) for player in view.players]),
        is_goa=view.is_goa,
        known=sum(1 << number for number, region in enumerate(view.regions) if region.is_known),
        stacks=stacks,
        removed=removed,
        phase=view.phase,
        opening=view.opening,
        market=(market[0].row, market[1].row, market[2].row),
        built=tuple([row.sold for row in view.buildings]),
        gallery=tuple([arch.gallery for arch in view.gallery]),
        reserve=tuple([arch.reserve for arch in view.gallery]),
        start=view.start,
        holder=view.card.holder,
        marked=None if view.card.marked is None else FIELD_NUMBER[view.card.marked],
        run=len(FIELD_NUMBER) - view.card.left,  # steps gone
        turns=view.turn if view.stage == "over" else view.turn - 1,  # finished turns
        is_ending=view.is_ending,
        left=view.left,
        last=view.last,
    )
    return State(position, _stage(view))


def _stage(view: NavegadorView) -> Stage:
    if view.stage == "over":
        return Over()
    seat = view.awaited[0]
    if view.stage == "sailing":
        return Sailing(seat, view.still, view.is_extra)
    return Acting(seat) if view.stage == "acting" else Moving(seat)


def _player(player: PlayerView) -> Player:
    """Return the player that a view shows."""
    return Player(
        money=player.money,
        workers=player.workers,
        ships=player.ships,
        colonies=player.colony_prices,
        factories=player.factories,
        shipyards=player.shipyards,
        churches=player.churches,
        explorers=tuple([REGION_NUMBER[region] for region in player.explorers]),
        privileges=player.privileges,
        king=player.king,
        field=None if player.field is None else FIELD_NUMBER[player.field],
    )


def _dealt(view: NavegadorView, rng: Random) -> tuple[tuple[tuple[int, ...], ...], Triple]:
    """Draw stacks and removed tokens: visible ones stay, the others are shuffled."""
    stacks = [region.tokens for region in view.regions]
    removed = []
    for good in range(len(GOODS)):
        unseen = list(TOKENS[good])
        for player in view.players:
            for price in player.colony_prices[good]:
                unseen.remove(price)
        for number, stack in enumerate(stacks):
            if GOOD_OF[number] == good:
                for price in stack:
                    unseen.remove(price)
        rng.shuffle(unseen)
        removed.append(unseen.pop())
        for number, region in enumerate(view.regions):
            if GOOD_OF[number] == good and not region.is_known:
                stacks[number], unseen = tuple(unseen[: region.hidden]), unseen[region.hidden :]
    return tuple(stacks), (removed[0], removed[1], removed[2])
