"""What became of everybody in a match that is over: the rows from which statistics and ratings are made. Pure.

Whose result it is, where a seat changed hands:

- The result of a seat belongs to its owner: to the person in it at the end, else to the last one who sat there, for whom a bot keeps it.
- Who held the seat for more than half of the entries `played`, and so has who sat down first and sits there at the end.
- Who took it over later and holds it at the end `helped`: it is no play of theirs, and their rating can only rise.
- Who let a bot play for half of the match or more `left`; the result is theirs all the same, so that leaving saves no rating.
- Who was replaced by somebody else `left` as well, and has no result.
- Who had their data deleted in the middle `left`, under a number that is nobody's: that saves no rating of the others either.
- A match without a result, once begun, has `ended` for its owners.
- `own` says which share of the turns the owner played themselves (play/follows/own.py).

A match is rated when its table is, when every seat has an owner, and for those of them who take part in ratings at its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from engine.core import Seat
from engine.match import Entry
from play.follows.own import own_shares
from play.values import erased
from play.values.types import Table
from store.rows import OutcomeRow


def outcomes(after: Table, now: float, log: Sequence[Entry] = ()) -> Iterator[OutcomeRow]:
    """The rows to be written when a match ends, by its table at the end and its log. A lesson is no match to be counted."""
    if after.lesson is not None or after.seq <= 0:
        return
    result = after.result if after.status == "finished" else None
    owners = [after.owner_of(Seat(seat)) for seat in range(len(after.occupants))]
    gone = [erased.owner(after, Seat(seat)) if owner is None else None for seat, owner in enumerate(owners)]
    people = sum(owner is not None or before is not None for owner, before in zip(owners, gone, strict=True))
    left = "ended" if result is None else "left"
    shares = own_shares(after, log)
    is_rated = after.terms.rated and result is not None and people == len(owners)

    def row(seat: int, user: int, how: str, has_result: bool) -> OutcomeRow:
        place, points = (result.ranks[seat], result.scores[seat].total) if result is not None and has_result else (None, None)
        guild = after.place.guild_id
        return OutcomeRow(
            after.match, seat, user, how, place, points, after.game, guild, len(owners), people, is_rated and has_result, now,
            shares[seat] if has_result and user else 1.0,
        )  # fmt: skip

    for seat, owner in enumerate(owners):
        held = _held(after, Seat(seat))
        if owner is None:
            before = gone[seat]
            bot = row(seat, 0, "bot", True)
            yield bot if before is None else replace(bot, user=before.alias, how=left, rated=bot.rated and before.rated)
            continue
        sits = after.occupants[seat].person is not None
        is_most = 2 * held[owner.user_id] > after.seq
        how = "played" if is_most or (sits and next(iter(held)) == owner.user_id) else "helped" if sits else "left"
        yield row(seat, owner.user_id, "ended" if result is None else how, True)
        for other in held:
            if other not in (0, owner.user_id):
                yield row(seat, other, "left", False)


def _held(table: Table, seat: Seat) -> dict[int, int]:
    """How many entries were made while each person held a seat, the first holder first; 0 stands for bots."""
    found: dict[int, int] = {}
    since = 0
    for stint in sorted((stint for stint in table.past if stint.seat == seat), key=lambda stint: stint.until):
        user = 0 if stint.occupant.person is None else stint.occupant.person.user_id
        found[user] = found.get(user, 0) + max(0, stint.until - since)
        since = max(since, stint.until)
    person = table.occupants[seat].person
    user = 0 if person is None else person.user_id
    found[user] = found.get(user, 0) + table.seq - since
    return found
