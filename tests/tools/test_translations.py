"""The report about a language, tested with a made-up language that lacks a little of everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from contract.translation_lock import fingerprint, read_lock, stale_keys, write_lock
from contract.translations import faults, findings
from tests.words.made_up import made_up
from tools.translations import report
from words import catalogue, catalogue_files

TEXTS = """
form-the = la { $name }
core-you = vi
    .acc = vin
    .odd = x
core-seat = Ludanto { $number }
core-call = { $nothing }
core-chapter-turn = { FORM($who, as: "never") } { FORM($who) } { SHOUT($who) }
core-event-lead = { $who } gvidas
core-game-broken = { $game }:  "rompita" ...
time-days = { $days ->
        [few] tagoj
       *[other] { $days } tagoj
    }
time-ping = Ĝis baldaŭ, { $when } { $limit }
discord-command-undo = Reprenu { FORM($who, as: "acc") }
core-line-short = **{ $line } { $offered }
# by name
time-vote-about = Pri { $who }
no-such-thing = x
core hidden = x
core-note-undo=x
"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Path]:
    with made_up(tmp_path / "lang", TEXTS, 'forms = ["gender", "acc"]'):
        yield tmp_path / "lang" / "eo" / "own.ftl"


def test_every_fault_is_found_once(own: Path) -> None:
    assert faults("eo", catalogue_files("eo")) == [
        "own.ftl: fault: core-you: nothing asks for .odd: language.toml does not list it",
        "own.ftl: fault: core-call: English has no $nothing, $text is missing",
        "own.ftl: fault: core-chapter-turn: nothing has the form never: there is no rule form-never, and language.toml does not list it",
        'own.ftl: fault: core-chapter-turn: FORM needs a form: FORM($who, as: "…")',
        "own.ftl: fault: core-chapter-turn: there is no function SHOUT",
        "own.ftl: fault: time-days: the plural [one] is missing",
        "own.ftl: fault: discord-command-undo: English has no $who",
        'own.ftl: fault: core hidden: this is no message (Expected token: "=")',
        "own.ftl: fault: core-note-undo: it is not read: there is a space on both sides of the first =, and none before the key",
    ]


def test_a_translator_reads_remarks(own: Path) -> None:
    assert [str(finding) for finding in findings("eo", own) if not finding.is_fault] == [
        'remark: core-event-lead: $who may be who reads it: ask WHO($who) or FORM($who, as: "…"), or write # by name above',
        'remark: core-game-broken: straight quotation marks: ◦:  "rompit',
        'remark: core-game-broken: three dots are …: "rompita" ...',
        "remark: time-ping: <t:{ $limit }:f>, <t:{ $when }:f> of the English text is missing",
        "remark: core-line-short: one of the ** has no partner",
        "remark: no-such-thing: English has no such message",
    ]


def test_a_text_is_stale_when_the_english_one_has_changed(own: Path) -> None:
    folder = own.parent
    assert write_lock(folder, ()) == 11 and stale_keys(folder) == []
    lock = folder / "english.lock"
    lock.write_text(lock.read_text().replace(fingerprint(catalogue("en").source("core-seat")), "0" * 10) + "gone-key 0000000000\n")
    assert stale_keys(folder) == ["core-seat"]
    assert write_lock(folder, ()) == 1 and stale_keys(folder) == ["core-seat"], "a new run of the lock must not mark a text as read"
    assert write_lock(folder, ("core-seat",)) == 1, "a renewed mark is one change"
    assert stale_keys(folder) == [] and "gone-key" not in read_lock(folder)


def test_a_stale_text_with_other_arguments_is_not_a_fault(own: Path) -> None:
    wrong = "own.ftl: fault: core-call: English has no $nothing, $text is missing"
    write_lock(own.parent, ())
    assert wrong in faults("eo", catalogue_files("eo"))
    lock = own.parent / "english.lock"
    lock.write_text(lock.read_text().replace(fingerprint(catalogue("en").source("core-call")), "0" * 10))
    assert wrong not in faults("eo", catalogue_files("eo"))


def test_only_the_words_of_a_message_are_its_fingerprint() -> None:
    assert fingerprint("a = { $n ->\n        [one] x\n       *[other] y\n    }") == fingerprint("a = { $n ->\n  [one] x\n *[other] y\n}\n")
    assert fingerprint("a = x") != fingerprint("a = y")


def test_the_report_counts_missing_messages(own: Path) -> None:
    *files, summary = report.report("eo", False)
    assert "9 faults, 6 remarks (--all shows them)" in summary and summary.startswith("eo: 0.")
    assert any("data/lang/en/core.ftl" not in line and "% of" in line for line in (*files, summary))
    whole = list(report.report("eo", True))
    assert "    missing: core-hidden" in whole and "    missing: core-seat" not in whole


def test_a_translator_starts_with_the_untranslated_messages(own: Path) -> None:
    english = own.parents[1] / "en" / "core.ftl"
    start = report.start("eo", english)
    assert start.startswith("# What the engine says") and "core-hidden = That depends" in start and "core-seat =" not in start
    assert "core-ask-refused" in start and "    Possible now: { $offered }" in start


def test_both_readings_of_a_message_are_shown(own: Path) -> None:
    assert list(report.show("eo", "core-event-lead")) == [
        "en    Ana reads: You take the lead",
        "en    all read: Ana takes the lead",
        "eo    Ana reads: Ana gvidas",
        "eo    all read: Ana gvidas",
    ]
    assert len(list(report.show("eo", "time-days"))) == 12
