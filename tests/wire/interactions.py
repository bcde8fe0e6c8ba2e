"""Interactions: what somebody clicked is told, and answered once, in time, with a token that does not last."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from tests.wire import contents
from tests.wire.errors import ANSWERED_BEFORE, INVALID, OLD_TOKEN, UNKNOWN_INTERACTION, UNKNOWN_WEBHOOK, Refusal, unknown
from tests.wire.http import Asked, route
from tests.wire.places import DIRECT, EPHEMERAL, LOADING, UPLOAD, Places, told

COMMAND, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5
"""Types of interactions."""

MESSAGE, DEFERRED, DEFERRED_UPDATE, UPDATE, CHOICES, OPENED = 4, 5, 6, 7, 8, 9
"""Types of first answers."""

TOKEN_LIVES = 900.0
"""Seconds for which the token of an interaction can be used."""


@dataclass
class Interaction:
    """Something that somebody did, and what came of it."""

    id: str
    token: str
    kind: int
    user: dict[str, Any]
    channel: dict[str, Any]
    payload: dict[str, Any]
    source: dict[str, Any] | None
    """The message that was clicked."""
    came: float
    answer: int | None = None
    """The type of the first answer."""
    message: dict[str, Any] | None = None
    """The message that is the answer."""
    followups: list[dict[str, Any]] = field(default_factory=list)
    form: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None
    is_updated: bool = False
    """A clicked message whose answer was put off was changed after all."""

    @property
    def is_answered(self) -> bool:
        """Whether the person sees the answer, and not only that it is under way."""
        if self.answer == DEFERRED_UPDATE:
            return self.is_updated or bool(self.followups)
        return self.answer is not None and (self.message is None or not self.message["flags"] & LOADING)


class Interactions:
    """All interactions of a run."""

    def __init__(self, places: Places) -> None:
        self.places = places
        self.within = 3.0
        """Seconds in which the bot has to answer."""
        self.commands: list[dict[str, Any]] = []
        self.emojis: list[dict[str, Any]] = []
        self.every: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.late: list[Interaction] = []
        """Those whose answer came too late."""

    def happens(
        self, kind: int, user: dict[str, Any], channel: dict[str, Any], data: dict[str, Any], source: dict[str, Any] | None = None
    ) -> Interaction:
        """Somebody does something; the bot is told."""
        own, places = self.places.snowflake(), self.places
        where: dict[str, Any] = {"user": user, "context": 1, "authorizing_integration_owners": {"1": user["id"]}}
        if channel["type"] != DIRECT:
            guild = places.guilds[channel["guild_id"]]
            may = str(places.allowed(channel, user["id"]))
            where = {
                "guild_id": guild["id"], "guild": {"id": guild["id"], "features": [], "locale": "en-US"}, "guild_locale": "en-US",
                "member": {**guild["_members"][user["id"]], "permissions": may}, "context": 0,
                "authorizing_integration_owners": {"0": guild["id"]},
            }  # fmt: skip
        payload = {
            "id": own, "application_id": places.bot["id"], "type": kind, "data": data, "channel_id": channel["id"],
            "channel": {**told(channel), "permissions": str(places.allowed(channel, user["id"]))},
            "token": secrets.token_urlsafe(40), "version": 1, "locale": "en-US", "entitlements": [], "attachment_size_limit": UPLOAD,
            "app_permissions": str(places.allowed(channel, places.bot["id"])), **where,
            **({} if source is None else {"message": told(source)}),
        }  # fmt: skip
        made = Interaction(own, payload["token"], kind, user, channel, payload, source, time.monotonic())
        self.every[own] = self._by_token[made.token] = made
        self.again(made)
        return made

    def again(self, interaction: Interaction) -> None:
        """Tell the bot of an interaction, perhaps once more."""
        self.places.emit("INTERACTION_CREATE", interaction.payload)

    def expire(self, interaction: Interaction) -> None:
        """Its 15 minutes are over."""
        interaction.came -= TOKEN_LIVES

    @route("PUT /applications/{}/commands")
    async def register(self, asked: Asked) -> list[dict[str, Any]]:
        """The commands of the bot, all at once."""
        about = {"application_id": self.places.bot["id"], "version": self.places.snowflake()}
        self.commands = [{**body, **about, "id": self.places.snowflake()} for body in asked.body]
        return self.commands

    @route("GET /applications/{}/emojis")
    async def own_emojis(self, asked: Asked) -> dict[str, Any]:
        """The emojis of the bot itself."""
        return {"items": self.emojis}

    @route("POST /applications/{}/emojis")
    async def new_emoji(self, asked: Asked) -> dict[str, Any]:
        """One emoji more."""
        self.emojis.append({"id": self.places.snowflake(), "name": asked.body["name"], "animated": False, "available": True})
        return self.emojis[-1]

    # The first answer.

    @route("POST /interactions/{}/{}/callback")
    async def call_back(self, asked: Asked) -> dict[str, Any] | None:
        """Answer for the first time."""
        found = self.every.get(asked.at[0])
        if found is None or found.token != asked.at[1]:
            raise unknown(UNKNOWN_INTERACTION)
        if found.answer is not None:
            raise Refusal(400, ANSWERED_BEFORE)
        if time.monotonic() - found.came > self.within:
            self.late.append(found)
            raise unknown(UNKNOWN_INTERACTION)
        self._answered(found, asked)
        found.answer = asked.body["type"]
        self.places.happened()
        if asked.query.get("with_response") not in ("1", "true"):
            return None
        told_of: dict[str, Any] = {"id": found.id, "type": found.kind}
        if found.message is None:
            return {"interaction": told_of, "resource": {"type": asked.body["type"]}}
        flags = found.message["flags"]
        told_of |= {
            "response_message_id": found.message["id"], "response_message_loading": bool(flags & LOADING),
            "response_message_ephemeral": bool(flags & EPHEMERAL),
        }  # fmt: skip
        return {"interaction": told_of, "resource": {"type": asked.body["type"], "message": told(found.message)}}

    def _answered(self, found: Interaction, asked: Asked) -> None:
        kind, data = asked.body["type"], asked.body.get("data") or {}
        is_click = found.source is not None
        if (kind in (UPDATE, DEFERRED_UPDATE) and not is_click) or (kind == OPENED and found.kind in (FORM, COMPLETION)):
            raise Refusal(400, INVALID)
        if (kind == CHOICES) != (found.kind == COMPLETION):
            raise Refusal(400, INVALID)
        if kind == CHOICES:
            found.choices = data["choices"]
        elif kind == OPENED:
            found.form = data
        elif kind == MESSAGE:
            found.message = self._written(found, contents.new(self.places, found.channel["id"], data, asked.files))
        elif kind == DEFERRED:
            found.message = self._written(found, {"flags": LOADING | ((data.get("flags") or 0) & EPHEMERAL)})
        elif kind == UPDATE:
            self._changed(found, data, asked)
        else:
            found.message = found.source

    def _written(self, found: Interaction, said: dict[str, Any]) -> dict[str, Any]:
        private = {"_for": found.user["id"]} if said["flags"] & EPHEMERAL else {}
        about = {"id": found.id, "type": found.kind, "user": found.user, "authorizing_integration_owners": {}}
        own = {"application_id": self.places.bot["id"], "webhook_id": self.places.bot["id"], "interaction_metadata": about}
        return self.places.written(found.channel, self.places.bot, **said, **private, **own)

    def _changed(self, found: Interaction, body: dict[str, Any], asked: Asked) -> None:
        assert found.source is not None
        found.message = self._there(found.channel["id"], found.source["id"])
        self.places.edited(found.message, **contents.edited(self.places, found.channel["id"], found.message, body, asked.files))

    def _there(self, channel_id: str, message_id: str) -> dict[str, Any]:
        """A message that was not dismissed meanwhile. Raises `Refusal`."""
        return self.places.message(channel_id, message_id)

    # With the token.

    def _by(self, asked: Asked) -> Interaction:
        """The interaction whose token a request has. Raises `Refusal`."""
        found = self._by_token.get(asked.at[1])
        if asked.at[0] != self.places.bot["id"] or found is None or found.answer is None:
            raise unknown(UNKNOWN_WEBHOOK)
        if time.monotonic() - found.came > TOKEN_LIVES:
            raise Refusal(401, OLD_TOKEN)
        return found

    @route("POST /webhooks/{}/{}")
    async def follow_up(self, asked: Asked) -> dict[str, Any]:
        """One more message; while the answer is only announced, it takes its place."""
        found = self._by(asked)
        said = contents.asked(self.places, found.channel["id"], asked)
        if found.message is not None and found.message["flags"] & LOADING:
            self._filled(found.message, said)
            return told(found.message)
        found.followups.append(self._written(found, said))
        self.places.happened()
        return told(found.followups[-1])

    def _filled(self, message: dict[str, Any], said: dict[str, Any]) -> None:
        flags = (message["flags"] & ~LOADING) | (said.get("flags", 0) & ~(EPHEMERAL | LOADING))
        self.places.edited(message, **{**said, "flags": flags})

    def _meant(self, asked: Asked) -> tuple[Interaction, dict[str, Any]]:
        found = self._by(asked)
        if asked.at[2] == "@original":
            if found.message is None:
                raise unknown(10008)
            return found, self._there(found.channel["id"], found.message["id"])
        message = self._there(found.channel["id"], asked.at[2])
        if message["author"]["id"] != self.places.bot["id"]:
            raise unknown(10008)
        return found, message

    @route("GET /webhooks/{}/{}/messages/{}")
    async def look(self, asked: Asked) -> dict[str, Any]:
        """The answer, or a further message."""
        return told(self._meant(asked)[1])

    @route("PATCH /webhooks/{}/{}/messages/{}")
    async def edit(self, asked: Asked) -> dict[str, Any]:
        """Say something else in the answer, or for the first time in one that was announced."""
        found, message = self._meant(asked)
        said = contents.asked(self.places, found.channel["id"], asked, message)
        self._filled(message, {"flags": message["flags"], **said})
        found.is_updated = True
        self.places.happened()
        return told(message)

    @route("DELETE /webhooks/{}/{}/messages/{}")
    async def delete(self, asked: Asked) -> None:
        """Delete the answer, or a further message."""
        self.places.removed(self._meant(asked)[1])
