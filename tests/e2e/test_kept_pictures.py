"""A picture that a card has already is not sent again; its words change all the same."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.panel.spec import Picture
from tests.bodies import nested
from tests.e2e.stubs import Blind
from tests.e2e.world import World, raw, world

LEAST_ID = 2**32
"""Discord gives greater ids to the files of a message. A file that is sent has its position as a number."""


class Same(Blind):
    """Gives the same picture each time, with another alt text."""

    data, drawn = b"\x89PNG a sea", 0

    async def picture(self, *args: Any, **kwargs: Any) -> Any:
        Same.drawn += 1
        return Picture("position.png", Same.data, f"Look number {Same.drawn}")


def was_sent_before(file: dict[str, Any]) -> bool:
    """Return whether an edit keeps a file of the message, so that it is not sent again."""
    return int(file["id"]) > LEAST_ID


async def picture_after_move(w: World) -> dict[str, Any]:
    """Let somebody move; return the picture in the edit of the card that follows."""
    before = len(w.env.http_requests)
    (member,) = await w.awaited_members()
    await member.slash(w.channel, "move", line=f"bid {(await w.table()).seq + 1}")
    await w.quiet()
    card = await w.card()
    edits = [request for request in w.env.http_requests[before:] if request.method == "PATCH" and request.path.endswith(str(card.id))]
    bodies: list[Any] = [edit.json for edit in edits]
    *_, body = bodies
    (file,) = body["attachments"]
    (gallery,) = [part for part in nested(raw(card)) if part.get("type") == 12]
    (item,) = gallery["items"]
    assert item["description"] == f"Look number {Same.drawn}" == file["description"]
    assert w.env.backend.cdn.get(item["media"]["url"]) == Same.data
    return dict(file)


async def test_only_a_new_picture_is_sent(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db", Same) as w:
        w.one_by_one()
        await w.begin_match("ana", "bruno", "clara")
        picture = await picture_after_move(w)
        assert was_sent_before(picture), "the card has it since it was posted"
        assert (await picture_after_move(w))["id"] == picture["id"]
        Same.data += b" and a ship"
        assert not was_sent_before(await picture_after_move(w)), "another picture"
        await w.restart()
        w.one_by_one()
        assert not was_sent_before(await picture_after_move(w)), "this process sent none yet"
        assert was_sent_before(await picture_after_move(w))
        stored = w.env.backend.get_message(w.channel.id, (await w.card()).id)
        (attachment,) = stored.attachments
        attachment["id"] = str(int(attachment["id"]) + 1)
        assert not was_sent_before(await picture_after_move(w)), "the message has another file by now"
