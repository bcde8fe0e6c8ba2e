"""A picture that a card has already is not sent again; its words change all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.panel.spec import Picture
from tests.bodies import nested
from tests.e2e.stubs import Blind
from tests.e2e.world import World, raw, world

LATER = 2**32
"""Numbers of files that a message has are greater than this; those of files that are sent are places among them."""


class Same(Blind):
    """The same picture whenever one is asked for, with other words."""

    data, drawn = b"\x89PNG a sea", 0

    async def picture(self, *args: Any, **kwargs: Any) -> Any:
        Same.drawn += 1
        return Picture("position.png", Same.data, f"Look number {Same.drawn}")


async def reads_while_moving(w: World) -> dict[str, Any]:
    """Somebody moves; the picture in the edit of the card that follows."""
    before = len(w.env.http_requests)
    (member,) = await w.awaited_members()
    await member.slash(w.channel, "move", line=f"bid {(await w.table()).seq + 1}")
    await w.quiet()
    card = await w.card()
    edits = [request for request in w.env.http_requests[before:] if request.method == "PATCH" and request.path.endswith(str(card.id))]
    bodies: list[Any] = [edit.json for edit in edits]
    (file,) = bodies[-1]["attachments"]
    (gallery,) = [part for part in nested(raw(card)) if part.get("type") == 12]
    assert gallery["items"][0]["description"] == f"Look number {Same.drawn}" == file["description"]
    assert w.env.backend.cdn.get(gallery["items"][0]["media"]["url"]) == Same.data
    return dict(file)


async def test_only_a_new_picture_is_sent(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Same) as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        picture = await reads_while_moving(w)
        assert int(picture["id"]) > LATER, "the card has it since it was posted"
        assert (await reads_while_moving(w))["id"] == picture["id"]
        Same.data += b" and a ship"
        assert int((await reads_while_moving(w))["id"]) < LATER, "another picture"
        await w.restart()
        w.one_by_one()
        assert int((await reads_while_moving(w))["id"]) < LATER, "this process sent none yet"
        assert int((await reads_while_moving(w))["id"]) > LATER
        stored = w.env.backend.get_message(w.channel.id, (await w.card()).id)
        stored.attachments[0]["id"] = str(int(stored.attachments[0]["id"]) + 1)
        assert int((await reads_while_moving(w))["id"]) < LATER, "somebody else has put one there: Discord knows no such file"
