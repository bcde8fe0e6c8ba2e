"""Reasons to play a line: each comes up somewhere, all are short sentences, and every candidate has one."""

from __future__ import annotations

import re
from functools import cache
from itertools import islice
from random import Random

import pytest

from data.homes import homes
from engine.values.core import Msg, Seat
from engine.walking.walk import play
from games.navegador.game import RULES
from games.navegador.mind.judgement import candidates, plans
from games.navegador.mind.reasons import reasons
from games.navegador.rules.board import FIELD_NUMBER, building_counts
from games.navegador.rules.state import State, awaited
from games.navegador.tests.deciding import positions
from games.navegador.tests.given import SEAT, colonies, having, hiding, knowing, on, ships, table
from words import speaker

say = speaker("en", ("Ana", "Duarte", "Leonor", "Beatriz", "Ines"))
LEONOR = Seat(2)
FREE = on("buildings")
"""The field from which Sailing, Workers and Market 1 cost no ship."""


@cache
def reasons_in_matches() -> list[tuple[Msg, ...]]:
    """Return the reasons for every candidate in every sixth position of some matches."""
    reasons_of_all = []
    for seats, king in ((2, "goa"), (4, "sheet"), (5, "sheet")):
        for number, state in islice(enumerate(positions(seats, king, "reasons")), 0, None, 6):
            seat, rng = awaited(state)[0], Random(number)
            world = RULES.imagine(RULES.view(state, seat), rng)
            for candidate in candidates(world, seat, 8, rng):
                best_plan = next(iter(plans(world, seat, candidate.line)), None)
                reasons_of_all.append(reasons(world, seat, candidate.line, best_plan))
    return reasons_of_all


def rival(state: State, **changes: object) -> State:
    return having(state, LEONOR, **changes)


def both_in_guine(*prices: int) -> State:
    """Return a state in which `SEAT` and Leonor have ships in Guiné, with colonies at these prices."""
    state = having(knowing(table(), guine=prices), ships=ships(guine=2), workers=4, money=500, field=on("market1"))
    return rival(state, ships=ships(guine=1))


def nearly_sold_out(**changes: object) -> State:
    """Return a state in which one church is the last building."""
    *others, churches = building_counts(4)
    return having(table(built=(*others, churches - 1)), money=900, workers=9, field=on("ships"), **changes)


def before_nagasaki(money: int) -> State:
    """Return a state in which `SEAT` can reach Nagasaki."""
    state = knowing(table(phase=3), macau=(90, 100))
    return having(state, ships=ships(macau=4), field=FREE, money=money)


WORKED = [
    (
        having(table(king="goa"), ships=ships(goa=1), field=on("market1"), king="goa", shipyards=2),
        "privilege king:shipyard",
        "King's privilege for Shipyards: 100 now without a worker, and each of your 2 counts 2 more.",
    ),
    (both_in_guine(90), "colony guine:90", "Settle Guiné for 90: no colony of Guiné is left after it, and Leonor lies there too."),
    (both_in_guine(90, 120), "colony guine:90", "Settle Guiné for 90 before Leonor, whose ship lies at Guiné too: the next costs 120."),
    (
        rival(having(hiding(table(), bahia=(40, 50, 60, 90)), ships=ships(portugal=2), field=FREE), ships=ships(portugal=2)),
        "sailing portugal>bahia:2",
        "Explore Bahia before Leonor, whose ships are as near; it costs you a ship.",
    ),
    (
        having(knowing(table(), rio=(60,)), ships=ships(rio=2), field=FREE),
        "sailing rio>cabo:2",
        "Open the Cape: in the new phase your ships cross 2 borders, and the privileges are filled up.",
    ),
    (
        before_nagasaki(9000),
        "sailing macau>nagasaki:3 done",
        "Reach Nagasaki while you are 46 ahead: everybody has one turn more, and no time to catch up.",
    ),
    (
        rival(before_nagasaki(0), shipyards=20),
        "sailing macau>nagasaki:3 done",
        "Reach Nagasaki: its explorer is yours for 2 ships, and the last round begins.",
    ),
    (
        nearly_sold_out(shipyards=9),
        "buildings church:300",
        "Buy the last building while you are 33 ahead: everybody has one turn more, and that is all.",
    ),
    (
        rival(nearly_sold_out(), shipyards=20),
        "buildings church:300",
        "Buy the last building: its points are yours, but everybody has one more turn.",
    ),
    (
        rival(having(knowing(table(), bahia=(50,)), ships=ships(portugal=1), field=FREE), ships=ships(bahia=1)),
        "sailing portugal>bahia:1",
        "Sail to Bahia: one colony is left there, and Leonor lies beside it.",
    ),
    (
        having(knowing(table(holder=SEAT, run=6), bahia=(50,)), ships=ships(portugal=1), field=FREE),
        "navegador portugal>bahia:1",
        "Use the card before it goes on: sail to Bahia without spending a turn.",
    ),
    (
        rival(having(table(gallery=(1,) * 5), workers=4, churches=3, field=on("market1")), churches=2, field=on("market1")),
        "privilege church",
        "Take the last privilege for Churches before Leonor, who owns 2 of them.",
    ),
    (
        rival(having(table(), colonies=colonies(gold=2), field=on("ships")), colonies=colonies(gold=3)),
        "market2 su=- go=s2 sp=-",
        "Sell 2 gold at 60 before Leonor brings the price down; you take 120 in all.",
    ),
    (
        having(table(), workers=8, churches=4, field=FREE, money=500),
        "workers 4",
        "Hire 4 workers for 200: 3 are sold on at once for 100 each.",
    ),
    (
        having(table(), ships=ships(portugal=6), shipyards=2, field=on("market1"), money=500),
        "ships 2",
        "Build 2 ships for 100: one is sold on at once for 100 each.",
    ),
    (
        having(knowing(table(), bahia=(40, 50)), ships=ships(bahia=2), churches=1, field=FREE, money=500),
        "workers 1",
        "Workers first: with 4 you can settle 2 colonies at once where your ships lie.",
    ),
    (
        having(hiding(table(), bahia=(40, 50, 60, 90)), ships=ships(portugal=1), field=on("market1"), money=500),
        "ships 1",
        "Build ships: with 2 you can enter Guiné and lose one.",
    ),
]


