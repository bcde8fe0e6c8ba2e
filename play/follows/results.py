"""The result of everybody in a match that is over. Pure.

Statistics and ratings are made of these rows.

Whose result it is if a seat changed hands:

- The result of a seat belongs to its owner: to the person in it at the end, else to the last one who sat there, for whom a bot keeps it.
- A person who had the seat for more than half of the match and sits there at the end `played`, and so did the one who sat down first.
  While a bot keeps a seat for somebody, they have it.
- A person who took it over later and sits there at the end `helped`: it counts as no match of theirs, and their rating can only rise.
- A person who let a bot play for half of the match or more `left`; the result is theirs all the same, so leaving saves no rating.
- A person who was replaced by somebody else has no result. They `began` if they had the seat first, else they `left`; `own` is their
  share of the match. It decides whose rating the place of the seat counts against (play/people/ratings.py).
- A person who had their data deleted is counted under a number that is nobody's: that saves no rating of the others either.
- A match without a result, once begun, has `ended` for its owners.
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
        place, points = (result.ranks[seat], result.scores[seat].total) if result is not None and has_result else (None, None)
        takes_part = is_rated and (user >= 0 or any(erased.alias == user and erased.rated for erased in after.oversight.erased))
        return OutcomeRow(
            after.match, seat, user, how, place, points, after.game, after.place.guild_id, len(owners), people, takes_part, now, own,
        )  # fmt: skip

    for seat, owner in enumerate(owners):
        if not owner:
            yield row(seat, 0, "bot", 1.0)
            continue
        sat, had = _held(after, Seat(seat))
        first, entries = next(iter(had), owner), max(1, sum(had.values()))
        if after.occupants[seat].person is not None:
            how = "played" if first == owner or 2 * had[owner] > entries else "helped"
        else:
            how = "played" if owner > 0 and 2 * sat[owner] > after.seq else "left"
        yield row(seat, owner, "ended" if result is None else how, shares[seat])
        for other in had:
            if other != owner:
                yield row(seat, other, BEGAN if other == first else "left", had[other] / entries, has_result=False)


def _owner(table: Table, seat: Seat) -> int:
    """Return the user id of the seat's owner: 0 for a bot, below zero for the erased."""
    owner = table.owner_of(seat)
    gone = erased.owner(table, seat) if owner is None else None
    return owner.user_id if owner is not None else 0 if gone is None else gone.alias


def _held(table: Table, seat: Seat) -> tuple[dict[int, int], dict[int, int]]:
    """Return the entries by user while they sat in a seat, and while it was theirs."""
    gone = erased.owner(table, seat)
    stints = sorted((stint for stint in table.past if stint.seat == seat), key=lambda stint: stint.until)
    sat: dict[int, int] = {}
    had: dict[int, int] = {}
    since = user = 0
    for until, occupant in (*((stint.until, stint.occupant) for stint in stints), (table.seq, table.occupants[seat])):
        played = max(0, until - since)
        since = max(since, until)
        if occupant.person is not None:
            user = occupant.person.user_id
        elif occupant.bot == GONE:
            user = 0 if gone is None else gone.alias
        if user:
            had[user] = had.get(user, 0) + played
            sat[user] = sat.get(user, 0) + (played if occupant.person is not None else 0)
    return sat, had
