"""A forged click gets an answer, learns nothing about the match and changes nothing."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cogs.actions.looking_back import ShowLog, ShowReplay
from cogs.actions.panel import AtTable, Back, Confirm, Pick, StartOver, TakeAnswer, Where, of
from cogs.actions.seats import Consent, GiveSeat, TakeBack
from cogs.actions.tables import LookAtBoard, Move, MoveHere, OpenOptions, OpenTable, OpenTurn, SeatBot, SetOption, ShowMore, ShowPart
from cogs.actions.wire import ACTIONS, Action, parse_id
from cogs.edge.limits import ClickLimit, Limits
from cogs.operation.logs import Lines
from cogs.screens.options import shape
from engine.match import registry
from engine.values.core import Msg, Seat
from play.ledger.reading import Reading
from play.people.settings import People
from play.turn.drafts import Turns
from play.values.errors import NotStored
from play.values.types import Table
from tests.e2e.world import HASTY, World, texts, world

OUTSIDE = ("another server", "another channel", "a direct message")
REFUSAL = "There is no such table"
STRANGER, ANOTHER_STRANGER = 424242, 464646
PRIVATE_THREAD = 987654321
MEMBER = discord.Permissions(send_messages=True, view_channel=True)
SHOWN = tuple({"show": show} for show in ("picture", "log", "replay", "file"))
COMMANDS: tuple[tuple[str, dict[str, str]], ...] = (("undo", {}), ("move", {"line": "bid 1"}), *(("match", show) for show in SHOWN))


class Answer:
    """The ways to answer an interaction; keeps what was answered."""

    def __init__(self) -> None:
        self.said: list[dict[str, Any]] = []

    def is_done(self) -> bool:
        return bool(self.said)

    async def _answered(self, *args: Any, **kwargs: Any) -> Any:
        self.said.append(kwargs)
        return SimpleNamespace(id=0, message_id=0)

    send_message = edit_message = defer = send = send_modal = _answered


class Click:
    """An interaction that Discord would never send: any id, from anywhere."""

    def __init__(self, w: World, user: int, guild: int | None, channel: int) -> None:
        self.id = 99
        self.response = self.followup = Answer()
        self.message = None
        self.user = SimpleNamespace(id=user, display_name="Mallory")
        self.locale = "en-US"
        self.guild_id, self.channel_id, self.channel = guild, channel, None
        self.guild = None if guild is None else w.bot.get_guild(guild)
        self.permissions = discord.Permissions.all()
        self.permissions.update(administrator=False, manage_guild=False, manage_messages=False)  # moderators may close tables
        self.data: dict[str, Any] = {}
        self.type = None
        self.client = w.bot

    async def edit_original_response(self, **kwargs: Any) -> None:
        await self.response._answered(**kwargs)

    @property
    def words(self) -> str:
        """Everything that was answered, as JSON."""
        return json.dumps([message["view"].to_components() for message in self.response.said if "view" in message])


def every_action(match: int, table: Table) -> Iterator[Action]:
    """Yield one of each action about a match, with the true seats, numbers and revisions of the table."""
    ref = {"match": match, "kind": "turn", "seq": table.seq, "rev": 0, "asked": ""}
    plain = [kind for kind in ACTIONS.values() if issubclass(kind, AtTable) and tuple(kind.codecs) == ("match",)]
    yield from (kind(match=match) for kind in plain)
    yield Pick(**ref, at=Where(), token="bid")
    yield TakeAnswer(**ref, at=Where(), key="x")
    yield from (kind(**ref) for kind in (Back, StartOver, Confirm))
    yield from (TakeBack(match, table.seq), ShowPart(match, "hand"), Consent(match, "undo1", True), SeatBot(match, 3, "mate"))
    yield from (GiveSeat(match, Seat(seat), table.occupants[seat].person.user_id, "mate") for seat in range(3))  # type: ignore[union-attr]
    yield from (OpenOptions(match, 0), SetOption(match, 0, "seats"), ShowLog(match, 0), ShowReplay(match, 0, "first"))
    yield from (LookAtBoard(match, "", False), LookAtBoard(match, "", True), Move(match, "bid 1", "x"))


@pytest.fixture
async def w(tmp_path: Path) -> AsyncIterator[World]:
    """A running match of three people."""
    async with world(tmp_path / "m.db") as running_world:
        await running_world.begin_match("ana", "bruno", "clara")
        yield running_world


def is_unchanged(before: Table, after: Table) -> bool:
    """Return whether nothing was done to a table. Its card may have been posted again."""
    fields = ("seq", "occupants", "status", "terms", "place", "followers", "proposal", "opener_id", "edition")
    return all(getattr(before, field) == getattr(after, field) for field in fields)


def places(w: World) -> dict[str, tuple[int | None, int]]:
    """Return where a stranger may click without seeing the table: server and channel."""
    hidden = w.guild.create_text_channel("elsewhere")
    other = w.env.create_guild("Elsewhere")
    return {
        "another server": (other.id, other.create_text_channel("pirates").id),
        "another channel": (w.guild.id, hidden.id),
        "a direct message": (None, 4242),
    }


async def test_a_stranger_out_of_sight_gets_nothing(w: World) -> None:
    """Every action, from everywhere out of sight, with true numbers of the match."""
    before = await w.table()
    for where, (guild, channel) in places(w).items():
        for action in every_action(1, before):
            click = Click(w, STRANGER, guild, channel)
            await w.bot.clicks.answer(cast(Any, click), action, (f"0.{before.occupants[0].person.user_id}",))  # type: ignore[union-attr]
            assert len(click.response.said) == 1 and REFUSAL in click.words, (where, action)
    assert is_unchanged(before, await w.table())


@pytest.mark.parametrize("where", OUTSIDE)
async def test_an_unknown_match_and_a_hidden_one_get_the_same_answer(w: World, where: str) -> None:
    guild, channel = places(w)[where]
    answers = []
    for match in (1, 77, 2**63, 2**63 - 1, 10**18):
        click = Click(w, STRANGER, guild, channel)
        await w.bot.clicks.answer(cast(Any, click), OpenTurn(match))
        answers.append(click.words)
    assert len(set(answers)) == 1 and REFUSAL in answers[0]


async def test_every_command_is_refused_from_another_server_and_a_hidden_channel(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        secret = w.guild.create_text_channel("captains", overwrites={w.guild.default_role: discord.PermissionOverwrite(view_channel=False)})
        (zita,) = w.people("zita")
        other = w.env.create_guild("Elsewhere")
        pirates = other.create_text_channel("pirates")
        mallory = other.add_member(w.env.create_user("mallory"))
        await w.begin_match("ana", "bruno", "clara")
        await w.host.tables.move_to(1, (await w.table()).place.__class__(w.guild.id, secret.id), is_own_thread=False)
        await w.quiet()
        before = await w.table()
        for person, channel in ((mallory, pirates), (zita, w.channel)):
            for command, options in COMMANDS:
                reply = await person.slash(channel, command, match=1, **options)
                assert reply.ephemeral and REFUSAL in texts(reply.response) and not reply.response.attachments, (person, command)
            assert await person.autocomplete(channel, "move", "line", "", match=1) == []
            assert await person.autocomplete(channel, "match", "at", "", show="picture", match=1) == []
            assert "follow none" in texts((await person.slash(channel, "desk")).response)
        assert is_unchanged(before, await w.table())
        (seated,) = await w.awaited_members()
        assert "still to come in this phase" in texts((await seated.slash(w.channel, "match", show="picture", match=1)).response), (
            "a player sees the match from anywhere"
        )
        refused = (await seated.slash(w.channel, "match", show="picture", match=1, share=True)).response
        assert "only where the table is" in texts(refused), "but shares it only where the table is"


async def test_a_person_who_sees_the_channel_may_watch_from_another(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        lounge = w.guild.create_text_channel("lounge")
        (zita,) = w.people("zita")
        assert "still to come in this phase" in texts((await zita.slash(lounge, "match", show="picture", match=1)).response)
        assert "Log of" in texts((await zita.slash(lounge, "match", show="log", match=1)).response)


async def test_a_follower_elsewhere_sees_nothing_of_the_match(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (zita,) = w.people("zita")
        await zita.click((await zita.click(await w.card(), label="More")).response, label="Follow this match")
        assert "**You follow**" in texts((await zita.slash(w.channel, "desk")).response)
        other = w.env.create_guild("Elsewhere")
        away = other.create_text_channel("pirates")
        abroad = other.add_member(zita.user)
        assert "follow none" in texts((await abroad.slash(away, "desk")).response)
        assert REFUSAL in texts((await abroad.slash(away, "match", show="picture", match=1)).response)


ALLOWED = ("follow.1", "new-open.1", "turns-in.1", "pings.1", "move-here.1")
"""What a watcher may do; somebody who manages the channel may also move the card there."""


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
async def test_a_watcher_gets_an_answer_and_moves_nothing(w: World, data: st.DataObject) -> None:
    """A click in the channel itself with any id: nobody acts for somebody else."""
    names = st.sampled_from([name for name in ACTIONS if name not in ALLOWED])
    parts = data.draw(st.lists(st.integers(0, 3).map(str) | st.integers(0, 2**70).map(str) | st.text(max_size=12), max_size=8))
    forged_id = data.draw(st.text(max_size=110) | names.map(lambda name: ":".join((name, "1", *parts))))
    values = data.draw(st.lists(st.sampled_from(["0", "1", "99999999999", "a", "any", ""]) | st.text(max_size=8), max_size=2))
    before = await w.table()
    click = Click(w, STRANGER, w.guild.id, w.channel.id)
    await w.bot.clicks.answer(cast(Any, click), parse_id(forged_id), values)
    assert click.response.said
    assert is_unchanged(before, await w.table())


async def test_a_seat_cannot_use_the_panel_of_another(w: World) -> None:
    """The seat is always that of the person who clicks, whatever the id says."""
    (member,) = await w.awaited_members()
    seat = (await w.table()).seat_of(member.id)
    assert seat is not None
    panel = cast(Any, await w.host.turns.panel(1, member.id))
    other = next(other for other in w.members.values() if other.id != member.id)
    for action in (Pick(**of(panel.ref), at=Where(), token="bid"), Confirm(**of(panel.ref)), Back(**of(panel.ref))):
        click = Click(w, other.id, w.guild.id, w.channel.id)
        await w.bot.clicks.answer(cast(Any, click), action)
        assert "moved on" in click.words, action
    assert cast(Any, await w.host.turns.panel(1, member.id)).steps == ()


@pytest.mark.parametrize("change", [{"seq": 40}, {"rev": 7}, {"rev": 7, "seq": 40}])
async def test_an_old_or_invented_revision_is_refused(w: World, change: dict[str, int]) -> None:
    """The numbers of the click reach the host, which answers nothing unless they are the true ones."""
    (member,) = await w.awaited_members()
    panel = cast(Any, await w.host.turns.panel(1, member.id))
    wrong = {**of(panel.ref), "asked": "00000000", **change}
    for action in (Pick(**wrong, at=Where(), token="pass"), TakeAnswer(**wrong, at=Where(), key="x"), Confirm(**wrong), StartOver(**wrong)):
        click = Click(w, member.id, w.guild.id, w.channel.id)
        await w.bot.clicks.answer(cast(Any, click), action)
        assert "moved on" in click.words, action
    after = cast(Any, await w.host.turns.panel(1, member.id))
    assert after.steps == () and after.ref == panel.ref and (await w.table()).seq == 0


async def test_only_the_opener_or_a_manager_moves_the_card_and_only_at_home(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        lounge = w.guild.create_text_channel("lounge")
        ana, bruno = w.people("ana", "bruno")
        other = w.env.create_guild("Elsewhere")
        away = other.create_text_channel("pirates")
        for member in (ana, bruno):
            other.add_member(member.user)
        table = await w.table()
        everything = discord.Permissions.all()
        for user, guild, channel, permissions in (
            (bruno.id, w.guild.id, lounge.id, MEMBER),
            (ana.id, other.id, away.id, everything),
            (ana.id, None, 4242, everything),
        ):
            click = Click(w, user, guild, channel)
            click.permissions = permissions
            await w.bot.clicks.answer(cast(Any, click), MoveHere(1))
            assert "stays in its server" in click.words and (await w.table()).place == table.place
        click = Click(w, ana.id, w.guild.id, lounge.id)
        click.permissions = MEMBER
        await w.bot.clicks.answer(cast(Any, click), MoveHere(1))
        assert (await w.table()).place.channel_id == lounge.id
        w.bot.get_guild(w.guild.id)._channels.pop(lounge.id)  # type: ignore[union-attr]
        click = Click(w, bruno.id, w.guild.id, w.channel.id)
        click.permissions = MEMBER
        await w.bot.clicks.answer(cast(Any, click), MoveHere(1))
        assert (await w.table()).place.channel_id == w.channel.id, "when its channel is gone, anybody at the table may bring it back"


async def test_a_table_is_opened_only_where_one_may_write(w: World) -> None:
    game, *_ = registry.names()
    for guild, rights in ((None, discord.Permissions.all()), (w.guild.id, discord.Permissions(view_channel=True))):
        click = Click(w, STRANGER, guild, w.channel.id)
        click.permissions = rights
        await w.bot.clicks.answer(cast(Any, click), OpenTable(game, shape(game), page=0, choices=0))
        assert "in which you may write" in click.words and await w.host.reading.tables_of(STRANGER) == ()


async def test_too_many_clicks_are_refused_in_words(w: World) -> None:
    w.bot.gate.limits = Limits(ClickLimit(points=5, seconds=1000.0))
    refusals = []
    for _ in range(7):
        click = Click(w, STRANGER, w.guild.id, w.channel.id)
        await w.bot.clicks.answer(cast(Any, click), ShowMore(1))
        refusals.append("a lot at once" in click.words)
    assert refusals == [False] * 5 + [True] * 2
    click = Click(w, ANOTHER_STRANGER, w.guild.id, w.channel.id)
    await w.bot.clicks.answer(cast(Any, click), ShowMore(1))
    assert "a lot at once" not in click.words, "everybody has a limit of their own"
    w.bot.gate.limits = Limits(HASTY)


async def test_a_refusal_of_too_many_clicks_reads_nothing_from_the_database(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    w.bot.gate.limits = Limits(ClickLimit(points=3, seconds=1000.0))
    read, reads = w.host.ledger.read, []

    async def count_read(question: Any) -> Any:
        reads.append(question)
        return await read(question)

    monkeypatch.setattr(w.host.ledger, "read", count_read)
    reads_of_clicks = []
    for _ in range(5):
        reads.clear()
        click = Click(w, STRANGER, w.guild.id, w.channel.id)
        await w.bot.clicks.answer(cast(Any, click), ShowMore(1))
        reads_of_clicks.append(len(reads))
    w.bot.gate.limits = Limits(HASTY)
    assert all(reads_of_clicks[:3]) and reads_of_clicks[3:] == [0, 0]


async def test_a_table_moved_to_a_private_thread_is_hidden_from_others(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara", place="thread")
        click = Click(w, w.members["ana"].id, w.guild.id, PRIVATE_THREAD)
        thread = cast(Any, object.__new__(discord.Thread))
        thread.id, thread.parent_id = PRIVATE_THREAD, w.channel.id
        click.channel = thread
        await w.bot.clicks.answer(cast(Any, click), MoveHere(1))
        assert (await w.table()).place.thread_id == PRIVATE_THREAD
        outside = Click(w, STRANGER, w.guild.id, w.channel.id)
        await w.bot.clicks.answer(cast(Any, outside), ShowLog(1))
        assert REFUSAL in outside.words


async def test_the_log_of_an_error_does_not_hold_what_was_chosen(w: World, caplog: pytest.LogCaptureFixture) -> None:
    async def broken(click: Any) -> None:
        raise RuntimeError(click.action.token)

    (member,) = await w.awaited_members()
    panel = cast(Any, await w.host.turns.panel(1, member.id))
    w.bot.clicks.handlers[Pick] = broken
    click = Click(w, member.id, w.guild.id, w.channel.id)
    secret = "verysecrettoken"
    action = Pick(**of(panel.ref), at=Where(), token=secret)
    click.data = {"custom_id": action.id, "values": [secret]}
    await w.bot.clicks.answer(cast(Any, click), action, (secret,))
    assert "E-" in click.words and [record for record in caplog.records if hasattr(record, "error_id")]
    assert secret not in click.words and not [record for record in caplog.records if secret in Lines().format(record)]


async def test_a_database_that_cannot_be_read_is_said_in_words(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*args: Any) -> Any:
        raise NotStored(Msg("play.not-stored", reason=Msg("play.store.busy")))

    (member,) = await w.awaited_members()
    for owner, name in ((w.host, "looking_at"), (People, "settings"), (Reading, "table"), (Turns, "panel")):
        with monkeypatch.context() as patch:
            patch.setattr(owner, name, refused)
            click = Click(w, member.id, w.guild.id, w.channel.id)
            await w.bot.clicks.answer(cast(Any, click), OpenTurn(1))
            assert len(click.response.said) == 1 and "database" in click.words, (name, click.words)


@pytest.mark.parametrize("game", ["", "nowhere"])
async def test_a_forged_game_logs_no_missing_text(w: World, game: str, caplog: pytest.LogCaptureFixture) -> None:
    """A forged id may name any game."""
    kinds = [kind for kind in ACTIONS.values() if "game" in kind.codecs]
    assert len(kinds) > 5
    for kind in kinds:
        click: Any = Click(w, STRANGER, w.guild.id, w.channel.id)
        await w.bot.clicks.answer(cast(Any, click), forge(kind, game), ())
    assert [message for message in caplog.messages if message.startswith("no message")] == []


def forge(kind: type[Action], game: str) -> Action:
    """Return an action about a game with the shortest values in its other fields; an unreadable id gives the action of old buttons."""
    fields = {name: next(word for word in ("", "0", "1", "x") if re.fullmatch(codec.pattern, word)) for name, codec in kind.codecs.items()}
    return parse_id(":".join((kind.name, *(game if name == "game" else text for name, text in fields.items()))))
