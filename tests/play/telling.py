"""A courier without Discord for tests: it delivers what is due and says what it did."""

from __future__ import annotations

from collections.abc import Iterable

from play.host import Host
from play.ledger.outbox import Effect
from play.telling.pings import Item, Step
from play.telling.waiting import ping_after_step


async def carry_out(host: Host, effect: Effect, message_id: int | None = None) -> list[Step]:
    """Carry out what is due for an effect; return the steps, one for each room (a server, or direct messages)."""
    dues = await host.telling.due(effect)
    now = host.ledger.clock.now()
    number = 900 + effect.edition if message_id is None else message_id
    stored = [ping for due in dues if (ping := ping_after_step(effect, due, channel_id=2, message_id=number, at=now)) is not None]
    held_until = next((due.until for due in dues if due.step == "hold"), None)
    if held_until is not None:
        await host.telling.hold(effect, stored, held_until)
    else:
        await host.telling.finish(effect, stored)
    return [due.step for due in dues]


async def carry_out_all(host: Host, *matches: int) -> list[tuple[int, int, Step]]:
    """Send everything that is due for these matches; return the match, the person and the step of each message that changed."""
    done: list[tuple[int, int, Step]] = []
    for match in matches:
        for effect in await host.outbox.claim(match):
            if effect.kind in ("ping", "ask", "early", "digest"):
                steps = await carry_out(host, effect, 1000 + len(done) + 10 * match + effect.edition)
                done += [(match, effect.recipient, step) for step in steps if step != "nothing"]
            elif effect.kind == "notice":
                await host.people.delete_notices(await host.people.notices(match, effect.recipient))
                await host.outbox.remove(effect)
            else:
                await host.outbox.remove(effect)
    return done


async def shown_items(host: Host, user_id: int, room: int = 1) -> tuple[Item, ...]:
    """The items of the message that a person has in a room; none if there is no message."""
    return next((ping.shown for ping in await host.telling.pings(user_id) if ping.room == room and ping.stands), ())


async def users_with_pings(host: Host, *users: int) -> list[int]:
    """Those of these people who have a message."""
    return [user for user in users if any(ping.stands for ping in await host.telling.pings(user))]


def steps_for(sent: Iterable[tuple[int, int, Step]], user: int) -> list[Step]:
    """Those of the sent steps that a person gets."""
    return [step for _, recipient, step in sent if recipient == user]
