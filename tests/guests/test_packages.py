"""What the contract says of the package of a guest: the skeleton with one mistake in it breaks a law, with a sentence that says so."""

from __future__ import annotations

from pathlib import Path

from contract import golden
from data.homes import homes
from tests.guests import fakes
from tests.tools.mutants import GAME, PACKAGE, mutant

PLAN = """
[[match]]
name = "few"
seats = 2
seed = "Lagos"
bots = "mate"
settings = { coins = "3" }
"""


def comes_out_as_it_did() -> bool:
    """Whether the golden match of the game is what its file says."""
    (plan,) = [plan for plan in golden.plans() if plan.game == GAME]
    return golden.match_text(plan.load("few")) == plan.match_file("few").read_text(encoding="utf-8")


def test_a_golden_match_stays_as_it_is_when_other_files_of_the_package_change(tmp_path: Path) -> None:
    with mutant(tmp_path, False):
        folder = homes()[GAME].golden
        folder.mkdir()
        (folder / "plan.toml").write_text(PLAN, encoding="utf-8")
        golden.write([GAME])
        fakes.forget(tmp_path)
        assert comes_out_as_it_did()
        (tmp_path / PACKAGE / "lang" / "en" / "further.ftl").write_text("mutant-further = Further\n", encoding="utf-8")
        fakes.forget(tmp_path)
        assert comes_out_as_it_did()
