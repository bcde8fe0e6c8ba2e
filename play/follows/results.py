"""The result of everybody in a match that is over. Pure.

Statistics and ratings are computed from these rows. If a seat changed hands, these rules say whose result it is:

- A person *has* a seat while they sit in it and while a bot keeps it for them.
- The result of a seat belongs to its owner: the person in it at the end, else the last person who sat in it.
- The owner `played` if they sit there at the end and had the seat for more than half of the match, or were the first who sat in it.
- An owner who took the seat over later `helped`: the match does not count among their matches, and their rating cannot fall.
- A person who let a bot play for half of the match or more `left`. They have the result nevertheless, so leaving saves no rating.
- A person who was replaced by somebody else has no result. They `began` if they had the seat first, else they `left`. Their `own` is the
  share of the match for which they had the seat; it decides against whose rating the place counts (play/people/ratings.py).
- A person who had their data deleted is counted under a number of nobody, so that the others' ratings change as they would have.
- If a match that has begun ends without a result, the owners of its seats get `ended`.
- `own` is the share of the turns that the owner played themselves (play/follows/own.py).

A match is rated if its table is, and if every seat has an owner; it counts for those owners who take part in ratings at its end.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.match.match import Entry
from engine.values.core import Seat
from play.follows.own import own_shares
from play.values import erased
from play.values.types import GONE, Table
from store.rows import BEGAN, OutcomeRow


def outcomes(after: Table, now: float, log: Sequence[Entry] = ()) -> Iterator[OutcomeRow]:
    """Yield the rows for the end of a match, by its last table and its log; none for a lesson."""
    if after.lesson is not None or after.seq <= 0:
        return
    result = after.result if after.status == "finished" else None
    owners = [_owner(after, Seat(seat)) for seat in range(len(after.occupants))]
    people = sum(owner != 0 for owner in owners)
    shares = own_shares(after, log)
    is_rated = after.terms.rated and result is not None and people == len(owners)

    def row(seat: int, user: int, how: str, own: float, has_result: bool = True) -> OutcomeRow:
        """Return the row of a user in a seat; without `has_result` somebody else has its result."""
        place = points = None
        if result is not None and has_result:
            place, points = result.ranks[seat], result.scores[seat].total
        takes_part = is_rated and (user >= 0 or any(person.alias == user and person.rated for person in after.oversight.erased))
        return OutcomeRow(
            match=after.match, seat=seat, user=user, how=how, place=place, points=points, game=after.game, guild=after.place.guild_id,
            seats=len(owners), people=people, rated=takes_part, ended_at=now, own=own,
        )  # fmt: skip

    for seat, owner in enumerate(owners):
        if not owner:
            yield row(seat, 0, "bot", 1.0)
            continue
        entries_seated, entries_owned = _held(after, Seat(seat))
        first = next(iter(entries_owned), owner)
        entries = max(1, sum(entries_owned.values()))
        if after.occupants[seat].person is not None:
            how = "played" if first == owner or 2 * entries_owned[owner] > entries else "helped"
        else:
            how = "played" if owner > 0 and 2 * entries_seated[owner] > after.seq else "left"
        yield row(seat, owner, "ended" if result is None else how, shares[seat])
        for other in entries_owned:
            if other != owner:
                yield row(seat, other, BEGAN if other == first else "left", entries_owned[other] / entries, has_result=False)


def _owner(table: Table, seat: Seat) -> int:
    """Return the user id of the seat's owner: 0 for a bot, below 0 for a deleted person."""
    owner = table.owner_of(seat)
    if owner is not None:
        return owner.user_id
    erased_owner = erased.last_erased_owner(table, seat)
    return 0 if erased_owner is None else erased_owner.alias


def _held(table: Table, seat: Seat) -> tuple[dict[int, int], dict[int, int]]:
    """Return the numbers of entries by user: while they sat in a seat, and while they had it.

    The users are in the order in which they first had the seat.
    """
    erased_owner = erased.last_erased_owner(table, seat)
    stints = sorted((stint for stint in table.past if stint.seat == seat), key=lambda stint: stint.until)
    entries_seated: dict[int, int] = {}
    entries_owned: dict[int, int] = {}
    since = user = 0
    for until, occupant in (*((stint.until, stint.occupant) for stint in stints), (table.seq, table.occupants[seat])):
        played = max(0, until - since)
        since = max(since, until)
        if occupant.person is not None:
            user = occupant.person.user_id
        elif occupant.bot == GONE:
            user = 0 if erased_owner is None else erased_owner.alias
        if user:
            entries_owned[user] = entries_owned.get(user, 0) + played
            entries_seated[user] = entries_seated.get(user, 0) + (played if occupant.person is not None else 0)
    return entries_seated, entries_owned
