"""The weekly digest (*Harbour post*) as a screen. Pure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cogs.actions.club import HarbourJoin, HarbourStory
from cogs.edge.services import table_link, title
from cogs.panel.asks import in_rows
from cogs.panel.fitting import whole_sentences
from cogs.panel.spec import SHORT, Button, Picture, Row, Screen, cut
from engine.story.story import winners_message
from engine.values.core import Msg, Say
from play.club.cup import FINAL
from play.club.harbour import NEWCOMERS, EndedMatch, Week
from play.club.season import Season
from play.club.standing import RankingLine
from play.values.types import Table

SENTENCE = 110
"""The most characters of the sentence about a match."""

SEASONS = 2
"""The most seasons and cups in a post."""


def post(week: Week, picture: Picture | None, about: Callable[[Table], Say], say: Say) -> Screen:
    """Return the post: at most twelve lines and one picture."""
    lines = [_over(over, about(over.table)) for over in week.over]
    if week.ended > len(week.over):
        lines.append(f"-# {say(Msg('discord.panel.more', count=week.ended - len(week.over)))}")
    if week.newcomers:
        named = tuple(f"<@{user}>" for user in week.newcomers[:NEWCOMERS])
        left = len(week.newcomers) - len(named)
        lines.append(say(Msg("harbour.newcomers", who=named) if not left else Msg("harbour.newcomers-more", who=named, count=left)))
    for season, standing in week.seasons[:SEASONS]:
        lines.append(_cup(season, standing, say) if season.is_cup else _season(season, standing, say))
    lines += [say(msg) for msg in week.more[:1]]
    if week.tables:
        lines.append(say(Msg("harbour.open", count=len(week.tables))))
    return Screen((f"### ⚓ {say(Msg('harbour.head'))}",), _rows(week, say), picture, ("\n".join(lines),))


def _over(finished: EndedMatch, say: Say) -> str:
    """Return a match in a line: the winner, and a sentence."""
    table, result = finished.table, finished.table.result
    sentence = "" if finished.tale is None else whole_sentences(say(finished.tale.brief), SENTENCE)
    winners = winners_message(() if result is None else result.winners)
    return say(Msg("harbour.over", game=title(table.game), link=table_link(table), won=winners, told=sentence)).rstrip()


def _season(season: Season, standing: tuple[RankingLine, ...], say: Say) -> str:
    over = sum(season.status(table) == "over" for table in season.tables)
    return _with_leader("harbour.season", standing, {"game": title(season.row.game), "over": over, "count": len(season.tables)}, say)


def _cup(season: Season, standing: tuple[RankingLine, ...], say: Say) -> str:
    """Return the line about the next slot of a cup. The final is on the evening of the post."""
    done, about = season.chosen.done, {"game": title(season.row.game)}
    if done > FINAL:
        return say(Msg("harbour.cup-final", **about))
    slot = Msg("harbour.final") if done == FINAL else Msg("harbour.slot", number=done + 1)
    return _with_leader("harbour.cup", standing, {"slot": slot, "when": f"<t:{int(season.chosen.slots[done])}:R>", **about}, say)


def _with_leader(key: str, standing: tuple[RankingLine, ...], about: dict[str, Any], say: Say) -> str:
    """Return a line that names the leader of a ranking, if somebody leads who may be named."""
    first = max(standing, key=lambda line: (line.points, line.wins), default=None)
    if first is None or not first.points or first.person <= 0:
        return say(Msg(key, led=0, who="", **about))
    return say(Msg(key, led=1, who=f"<@{first.person}>", **about))


def _rows(week: Week, say: Say) -> tuple[Row, ...]:
    buttons = []
    if week.moment is not None:
        match, game = week.moment.table.match, week.moment.table.game
        buttons.append(Button(HarbourStory(match), cut(say(Msg("harbour.story", game=title(game))), SHORT)))
    for table in week.tables:
        taken, seats = len(table.occupants), table.terms.seats[1]
        label = say(Msg("harbour.join", game=title(table.game), taken=taken, seats=seats))
        buttons.append(Button(HarbourJoin(table.match), cut(label, SHORT), "primary"))
    return tuple(in_rows(buttons))
