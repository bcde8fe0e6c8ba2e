"""Privileges: `church`, `king:church` near Goa, or `-`; and the King's privilege at the end. rulebook: Privilege, Victory Points."""

from __future__ import annotations

from functools import lru_cache

from engine.core import NONE, Ask, Msg, Option, Suggestion, Talk
from engine.games.navegador import says
from engine.games.navegador.board import BONUS, KINDS, LEAST_WORKERS, PRIVILEGES, REGIONS
from engine.games.navegador.score import king_best, king_gains
from engine.games.navegador.state import items, owned
from engine.games.navegador.work import Work

GOA = REGIONS.index("goa")

Choice = tuple[int, bool]
"""A kind, -1 for none, and whether it is the King's privilege."""

_NOTHING = Option(NONE, (-1, False), Msg("navegador.privilege.nothing"))


@lru_cache(16384)
def _option(kind: int, held: int, number: int, gallery: int, workers: int, money: int, is_king: bool) -> Option[Choice]:
    """`held` privileges and a `number` of items of the kind are owned, `gallery` tokens are left."""
    name = says.kind(KINDS[kind])
    label = Msg("navegador.privilege.king" if is_king else "navegador.privilege.kind", kind=name)
    token = f"king:{KINDS[kind]}" if is_king else KINDS[kind]
    value = (kind, is_king)
    if held >= PRIVILEGES:
        return Option(token, value, label, blocked=Msg("navegador.privilege.full"))
    if not is_king and not gallery:
        return Option(token, value, label, blocked=Msg("navegador.privilege.gone"))
    if not is_king and workers <= LEAST_WORKERS:
        return Option(token, value, label, blocked=Msg("navegador.privilege.workers", least=LEAST_WORKERS))
    bonus = BONUS[kind][held] * number
    key = "navegador.privilege.hint.king" if is_king else "navegador.privilege.hint"
    hint = Msg(key, bonus=bonus, count=number, each=BONUS[kind][held], left=money + bonus)
    return Option(token, value, label, hint=hint)


def take_privilege(work: Work) -> Talk[None]:
    """Give a worker for a privilege and its bonus; with a ship in Goa, in the variant, the King's privilege costs none."""
    player = work.owner()
    held, numbers = owned(player), items(player)
    in_goa = work.king == "goa" and work.ships[GOA] > 0
    offered = [
        _option(kind, held[kind], numbers[kind], work.gallery[kind], work.workers, work.money, is_king)
        for is_king in ((False, True) if in_goa else (False,))
        for kind in range(len(KINDS))
    ]
    if all(option.blocked is not None for option in offered):
        return
    kind, is_king = yield Ask("?", _prompt(work.workers, work.money), (_NOTHING, *offered))
    if kind < 0:
        return
    bonus = BONUS[kind][held[kind]] * numbers[kind]
    work.money += bonus
    if is_king:
        work.king = KINDS[kind]
    else:
        work.workers -= 1
        work.privileges = _with(work.privileges, kind, 1)
        work.gallery = _with(work.gallery, kind, -1)
    work.did |= {"privilege": KINDS[kind], "is_king": is_king, "bonus": bonus}
    work.notes.append(says.privileged(work.seat, KINDS[kind], bonus, is_king))


@lru_cache(1024)
def _prompt(workers: int, money: int) -> Msg:
    return Msg("navegador.privilege.ask", workers=workers, money=money)


def _with(counts: tuple[int, ...], kind: int, change: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + change, *counts[kind + 1 :])


@lru_cache(1024)
def _king_ask(gains: tuple[int | None, ...], best: int) -> Ask:
    options = tuple(
        Option(
            f"king:{name}",
            kind,
            Msg("navegador.king.option", kind=says.kind(name), gain=gain or 0),
            blocked=Msg("navegador.privilege.full") if gain is None else None,
        )
        for kind, (name, gain) in enumerate(zip(KINDS, gains, strict=True))
    )
    return Ask("king", Msg("navegador.king.ask"), options, suggest=(Suggestion((options[best].token,), options[best].label),))


def place_king(work: Work) -> Talk[None]:
    """The King's privilege is placed at the end of the last turn; what is owned cannot change any more afterwards.

    ruling: It is asked there instead of after the match, where it would have to be waited for.
    """
    player = work.owner()
    best = king_best(player)
    if best is not None:
        kind = yield _king_ask(king_gains(player), KINDS.index(best))
        work.place_king(kind)
