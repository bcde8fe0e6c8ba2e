"""Privileges in a line. rulebook: Privilege, Victory Points.

`church`, `king:church` with a ship in Goa, or `-`; and the King's privilege at the end.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from engine.values.core import NONE, Ask, Msg, Option, Talk
from games.navegador.rules import says
from games.navegador.rules.board import BASE, BONUS, GOA, KIND_NUMBER, KINDS, LEAST_WORKERS, PRIVILEGES, STEP, Kind, bonus
from games.navegador.rules.score import king_gains
from games.navegador.rules.state import items, owned
from games.navegador.rules.turn.work import Work


class Privilege(Struct, frozen=True, gc=False):
    """A privilege of a kind: one of the gallery, or the King's."""

    kind: Kind
    is_king: bool
    bonus: int
    """The cruzados that it pays at once."""


_NOTHING: Option[Privilege | None] = Option(NONE, None, Msg("navegador.privilege.nothing"))


@lru_cache(4096)
def _option(kind: int, held: int, items_owned: int, is_left: bool, can_pay: bool, is_king: bool) -> Option[Privilege | None]:
    """Return the option of a privilege of a kind, blocked if it cannot be taken.

    `held`: the privileges of the kind that the player has; `items_owned`: the items of the kind. `is_left`: the gallery has a token;
    `can_pay`: a worker can be given.
    """
    name = says.kind(KINDS[kind])
    label = Msg("navegador.privilege.king", kind=name) if is_king else name
    token = f"king:{KINDS[kind]}" if is_king else KINDS[kind]
    paid = bonus(kind, held, items_owned) if held < PRIVILEGES else 0
    value = Privilege(KINDS[kind], is_king, paid)
    if held >= PRIVILEGES:
        return Option(token, value, label, blocked=Msg("navegador.privilege.full"))
    if not is_king and not is_left:
        return Option(token, value, label, blocked=Msg("navegador.privilege.gone"))
    if not is_king and not can_pay:
        return Option(token, value, label, blocked=Msg("navegador.privilege.workers", least=LEAST_WORKERS))
    label = Msg("navegador.privilege.option", king=int(is_king), kind=name, bonus=paid)
    points = BASE[kind] + STEP[kind] * (held + 1)
    hint = Msg("navegador.privilege.hint", king=int(is_king), count=items_owned, each=BONUS[kind][held], points=points)
    return Option(token, value, label, hint=hint)


def take_privilege(work: Work) -> Talk[None]:
    """Ask which privilege to take for a worker; with a ship in Goa the King's costs none."""
    player, position = work.player, work.position
    held, numbers = owned(player), items(player)
    can_fetch_king = player.king == "goa" and player.ships[GOA] > 0  # the player's token still lies in Goa
    can_pay = player.workers > LEAST_WORKERS
    offered = [
        _option(kind, held[kind], numbers[kind], position.gallery[kind] > 0, can_pay, is_king)
        for is_king in ((False, True) if can_fetch_king else (False,))
        for kind in range(len(KINDS))
    ]
    if all(option.blocked is not None for option in offered):
        return
    prompt = _prompt(player.workers, player.money)
    taken: Privilege | None = yield Ask("privilege.take", prompt, (_NOTHING, *offered), so_far=work.look())
    if taken is not None:
        work.take(KIND_NUMBER[taken.kind], taken.is_king)


@lru_cache(1024)
def _prompt(workers: int, money: int) -> Msg:
    return Msg("navegador.privilege.ask", workers=workers, money=money)


def place_king(work: Work) -> Talk[None]:
    """Ask at the end of the last turn where the King's privilege is placed.

    ruling: It is asked there and not after the match, so that nobody has to wait for the answer.
    """
    player = work.player
    gains = king_gains(player)
    if player.king == "held" and any(gain is not None for gain in gains):
        kind: Kind = yield replace(_king_ask(gains), so_far=work.look())
        work.crown(KIND_NUMBER[kind])


@lru_cache(1024)
def _king_ask(gains: tuple[int | None, ...]) -> Ask:
    options = tuple(
        Option(
            f"king:{name}",
            name,
            Msg("navegador.king.option", kind=says.kind(name), gain=gain or 0),
            blocked=Msg("navegador.privilege.full") if gain is None else None,
        )
        for name, gain in zip(KINDS, gains, strict=True)
    )
    return Ask("king.place", Msg("navegador.king.ask"), options)
