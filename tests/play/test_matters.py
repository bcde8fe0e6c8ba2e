"""Names and timer kinds of matters are unique, and every question has words."""

from __future__ import annotations

from pkgutil import iter_modules

from cogs.screens import matters as screens
from cogs.screens.matters import Shown, shown_of
from play.follows.matter import Matter, matter_of, matters
from play.follows.progress import SILENCE
from play.keeping.timekeeping import usual_times
from play.table.acting import ActingMatter
from play.time.clock import Delays


def test_names_and_timer_kinds_belong_to_one_matter_each() -> None:
    names = [matter.name for matter in matters()]
    kinds = [kind for matter in matters() for kind in matter.kinds]
    others = {"bot", "automatic", "order", "late", "away", "remind"}
    assert len(set(names)) == len(names) and len(set(kinds)) == len(kinds) and not others & set(kinds)
    assert {"sprint", "ballot", "offer", "unasked"} <= set(kinds), "kinds of timers are permanent: rows have them"
    assert all(isinstance(matter_of(kind), ActingMatter) for kind in kinds) and matter_of("bot") is None


def test_every_matter_that_asks_has_a_screen_and_an_answer() -> None:
    asking = {matter.name for matter in matters() if type(matter).questions is not Matter.questions}
    assert asking == {"proposal", "ballots", "wishes", "upgrade", "sprint"}
    assert all(type(shown_of(name)).question is not Shown.question for name in asking)
    answering = {matter.name for matter in matters() if isinstance(matter, ActingMatter) and type(matter).answer is not ActingMatter.answer}
    assert answering == asking - {"sprint"}, "an invitation to be present is answered by another click"
    assert {module.name for module in iter_modules(screens.__path__)} <= {matter.name for matter in matters()}


def test_the_longest_time_of_each_timer_kind_is_known() -> None:
    timers = usual_times(Delays()).timers
    assert {kind: timers[kind] for matter in matters() for kind in matter.kinds} == {
        kind: most for matter in matters() for kind, most in matter.kinds.items()
    }
    assert timers["late"] == SILENCE
