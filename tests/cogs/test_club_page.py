"""The *Club* page stays on one screen of a phone, whatever runs there and is on."""

from __future__ import annotations

from cogs.actions.club import ManageSeason, PlanSeason, ShowClub, StartCup, StartSeason
from cogs.actions.servers import ShowSetup
from cogs.actions.wire import Action
from cogs.club.page_screens import POSTS, SWITCHES, club, dry, manage, plan_screen, start
from cogs.panel.spec import Button, Menu, Screen, controls
from play.club.drawing import SeasonDraw
from play.club.season import Chosen, Season
from play.people.house import House
from store.rows import EveningRow, HarbourRow, SeasonRow, VoyageRow
from words import speaker

NOW = 1_800_000_000.0


def season(number: int, form: str, state: str = "running") -> Season:
    """Return a season whose card is posted in channel 5."""
    row = SeasonRow(
        id=number, guild=1, game="carta_magica", form=form, state=state, chosen="{}", seed="seed", channel=5, thread=6, message=7,
        edition=0, shown=0, due=NOW, revision=0, created_at=NOW,
    )  # fmt: skip
    chosen = Chosen(seats=3, settings={}, pace="season", draw=NOW)
    return Season(row, chosen, people=(), tables=(), posts=(), statuses={})


def harbour_post() -> HarbourRow:
    """Return a harbour post that is turned on, in channel 5."""
    return HarbourRow(guild=1, number=0, channel=5, due=NOW, since=0.0, message=0, clicked=False, quiet=0, author=1)


def test_all_features_that_are_on_take_one_menu_and_four_lines() -> None:
    say = speaker()
    voyages = VoyageRow(guild=1, number=0, channel=5, thread=8, due=NOW, author=1)
    evening = EveningRow(
        guild=1, number=0, channel=5, game="pizarro", starts_at=NOW, weekly=True, event=0, state="planned", message=0, due=NOW, author=1,
    )  # fmt: skip
    posts = (harbour_post(), voyages, evening)
    full = club([season(1, "league"), season(2, "cup")], House(watching=True, titles=True), posts, 9, say)
    assert len(full.rows) == 4, "seasons, new ones, one menu, and the rest"
    (menu,) = [row for row in full.rows if isinstance(row, Menu)]
    assert {choice.value for choice in menu.choices} == {f"{what}-off" for what in (*SWITCHES, *POSTS)} | {f"{what}-on" for what in POSTS}
    _, features, *_ = full.body
    assert features.count("✓") == 4, "harbour post, voyages, evening, and one line for all switches"
    assert "Off:" not in features, "nothing is off"
    quiet = club([], House(watching=False), (None, None, None), 9, say)
    assert "✓" not in "".join(quiet.body) and sum(isinstance(row, Menu) for row in quiet.rows) == 1


def back_actions(screen: Screen) -> list[Action | None]:
    """Return the actions of all buttons labelled ‹ Back."""
    return [control.action for control in controls(screen) if isinstance(control, Button) and control.label == "‹ Back"]


def test_every_page_has_one_button_back() -> None:
    say, none = speaker(), (None, None, None)
    assert back_actions(club([season(1, "league")], House(watching=True), none, 9, say)) == [ShowSetup()]
    for form in ("auto", "cup"):
        assert back_actions(start(form, say)) == [ShowClub()]
    plan = PlanSeason("carta_magica", seats=3, pace="season", form="auto", draw=int(NOW), channel=5)
    assert back_actions(plan_screen(plan, (), say)) == [StartSeason()]
    assert back_actions(
        plan_screen(PlanSeason("carta_magica", seats=3, pace="", form="cup", draw=int(NOW), channel=5), (NOW, NOW + 1.0), say)
    ) == [StartCup()]
    for state in ("sign-up", "drawn", "running", "over"):
        assert back_actions(manage(season(1, "league", state), say)) == [ShowClub()]
    assert back_actions(dry(season(1, "league"), SeasonDraw("open", ((),), ()), say)) == [ManageSeason(1)]


def test_a_page_with_one_feature_on_does_not_say_that_nothing_is_on() -> None:
    say = speaker()
    posts = (harbour_post(), None, None)
    text = "\n".join(club([], House(titles=True), posts, 9, say).body)
    assert "✓ **Harbour post**" in text and "Nothing" not in text
