"""How people did: statistics by person and game, ratings and leaderboards by server.

Everything comes from the stored results of matches that were played here, without lessons and imported matches. Results of one server are
shown only there. In direct messages people see all of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean, median

from msgspec import Struct

from engine.values.core import Msg
from engine.values.recent import Recent
from play.follows.own import OWN
from play.ledger.ledger import Ledger
from play.people.ratings import Rating, Ratings, RatingStep
from play.time.calendar import DAY
from play.values.erased import seats_held
from play.values.errors import NotAllowed
from play.values.types import Table
from store.rows import BEGAN, UNRATED, OutcomeRow, ReputationRow

NEWEST = 50
"""From how many of the newest matches a person's time for a move is computed."""

RIVALS = 3
"""How many rivals are shown: the people whom a person met most often."""

LEAST = 5
"""The rated matches on a server that a person needs for its leaderboard."""

LEAST_FEW = 3
"""The rated matches needed instead of `LEAST` while fewer than `FEW` people have `LEAST` matches."""

FEW = 10
"""The number of people with `LEAST` rated matches from which `LEAST` applies."""

RECENT = 120 * DAY
"""Seconds after their last rated match for which a person stays on a leaderboard."""

CACHED = 200
"""For how many pairs of game and server the ratings are kept in memory."""


class Reputation(Struct, frozen=True):
    """What a person wants others to know.

    `rated`: they take part in ratings. `said`: they have answered the question about ratings. `hidden`: others do not see their statistics.
    """

    rated: bool = False
    hidden: bool = False
    said: bool = False


class Rival(Struct, frozen=True):
    """A rival of a person.

    `met`: the number of matches in which they met. `ahead`, `behind`: in how many of them the person was ahead of the rival, or behind.
    """

    user: int
    met: int
    ahead: int
    behind: int


class GameStats(Struct, frozen=True):
    """How a person did in one game; `None`: unknown."""

    game: str
    played: int
    """Matches with others, from their beginning or for more than half of them."""
    won: int
    """How many of these the person won by their own play."""
    place: float | None
    """The mean place in these matches."""
    seats: float | None
    """The mean number of seats."""
    points: float | None
    """The mean points."""
    pace: float | None
    """The median of their seconds for a move."""
    alone: int
    """Matches against bots only."""
    alone_won: int
    helped: int
    """Matches in which they took a seat over and had it for half of the match or less."""
    left: int
    """Matches that they left."""
    ended: int
    """Matches that stopped without a result."""
    rivals: tuple[Rival, ...]
    rating: Rating | None = None


class Ranked(Struct, frozen=True):
    """A place on a leaderboard."""

    place: int
    user: int
    rating: Rating
    played: int
    won: int


class Leaderboard(Struct, frozen=True):
    """A leaderboard, the best first, and the reader's own numbers.

    `own`: the reader's rating, if they have one. `finished`: the reader's matches with a result here. `least`: the rated matches that a
    person needs for a place.
    """

    places: tuple[Ranked, ...]
    own: Rating | None
    finished: int
    least: int


class KnownRatings(Struct, frozen=True):
    """The ratings of a game on a server by user, and the changes by one match (`steps`)."""

    people: Mapping[int, Rating]
    steps: Mapping[int, RatingStep]


