"""A person sets time zone, quiet hours and holidays; badly typed values are explained."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from cogs.actions.people import ChooseZone, ComeBack, DropQuiet, LeaveNow, TypeHoliday, TypeQuiet, TypeZone
from tests.buttons import modal_values
from tests.e2e.world import control, texts, world


async def test_a_person_sets_zone_quiet_hours_and_holidays_by_typing(tmp_path: Path) -> None:
    async with world(tmp_path / "m.db") as w:
        await w.begin_match("ana", "bruno", "clara")
        (member,) = await w.awaited_members()
        screen = (await member.slash(w.channel, "settings")).response
        await member.click(screen, label="Time zone and holidays")
        assert "You have not said where you live" in texts(screen)

        async def answer_to_typed(action: type, *values: str) -> str:
            opened = await member.click(screen, custom_id=control(screen, action))
            assert opened.modal is not None
            done = await member.submit_modal(opened, modal_values(opened.modal, list(values)))
            return texts(done.response) if done.response is not None else texts(screen)

        assert "There is no time zone “\\*Atlantis\\*”" in await answer_to_typed(TypeZone, "*Atlantis*")
        assert "such as New York and Panama" in await answer_to_typed(TypeZone, "EST")
        await member.select(screen, ["Europe/Berlin"], custom_id=control(screen, ChooseZone))
        assert "Quiet hours: **23:00 to 07:00**" in texts(screen)
        assert "“late” is no time of day" in await answer_to_typed(TypeQuiet, "late", "7")
        assert "12 hours at most; 20:00 to 09:00" in await answer_to_typed(TypeQuiet, "20", "9")
        await answer_to_typed(TypeQuiet, "22:30", "6am")
        assert "Quiet hours: **22:30 to 06:00**" in texts(screen)
        assert "“soon” is no day" in await answer_to_typed(TypeHoliday, "soon", "24.12.")
        assert "Nothing was changed" in await answer_to_typed(TypeHoliday, "2020-01-01", "2020-01-02")
        year = datetime.fromtimestamp(w.host.ledger.clock.now(), UTC).year + 1
        assert "have 30 of 30 days" in await answer_to_typed(TypeHoliday, f"{year}-03-01", f"{year}-04-30")
        answer = await answer_to_typed(TypeHoliday, f"{year}-05-02", f"{year}-05-03")
        first, last = (int(datetime(year, 5, day, 10, tzinfo=UTC).timestamp()) for day in (2, 3))
        assert f"Holiday: <t:{first}:D> to <t:{last}:D>." in answer, "the days that were typed, at midday there"
        assert "partly in a holiday" in await answer_to_typed(TypeHoliday, f"{year}-05-03", f"{year}-05-04")
        await member.click(screen, custom_id=control(screen, ComeBack))
        await member.click(screen, custom_id=control(screen, DropQuiet))
        assert "No quiet hours: pings come at any time." in texts(screen)
        await member.click(screen, custom_id=LeaveNow(False).id)
        await member.click(screen, custom_id=LeaveNow(True).id)
        assert "until you are back" in texts(screen) and "**0 of 30 days**" in texts(screen)
        await w.quiet()
        assert f"{member.name} is on holiday, back on" in texts(await w.card())
        await w.restart()
        await member.click(screen, custom_id=control(screen, ComeBack))
        assert "**30 of 30 days**" in texts(screen)
        await w.quiet()
        assert "holiday" not in texts(await w.card())
