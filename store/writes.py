"""Writes of rows: plain functions of a link, run in its thread."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

from msgspec.structs import astuple, replace

from store import reads, rows
from store.errors import TooMany
from store.link import Link
from store.rows import Write
from store.statements import COUNT, COUNT_WITHIN, DELETED_LAST, GUARDED, NEW_MATCH, WRITES, deletion_text, update_text


def new_match(link: Link, row: rows.MatchRow, writes: Sequence[Write]) -> int:
    """Store a new table with what belongs to it and return its id."""
    with link.transaction(strict=is_limited(writes)) as change:
        match: int = link.execute(NEW_MATCH, astuple(row)[1:]).fetchone()[0]
        change.new_match = match
        _write(link, [replace(write, match=match) if "match" in write.__struct_fields__ else write for write in writes])
    return match


def is_limited(writes: Sequence[Write]) -> bool:
    """Return whether there is a limit on matches, which others may make at the same time."""
    return any(isinstance(write, rows.AtMost) for write in writes)


def run_transaction(link: Link, writes: Sequence[Write]) -> None:
    """Make all writes or none; a lone statement may be a transaction by itself."""
    if link.single and len(writes) == 1 and not is_limited(writes):
        statements = WRITES.get(type(writes[0]), ())  # a `Deletion` or `Update` is not there, and has one
        if len(statements) <= 1:
            _write(link, writes)
            return
    with link.transaction(strict=is_limited(writes)):
        _write(link, writes)


def _delete(link: Link, deletions: Sequence[rows.Deletion]) -> None:
    for (table, columns), group in groupby(sorted(deletions, key=astuple), key=lambda deletion: (deletion.table, deletion.columns)):
        link.write(deletion_text(table, columns), [deletion.values for deletion in group], each=False)


def _update(link: Link, updates: Sequence[rows.Update]) -> None:
    """Make the updates in an order that depends only on them."""

    def statement(update: rows.Update) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        return update.table, update.changed, update.columns

    for columns, group in groupby(sorted(updates, key=lambda update: (*statement(update), update.keys)), key=statement):
        link.write(update_text(*columns), [(*update.values, *update.keys) for update in group], each=False)


def _write(link: Link, writes: Sequence[Write]) -> None:
    """Make the writes by kind, in the order of `WRITES`, then check the limits.

    Within a kind they are sorted by the first column, mostly the match: all transactions take their rows in the same order, so that no two
    wait for each other.
    """
    by_kind: dict[type[Any], list[tuple[Any, ...]]] = {}
    limits: list[rows.AtMost] = []
    deletions: list[rows.Deletion] = []
    updates: list[rows.Update] = []
    for write in writes:
        if isinstance(write, rows.AtMost):
            limits.append(write)
        elif isinstance(write, rows.Deletion):
            deletions.append(write)
        elif isinstance(write, rows.Update):
            updates.append(write)
        else:
            by_kind.setdefault(type(write), []).append(astuple(write))
    _delete(link, [deletion for deletion in deletions if deletion.table not in DELETED_LAST])
    for kind, statements in WRITES.items():
        if tuples := by_kind.get(kind):
            for sql in statements:
                link.write(sql, sorted(tuples, key=itemgetter(0)), each=kind in GUARDED)
    _update(link, updates)
    _delete(link, [deletion for deletion in deletions if deletion.table in DELETED_LAST])
    for limit in limits:
        sql = (COUNT if limit.guild is None else COUNT_WITHIN).format(column=limit.column, statuses=reads.placeholders(limit.statuses))
        within = () if limit.guild is None else (limit.guild,)
        if link.execute(sql, (limit.value, *limit.statuses, *within)).fetchone()[0] > limit.most:
            raise TooMany(limit.what, limit.most)
