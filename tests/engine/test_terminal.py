"""A match in a terminal."""

from __future__ import annotations

import io
import json
from pathlib import Path
from random import Random

import pytest

from engine.commandline.command import keys, main
from engine.commandline.terminal import YOURS, Session
from engine.match import registry
from engine.match.match import begin
from engine.match.records import from_record
from tests.play.toy import RULES as TOY
from words import speaker


class Typed:
    """A session into which lines are typed, and the files that it wrote."""

    def __init__(self, session: Session, files: dict[str, str]) -> None:
        self.session, self.files = session, files

    def __call__(self, *lines: str) -> str:
        """Type lines; return the answer to the last one."""
        text = ""
        for line in lines:
            text = "\n".join(self.session.typed(line))
        return text

    @property
    def lines(self) -> list[str]:
        return [entry.line for entry in self.session.match.entries]


def session(game: str = "pizarro", seats: int = 3, levels: tuple[str, ...] = ()) -> Typed:
    files: dict[str, str] = {}
    rules = TOY if game == "toy" else registry.rules(game)
    says = keys if game == "toy" else lambda reader: speaker(reader=reader)
    return Typed(Session(begin(rules, seats, {}, "x"), levels or (YOURS,) * seats, says, Random(1), files.__setitem__), files)


def test_a_session_begins_with_the_position_and_the_question() -> None:
    typed = session()
    text = "\n".join(typed.session.opening())
    assert "seed x" in text and "Columbus is revealed" in text, "the opening"
    assert "[bid] Columbus" in text and "  1  pass" in text and "bid 1  ←" in text, "the question with its numbered answers"
    assert typed.session.prompt == "2 > ", "the prompt names the awaited seat"


def test_an_answer_is_a_token_a_number_or_a_whole_line() -> None:
    for ways in (("bid", "3"), ("2", "3"), ("bid 3",)):
        typed = session()
        list(typed.session.opening())
        typed(*ways)
        assert typed.lines == ["start", "bid 3"], ways
    assert typed.session.seat == 0, "the next seat is asked"


def test_a_number_is_a_token_if_tokens_are_numbers() -> None:
    typed = session()
    list(typed.session.opening())
    assert "  1  1 " not in typed("bid") and typed.session.prompt == "2 bid > "
    typed("4")
    assert typed.lines == ["start", "bid 4"]


def test_answers_and_moves_are_taken_back() -> None:
    typed = session()
    list(typed.session.opening())
    assert "[bid] Columbus" in typed("bid", "/back") and "no answer" in typed("/back")
    typed("bid 3")
    assert "moves 1 to 1" in typed("/undo") and typed.lines == ["start"] and typed.session.seat == 2
    assert "no move" in typed("/undo")


def test_impossible_input_is_refused_and_changes_nothing() -> None:
    typed = session()
    list(typed.session.opening())
    for wrong in ("nonsense", "bid 99", "/nonsense", "/seat 7", "/bot 1 nobody", "bid 1 2 3"):
        assert typed(wrong), wrong
        assert typed.lines == ["start"] and not typed.session.done, wrong


def test_the_match_can_be_seen_from_every_seat() -> None:
    typed = session()
    list(typed.session.opening())
    text = typed("/seat 1")
    assert "Your hand" in text and "asked nothing now" in text and typed.session.prompt == "1 > "
    assert "Your hand" not in typed("/view all") and json.loads(typed("/view json"))["seat"] == 1
    assert "Player 3 starts" in typed("/log")


def test_bots_move_until_a_typing_player_is_asked() -> None:
    typed = session(levels=("mate", YOURS, "deckhand"))
    list(typed.session.opening())
    assert typed.session.seat == 1 and len(typed.lines) == 3
    typed("pass")
    assert [entry.seat for entry in typed.session.match.entries[-2:]] != [1, 1] and len(typed.lines) > 4
    typed("/undo")
    assert len(typed.lines) == 3, "the moves of bots after it are undone too"


def test_a_match_of_bots_only_is_shown_move_by_move() -> None:
    typed = session(levels=("deckhand",) * 3)
    list(typed.session.opening())
    assert len(typed.lines) == 1
    typed("")
    assert len(typed.lines) == 2
    while typed.session.match.result is None:
        text = typed("")
    assert typed("") in text and "1. " in typed(""), "after the end the result is shown again"


def test_a_form_is_filled_and_the_log_hides_secrets() -> None:
    typed = session("toy", 2)
    list(typed.session.opening())
    while typed.session.match.state.phase != "form":
        state, seat = typed.session.match.state, typed.session.seat
        lowest, *_ = state.hands[seat]
        typed({"auction": "pass", "choice": str(lowest)}[state.phase])
    log = typed("/log").splitlines()
    assert any(line.endswith("  *") for line in log), "secret choices of others are hidden"
    assert "word=?" in typed("") and "keep=?" in typed("")
    assert "word=ahoy" in typed("word=ahoy") and typed.session.prompt.startswith(f"{typed.session.seat} word=ahoy keep=? ")


def test_a_position_is_written_as_a_test_and_as_a_record(tmp_path: Path) -> None:
    typed = session()
    list(typed.session.opening())
    typed("bid 2", "bid 3", "/undo", "bid 5", "bid", "/test", "/test test_it.py", "/save it.json")
    words = typed.files["test_it.py"]
    assert "bid.amount" in words and "bid 3" not in words, "undone moves are left out"
    room: dict[str, object] = {}
    exec(compile(words, "test_it.py", "exec"), room)
    room["test_pizarro_after_entry_2"]()  # type: ignore[operator]
    assert from_record(json.loads(typed.files["it.json"])) == typed.session.match
    exec(compile(words.replace("range(6, 46)", "range(7, 46)"), "test_it.py", "exec"), room)
    with pytest.raises(AssertionError):
        room["test_pizarro_after_entry_2"]()  # type: ignore[operator]


def test_the_command_reads_lines_from_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("pass\n/save it.json\n/quit\nbid 4\n"))
    assert main(["play", "pizarro", "--seed", "x", "--bots", "mate,-,mate"]) == 0
    saved_record = json.loads(Path("it.json").read_text())
    assert saved_record["seed"] == "x" and [entry["line"] for entry in saved_record["entries"] if entry["seat"] == 1] == ["pass"]
    monkeypatch.setattr("sys.stdin", io.StringIO("/log\n"))
    assert main(["play", "--record", "it.json", "--at", "1"]) == 0
    text = capsys.readouterr().out.rpartition("terminal.begin")[2]
    assert "   1  seat 2" in text and "   2  " not in text
    for wrong in (["play"], ["play", "--record", "it.json", "--at", "99"], ["play", "pizarro", "--bots", "nobody"]):
        assert main(wrong) == 2


def test_an_error_of_the_rules_does_not_end_the_session(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    calls = []

    def raising(self: Session, words: str) -> None:
        calls.append(words)
        raise TypeError("of the game")

    monkeypatch.setattr(Session, "_answer", raising)
    monkeypatch.setattr("sys.stdin", io.StringIO("pass\npass\n"))
    assert main(["play", "pizarro", "--seed", "x"]) == 0
    assert calls == ["pass", "pass"] and "of the game" in capsys.readouterr().err
