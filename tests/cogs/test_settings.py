"""Wrong values of the settings are named, and the token is never shown."""

from __future__ import annotations

import ast
import json
import logging
from pathlib import Path
from types import SimpleNamespace
from typing import Literal

import pytest

import bot
from cogs.operation import logs
from cogs.operation.settings import PREFIX, dotenv, read
from play.keeping.housekeeping import Keeping

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789"


def test_complete_settings_are_read(tmp_path: Path) -> None:
    settings, wrong = read({"CARAVEL_TOKEN": TOKEN, "CARAVEL_DATABASE": str(tmp_path / "a" / "b.db"), "CARAVEL_ORDER_PAUSE": "1-2.5"})
    assert wrong == []
    assert settings.token == TOKEN and settings.order_pause == (1.0, 2.5) and settings.synchronous == "NORMAL"
    assert TOKEN not in repr(settings)


def test_the_operator_sets_how_long_things_are_kept(tmp_path: Path) -> None:
    chosen = {"CARAVEL_TOKEN": TOKEN, "CARAVEL_DATABASE": str(tmp_path / "b.db"), "CARAVEL_KEEP_LOGS": "365", "CARAVEL_CLOSE_IDLE": "0"}
    settings, wrong = read({**chosen, "CARAVEL_TERMS_URL": "https://example.org/terms"})
    assert wrong == [] and settings.keeping == Keeping(logs=365, idle=None) and settings.policies.terms == "https://example.org/terms"


def test_the_token_comes_from_a_file(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(TOKEN + "\n")
    settings, wrong = read({"CARAVEL_TOKEN_FILE": str(tmp_path / "token")})
    assert settings.token == TOKEN and wrong == []


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("TOKEN", "secret-that-is-no-token", "does not look like"),
        ("TOKEN", "", "no token"),
        ("SYNCHRONOUS", "OFF", "NORMAL or FULL"),
        ("LOG_LEVEL", "LOUD", "DEBUG"),
        ("LOG_FORMAT", "xml", "json or text"),
        ("BOT_PAUSE", "soon", "number"),
        ("BOT_PAUSE", "nan", "number"),
        ("ORDER_PAUSE", "9-1", "4-40"),
        ("DRAW_THREADS", "0", "1 to 16"),
        ("DRAW_PROCESSES", "17", "0 to 16"),
        ("THINK_PROCESSES", "-1", "0 to 16"),
        ("DATABASE", "/dev/null/x.db", "written"),
        ("METRICS_PORT", "65536", "1 to 65535"),
        ("BACKUPS_KEPT", "24-7", "24-7-4"),
        ("KEEP_MATCHES", "0", "1 to 36500"),
        ("CLOSE_IDLE", "-3", "0 for never"),
        ("PRIVACY_URL", "javascript:alert(1)", "the address of a page"),
        ("TYPO", "1", "not a setting"),
        ("TOKEN_FILE", "/nowhere/token", "one is enough"),
    ],
)
def test_every_wrong_value_is_named(name: str, value: str, word: str) -> None:
    _, wrong = read({"CARAVEL_TOKEN": TOKEN, PREFIX + name: value})
    (complaint,) = wrong
    assert word in complaint
    assert TOKEN not in complaint and "secret-that" not in complaint


def test_dotenv_understands_comments_quotes_and_export(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# c\n\nexport A=1\nB='two = 2'\nC=\"x\"\nnonsense\n")
    assert dotenv(tmp_path / ".env") == {"A": "1", "B": "two = 2", "C": "x"}


def test_check_lists_what_is_missing_and_its_status_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("CARAVEL_TOKEN", raising=False)
    assert bot.main(["--check"]) == 1
    assert "There is no token" in capsys.readouterr().err
    (tmp_path / ".env").write_text(f"CARAVEL_TOKEN={TOKEN}\n")
    assert bot.main(["--check"]) == 0
    assert "complete" in capsys.readouterr().out


def test_the_example_names_every_setting_and_is_read(tmp_path: Path) -> None:
    example = (Path(bot.__file__).parent / ".env.example").read_text(encoding="utf-8")
    (tmp_path / ".env").write_text(example.replace("\n#CARAVEL_", "\nCARAVEL_").replace("CARAVEL_TOKEN_FILE", "#CARAVEL_TOKEN_FILE"))
    settings, wrong = read({**dotenv(tmp_path / ".env"), "CARAVEL_TOKEN": TOKEN})
    assert wrong == [] and (settings.draw_threads, settings.draw_processes, settings.think_processes) == (2, 1, 1)


def test_log_lines_are_json_with_ids() -> None:
    record = logging.makeLogRecord({"name": "x", "msg": "said %s", "args": ("this",), "levelname": "INFO", "match": 7})
    line = json.loads(logs.Lines().format(record))
    assert line["message"] == "said this" and line["match"] == 7
    assert "match=7" in logs.Plain().format(record)


@pytest.mark.parametrize(
    ("wanted", "is_terminal", "chosen"), [("", True, "text"), ("", False, "json"), ("json", True, "json"), ("text", False, "text")]
)
def test_a_terminal_gets_text_and_a_file_json_unless_the_settings_decide(
    monkeypatch: pytest.MonkeyPatch, wanted: Literal["", "json", "text"], is_terminal: bool, chosen: str
) -> None:
    monkeypatch.setattr("sys.stderr", SimpleNamespace(isatty=lambda: is_terminal))
    assert logs.format_for(wanted) == chosen


def without_time(line: str) -> str:
    """Return a line of the log without the time at its beginning."""
    return line[len("12:34:56") :]


def test_a_line_for_people_has_the_message_and_its_fields() -> None:
    record = logging.makeLogRecord({"name": "play.host", "msg": "%s is open", "args": ("the host",), "levelno": logging.INFO, "match": 7})
    assert without_time(logs.Plain().format(record)) == "  the host is open  match=7"
    warning = logging.makeLogRecord({"name": "store", "msg": "slow", "levelno": logging.WARNING, "levelname": "WARNING"})
    assert without_time(logs.Plain().format(warning)) == "  WARNING slow (store)"


def test_extra_fields_of_log_lines_have_unused_names() -> None:
    """`logging` raises `KeyError` for an extra field that every record has, but only if the line is written."""
    root = Path(bot.__file__).parent
    taken = {*vars(logging.makeLogRecord({})), "message", "asctime"}
    used: set[str] = set()
    for file in (root / "bot.py", *(path for room in ("cogs", "play", "store") for path in (root / room).rglob("*.py"))):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            extra = [word.value for word in call.keywords if word.arg == "extra"] if isinstance(call, ast.Call) else []
            used |= {key.value for value in extra if isinstance(value, ast.Dict) for key in value.keys if isinstance(key, ast.Constant)}
    assert used and used & taken == set()
