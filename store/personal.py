"""Where the database keeps data of people and servers; how they are exported and deleted.

`COLUMNS` is the one list of all columns. A test walks the schema with it, so that a column which is added later has to be entered here, and
another test deletes a person and a server and looks whether anything of them is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from store import rows

# What a column holds. Any other column is "" and holds none of these: messages and notes name seats, never people.

PERSON = "person"
"""The id of a person."""

MENTIONED = "mentioned"
"""The id of a person, in another person's row."""

TEXT = "text"
"""A text (JSON) that may contain ids of people."""

NAME = "name"
"""The name of a person."""

SERVER = "server"
"""The id of a server."""

GONE: Final = "gone"
"""The bot level of a seat whose holder's data were deleted."""


def _columns(impersonal: str, **personal: str) -> Mapping[str, str]:
    """Return the columns of a table with what they hold, which is "" for `impersonal` ones."""
    return {**personal, **dict.fromkeys(impersonal.split(), "")}


COLUMNS: Final[Mapping[str, Mapping[str, str]]] = {
    "match": _columns(
        "id game version settings pace status lo hi channel thread own_thread seed seq to_act late result why rematch edition "
        "revision created_at changed_at card_channel card_message card_posted shown lesson free alone rated asked asked_since absence "
        "automatic ideas ideas_taken proposal wishes ballots vacancies sprint upgrade moved language",
        opener=PERSON, imported_by=PERSON, invited=TEXT, oversight=TEXT, matters=TEXT, guild=SERVER,
    ),
    "seat": _columns("match seat bot acted deputy", user=PERSON, name=NAME),
    "stint": _columns("match seat until bot", user=PERSON, name=NAME),
    "entry": _columns("match seq seat line shown notes digest sealed at once"),
    "snapshot": _columns("match seq state"),
    "draft": _columns("match seat kind rev", path=TEXT),
    "standing_order": _columns("match seat slot line scope text"),
    "timer": _columns("match kind seat due owner lease_until"),
    "seat_clock": _columns("match seat bank since missed"),
    "follower": _columns("match", user=PERSON),
    "told_at": _columns("match told", user=PERSON),
    "memo": _columns("match text", user=PERSON),
    "notice": _columns("id match msg at", user=PERSON),
    "outbox": _columns("match kind edition due tries owner lease_until", recipient=PERSON, payload=TEXT),
    "outcome": _columns("match seat how place points game seats people rated ended_at own", user=PERSON, guild=SERVER),
    "ping": _columns("match channel message posted_at number seen panel shown", user=PERSON, guild=SERVER),
    "direct": _columns("channel rests", user=PERSON),
    "bench": _columns("games called_at", user=PERSON, guild=SERVER),
    "seeking": _columns("games pace most rated bot channel since until wasted", user=PERSON, name=NAME, guild=SERVER),
    "person": _columns("language confirm zone quiet holidays told digest hits wide locale", user=PERSON),
    "reputation": _columns("rated hidden said", user=PERSON),
    "server": _columns("referee", guild=SERVER),
    "house": _columns("revision chosen at", guild=SERVER, author=MENTIONED),
    "refusal": _columns("channel permission at", guild=SERVER),
    "erasure": _columns("what asked_at due secret", id=PERSON),
    "heartbeat": _columns("id at"),
    "downtime": _columns("since until"),
    "job": _columns("name owner until note"),
    "season": _columns(
        "id game form state chosen seed channel thread message edition shown due revision created_at", guild=SERVER
    ),
    "season_person": _columns("season division number state said_at waits", user=PERSON, for_user=MENTIONED, name=NAME),
    "season_table": _columns("season division number wave seats starts_at closes_at match told"),
    "season_post": _columns("season kind number due tries", user=PERSON),
    "evening": _columns("number channel game starts_at weekly event state message due", guild=SERVER, author=MENTIONED),
    "evening_person": _columns("at match", guild=SERVER, user=PERSON, name=NAME),
    "title": _columns("match seat name at", user=PERSON),
    "harbour": _columns("number channel due since message clicked quiet", guild=SERVER, author=MENTIONED),
    "voyage": _columns("number channel thread due own sought", guild=SERVER, author=MENTIONED),
    "puzzle_post": _columns("number puzzle game told match channel message posted_at closes_at state shown shown_at", guild=SERVER),
    "puzzle_answer": _columns("number answer stars at doubts shared", guild=SERVER, user=PERSON),
    "puzzle_refusal": _columns("at", user=PERSON),
    "watch": _columns("match number at told closed"),
    "prediction": _columns("match seat at", user=PERSON),
    "apart": _columns("", guild=SERVER, user=PERSON, other=PERSON),
}  # fmt: skip
"""Every column of every table, and what it holds.

What is entered here as a person's or a server's is deleted with them. Rows of matches are deleted match by match
(play/keeping/erasing.py), all others by the statements that are made from this list.
"""

