"""What a message says, from the body of a request: its flags, its components, and the files that come with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.bodies import nested
from tests.wire.errors import EMPTY, INVALID, Refusal
from tests.wire.http import Asked, File
from tests.wire.places import EPHEMERAL, V2, Places

SUPPRESSED = 1 << 12
"""The flag of a message that notifies nobody."""

KEPT = EPHEMERAL | V2 | SUPPRESSED
"""Flags that a request may set."""


def new(places: Places, channel_id: str, body: dict[str, Any], files: dict[int, File]) -> dict[str, Any]:
    """What a new message says. Raises `Refusal`."""
    said = edited(places, channel_id, {"attachments": [], "flags": 0}, body, files)
    if not any((said.get("content"), said.get("components"), said.get("attachments"), body.get("embeds"))):
        raise Refusal(400, EMPTY)
    pinged = (body.get("allowed_mentions") or {}).get("users") or ()
    people = [places.users[str(user)] for user in pinged if str(user) in places.users]
    return {**said, "flags": (body.get("flags") or 0) & KEPT, "mentions": people}


def edited(places: Places, channel_id: str, old: dict[str, Any], body: dict[str, Any], files: dict[int, File]) -> dict[str, Any]:
    """What a message says after an edit; what the body does not name stays. Raises `Refusal`."""
    said: dict[str, Any] = {key: body[key] for key in ("content", "embeds") if body.get(key) is not None}
    if "attachments" in body or files:
        said["attachments"] = list(_attached(places, channel_id, old["attachments"], body.get("attachments") or [], files))
    if "components" in body:
        every = said.get("attachments", old["attachments"])
        said["components"] = _numbered(_linked(body["components"] or [], {file["filename"]: file for file in every}))
    if (body.get("flags") or 0) & V2:
        said["flags"] = old["flags"] | V2
    return said


def asked(places: Places, channel_id: str, request: Asked, old: dict[str, Any] | None = None) -> dict[str, Any]:
    """What the request wants said: in a new message, or in one that is there."""
    body = request.body or {}
    return new(places, channel_id, body, request.files) if old is None else edited(places, channel_id, old, body, request.files)


def _attached(
    places: Places, channel_id: str, old: list[dict[str, Any]], wanted: list[dict[str, Any]], files: dict[int, File]
) -> Iterator[dict[str, Any]]:
    """The attachments: those that stay by their id, and a file for each other one, whose number it has."""
    there = {entry["id"]: entry for entry in old}
    for entry in wanted:
        kept = there.get(str(entry["id"]))
        if kept is not None:
            yield {**kept, **({"description": entry["description"]} if "description" in entry else {})}
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
    if set(files) - {int(entry["id"]) for entry in wanted if str(entry["id"]) not in there}:
        raise Refusal(400, INVALID, "a file that no attachment names")


def _linked(component: Any, files: dict[str, dict[str, Any]]) -> Any:
    """The components with the addresses of the files that they show."""
    if isinstance(component, list):
        return [_linked(part, files) for part in component]
    if not isinstance(component, dict):
        return component
    made = {key: _linked(value, files) for key, value in component.items()}
    address = made.get("url")
    if isinstance(address, str) and address.startswith("attachment://"):
        file = files[address.removeprefix("attachment://")]
        made |= {"url": file["url"], "proxy_url": file["url"], "attachment_id": file["id"]}
    return made


def _numbered(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Discord gives every component a number that has none."""
    taken = {component["id"] for component in nested(components) if component.get("id")}
    number = 0
    for component in nested(components):
        if not component.get("id"):
            number += 1
            while number in taken:
                number += 1
            component["id"] = number  # type: ignore[index]
    return components
