"""Scoring. rulebook: Scoring."""

from __future__ import annotations

from functools import cache, lru_cache

from engine.values.core import Msg, Result, Row, ScoreSheet, Seat
from games.carta_magica.rules import says
from games.carta_magica.rules.board import ADVENTURES, CHALLENGE_POINTS, CHALLENGES, HOME_POINTS, TALISMANS
from games.carta_magica.rules.state import UNKNOWN, Over, Player, Position, State


@cache
def talisman_score(talisman: int, challenge: int) -> int:
    """Return what a talisman scores: its points, with ten more if it is of the challenge."""
    is_wanted = challenge != UNKNOWN and talisman in CHALLENGES[challenge].talismans
    return TALISMANS[talisman].points + (CHALLENGE_POINTS if is_wanted else 0)


def points(position: Position, seat: Seat) -> tuple[int, int, int, int]:
    """Return the points if the match ended now: talismans, challenge, gold, being home."""
    player = position.players[seat]
    printed = sum([TALISMANS[card].points for card in player.talismans])
    return (
        printed,
        sum([talisman_score(card, player.challenge) for card in player.talismans]) - printed,
        player.gold + (0 if position.options.is_gold_tokens_only else card_gold(player)),
        HOME_POINTS if position.final is not None and player.home_turn >= position.since else 0,
    )


def standing(state: State) -> tuple[int, ...]:
    """Return what every seat would score if the match ended now."""
    return tuple([sum(points(state.position, Seat(seat))) for seat in range(len(state.position.players))])


def sheet(position: Position, seat: Seat) -> ScoreSheet:
    """Return the points of a seat if the match ended now, with what they are for."""
    player = position.players[seat]
    talismans, challenge, gold, home = points(position, seat)
    wanted = CHALLENGES[player.challenge].talismans if challenge else ()
    rows = (
        Row(_TALISMANS, talismans, _talismans(player.talismans) if player.talismans else None),
        Row(_CHALLENGE, challenge, _challenge(player.talismans, wanted) if challenge else None),
        Row(_GOLD, gold, _gold(player.gold, gold - player.gold) if gold > player.gold else None),
        Row(_HOME, home),
    )
    return ScoreSheet(rows, talismans + challenge + gold + home)


_TALISMANS, _CHALLENGE = Msg("carta_magica.score.talismans"), Msg("carta_magica.score.challenge")
_GOLD, _HOME = Msg("carta_magica.score.gold"), Msg("carta_magica.score.home")


@lru_cache(4096)
def _talismans(owned: tuple[int, ...]) -> Msg:
    return Msg("carta_magica.score.talismans.evidence", talismans=tuple(map(says.talisman_points, owned)))


@lru_cache(4096)
def _challenge(owned: tuple[int, ...], wanted: tuple[int, ...]) -> Msg:
    return Msg("carta_magica.score.talismans.evidence", talismans=tuple(says.talisman(card) for card in owned if card in wanted))


@lru_cache(4096)
def _gold(tokens: int, cards: int) -> Msg:
    return Msg("carta_magica.score.gold.evidence", tokens=tokens, cards=cards)


def card_gold(player: Player) -> int:
    """Return the gold on a player's gold cards."""
    return sum(ADVENTURES[card].amount for card in player.cards if ADVENTURES[card].kind == "gold")


def result(state: State) -> Result | None:
    """Return ranks and scores, once the match is over.

    A tie goes to more gold, tokens and cards; else the place is shared (a ruling).
    """
    stage, position = state.stage, state.position
    if not isinstance(stage, Over):
        return None
    sheets = tuple(sheet(position, Seat(seat)) for seat in range(len(position.players)))
    strengths = [(scored.total, player.gold + card_gold(player)) for scored, player in zip(sheets, position.players, strict=True)]
    ranks = tuple(1 + sum(other > own for other in strengths) for own in strengths)
    reason = Msg("carta_magica.over.limit", rounds=position.options.rounds) if stage.is_limit else Msg("carta_magica.over.home")
    return Result(ranks, sheets, reason)