TO_PEOPLE: Final = ("ping", "ask", "early", "digest", "notice", "trouble")
"""Kinds of effects whose `recipient` is the id of a person. In effects of other kinds it is another number."""

_KINDS: Final = ", ".join(f"'{kind}'" for kind in TO_PEOPLE)


def _without(column: str) -> str:
    """Return SQL that removes the person's number from a JSON list of numbers."""
    user, text = "CAST(:user AS TEXT)", column
    # In this order: the number alone in the list, at its beginning, at its end, and in the middle.
    for before, after, put in (("'['", "']'", "'[]'"), ("'['", "','", "'['"), ("','", "']'", "']'"), ("','", "','", "','")):
        text = f"replace({text}, {before} || {user} || {after}, {put})"
    return text


_OF_NO_MATCH: Final = (
    "ping", "direct", "bench", "seeking", "person", "reputation", "house", "erasure", "season_person", "season_post", "apart",
    "prediction", "harbour", "title", "voyage", "puzzle_post", "puzzle_answer", "puzzle_refusal",
    "evening", "evening_person",
)  # fmt: skip
"""Tables from which a person's rows are deleted all at once, not match by match."""

TOLD_IN_TEXT: Final = "invited <> '[]' OR oversight IS NOT NULL OR matters IS NOT NULL"
"""The condition that the texts of a match may hold ids. An index has only such matches, so that others need not be read."""


def _finders(table: str) -> list[str]:
    """Return queries for matches with a person in this table; texts are searched as texts."""
    match = "id" if table == "match" else "match"
    columns = COLUMNS[table]
    queries = [f"SELECT {match} FROM {table} WHERE {column} = ?1 AND {column} <> 0" for column, holds in columns.items() if holds == PERSON]
    texts = {column: f"{column} LIKE '%' || CAST(?1 AS TEXT) || '%'" for column, holds in columns.items() if holds == TEXT}
    if texts:
        queries.append(
            f"SELECT {match} FROM {table} WHERE ({TOLD_IN_TEXT if table == 'match' else '1 = 1'}) AND ({' OR '.join(texts.values())})"
        )
    return queries


MATCHES_WITH: Final = " UNION ".join(sql for table in COLUMNS if table not in _OF_NO_MATCH for sql in _finders(table)) + " ORDER BY 1"
"""The matches whose rows may name a person; there may be others among them."""

_SEAT = "seat ON seat.match = {table}.match AND seat.seat = {table}.seat WHERE seat.user = ?1"

_ASKED_BY: Final = """'%"user_id":' || CAST(?1 AS TEXT) || ',%'"""
"""Finds drafts of a coach's ideas that this person asked for. Somebody else may have had the seat before."""

