"""Clicks and commands: the bot is told of them and answers once, in time, with a token."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from tests.wire import contents
from tests.wire.errors import ANSWERED_BEFORE, INVALID, OLD_TOKEN, UNKNOWN_INTERACTION, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK, Refusal, unknown
from tests.wire.http import Request, route
from tests.wire.places import DIRECT, EPHEMERAL, LOADING, UPLOAD, Places, public_fields

# Types of interactions.
COMMAND = 2
COMPONENT = 3
COMPLETION = 4
FORM = 5

# Types of first answers.
MESSAGE = 4
DEFERRED = 5
DEFERRED_UPDATE = 6
UPDATE = 7
CHOICES = 8
OPENED = 9

TOKEN_LIVES = 900.0
"""Seconds for which the token of an interaction can be used."""


@dataclass
class Interaction:
    """A click or command of a person, and the answers to it."""

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
        """Return whether the person sees the answer itself, not only that it is under way."""
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
        """Interactions whose answer came too late."""

    def happens(
        self, kind: int, user: dict[str, Any], channel: dict[str, Any], data: dict[str, Any], source: dict[str, Any] | None = None
    ) -> Interaction:
        """Record that somebody does something, and tell the bot."""
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
            "channel": {**public_fields(channel), "permissions": str(places.allowed(channel, user["id"]))},
            "token": secrets.token_urlsafe(40), "version": 1, "locale": "en-US", "entitlements": [], "attachment_size_limit": UPLOAD,
            "app_permissions": str(places.allowed(channel, places.bot["id"])), **where,
            **({} if source is None else {"message": public_fields(source)}),
        }  # fmt: skip
        interaction = Interaction(own, payload["token"], kind, user, channel, payload, source, time.monotonic())
        self.every[own] = self._by_token[interaction.token] = interaction
        self.again(interaction)
        return interaction

    def again(self, interaction: Interaction) -> None:
        """Tell the bot of an interaction, perhaps once more."""
        self.places.emit("INTERACTION_CREATE", interaction.payload)

    def expire(self, interaction: Interaction) -> None:
        """Let the 15 minutes of an interaction be over."""
        interaction.came -= TOKEN_LIVES

    @route("GET /applications/{}/commands")
    async def known_commands(self, request: Request) -> list[dict[str, Any]]:
        """List the commands of the bot."""
        return self.commands

    @route("PUT /applications/{}/commands")
    async def register(self, request: Request) -> list[dict[str, Any]]:
        """Replace the commands of the bot."""
        about = {"application_id": self.places.bot["id"], "version": self.places.snowflake()}
        self.commands = [{**body, **about, "id": self.places.snowflake()} for body in request.body]
        return self.commands

    @route("GET /applications/{}/emojis")
    async def own_emojis(self, request: Request) -> dict[str, Any]:
        """List the bot's own emojis."""
        return {"items": self.emojis}

    @route("POST /applications/{}/emojis")
    async def new_emoji(self, request: Request) -> dict[str, Any]:
        """Add an emoji of the bot."""
        self.emojis.append({"id": self.places.snowflake(), "name": request.body["name"], "animated": False, "available": True})
        return self.emojis[-1]

    # The first answer.

    @route("POST /interactions/{}/{}/callback")
    async def call_back(self, request: Request) -> dict[str, Any] | None:
        """Give the first answer to an interaction."""
        interaction_id, token = request.at
        interaction = self.every.get(interaction_id)
        if interaction is None or interaction.token != token:
            raise unknown(UNKNOWN_INTERACTION)
        if interaction.answer is not None:
            raise Refusal(400, ANSWERED_BEFORE)
        if time.monotonic() - interaction.came > self.within:
            self.late.append(interaction)
            raise unknown(UNKNOWN_INTERACTION)
        self._answer(interaction, request)
        interaction.answer = request.body["type"]
        self.places.happened()
        if request.query.get("with_response") not in ("1", "true"):
            return None
        summary: dict[str, Any] = {"id": interaction.id, "type": interaction.kind}
        if interaction.message is None:
            return {"interaction": summary, "resource": {"type": request.body["type"]}}
        flags = interaction.message["flags"]
        summary |= {
            "response_message_id": interaction.message["id"], "response_message_loading": bool(flags & LOADING),
            "response_message_ephemeral": bool(flags & EPHEMERAL),
        }  # fmt: skip
        return {"interaction": summary, "resource": {"type": request.body["type"], "message": public_fields(interaction.message)}}

    def _answer(self, interaction: Interaction, request: Request) -> None:
        """Apply the first answer to an interaction. Raises `Refusal`."""
        kind, data = request.body["type"], request.body.get("data") or {}
        is_click = interaction.source is not None
        if (kind in (UPDATE, DEFERRED_UPDATE) and not is_click) or (kind == OPENED and interaction.kind in (FORM, COMPLETION)):
            raise Refusal(400, INVALID)
        if (kind == CHOICES) != (interaction.kind == COMPLETION):
            raise Refusal(400, INVALID)
        if kind == CHOICES:
            interaction.choices = data["choices"]
        elif kind == OPENED:
            interaction.form = data
        elif kind == MESSAGE:
            interaction.message = self._write(interaction, contents.new(self.places, interaction.channel["id"], data, request.files))
        elif kind == DEFERRED:
            interaction.message = self._write(interaction, {"flags": LOADING | ((data.get("flags") or 0) & EPHEMERAL)})
        elif kind == UPDATE:
            self._change(interaction, data, request)
        else:
            interaction.message = interaction.source

    def _write(self, interaction: Interaction, content: dict[str, Any]) -> dict[str, Any]:
        """Post the message of an answer, private if its flags say so."""
        private = {"_for": interaction.user["id"]} if content["flags"] & EPHEMERAL else {}
        about = {"id": interaction.id, "type": interaction.kind, "user": interaction.user, "authorizing_integration_owners": {}}
        own = {"application_id": self.places.bot["id"], "webhook_id": self.places.bot["id"], "interaction_metadata": about}
        return self.places.written(interaction.channel, self.places.bot, **content, **private, **own)

    def _change(self, interaction: Interaction, body: dict[str, Any], request: Request) -> None:
        """Edit the message whose control was used."""
        assert interaction.source is not None
        interaction.message = self._there(interaction.channel["id"], interaction.source["id"])
        self.places.edited(
            interaction.message, **contents.edit(self.places, interaction.channel["id"], interaction.message, body, request.files)
        )

    def _there(self, channel_id: str, message_id: str) -> dict[str, Any]:
        """Return a message that was not dismissed. Raises `Refusal`."""
        return self.places.message(channel_id, message_id)

    # With the token.

    def _by(self, request: Request) -> Interaction:
        """Return the interaction whose token a request has. Raises `Refusal`."""
        application_id, token, *_ = request.at
        interaction = self._by_token.get(token)
        if application_id != self.places.bot["id"] or interaction is None or interaction.answer is None:
            raise unknown(UNKNOWN_WEBHOOK)
        if time.monotonic() - interaction.came > TOKEN_LIVES:
            raise Refusal(401, OLD_TOKEN)
        return interaction

    @route("POST /webhooks/{}/{}")
    async def follow_up(self, request: Request) -> dict[str, Any]:
        """Post a further message, or fill in an answer that was only announced."""
        interaction = self._by(request)
        content = contents.of_request(self.places, interaction.channel["id"], request)
        if interaction.message is not None and interaction.message["flags"] & LOADING:
            self._fill(interaction.message, content)
            return public_fields(interaction.message)
        interaction.followups.append(self._write(interaction, content))
        self.places.happened()
        return public_fields(interaction.followups[-1])

    def _fill(self, message: dict[str, Any], content: dict[str, Any]) -> None:
        """Replace the content of a message; it is not announced any more."""
        flags = (message["flags"] & ~LOADING) | (content.get("flags", 0) & ~(EPHEMERAL | LOADING))
        self.places.edited(message, **{**content, "flags": flags})

    def _interaction_of(self, request: Request) -> tuple[Interaction, dict[str, Any]]:
        """Return the interaction of a request and the message that it names. Raises `Refusal`."""
        interaction = self._by(request)
        _, _, message_id = request.at
        if message_id == "@original":
            if interaction.message is None:
                raise unknown(UNKNOWN_MESSAGE)
            return interaction, self._there(interaction.channel["id"], interaction.message["id"])
        message = self._there(interaction.channel["id"], message_id)
        if message["author"]["id"] != self.places.bot["id"]:
            raise unknown(UNKNOWN_MESSAGE)
        return interaction, message

    @route("GET /webhooks/{}/{}/messages/{}")
    async def look(self, request: Request) -> dict[str, Any]:
        """Return the answer or a further message."""
        _, message = self._interaction_of(request)
        return public_fields(message)

    @route("PATCH /webhooks/{}/{}/messages/{}")
    async def edit(self, request: Request) -> dict[str, Any]:
        """Edit the answer or a further message; this also fills in an announced answer."""
        interaction, message = self._interaction_of(request)
        content = contents.of_request(self.places, interaction.channel["id"], request, message)
        self._fill(message, {"flags": message["flags"], **content})
        interaction.is_updated = True
        self.places.happened()
        return public_fields(message)

    @route("DELETE /webhooks/{}/{}/messages/{}")
    async def delete(self, request: Request) -> None:
        """Delete the answer or a further message."""
        _, message = self._interaction_of(request)
        self.places.removed(message)
