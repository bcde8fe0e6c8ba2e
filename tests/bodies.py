"""Check every request body against Discord's published description, and against rules that it leaves out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from jsonschema import Draft202012Validator, validators

DESCRIPTION = Path(__file__).parent / "data" / "openapi-requests.json"
"""The request bodies that the bot sends, taken from Discord's own OpenAPI description (MIT licence)."""

V2 = 1 << 15
"""The flag of a message whose content is components alone."""
FORM = 9
"""The kind of a callback that opens a form."""

FILE_TYPE = r"audio|image|video|\.[a-z0-9]+"
"""What an upload or an option takes: a kind of files, or the end of their names."""

CONTROLS = (2, 3, 5, 6, 7, 8)
"""The types of components that people press: buttons (2) and menus of texts (3), users, roles, mentionables and channels (5 to 8)."""

BUTTON, MENU, TEXT = 2, 3, 10
"""Types of components: a button, a menu of texts, a text."""
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP = 18, 19, 21, 22
"""Types of components that only forms have."""
ONLY_V2 = (9, TEXT, 12, 13, 14, 17)
"""Types that only messages of the newer kind have: sections, texts, galleries, files, separators and containers."""
ATTACHMENT = 11
"""The type of a command's option that is a file."""

TAKES_NUMBERS = (3, 5, 6, 7, 8, FILE_UPLOAD, CHECKBOX_GROUP)
"""The types of a form's parts that have `min_values` and `max_values`."""

ROUTES = (
    ("POST", r"/channels/\d+/messages", "POST /channels/{channel_id}/messages"),
    ("PATCH", r"/channels/\d+/messages/\d+", "PATCH /channels/{channel_id}/messages/{message_id}"),
    ("POST", r"/interactions/\d+/[^/]+/callback", "POST /interactions/{interaction_id}/{interaction_token}/callback"),
    ("POST", r"/webhooks/\d+/[^/]+", "POST /webhooks/{webhook_id}/{webhook_token}"),
    ("PATCH", r"/webhooks/\d+/[^/]+/messages/@original", "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original"),
    ("POST", r"/users/@me/channels", "POST /users/@me/channels"),
    ("PUT", r"/applications/\d+/commands", "PUT /applications/{application_id}/commands"),
    ("POST", r"/applications/\d+/emojis", "POST /applications/{application_id}/emojis"),
    ("POST", r"/channels/\d+/threads", "POST /channels/{channel_id}/threads"),
    ("POST", r"/guilds/\d+/scheduled-events", "POST /guilds/{guild_id}/scheduled-events"),
    ("PATCH", r"/guilds/\d+/scheduled-events/\d+", "PATCH /guilds/{guild_id}/scheduled-events/{guild_scheduled_event_id}"),
    ("PATCH", r"/channels/\d+", "PATCH /channels/{channel_id}"),
)


DESCRIBED: dict[str, Any] = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
SCHEMAS: dict[str, Any] = DESCRIBED["components"]["schemas"]


def _may_be(alternative: Mapping[str, Any], value: Any) -> bool:
    """Return whether an alternative is meant for this `type`.

    This saves trying all alternatives, and names the fault.
    """
    name = alternative.get("$ref", "").rpartition("/")[2]
    kinds = SCHEMAS.get(name, alternative).get("properties", {}).get("type", {}).get("enum")
    return kinds is None or value["type"] in kinds


def _narrowed(keyword: str) -> Any:
    """Return a check that tries only the alternatives for the `type` of a value."""
    judge: Any = Draft202012Validator.VALIDATORS[keyword]

    def narrowed(check: Any, alternatives: Any, value: Any, schema: Any) -> Iterator[Any]:
        if isinstance(value, dict) and "type" in value:
            alternatives = [item for item in alternatives if _may_be(item, value)] or alternatives
        if len(alternatives) == 1:
            yield from check.descend(value, alternatives[0])
        else:
            yield from judge(check, alternatives, value, schema)

    return narrowed


_TEXT = re.compile(r'"(?:[^"\\]|\\.)*"')

LONG = 30
"""A text with more characters than this is no word that a schema knows."""