ABOUT: Final[Mapping[str, tuple[str, str]]] = {
    "settings": ("told, language, locale, confirm, zone, quiet, holidays, digest, hits, wide", "person WHERE user = ?1"),
    "statistics": ("rated, hidden, said", "reputation WHERE user = ?1"),
    "seats": (
        "match.id AS match, match.game, match.status, match.guild, match.channel, match.thread, seat.seat, seat.name, seat.deputy, "
        "match.created_at, match.changed_at",
        "seat JOIN match ON match.id = seat.match WHERE seat.user = ?1 ORDER BY match.id",
    ),
    "seats_left": ("match, seat, until, name", "stint WHERE user = ?1 ORDER BY match, seat, until"),
    "opened": ("id AS match, game, status, guild, channel, thread, created_at", "match WHERE opener = ?1 ORDER BY id"),
    "records": ("id AS match, game, created_at", "match WHERE imported_by = ?1 ORDER BY id"),
    "followed": ("match", "follower WHERE user = ?1 ORDER BY match"),
    "told_otherwise": ("match, told", "told_at WHERE user = ?1 ORDER BY match"),
    "memos": ("match, text", "memo WHERE user = ?1 ORDER BY match"),
    "orders": (
        "standing_order.match, standing_order.slot, standing_order.line, standing_order.scope, standing_order.text",
        f"standing_order JOIN {_SEAT.format(table='standing_order')} ORDER BY standing_order.match, standing_order.slot",
    ),
    "half_made": (
        "draft.match, draft.kind, draft.path",
        f"draft JOIN {_SEAT.format(table='draft')} AND draft.path <> '' AND (draft.kind <> 'ideas' OR draft.path LIKE {_ASKED_BY}) "
        "ORDER BY 1, 2",
    ),
    "notices": ("match, msg, at", "notice WHERE user = ?1 ORDER BY id"),
    "messages": ("guild, channel, message, posted_at, seen, shown", "ping WHERE user = ?1 ORDER BY guild"),
    "direct_messages": ("channel, rests", "direct WHERE user = ?1"),
    "still_to_send": ("match, kind, due", f"outbox WHERE recipient = ?1 AND kind IN ({_KINDS}) ORDER BY match, kind"),
    "benches": ("guild, games, called_at", "bench WHERE user = ?1 ORDER BY guild"),
    "tables_sought": (
        "guild, name, games, pace, most, rated, bot, channel, since, until, wasted",
        "seeking WHERE user = ?1 ORDER BY guild",
    ),
    "servers": ("guild, max(at) AS at", "house WHERE author = ?1 GROUP BY guild ORDER BY guild"),  # a server keeps its last choices too
    "seasons": (
        "season.guild, season.game, season.state, season_person.name, season_person.division, season_person.number, "
        "season_person.state AS own_state, season_person.said_at, season_person.waits, season.created_at",
        "season_person JOIN season ON season.id = season_person.season WHERE season_person.user = ?1 ORDER BY season.id",
    ),
    "seasons_to_tell": ("season, kind, due", "season_post WHERE user = ?1 ORDER BY season, kind"),
    "apart": ("guild, other", "apart WHERE user = ?1 ORDER BY guild, other"),
    "evenings": ("guild, name, at, match", "evening_person WHERE user = ?1 ORDER BY guild"),
    "evenings_planned": ("guild, channel, game, starts_at, weekly", "evening WHERE author = ?1 ORDER BY guild"),
    "titles": ("match, seat, name, at", "title WHERE user = ?1 ORDER BY at, match"),
    "harbour_posts": ("guild, channel", "harbour WHERE author = ?1 ORDER BY guild"),
    "voyages": ("guild, channel", "voyage WHERE author = ?1 ORDER BY guild"),
    "puzzles": ("guild, number, answer, stars, at, doubts, shared", "puzzle_answer WHERE user = ?1 ORDER BY guild, number"),
    "puzzles_refused": ("at", "puzzle_refusal WHERE user = ?1"),
    "predictions": ("match, seat, at", "prediction WHERE user = ?1 ORDER BY match"),
    "results": (
        "match, seat, how, place, points, game, guild, seats, people, rated, ended_at, own",
        "outcome WHERE user = ?1 ORDER BY ended_at, match",
    ),
    "moves": ("count(*) AS count", f"entry JOIN {_SEAT.format(table='entry')}"),
}
"""What a person is told about their data, by subject: the columns, and the rest of a statement. It has nothing of other people. The log of
a running match is exported apart, as their seat sees it (play/keeping/exporting.py)."""

ABOUT_SERVER: Final[Mapping[str, tuple[str, str]]] = {
    "tables": (
        "id AS match, game, version, status, channel, thread, opener, settings, pace, rated, lesson, created_at, changed_at, card_channel, "
        "card_message",
        "match WHERE guild = ?1 ORDER BY id",
    ),
    "results": (
        "match, seat, how, place, points, game, seats, people, rated, ended_at, own",
        "outcome WHERE guild = ?1 ORDER BY match, seat",
    ),
    "chosen": ("revision, chosen, author, at", "house WHERE guild = ?1 ORDER BY revision"),
    "referees": ("referee AS role", "server WHERE guild = ?1"),
    "bench": ("user, games, called_at", "bench WHERE guild = ?1 ORDER BY user"),
    "tables_sought": ("games, pace, since", "seeking WHERE guild = ?1 AND games <> '[]' ORDER BY since"),
    "messages": ("channel, message, user, posted_at", "ping WHERE guild = ?1 ORDER BY posted_at, message"),
    "missing_permissions": ("channel, permission, at", "refusal WHERE guild = ?1 ORDER BY channel, permission"),
    "seasons": ("id AS season, game, form, state, chosen, channel, thread, message, created_at", "season WHERE guild = ?1 ORDER BY id"),
    "season_tables": (
        "season_table.season, season_table.division, season_table.number, season_table.starts_at, season_table.closes_at, "
        "season_table.match",
        "season JOIN season_table ON season_table.season = season.id WHERE season.guild = ?1 ORDER BY 1, 2, 3",
    ),
    "evening": ("channel, game, starts_at, weekly, event, state, message, due, author", "evening WHERE guild = ?1"),
    "evening_people": ("count(*) AS count", "evening_person WHERE guild = ?1"),
    "harbour_post": ("channel, due, since, message, clicked, quiet, author", "harbour WHERE guild = ?1"),
    "voyage": ("channel, thread, due, own, sought, author", "voyage WHERE guild = ?1"),
    "puzzles": (
        "number, puzzle, game, told, match, channel, message, posted_at, closes_at, state",
        "puzzle_post WHERE guild = ?1 ORDER BY number",
    ),
    "puzzle_answers": ("number, count(*) AS count", "puzzle_answer WHERE guild = ?1 GROUP BY number ORDER BY number"),
    "apart": ("count(*) AS count", "apart WHERE guild = ?1"),
    "to_be_deleted": ("what, asked_at, due", "erasure WHERE id = ?1 AND what <> 'person'"),
}
"""What the managers of a server are told about its data, in the form of `ABOUT`. Everybody there may know it, or it is about the server
alone. Results name seats and no people, because a manager must not see statistics that somebody hides."""

