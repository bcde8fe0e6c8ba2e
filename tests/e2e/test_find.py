"""People look for a table by clicks, and the bot brings them together."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from cogs.actions.club import ChangeSearch, FindTable, StopSearch
from cogs.actions.tables import OpenTurn
from tests.e2e.filling import unchanged_values
from tests.e2e.world import World, control, controls, texts, world


async def look_for_table(w: World, who: Any, form: Any, games: list[str], more: Sequence[str] = ()) -> Any:
    """Fill in the form of a search for a table of at most three people; return the answer."""
    assert form.modal is not None
    values = unchanged_values(w, form.modal)
    games_field, pace_field, most_field, more_field = values
    filled = {games_field: games, pace_field: "days", most_field: ["3"], more_field: list(more)}
    return (await who.submit_modal(form, filled)).response


async def open_search(w: World, who: Any) -> Any:
    """Press *Find a table* on the panel of `/play`."""
    return await who.click((await who.slash(w.channel, "play")).response, custom_id=FindTable().id)


async def test_three_who_look_for_a_table_play_together(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        answer = await look_for_table(w, ana, await open_search(w, ana), ["navegador", "magellan"])
        assert "nobody else waits yet" in texts(answer) and controls(answer, StopSearch)
        again = (await open_search(w, ana)).response
        assert "You look for a table" in texts(again)
        welcome = (await bruno.slash(w.channel, "play", post=True)).followups[-1]
        answer = await look_for_table(w, bruno, await bruno.click(welcome, custom_id=FindTable().id), ["navegador"])
        assert "1 other waits" in texts(answer)
        await bruno.click(answer, custom_id=control(answer, StopSearch))
        assert "no table any more" in texts(answer)
        await look_for_table(w, bruno, await open_search(w, bruno), ["navegador"])
        found_table = await look_for_table(w, clara, await open_search(w, clara), ["navegador"])
        assert "A table was found" in texts(found_table) and controls(found_table, OpenTurn)
        table = await w.table()
        assert table.status == "running" and len(table.people) == 3 and table.game == "navegador"
        await w.quiet()
        assert (await w.table()).card is not None
        assert (await open_search(w, ana)).modal is not None, "the search is over"


async def test_a_search_without_a_fit_says_so_and_can_be_changed(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        answer = await look_for_table(w, ana, await open_search(w, ana), [])
        assert "Nothing fits that" in texts(answer)
        answer = await look_for_table(w, ana, await open_search(w, ana), ["navegador"])
        form = await ana.click(answer, custom_id=control(answer, ChangeSearch))
        await look_for_table(w, ana, form, ["magellan"], more=["rated"])
        search = await w.host.finding.of(w.guild.id, ana.id)
        assert search is not None and search.sought.games == ("magellan",) and search.sought.rated
        assert (await w.host.standings.reputation(ana.id)).rated