_fitting: set[tuple[str, str]] = set()
"""Parts that are as a schema wants them: the name of the schema, and what it looks at (`_looked_at`)."""


def _looked_at(part: Any) -> str:
    """Return what schemas look at in a part, as a key.

    This is the length of a long text, whether an id is one, and which strings are equal.
    """
    seen: dict[str, int] = {}

    def brief(text: re.Match[str]) -> str:
        string = text[0]
        if len(string) > LONG:
            return f"~{len(json.loads(string))}.{seen.setdefault(string, len(seen))}"
        return f"#{seen.setdefault(string, len(seen))}" if string[1:2] != "0" and string[1:-1].isdecimal() else string

    return _TEXT.sub(brief, json.dumps(part, ensure_ascii=False))


def _elsewhere(check: Any, name: str, value: Any, schema: Any) -> Iterator[Any]:
    """Check a value by a schema that is defined elsewhere; results are kept by `_looked_at`.

    Buttons and texts that are the same for the schema come again in most messages.
    """
    key = name, _looked_at(value)
    if key not in _fitting:
        wrong = list(check.descend(value, SCHEMAS[name.rpartition("/")[2]]))
        if not wrong:
            _fitting.add(key)
        yield from wrong


Narrow: Any = validators.extend(Draft202012Validator, {"oneOf": _narrowed("oneOf"), "anyOf": _narrowed("anyOf"), "$ref": _elsewhere})


@cache
def validator(route: str) -> Any:
    """Return the validator of one route's body."""
    return Narrow(DESCRIBED["requests"][route])


@cache
def post() -> Any:
    """Return the validator of a post in a forum, which the description lists beside other threads."""
    return Narrow({"$ref": "#/components/schemas/CreateForumThreadRequest"})