@pytest.mark.parametrize(("state", "line", "text"), WORKED, ids=[line.replace(" ", "-") for _, line, _ in WORKED])
def test_the_most_telling_reason_comes_first(state: State, line: str, text: str) -> None:
    play(RULES, state, SEAT, line)
    first, *_ = reasons(state, SEAT, line, None)
    assert say(first) == text


FALSE = [
    (having(table(), ships=ships(), field=on("market1"), money=500), "ships 1", "you can enter"),
    (having(knowing(table(), bahia=(90, 95)), ships=ships(bahia=2), churches=1, field=FREE, money=150), "workers 1", "at once"),
    (having(table(), churches=1, field=FREE, money=50), "workers 1", "you can build"),
    (
        rival(having(table(gallery=(1,) * 5), workers=4, churches=3, field=on("market1")), churches=2, field=on("privilege")),
        "privilege church",
        "before Leonor",
    ),
    (rival(both_in_guine(90, 120), money=60), "colony guine:90", "before Leonor"),
    (rival(both_in_guine(90, 120), field=on("colony")), "colony guine:90", "before Leonor"),
]
"""Lines with words that would be false: ships are too far or too few, money is lacking, or the rival cannot come next."""


@pytest.mark.parametrize(("state", "line", "words"), FALSE, ids=[f"{line}-{words}".replace(" ", "-") for _, line, words in FALSE])
def test_no_reason_promises_what_cannot_be_done(state: State, line: str, words: str) -> None:
    texts = [say(reason) for reason in reasons(state, SEAT, line, None)]
    assert texts and not any(words in reason for reason in texts), texts


def test_every_candidate_has_a_reason_and_all_are_short() -> None:
    assert len(reasons_in_matches()) > 150 and all(reasons_in_matches())
    for messages in reasons_in_matches():
        for msg in messages:
            assert len(say(msg)) <= 120 and say(msg).endswith("."), say(msg)
        assert len(set(messages)) == len(messages)


PARTS = {"navegador-reason-factories", "navegador-reason-place", "navegador-reason-places", "navegador-reason-buildings"} | {
    f"navegador-reason-deed-{deed}" for deed in ("build", "settle", "recruit", "trade", "privilege", "sail")
}
"""Messages that are parts of sentences."""


def test_every_reason_comes_up() -> None:
    keys = {msg.key for messages in reasons_in_matches() for msg in messages} | {
        reason.key for state, line, _ in WORKED for reason in reasons(state, SEAT, line, None)
    }
    text = (homes()["navegador"].words / "en" / "navegador-reason.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^(navegador-reason-[a-z-]+) =", text, re.MULTILINE)) - PARTS
    rare = {f"navegador-reason-{name}" for name in ("stay", "sail", "card", "next")}
    assert written - rare <= {key.replace(".", "-").replace("_", "-") for key in keys}
    assert len(written) > 30


def test_the_last_reason_names_the_planned_next_field() -> None:
    state = having(table(), field=FREE, money=500)
    messages = reasons(state, SEAT, "workers 1", FIELD_NUMBER["colony"])
    *_, last_reason = messages
    assert say(last_reason) == "Hire a worker for 50, then go on to Colony."
    nothing = having(table(), field=FREE, ships=ships(portugal=2))
    *_, last_reason = reasons(nothing, SEAT, "sailing done", FIELD_NUMBER["market1"])
    assert say(last_reason) == "Go to Sailing: from there Market 1 costs nothing next turn."


def test_two_purchases_are_both_named_and_three_counted() -> None:
    state = having(table(), field=on("market1"), workers=15, money=900)
    texts = [say(msg) for msg in reasons(state, SEAT, "buildings sugar:40+church:50", None)]
    assert all(text.startswith("Build a sugar factory and a church for 90") for text in texts)
    texts = [say(msg) for msg in reasons(state, SEAT, "buildings sugar:40+gold:40+church:50", None)]
    assert all(text.startswith("Build 3 buildings for 130") for text in texts)
