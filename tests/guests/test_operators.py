"""Operators list guests in one file, and the check tells them about these guests."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import subprocess
import sys
import sysconfig
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from cogs.operation import guests
from cogs.operation.checking import first_findings
from data.homes import ROOT
from deploy import games
from store.__main__ import main as care
from store.places import store_at
from tests.guests import fakes, installed


def wheel(folder: Path, name: str, game: str, version: str = "1.0") -> Path:
    """Write the wheel of a package that depends on the program by name.

    The package has the game, unless its name is empty.
    """
    files = {
        f"{name}/__init__.py": "",
        f"{name}-{version}.dist-info/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{name}-{version}.dist-info/METADATA"] = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\nRequires-Dist: caravel\n"
    if game:
        files[f"{name}-{version}.dist-info/entry_points.txt"] = f"[caravel.games]\n{game} = {name}\n"
    path = folder / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        listed = ""
        for file, text in files.items():
            digest = base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()
            listed += f"{file},sha256={digest},{len(text)}\n"
            archive.writestr(file, text)
        archive.writestr(f"{name}-{version}.dist-info/RECORD", listed + f"{name}-{version}.dist-info/RECORD,,\n")
    return path


@pytest.fixture
def environment(tmp_path: Path) -> Path:
    venv.create(tmp_path / "env", with_pip=False, symlinks=True)
    installed.site(tmp_path / "env").joinpath("pip.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    return tmp_path / "env"


def run(environment: Path, text: str | None) -> subprocess.CompletedProcess[str]:
    """Follow a list as `make run` does; no text means no list."""
    listed = environment.parent / "games.txt"
    listed.unlink(missing_ok=True)
    if text is not None:
        listed.write_text(text, encoding="utf-8")
    return installed.run(environment, str(ROOT / "deploy" / "games.py"), cwd=environment.parent, PIP_NO_INDEX="1", PIP_NO_COMPILE="1")


def installed_packages(environment: Path) -> set[str]:
    return {path.name for path in installed.site(environment).glob("*.dist-info")}


def test_listed_guests_are_installed_without_what_they_depend_on(environment: Path, tmp_path: Path) -> None:
    one, two = wheel(tmp_path, "guest_one", "one"), wheel(tmp_path, "guest_two", "two")
    done = run(environment, f"# guests\n{one}\n{two}\n")
    assert done.returncode == 0 and "guests installed: guest_one, guest_two" in done.stdout
    assert installed_packages(environment) == {"guest_one-1.0.dist-info", "guest_two-1.0.dist-info"}, (
        "packages that guests depend on were installed too"
    )
    assert run(environment, f"# guests\n{one}\n{two}\n").stdout == "", "an unchanged list was followed again"

    digest = hashlib.sha256(two.read_bytes()).hexdigest()
    wrong = run(environment, f"{two.as_uri()} --hash=sha256:{'0' * 64}\n")
    assert wrong.returncode == 1 and "nothing was changed" in wrong.stderr and len(installed_packages(environment)) == 2
    mixed = run(environment, f"{two.as_uri()} --hash=sha256:{digest}\n{one}\n")
    assert mixed.returncode == 1 and f"hashes for some lines and none for {one}" in mixed.stderr
    assert "removed: guest_one" in run(environment, f"{two.as_uri()} --hash=sha256:{digest}\n").stdout
    assert installed_packages(environment) == {"guest_two-1.0.dist-info"}
    assert "removed: guest_two" in run(environment, None).stdout and installed_packages(environment) == set()


def test_a_package_of_the_name_of_the_program_is_not_installed(environment: Path, tmp_path: Path) -> None:
    for line in (f"{wheel(tmp_path, 'caravel', '')}", "Caravel==1.0", "caravel >= 2 # ours", "caravel[demo] @ https://example.org/c.zip"):
        done = run(environment, f"{line}\n")
        assert done.returncode == 1 and "this program itself" in done.stderr and installed_packages(environment) == set()
    assert games.fault("caravel-sea-duel==1.0\ncaravel_two\n./guests/caravel-1.whl\n") is None


@pytest.mark.parametrize("file", ["Makefile", "deploy/install.sh"])
def test_every_way_of_starting_follows_the_list(file: str) -> None:
    assert "python deploy/games.py" in (ROOT / file).read_text(encoding="utf-8")
    container = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert "games.tx[t]" in container and "deploy/games.py" in container and "sh deploy/install.sh" in container
    assert "games.txt" in (ROOT / ".gitignore").read_text(encoding="utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Path]:
    with fakes.guests_installed(tmp_path):
        yield tmp_path


MORE = "pizarro-name = Mine\ntea-road-a = { open\ntea-road-b= b\n"


def test_the_check_names_guests_and_their_faults(site: Path) -> None:
    fakes.write(site, "sea_duel", fakes.guest("sea_duel"))
    fakes.write(site, "tea_road", fakes.guest("tea_road", **{"lang/en/more.ftl": MORE, "lang/..x/more.ftl": ""}))
    fakes.write(site, "dim_sea", fakes.guest("dim_sea", **{"pictures.py": fakes.PICTURES.format(game="dim_sea") + "\n\nparts = 1 / 0\n"}))
    fakes.write(site, "no_luck", fakes.guest("no_luck", **{"rules.py": "raise RuntimeError('no luck')"}))
    fakes.forget(site)
    notes = "\n".join(guests.findings(site))
    assert "The game sea_duel is a guest: guest_sea_duel 1.0, sha256 " in notes
    assert all(
        sentence in notes
        for sentence in ("pizarro-name", "line 2 is no Fluent", "line 3 is not read", "..x of the game tea_road is left out")
    )
    assert "The pictures of the game dim_sea cannot be drawn (ZeroDivisionError" in notes
    findings = first_findings(site)
    assert any("no_luck (package guest_no_luck) is left out" in note for note in findings.notes)
    assert not any("no_luck" in sentence for sentence in findings.wrong), "a guest that is left out keeps the bot from starting"


def test_the_check_says_that_the_list_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "env"))
    (tmp_path / "env").mkdir()
    assert list(guests.findings(tmp_path)) == []
    (tmp_path / "games.txt").write_text("sea-duel==1.0\n", encoding="utf-8")
    (changed,) = guests.findings(tmp_path)
    assert "games.txt has changed" in changed
    (tmp_path / "env" / "games.json").write_text(json.dumps({"listed": "sea-duel==1.0\n", "packages": ["sea-duel"]}), encoding="utf-8")
    assert guests.findings(tmp_path) == []


def test_the_doctor_names_games_that_are_left_out(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fakes.write(site, "no_luck", fakes.guest("no_luck", **{"game.toml": 'interface = "0.1"'}))
    fakes.forget(site)
    asyncio.run(create_database(site / "m.db"))
    assert care(["doctor", str(site / "m.db")]) == 1
    assert "The game no_luck (package guest_no_luck) is left out: it is written for the interface 0.1" in capsys.readouterr().out


async def create_database(file: Path) -> None:
    store = store_at(file)
    await store.open()
    await store.close()
