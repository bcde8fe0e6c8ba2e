"""Scoring. rulebook: Scoring."""

from __future__ import annotations

from engine.core import Msg, Result, Row, ScoreSheet, Seat
from engine.games.carta_magica import says
from engine.games.carta_magica.board import ADVENTURES, CHALLENGE_POINTS, CHALLENGES, HOME_POINTS, TALISMANS
from engine.games.carta_magica.state import Over, Player, Position, State


def sheet(position: Position, seat: Seat) -> ScoreSheet:
    """The points of a seat if the match ended now."""
    player = position.players[seat]
    cards = 0 if position.options.is_gold_tokens_only else card_gold(player)
    wanted = CHALLENGES[player.challenge].talismans if player.home >= 0 else ()
    found = tuple(one for one in player.talismans if one in wanted)
    is_home = position.final is not None and player.home_turn >= position.since
    rows = (
        Row(
            Msg("carta_magica.score.talismans"),
            sum(TALISMANS[one].points for one in player.talismans),
            Msg("carta_magica.score.talismans.evidence", talismans=tuple(map(says.talisman_points, player.talismans)))
            if player.talismans
            else None,
        ),
        Row(
            Msg("carta_magica.score.challenge"),
            CHALLENGE_POINTS * len(found),
            Msg("carta_magica.score.challenge.evidence", talismans=tuple(map(says.talisman, found))) if found else None,
        ),
        Row(
            Msg("carta_magica.score.gold"),
            player.gold + cards,
            Msg("carta_magica.score.gold.evidence", tokens=player.gold, cards=cards) if cards else None,
        ),
        Row(Msg("carta_magica.score.home"), HOME_POINTS if is_home else 0),
    )
    return ScoreSheet(rows, sum(row.points for row in rows))


def card_gold(player: Player) -> int:
    """The gold on a player's gold cards."""
    return sum(ADVENTURES[card].amount for card in player.cards if ADVENTURES[card].kind == "gold")


def _reason(position: Position, is_limit: bool) -> Msg:
    return Msg("carta_magica.over.limit", rounds=position.options.rounds) if is_limit else Msg("carta_magica.over.home")


def result(state: State) -> Result | None:
    """Ranks and scores. A tie goes to more gold, tokens and cards; else the place is shared (a ruling)."""
    stage, position = state.stage, state.position
    if not isinstance(stage, Over):
        return None
    sheets = tuple(sheet(position, Seat(seat)) for seat in range(len(position.players)))
    strengths = [(one.total, player.gold + card_gold(player)) for one, player in zip(sheets, position.players, strict=True)]
    ranks = tuple(1 + sum(other > own for other in strengths) for own in strengths)
    return Result(ranks, sheets, _reason(position, stage.is_limit))