def plain(value: Any) -> Any:
    """Return a body as Discord reads it, with snowflakes as strings."""
    if isinstance(value, Mapping):
        return {key: _file(item) if key == "attachments" else plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    return str(value) if isinstance(value, int) and not isinstance(value, bool) and value > 2**32 else value


def _file(attachments: Any) -> Any:
    return [{**plain(file), "id": str(file["id"])} for file in attachments or ()]


def faults(method: str, path: str, body: Any) -> list[str]:
    """Return the faults that Discord would find in a request."""
    if body is None or method not in ("POST", "PATCH", "PUT"):
        return []
    for verb, pattern, route in ROUTES:
        if verb == method and re.fullmatch(pattern, path):
            content = plain(body)
            is_post = route.endswith("/threads") and "message" in content
            judge = post() if is_post else validator(route)
            wrong = [f"{method} {path}: {error.json_path}: {error.message[:300]}" for error in judge.iter_errors(content)]
            if route.endswith("/commands"):
                wrong += [f"{method} {path}: {fault}" for fault in command_faults(content)]
            message = content["message"] if is_post else content
            if route.endswith("/callback"):
                message = content.get("data")
            if isinstance(message, dict) and message.get("components"):
                message_errors = form_faults(message) if content.get("type") == FORM else message_faults(message)
                wrong += [f"{method} {path}: {fault}" for fault in message_errors]
            return wrong
    return [f"{method} {path} is not described"]


CHECKED = 250
"""About how many bodies of one test are checked."""

_right: set[str] = set()
"""Requests, without their ids, that are as Discord wants them. Many tests send the same ones."""


class Request(Protocol):
    """A request as a simulation keeps it."""

    method: str
    path: str
    json: Any


def check(requests: Iterable[Request]) -> None:
    """Check that requests are as Discord wants them.

    Equal bodies are checked once. Of very many, an even sample is checked.
    """
    distinct: dict[str, Request] = {}
    for request in requests:
        path, body = re.sub(r"[^/]*\d[^/]*", "#", request.path), re.sub(r"\d{5,}", "#", json.dumps(request.json, default=str))
        distinct.setdefault(f"{request.method} {path} {body}", request)
    for key, request in list(distinct.items())[:: 1 + len(distinct) // CHECKED]:
        if key in _right:
            continue
        wrong = faults(request.method, request.path, request.json)
        if wrong:
            raise AssertionError("\n".join(wrong))
        _right.add(key)


def nested(components: Any) -> Iterator[Mapping[str, Any]]:
    """Yield all components of a message."""
    for component in components or ():
        yield component
        yield from nested(component.get("components"))
        if component.get("accessory"):
            yield from nested([component["accessory"]])


def form_faults(form: Mapping[str, Any]) -> list[str]:
    """Return the faults of a form that the description does not list.

    A form has one to five labelled parts with ids of their own and short labels; `part_faults` has the rules of a part.
    """
    labels = [part for part in form["components"] if part.get("type") == LABEL]
    wrong = [] if 1 <= len(labels) == len(form["components"]) <= 5 else [f"{len(form['components'])} parts, {len(labels)} with a label"]
    ids = [part["component"]["custom_id"] for part in labels]
    wrong += [] if len(ids) == len(set(ids)) else [f"custom_ids twice: {ids}"]
    wrong += [f"too long: {text}" for text in (form["title"], *(part["label"] for part in labels)) if len(text) > 45]
    return wrong + [fault for part in labels for fault in part_faults(part["component"])]


def part_faults(part: Mapping[str, Any]) -> list[str]:
    """Return the faults of a form's part that the description does not list.

    They are about required values, exclusive choices, the number of choices, and kinds of files.
    """
    kind, own, options = part["type"], part["custom_id"], part.get("options") or ()
    wrong: list[str] = []
    if kind in TAKES_NUMBERS and part.get("required", True) and part.get("min_values") == 0:
        wrong.append(f"{own} must be filled in and may be empty")
    if kind == RADIO_GROUP:
        at_once = 1
    else:
        at_once = part.get("max_values") or (len(options) if kind == CHECKBOX_GROUP else 1)
    if sum(bool(option.get("default")) for option in options) > at_once or len(part.get("default_values") or ()) > at_once:
        wrong.append(f"more is chosen in {own} than may be")
    if kind == CHECKBOX_GROUP and at_once > len(options):
        wrong.append(f"{at_once} of {len(options)} in {own}")
    values = [option["value"] for option in options]
    wrong += [] if len(values) == len(set(values)) else [f"values twice in {own}"]
    return wrong + [f"{kind} is no kind of files" for kind in part.get("file_types") or () if not re.fullmatch(FILE_TYPE, kind)]


def command_faults(commands: Iterable[Mapping[str, Any]]) -> list[str]:
    """Return the faults of commands: only an option that is a file takes kinds of files."""
    options = [option for command in commands for option in command.get("options") or ()]
    wrong = [f"{option['name']} is no file" for option in options if option["type"] != ATTACHMENT and "file_types" in option]
    kinds = [kind for option in options for kind in option.get("file_types") or ()]
    return wrong + [f"{kind} is no kind of files" for kind in kinds if not re.fullmatch(FILE_TYPE, kind)]


def message_faults(message: Mapping[str, Any]) -> list[str]:
    """Return the faults of a message that the description does not list.

    A message has unique ids, at most 40 components and 4,000 characters, and only files that are sent.
    """
    every = list(nested(message["components"]))
    ids = [component["custom_id"] for component in every if component.get("type") in CONTROLS and "custom_id" in component]
    wrong = [] if len(ids) == len(set(ids)) else [f"custom_ids twice: {ids}"]
    if len(every) > 40:
        wrong.append(f"{len(every)} components")
    if sum(len(component["content"]) for component in every if component.get("type") == TEXT) > 4000:
        wrong.append("more than 4,000 characters")
    sent = {file.get("filename") for file in message.get("attachments") or ()}
    for component in every:
        for media in [component.get("file"), *(item.get("media") for item in component.get("items") or ())]:
            if media and media["url"].startswith("attachment://") and media["url"].removeprefix("attachment://") not in sent:
                wrong.append(f"{media['url']} is not sent")
    if any(component.get("type") in ONLY_V2 for component in every):
        if message.get("content") or message.get("embeds"):
            wrong.append("content or embeds in a V2 message")
        if "flags" in message and not message["flags"] & V2:
            wrong.append("a V2 message without its flag")
    if message.get("allowed_mentions") is None:
        wrong.append("allowed_mentions is missing")
    return wrong
