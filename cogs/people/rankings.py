"""Statistics, ratings and leaderboards, and what a person wants others to see of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from cogs.actions.people import JoinBoard, SetHidden, SetRated, ShowLeaderboard, ShowStats
from cogs.edge.clicks import Click, Handlers, handles
from cogs.edge.services import title
from cogs.panel.asks import in_rows
from cogs.panel.spec import Button, Choice, Menu, Row, Screen
from cogs.screens import finding, titles
from cogs.screens.numbers import decimal, number, unsure
from engine.match import registry
from engine.values.core import EngineError, Msg, Say
from play.people.standings import GameStats, Leaderboard, Ranked, Reputation
from play.values.errors import NotAllowed
from store.rows import UNRATED

SHOWN = 15
"""The most places of a leaderboard that are shown, besides the reader's own."""


class Rankings(Handlers):
    """The clicks about statistics, ratings and leaderboards."""

    @handles(ShowStats)
    async def stats(self, click: Click[ShowStats]) -> None:
        """Show a person's statistics on this server; in direct messages one's own of all servers."""
        user, guild = click.action.person or click.user_id, click.caller.place.guild_id
        _require_game(click.action.game)
        every = await self.host.standings.stats(click.user_id, user, guild)
        listed = [stats for stats in every if click.action.game in ("", stats.game)]
        rows: tuple[Row, ...] = ()
        chosen = await self.host.standings.reputation(click.user_id)
        if user == click.user_id:
            played = next((stats.game for stats in listed or every), registry.names()[0])
            rows = tuple(in_rows(await self._choices(click, chosen, click.action.game or played)))
        honours = [row for row in await self.host.titles.of(user, guild) if click.action.game in ("", row.game)]
        body = (*_game_texts(listed, click.action.game, click.say), *titles.own(honours, click.say))
        head = click.say(Msg("stats.head" if guild is not None else "stats.head-everywhere", who=f"<@{user}>"))
        await click.reply.screen(Screen((f"### {head}",), rows, body=body, foot=_foot(user, click, chosen)))

    @handles(SetRated)
    async def set_rated(self, click: Click[SetRated]) -> None:
        """Take part in ratings from now on, or no longer."""
        await self._choose(click, lambda chosen: replace(chosen, rated=click.action.on, said=True))

    @handles(SetHidden)
    async def set_hidden(self, click: Click[SetHidden]) -> None:
        """Hide one's statistics from others, or no longer."""
        await self._choose(click, lambda chosen: replace(chosen, hidden=click.action.on))

    async def _choose(self, click: Click[Any], change: Callable[[Reputation], Reputation]) -> None:
        chosen = change(await self.host.standings.reputation(click.user_id))
        await self.host.standings.choose(click.user_id, chosen)
        lines = [click.say(Msg("stats.rated-on" if chosen.rated else "stats.rated-off", free=UNRATED))]
        lines.append(click.say(Msg("stats.hidden-on" if chosen.hidden else "stats.hidden-off")))
        await click.reply.screen(Screen(tuple(lines), tuple(in_rows(await self._choices(click, chosen, registry.names()[0])))))

    async def _choices(self, click: Click[Any], chosen: Reputation, game: str) -> list[Button]:
        """Return the buttons for a person's own choices, and the one to the leaderboard of a game."""
        say, has_board = click.say, (await self.host.houses.of(click.caller.place.guild_id)).leaderboard
        return [
            Button(SetRated(not chosen.rated), say(Msg("stats.leave-ratings" if chosen.rated else "stats.play-rated"))),
            Button(SetHidden(not chosen.hidden), say(Msg("stats.show-me" if chosen.hidden else "stats.hide-me"))),
            *([Button(ShowLeaderboard(game), say(Msg("stats.to-board")))] if has_board else []),
        ]

    @handles(ShowLeaderboard)
    async def leaderboard(self, click: Click[ShowLeaderboard]) -> None:
        """Show the best of this server in a game."""
        guild = click.guild()
        if not (await self.host.houses.of(guild)).leaderboard:
            raise NotAllowed(Msg("house.no-leaderboard"))
        game = click.action.game or (click.values[0] if click.values else registry.names()[0])
        _require_game(game)
        await self._board(click, guild, game)

    @handles(JoinBoard)
    async def join_board(self, click: Click[JoinBoard]) -> None:
        """Get onto leaderboards: stop hiding one's statistics, or else take part in ratings."""
        guild = click.guild()
        _require_game(click.action.game)
        chosen = await self.host.standings.reputation(click.user_id)
        visible = replace(chosen, hidden=False) if chosen.hidden else replace(chosen, rated=True, said=True)
        await self.host.standings.choose(click.user_id, visible)
        await self._board(click, guild, click.action.game)

    async def _board(self, click: Click[Any], guild: int, game: str) -> None:
        """Show the leaderboard of a game; if the person is not on it, also why and what to do."""
        say = click.say
        board = await self.host.standings.leaderboard(guild, game, click.user_id)
        lines = [_place(place, say) for place in board.places if place in board.places[:SHOWN] or place.user == click.user_id]
        body = ["\n".join(lines) if lines else say(Msg("stats.nobody"))]
        games = tuple(Choice(name, say(title(name)), chosen=name == game) for name in registry.names())
        menu = Menu(ShowLeaderboard(), say(Msg("stats.other-game")), games)
        buttons = [Button(ShowStats(), say(Msg("stats.mine")))]
        if all(place.user != click.user_id for place in board.places):
            chosen = await self.host.standings.reputation(click.user_id)
            body.append(say(why_missing(board, chosen)))
            if not chosen.rated or chosen.hidden:
                buttons.insert(0, Button(JoinBoard(game), say(Msg("stats.show-me" if chosen.hidden else "stats.play-rated")), "primary"))
            else:
                buttons.insert(0, finding.button(say))
        head = f"### {say(Msg('stats.board', game=title(game)))}"
        ratings = [place.rating for place in board.places] + ([] if board.own is None else [board.own])
        hints = (say(Msg("stats.board-hint", least=board.least, free=UNRATED)), *unsure(ratings, say))
        foot = tuple(f"-# {hint}" for hint in hints)
        await click.reply.screen(Screen((head,), (menu, tuple(buttons)), body=tuple(body), foot=foot))


