"""Looking for a table, by clicks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cogs.actions.club import ChangeSearch, FindTable, StopSearch
from cogs.actions.tables import OpenTurn
from tests.e2e.filling import as_it_is
from tests.e2e.world import World, control, controls, texts, world


async def look(w: World, who: Any, form: Any, games: list[str], **changed: Any) -> Any:
    """Fill in the form: games, when, how many at most, what else; the answer."""
    assert form.modal is not None
    values = as_it_is(w, form.modal)
    names = list(values)
    filled = {**values, names[0]: games, names[1]: "days", names[2]: ["3"], **{names[3]: changed.get("more", [])}}
    return (await who.submit_modal(form, filled)).response


async def asks(w: World, who: Any) -> Any:
    """Somebody presses the way to a table on the panel of `/play`."""
    return await who.click((await who.slash(w.channel, "play")).response, custom_id=FindTable().id)


async def test_three_who_look_for_a_table_play_together(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        ana, bruno, clara = w.people("ana", "bruno", "clara")
        answer = await look(w, ana, await asks(w, ana), ["navegador", "magellan"])
        assert "nobody else waits yet" in texts(answer) and controls(answer, StopSearch)
        again = (await asks(w, ana)).response
        assert "You look for a table" in texts(again)
        welcome = (await bruno.slash(w.channel, "play", post=True)).followups[-1]
        answer = await look(w, bruno, await bruno.click(welcome, custom_id=FindTable().id), ["navegador"])
        assert "1 other waits" in texts(answer)
        await bruno.click(answer, custom_id=control(answer, StopSearch))
        assert "no table any more" in texts(answer)
        await look(w, bruno, await asks(w, bruno), ["navegador"])
        found_table = await look(w, clara, await asks(w, clara), ["navegador"])
        assert "A table was found" in texts(found_table) and controls(found_table, OpenTurn)
        table = await w.table()
        assert table.status == "running" and len(table.people) == 3 and table.game == "navegador"
        await w.quiet()
        assert (await w.table()).card is not None
        assert (await asks(w, ana)).modal is not None, "the search is over"


async def test_a_search_without_a_fit_says_so_and_can_be_changed(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        (ana,) = w.people("ana")
        answer = await look(w, ana, await asks(w, ana), [])
        assert "Nothing fits that" in texts(answer)
        answer = await look(w, ana, await asks(w, ana), ["navegador"])
        form = await ana.click(answer, custom_id=control(answer, ChangeSearch))
        await look(w, ana, form, ["magellan"], more=["rated"])
        search = await w.host.finding.of(w.guild.id, ana.id)
        assert search is not None and search.sought.games == ("magellan",) and search.sought.rated
        assert (await w.host.standings.reputation(ana.id)).rated
