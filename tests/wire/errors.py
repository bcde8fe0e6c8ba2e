"""The refusals of Discord: a status, a code and words."""

from __future__ import annotations

from typing import Any

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
DMS_TOO_FAST = 40003
TOO_LARGE = 40005
TAG_NEEDED = 40067
ANSWERED_BEFORE = 40060
NO_ACCESS = 50001
NOT_YOURS = 50005
EMPTY = 50006
DM_CLOSED = 50007
NO_PERMISSION = 50013
OLD_TOKEN = 50027
INVALID = 50035
ARCHIVED = 50083
NO_JSON = 50109
NO_MUTUAL_SERVER = 50278
LOCKED = 160005

WORDS = {
    UNKNOWN_CHANNEL: "Unknown Channel",
    UNKNOWN_MESSAGE: "Unknown Message",
    UNKNOWN_USER: "Unknown User",
    UNKNOWN_WEBHOOK: "Unknown Webhook",
    UNKNOWN_INTERACTION: "Unknown interaction",
    DMS_TOO_FAST: "You are opening direct messages too fast",
    TOO_LARGE: "Request entity too large",
    ANSWERED_BEFORE: "Interaction has already been acknowledged.",
    TAG_NEEDED: "A tag is required to create a forum post in this channel",
    NO_ACCESS: "Missing Access",
    NOT_YOURS: "Cannot edit a message authored by another user",
    EMPTY: "Cannot send an empty message",
    DM_CLOSED: "Cannot send messages to this user",
    NO_PERMISSION: "Missing Permissions",
    OLD_TOKEN: "Invalid Webhook Token",
    INVALID: "Invalid Form Body",
    NO_MUTUAL_SERVER: "Cannot send messages to this user due to having no mutual guilds",
    ARCHIVED: "Thread is archived",
    NO_JSON: "The request body contains invalid JSON.",
    LOCKED: "Thread is locked",
}


class Refusal(Exception):
    """A request that Discord does not carry out."""

    def __init__(self, status: int, code: int = 0, words: str | None = None, **more: Any) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.body: dict[str, Any] = {"message": words or WORDS.get(code, f"{status}"), "code": code, **more}


def unknown(code: int) -> Refusal:
    """Return the refusal of a request about something that does not exist."""
    return Refusal(404, code)