def why_missing(board: Leaderboard, chosen: Reputation) -> Msg:
    """Return why somebody is not on a leaderboard, and what they can do about it."""
    if chosen.hidden:
        return Msg("stats.not-on-hidden")
    if not chosen.rated:
        return Msg("stats.not-on-unrated", free=UNRATED)
    if board.own is None:
        left = UNRATED - board.finished
        return Msg("stats.not-on-free", count=left) if left > 0 else Msg("stats.not-on-new", least=board.least)
    if board.own.matches < board.least:
        return Msg("stats.not-on-few", rating=number(board.own), matches=board.own.matches, count=board.least - board.own.matches)
    return Msg("stats.not-on-lately", rating=number(board.own))


def _require_game(game: str) -> None:
    """Raise `EngineError` for a game that does not exist."""
    if game and game not in registry.names():
        raise EngineError("an unknown game", Msg("discord.old-control"))


def _foot(user: int, click: Click[ShowStats], chosen: Reputation) -> tuple[str, ...]:
    """Return the line that tells a person on a server who else sees their statistics."""
    if user != click.user_id or click.caller.place.guild_id is None:
        return ()
    return (f"-# {click.say(Msg('stats.seen-by-nobody' if chosen.hidden else 'stats.seen'))}",)


def _game_texts(listed: list[GameStats], only: str, say: Say) -> tuple[str, ...]:
    """Return each game in a few lines; `only`: the one game that was asked for, `""`: all."""
    nothing = Msg("stats.none-of", game=title(only)) if only else Msg("stats.none")
    return tuple(_game(stats, say) for stats in listed) or (say(nothing),)


def _game(stats: GameStats, say: Say) -> str:
    """Return the statistics of one game, in lines."""
    parts = [Msg("stats.played", played=stats.played, won=stats.won) if stats.played else Msg("stats.none-with-others")]
    if stats.place is not None and stats.seats is not None:
        parts.append(Msg("stats.place", place=decimal(stats.place, say), seats=decimal(stats.seats, say)))
    if stats.points is not None:
        parts.append(Msg("stats.points", points=decimal(stats.points, say)))
    if stats.pace is not None:
        parts.append(Msg("stats.pace", time=duration(stats.pace)))
    lines = [f"**{say(title(stats.game))}**", " · ".join(map(say, parts))]
    if stats.rating is not None:
        rating = say(Msg("stats.rating", rating=number(stats.rating), matches=stats.rating.matches))
        lines.append(" · ".join([rating, *unsure([stats.rating], say)]))
    lines += [
        say(Msg("stats.rival", who=f"<@{rival.user}>", met=rival.met, ahead=rival.ahead, behind=rival.behind)) for rival in stats.rivals
    ]
    given_up = {"helped": stats.helped, "left": stats.left, "ended": stats.ended}
    rest = [Msg(f"stats.{key}", count=count) for key, count in given_up.items() if count]
    if stats.alone:
        rest.insert(0, Msg("stats.alone", count=stats.alone, won=stats.alone_won))
    if rest:
        lines.append("-# " + " · ".join(map(say, rest)))
    return "\n".join(lines)


def duration(seconds: float) -> Msg:
    """Return a duration in minutes, hours or days, whichever is at least 2; else in minutes."""
    for key, unit in (("days", 86_400), ("hours", 3_600)):
        if seconds >= 2 * unit:
            return Msg(f"time.{key}", **{key: round(seconds / unit)})
    return Msg("time.minutes", minutes=max(1, round(seconds / 60)))


def _place(ranked: Ranked, say: Say) -> str:
    return say(
        Msg("stats.ranked", place=ranked.place, who=f"<@{ranked.user}>", rating=number(ranked.rating), played=ranked.played, won=ranked.won)
    )
