"""Makes the content of a message from the body of a request: flags, components and files."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.bodies import nested
from tests.wire.errors import EMPTY, INVALID, Refusal
from tests.wire.http import File, Request
from tests.wire.places import EPHEMERAL, V2, Places

SUPPRESSED = 1 << 12
"""The flag of a message that notifies nobody."""

KEPT = EPHEMERAL | V2 | SUPPRESSED
"""Flags that a request may set."""


def new(places: Places, channel_id: str, body: dict[str, Any], files: dict[int, File]) -> dict[str, Any]:
    """Return the content of a new message. Raises `Refusal`."""
    content = edit(places, channel_id, {"attachments": [], "flags": 0}, body, files)
    if not any((content.get("content"), content.get("components"), content.get("attachments"), body.get("embeds"))):
        raise Refusal(400, EMPTY)
    pinged = (body.get("allowed_mentions") or {}).get("users") or ()
    people = [places.users[str(user)] for user in pinged if str(user) in places.users]
    return {**content, "flags": (body.get("flags") or 0) & KEPT, "mentions": people}


def edit(places: Places, channel_id: str, old: dict[str, Any], body: dict[str, Any], files: dict[int, File]) -> dict[str, Any]:
    """Return the fields of a message that an edit changes. Raises `Refusal`."""
    content: dict[str, Any] = {key: body[key] for key in ("content", "embeds") if body.get(key) is not None}
    if "attachments" in body or files:
        content["attachments"] = list(_attach(places, channel_id, old["attachments"], body.get("attachments") or [], files))
    if "components" in body:
        every = content.get("attachments", old["attachments"])
        content["components"] = _number(_link(body["components"] or [], {file["filename"]: file for file in every}))
    if (body.get("flags") or 0) & V2:
        content["flags"] = old["flags"] | V2
    return content


def of_request(places: Places, channel_id: str, request: Request, old: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the content that a request gives to a new message, or to the message `old`."""
    body = request.body or {}
    return new(places, channel_id, body, request.files) if old is None else edit(places, channel_id, old, body, request.files)


def _attach(
    places: Places, channel_id: str, old: list[dict[str, Any]], wanted: list[dict[str, Any]], files: dict[int, File]
) -> Iterator[dict[str, Any]]:
    """Yield the attachments of a message: old ones by their id, new ones with their file."""
    old_by_id = {entry["id"]: entry for entry in old}
    for entry in wanted:
        remaining = old_by_id.get(str(entry["id"]))
        if remaining is not None:
            yield {**remaining, **({"description": entry["description"]} if "description" in entry else {})}
            continue
        file = files.get(int(entry["id"]))
        if file is None:
            raise Refusal(400, INVALID, f"there is no files[{entry['id']}]")
        own = places.snowflake()
        address = f"https://cdn.discordapp.com/attachments/{channel_id}/{own}/{file.name}"
        is_picture = file.data.startswith(b"\x89PNG")
        if not is_picture:
            places.uploads[own] = file.data
        yield {
            "id": own, "filename": entry.get("filename") or file.name, "size": len(file.data), "url": address, "proxy_url": address,
            **({"description": entry["description"]} if entry.get("description") else {}),
            **({"content_type": "image/png", "width": 800, "height": 600} if is_picture else {}),
        }  # fmt: skip
    if set(files) - {int(entry["id"]) for entry in wanted if str(entry["id"]) not in old_by_id}:
        raise Refusal(400, INVALID, "a file that no attachment names")


def _link(component: Any, files: dict[str, dict[str, Any]]) -> Any:
    """Return components with the addresses of the files that they show."""
    if isinstance(component, list):
        return [_link(part, files) for part in component]
    if not isinstance(component, dict):
        return component
    linked = {key: _link(value, files) for key, value in component.items()}
    address = linked.get("url")
    if isinstance(address, str) and address.startswith("attachment://"):
        file = files[address.removeprefix("attachment://")]
        linked |= {"url": file["url"], "proxy_url": file["url"], "attachment_id": file["id"]}
    return linked


def _number(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return components with a number for each that has none, as Discord gives it."""
    taken = {component["id"] for component in nested(components) if component.get("id")}
    number = 0
    for component in nested(components):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number  # type: ignore[index]
    return components