class Standings:
    """Statistics, ratings and reputations."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._ratings: Recent[tuple[int, str], Ratings] = Recent(CACHED)
        self._rating = asyncio.Lock()

    async def reputation(self, user: int) -> Reputation:
        """Return a person's reputation; the defaults if they never chose."""
        return (await self._reputations([user])).get(user, Reputation())

    async def choose(self, user: int, reputation: Reputation) -> None:
        """Store a person's reputation. Stored results stay as they are.

        A person who has said whether they take part in ratings can change that only while no rated match of theirs runs. Otherwise they
        could leave the ratings before losing a match and come back after it. Raises `NotAllowed`.
        """
        before = await self.reputation(user)
        if before.said and before.rated != reputation.rated:
            await self._require_no_rated_match(user)
        row = ReputationRow(user, reputation.rated, reputation.hidden, reputation.said)
        await self._ledger.store_rows(row)

    async def _require_no_rated_match(self, user: int) -> None:
        """Raise `NotAllowed` if a person has or had a seat in an unfinished rated match."""
        unfinished = ("running", "frozen")
        matches = {*await self._ledger.stored.matches_of(user, unfinished), *await self._ledger.stored.matches_left(user, unfinished)}
        for match in sorted(matches):
            table = (await self._ledger.current(match)).table
            if table.terms.rated and seats_held(table, user):
                raise NotAllowed(Msg("stats.rated-runs", game=Msg(f"{table.game}.name"), match=match))

    async def _reputations(self, users: Sequence[int]) -> dict[int, Reputation]:
        stored = await self._ledger.stored.reputations(list(users))
        return {row.user: Reputation(bool(row.rated), bool(row.hidden), bool(row.said)) for row in stored}

    async def stats(self, reader: int, user: int, guild: int | None) -> tuple[GameStats, ...]:
        """Return how a person did in each game on a server, the most played game first.

        `guild` is `None`: on all servers, which only the person may see. Raises `NotAllowed` for other readers of hidden statistics.
        """
        if reader != user and (guild is None or (await self.reputation(user)).hidden):
            raise NotAllowed(Msg("stats.hidden" if guild is not None else "stats.elsewhere"))
        rows = await self._ledger.stored.outcomes_of(user, guild)
        waits = await self._ledger.stored.waits(user, guild, NEWEST)
        others = {row.user for row in rows if row.user > 0 and row.user != user}
        hidden = {other for other, chosen in (await self._reputations(sorted(others))).items() if chosen.hidden}
        takes_part = (await self.reputation(user)).rated
        stats = []
        for game in dict.fromkeys(row.game for row in rows):
            rating = None
            if guild is not None and takes_part:
                rating = (await self._compute_ratings(guild, game)).people.get(user)
            move_seconds = [seconds for waited_in, seconds in waits if waited_in == game]
            stats.append(summary(game, user, [row for row in rows if row.game == game], move_seconds, hidden, rating))
        return tuple(sorted(stats, key=lambda in_game: -(in_game.played + in_game.alone)))

    async def leaderboard(self, guild: int, game: str, reader: int = 0) -> Leaderboard:
        """Return the leaderboard of a game: people who played enough rated matches lately."""
        ratings = await self._compute_ratings(guild, game)
        rows = await self._ledger.stored.outcomes_at(guild, game)
        public = await self._with_open_ratings(ratings.people)
        public_ratings = {user: rating for user, rating in ratings.people.items() if user in public}
        least = matches_needed(public_ratings.values())
        finished = sum(row.user == reader and row.place is not None for row in rows)
        places = board(public_ratings, rows, self._ledger.clock.now(), least)
        return Leaderboard(places, ratings.people.get(reader), finished, least)

    async def _with_open_ratings(self, users: Iterable[int]) -> set[int]:
        """Return those of these users who take part in ratings and do not hide them."""
        reputations = await self._reputations(list(users))
        return {user for user, reputation in reputations.items() if reputation.rated and not reputation.hidden}

    async def rating_changes(self, table: Table) -> tuple[Mapping[int, RatingStep], Msg | None]:
        """Return what a match did to open ratings, by user, and if it counts for nobody, why."""
        guild = table.place.guild_id
        if guild is None or not table.terms.rated or table.result is None:
            return {}, None
        steps = (await self._compute_ratings(guild, table.game, table.match)).steps
        if not steps:
            rows = await self._ledger.stored.outcomes_in(table.match)
            is_bots = any(row.people < row.seats for row in rows)
            return {}, Msg("stats.not-rated-bot") if is_bots else Msg("stats.not-rated-people", free=UNRATED)
        public = await self._with_open_ratings(steps)
        return {user: step for user, step in steps.items() if user in public}, None

    async def _compute_ratings(self, guild: int, game: str, match: int = 0) -> KnownRatings:
        """Return all ratings of a game on a server, and the changes by a match."""
        async with self._rating:
            rows = await self._ledger.stored.outcomes_at(guild, game)
            ratings = self._ratings.get((guild, game)) or Ratings()
            self._ratings.put((guild, game), ratings)
            starts = await self._ledger.stored.season_starts(guild, game)
            await asyncio.to_thread(ratings.follow, rows, starts)
            return KnownRatings(dict(ratings.people), dict(ratings.steps.get(match, {})))