SERVERS: Final = (
    "SELECT guild FROM match WHERE guild IS NOT NULL AND status IN ('open', 'running', 'frozen') UNION SELECT guild FROM bench "
    "UNION SELECT guild FROM seeking "
    "UNION SELECT guild FROM ping WHERE guild <> 0 UNION SELECT guild FROM server UNION SELECT guild FROM house "
    "UNION SELECT guild FROM season UNION SELECT guild FROM harbour UNION SELECT guild FROM voyage"
    " UNION SELECT guild FROM evening"
)
"""The servers of which something is kept that is not over."""

_LATER: Final = ("erasure", "reputation", "season_person")
"""Tables whose rows of a person are not deleted with the others: they are needed until the end, or get another number for the person."""


def _deletions(table: str) -> Iterator[str]:
    """Return the statements that delete a person's rows and mentions in a table."""
    own = [column for column, holds in COLUMNS[table].items() if holds == PERSON]
    if own and table not in _LATER:
        yield f"DELETE FROM {table} WHERE {' OR '.join(f'{column} = :user' for column in own)}"
    mentioned = (column for column, holds in COLUMNS[table].items() if holds == MENTIONED)
    yield from (f"UPDATE {table} SET {column} = 0 WHERE {column} = :user" for column in mentioned)


ERASURES: Final[Mapping[type[Any], tuple[str, ...]]] = {
    rows.MatchErased: ("""
        UPDATE match SET opener = CASE WHEN opener = :user THEN 0 ELSE opener END, invited = '[]', matters = NULL,
        oversight = :oversight, revision = revision + 1 WHERE id = :match""",),
    rows.PersonErasedAt: (
        f"UPDATE stint SET user = NULL, name = NULL, bot = '{GONE}' WHERE match = :match AND user = :user",
        """DELETE FROM draft WHERE match = :match AND kind = 'ideas' AND path LIKE '%"user_id":' || CAST(:user AS TEXT) || ',%'""",
        *(f"DELETE FROM {table} WHERE match = :match AND user = :user" for table in ("follower", "told_at", "memo", "notice")),
        f"DELETE FROM outbox WHERE match = :match AND recipient = :user AND kind IN ({_KINDS})",
        f"UPDATE outbox SET payload = {_without('payload')} WHERE match = :match AND kind = 'mention'",
    ),
    rows.PersonErased: (
        *(statement for table in _OF_NO_MATCH for statement in _deletions(table)),
        "DELETE FROM notice WHERE user = :user",
        f"DELETE FROM outbox WHERE recipient = :user AND kind IN ({_KINDS})",
    ),
    rows.ServerErased: tuple(
        f"DELETE FROM {table} WHERE {column} = :guild"
        for table, columns in COLUMNS.items() if table not in ("match", "outcome")
        for column, holds in columns.items() if holds == SERVER
    ),
    rows.ErasureRow: ("""
        INSERT INTO erasure (what, id, asked_at, due, secret) VALUES (:what, :id, :asked_at, :due, :secret) ON CONFLICT DO NOTHING""",),
}  # fmt: skip
"""The statements of all deletions. They come after every other write of a transaction, so they also delete what it has just written for the
person."""
