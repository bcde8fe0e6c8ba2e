"""`python -m bench chances`: the coach's chances compared with the results."""

from __future__ import annotations

from math import log

import pytest

from bench.chances import Forecast, main, play_forecasts, table


def test_forecasts_are_compared_with_the_winners() -> None:
    even = Forecast(0.1, (0.5, 0.5), (1.0, 0.0))
    right, wrong = Forecast(0.9, (0.9, 0.1), (1.0, 0.0)), Forecast(0.95, (0.1, 0.9), (1.0, 0.0))
    assert even.loss == -log(0.5)
    assert Forecast(0.5, (1.0, 0.0), (0.0, 1.0)).loss == pytest.approx(-log(0.001)), "a chance of 0 is counted as 0.1 %"
    assert Forecast(0.5, (0.5, 0.5), (0.5, 0.5)).loss == pytest.approx(log(2)), "the win is shared"
    lines = table([even, right, wrong])
    assert "| 0% to 20% | 1 | 0.693 |" in lines
    assert f"| 80% to 100% | 2 | {-(log(0.9) + log(0.1)) / 2:.3f} |" in lines
    assert any(line.startswith("| from 80% | 2 | 90% | 50% (") for line in lines)


def test_a_match_has_a_forecast_in_each_tenth_and_is_reproducible() -> None:
    forecasts = play_forecasts("carta_magica", 2, {}, 2, "seed", 3)
    assert [int(point.part * 10) for point in forecasts] == list(range(10))
    assert all(sum(point.chances) == pytest.approx(1.0) for point in forecasts)
    (wins,) = {point.wins for point in forecasts}
    assert sum(wins) == 1.0
    assert play_forecasts("carta_magica", 2, {}, 2, "seed", 3) == forecasts
    assert play_forecasts("carta_magica", 2, {}, 2, "seed", 4) != forecasts


def test_the_command_prints_its_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["carta_magica", "--seats", "2", "--matches", "2", "--worlds", "1", "--processes", "1"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("carta_magica, 2 seats, 2 matches of mates, 1 worlds; a guess has a loss of 0.693")
    assert "| part of the match | positions | loss |" in out
    for wrong in (["pizarro", "--seats", "2"], ["magellan", "--set", "target=5"], ["carta_magica", "--worlds", "0"]):
        with pytest.raises(SystemExit):
            main(wrong)


def test_options_of_the_table_count() -> None:
    usual, longer = (play_forecasts("magellan", 2, {"target": target, "end": "winner"}, 1, "seed", 1) for target in ("75", "150"))
    assert usual != longer
