"""The daily voyage is posted, answered in private, and its message shows the solution."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cogs.actions.club import (
    AnswerPuzzle,
    DoubtPuzzle,
    NextPuzzle,
    ShareStreak,
    ShowClub,
    ShowOtherAnswers,
    ShowVoyageRanking,
    SolvePuzzle,
    TryPuzzle,
    TurnClub,
)
from data.puzzles import PricedLine, Puzzle
from engine.match import registry
from play.club.puzzles import choice, voyages
from play.club.puzzles.positions import position
from play.values.errors import NotAllowed
from tests.e2e.seasons import admin
from tests.e2e.world import World, controls, texts, world

DAY = 86_400.0


def make_puzzles() -> tuple[Puzzle, ...]:
    """Return puzzles of first turns with made-up costs, so that nothing has to be replayed."""
    rules = registry.rules("navegador")
    settings = {setting.key: setting.default for setting in rules.settings}
    lines = ("workers 2", "workers 1", "ships 1", "privilege shipyard")
    costs = (0.0, 0.8, 3.5, 20.0)
    answers = tuple(PricedLine(line, cost, 0.5) for line, cost in zip(lines, costs, strict=True))
    puzzles = []
    for number in range(30):
        seed = f"voyage {number}"
        seat, *_ = rules.to_act(rules.setup(3, settings, seed))
        puzzles.append(Puzzle("navegador", rules.version, 3, settings, seed, seat, answers, 60.0, "", ""))
    return tuple(puzzles)


@pytest.fixture(autouse=True)
def stock(monkeypatch: pytest.MonkeyPatch) -> tuple[Puzzle, ...]:
    """Let servers choose from these puzzles only."""
    puzzles = make_puzzles()
    monkeypatch.setattr(voyages, "shelf", lambda: puzzles)
    monkeypatch.setattr(voyages, "puzzle_named", lambda name: next((puzzle for puzzle in puzzles if puzzle.name == name), None))
    monkeypatch.setattr(choice, "shelf", lambda: puzzles)
    return puzzles


async def run(w: World, seconds: float = 0.0) -> None:
    """Let time pass, and do what is due of the puzzles."""
    if seconds:
        await w.later(seconds)
    await w.bot.posts.pilot.run_due()


async def until_noon(w: World) -> None:
    """Let time pass until noon, because puzzles are posted at a fixed hour."""
    await w.later((1.5 * DAY - w.host.ledger.clock.now()) % DAY)


def posts(w: World) -> list[Any]:
    """Return the posts of daily puzzles."""
    threads = [thread for thread in w.channel.threads if thread.name == "Daily voyage"]
    return [message for thread in threads for message in thread.history() if "Daily voyage" in texts(message)]


def number_of(puzzle: Puzzle, line: str) -> int:
    """Return the number of an answer among those of a puzzle."""
    return [choice.line for choice in position(puzzle).choices].index(line)


async def test_a_puzzle_is_answered_in_private_and_solved_in_its_post(tmp_path: Path, stock: tuple[Puzzle, ...]) -> None:
    async with world(tmp_path / "w.db") as w:
        boss, people = admin(w), w.people("ana", "bruno", "carla", "dan", "eve", "finn")
        ana, bruno, *_ = people
        (gina,) = w.people("gina")
        await until_noon(w)
        setup = (await boss.slash(w.channel, "setup")).response
        await boss.click(setup, custom_id=ShowClub().id)
        assert "✓ **Daily voyage**" not in texts(setup) and "Daily voyage" in texts(setup)
        await boss.select(setup, ["voyage-on"], custom_id=TurnClub().id)
        assert "✓ **Daily voyage**" in texts(setup)
        await run(w)
        assert not posts(w), "the first puzzle comes the next morning"
        await run(w, DAY)
        await run(w)
        (post,) = posts(w)
        assert post.flags.silent and "Nobody has tried yet" in texts(post) and "What should" in texts(post)
        (row,) = await w.host.voyages.waiting(w.guild.id)
        puzzle = next(puzzle for puzzle in stock if puzzle.name == row.puzzle)
        private = (await ana.click(post, custom_id=SolvePuzzle(1).id)).response
        assert private.flags.ephemeral and len(controls(private, AnswerPuzzle)) == 4
        twice = (await ana.click(post, custom_id=SolvePuzzle(1).id)).response
        good, bad = number_of(puzzle, "workers 2"), number_of(puzzle, "privilege shipyard")
        await ana.click(private, custom_id=AnswerPuzzle(1, good).id)
        assert "★★★" in texts(private) and "The best of 4." in texts(private), "the verdict comes at once, in private"
        assert "right answers: 1." in texts(private) and "In a row: 1 day" in texts(private) and controls(private, NextPuzzle)
        await ana.click(twice, custom_id=AnswerPuzzle(1, bad).id)
        assert texts(twice) == texts(private), "the first answer counts"
        second = (await ana.click(post, custom_id=SolvePuzzle(1).id)).response
        assert not controls(second, AnswerPuzzle), "the first answer counts"
        _, *others = people
        for person in others:
            await person.click((await person.click(post, custom_id=SolvePuzzle(1).id)).response, custom_id=AnswerPuzzle(1, bad).id)
        with pytest.raises(NotAllowed):
            await w.host.voyages.doubt(w.guild.id, 1, bruno.id)
        await run(w, 1_000.0)
        (post,) = posts(w)
        assert "6 have tried; right answers: 1." in texts(post) and "★" not in texts(post), (
            "the post never tells the answer while it is open"
        )
        assert not any(person.name in texts(post) or str(person.id) in texts(post) for person in people), "nobody is named before it closes"
        late = (await gina.click(post, custom_id=SolvePuzzle(1).id)).response
        await run(w, 1.6 * DAY)
        all_posts = posts(w)
        assert len(all_posts) == 2, "a new post; the old one was edited"
        old_post = next(message for message in all_posts if "voyage 1 " in texts(message))
        assert "**Best: " in texts(old_post) and "83 %" in texts(old_post) and "6 people answered" in texts(old_post)
        stale = await gina.click(late, custom_id=AnswerPuzzle(1, good).id)
        assert "closed" in texts(stale.response)
        mine = (await ana.click(old_post, custom_id=SolvePuzzle(1).id)).response
        assert "★★★" in texts(mine) and "One good answer" in texts(mine)
        ranks = (await ana.click(old_post, custom_id=ShowVoyageRanking().id)).response
        assert f"1. <@{ana.id}> · 3 ★" in texts(ranks)
        for person in people[:5]:
            await person.click(old_post, custom_id=DoubtPuzzle(1).id)
        assert [doubt.puzzle for doubt in await w.host.ledger.store.puzzle_doubts()] == [puzzle.name] * 5
        assert not controls(mine, ShareStreak), "one day is no streak to share"


async def test_another_puzzle_is_one_that_the_person_has_not_answered(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        (ana,) = w.people("ana")
        await w.host.voyages.set_channel(w.guild.id, 1, w.channel.id)
        await until_noon(w)
        await run(w, DAY)
        (post,) = posts(w)
        seen = set[str]()
        puzzle = (await ana.click(post, custom_id=NextPuzzle().id)).response
        for _ in range(3):
            answer, *_ = controls(puzzle, TryPuzzle)
            _, name, *_ = str(answer["custom_id"]).split(":")
            assert name not in seen and not any("success" in str(button) for button in controls(puzzle, TryPuzzle)), (
                "no answer is marked as the best"
            )
            seen.add(name)
            await ana.click(puzzle, custom_id=answer["custom_id"])
            assert ("The best of" in texts(puzzle)) != ("Not the best" in texts(puzzle))
            others = (await ana.click(puzzle, custom_id=ShowOtherAnswers(name).id)).response
            assert texts(others).count("wins in 100") == 4
            await ana.click(others, custom_id=NextPuzzle().id)
            puzzle = others
        (bruno,) = w.people("bruno")
        unseen = await w.host.voyages.practice(w.guild.id, bruno.id, min(seen))
        assert unseen.own is None, "bruno has not answered it"


async def test_after_ten_unanswered_puzzles_no_more_come_and_the_admin_is_told(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss = admin(w)
        await until_noon(w)
        await w.host.voyages.set_channel(w.guild.id, boss.id, w.channel.id)
        for _ in range(voyages.IGNORED + 2):
            await run(w, DAY)
        row = await w.host.voyages.of(w.guild.id)
        assert len(posts(w)) == voyages.IGNORED and row is not None and row.due is None
        (notice,) = boss.user.dm_channel.history()
        assert "nobody has answered the last 10" in texts(notice)
        await w.host.voyages.set_channel(w.guild.id, boss.id, w.channel.id)
        await run(w, DAY)
        assert len(posts(w)) == voyages.IGNORED + 1, "puzzles come again when they are turned on again"


async def test_puzzles_go_on_in_a_new_thread_and_stop_without_their_channel(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        boss = admin(w)
        room = w.guild.create_text_channel("puzzles")
        await until_noon(w)
        await w.host.voyages.set_channel(w.guild.id, boss.id, room.id)
        await run(w, DAY)
        (first,) = await w.host.voyages.waiting(w.guild.id)
        assert first.state == "open" and first.channel != room.id
        w.env.backend.delete_channel(first.channel)
        await run(w, DAY)
        older, newer = await w.host.voyages.waiting(w.guild.id)
        assert older.state == newer.state == "open" and newer.channel not in (room.id, first.channel)
        await run(w, DAY)
        assert (await w.host.voyages.post(w.guild.id, 1)).row.state == "closed", "it is closed although its message was deleted"
        w.env.backend.delete_channel(newer.channel)
        w.env.backend.delete_channel(room.id)
        await run(w, DAY)
        row = await w.host.voyages.of(w.guild.id)
        assert row is not None and row.due is None
        (notice,) = boss.user.dm_channel.history()
        assert "may not post" in texts(notice)


async def test_a_step_of_a_killed_process_is_not_done_twice(tmp_path: Path) -> None:
    async with world(tmp_path / "w.db") as w:
        await w.host.voyages.set_channel(w.guild.id, 1, w.channel.id)
        await w.later(DAY)
        row = await w.host.voyages.of(w.guild.id)
        assert row is not None
        await w.host.voyages.plan(row)
        with pytest.raises(voyages.StaleTable):
            await w.host.voyages.plan(row)
        assert len(await w.host.voyages.waiting(w.guild.id)) == 1 and not posts(w), "the puzzle is stored, but not posted yet"
        await run(w)
        assert len(posts(w)) == 1
        with pytest.raises(NotAllowed):
            await w.host.voyages.answer(w.guild.id + 1, 1, 5, 0)