def matches_needed(ratings: Iterable[Rating]) -> int:
    """Return the number of rated matches that a person needs for a leaderboard."""
    return LEAST if sum(rating.matches >= LEAST for rating in ratings) >= FEW else LEAST_FEW


def board(ratings: Mapping[int, Rating], rows: Sequence[OutcomeRow], now: float, least: int) -> tuple[Ranked, ...]:
    """Return the places of a leaderboard; people with the same number share one."""
    users = [user for user, rating in ratings.items() if rating.matches >= least and now - rating.last <= RECENT]
    users.sort(key=lambda user: (-ratings[user].shown, user))
    own = {user: [row for row in rows if row.user == user and _is_play(row)] for user in users}
    values = [ratings[user].shown for user in users]
    return tuple(
        Ranked(1 + values.index(ratings[user].shown), user, ratings[user], len(own[user]), sum(map(_is_win, own[user]))) for user in users
    )


def _is_win(row: OutcomeRow) -> bool:
    """Return whether a person won a match by their own play."""
    return row.place == 1 and row.own >= OWN


def _is_play(row: OutcomeRow) -> bool:
    """Return whether a result is one of a person's matches with others."""
    return row.how == "played" and row.place is not None and row.people > 1


def summary(game: str, user: int, rows: Sequence[OutcomeRow], waits: Sequence[float], hidden: set[int], rating: Rating | None) -> GameStats:
    """Return how a person did in one game, by the rows of their matches.

    `waits`: their seconds for moves. `hidden`: people who are not shown as rivals.
    """
    own = [row for row in rows if row.user == user]
    plays = [row for row in own if _is_play(row)]
    places = [float(row.place) for row in plays if row.place is not None]
    points = [float(row.points) for row in plays if row.points is not None]
    alone = [row for row in own if row.how == "played" and row.place is not None and row.people == 1]
    return GameStats(
        game=game,
        played=len(plays),
        won=sum(map(_is_win, plays)),
        place=fmean(places) if places else None,
        seats=fmean([row.seats for row in plays]) if plays else None,
        points=fmean(points) if points else None,
        pace=median(waits) if waits else None,
        alone=len(alone),
        alone_won=sum(row.place == 1 for row in alone),
        helped=sum(row.how == "helped" for row in own),
        left=sum(row.how in ("left", BEGAN) for row in own),
        ended=sum(row.how == "ended" for row in own),
        rivals=_rivals(plays, rows, user, hidden),
        rating=rating,
    )


def _rivals(plays: Sequence[OutcomeRow], rows: Sequence[OutcomeRow], user: int, hidden: set[int]) -> tuple[Rival, ...]:
    """Return the people whom a person met most often in whole matches."""
    places = {row.match: row.place or 0 for row in plays}
    distances: dict[int, list[int]] = {}
    for row in rows:
        if row.match in places and row.user > 0 and row.user != user and row.user not in hidden and _is_play(row):
            distances.setdefault(row.user, []).append(places[row.match] - (row.place or 0))
    rivals = []
    for rival, apart in sorted(distances.items(), key=lambda item: (-len(item[1]), item[0]))[:RIVALS]:
        ahead = sum(distance < 0 for distance in apart)
        behind = sum(distance > 0 for distance in apart)
        rivals.append(Rival(rival, met=len(apart), ahead=ahead, behind=behind))
    return tuple(rivals)
