"""The dashboard and the alerts of `deploy/` use existing metrics, and every metric is shown."""

from __future__ import annotations

import json
import re
from pathlib import Path

import metrics
from metrics.meters import DECLARED, Counter, Histogram

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
LABELS = {"game", "by", "status", "where", "code", "level", "purpose"}
"""Labels that metrics may have: each has few values, and none is a person, a server, a channel or a match."""

USED = re.compile(r"\bcaravel_\w+")
LABELLED = re.compile(r"(caravel_\w+)\{([^}]*)\}")


def expressions() -> list[str]:
    """Return every query of the two files to Prometheus."""
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    board_expressions = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    return board_expressions + re.findall(r"^\s+expr: (.+)$", (DEPLOY / "alerts.yml").read_text(encoding="utf-8"), re.MULTILINE)


def test_dashboard_and_alerts_ask_for_existing_metrics() -> None:
    exported = {name: meter for meter in DECLARED for name in meter.exported}
    for expression in expressions():
        assert USED.findall(expression), expression
        assert [name for name in USED.findall(expression) if name not in exported] == []
        for name, chosen in LABELLED.findall(expression):
            assert set(re.findall(r"(\w+)!?=~?\"", chosen)) <= set(exported[name].labels)
        for grouped in re.findall(r"by \(([^)]*)\)", expression):
            known = {label for name in USED.findall(expression) for label in exported[name].labels} | {"le"}
            assert {label.strip() for label in grouped.split(",")} <= known, expression


def test_everything_that_is_measured_is_shown() -> None:
    every_expression = "\n".join(expressions())
    assert [meter.name for meter in DECLARED if not any(name in every_expression for name in meter.exported)] == []


def test_meters_are_named_as_prometheus_wants_with_known_labels() -> None:
    names = [meter.name for meter in DECLARED]
    assert len(names) == len(set(names)) and all(re.fullmatch(r"caravel_[a-z_]+", name) for name in names)
    for meter in DECLARED:
        assert set(meter.labels) <= LABELS and meter.says
        assert not isinstance(meter, Histogram) or meter.name.endswith("_seconds")
        assert not isinstance(meter, Counter) or not meter.name.endswith("_total")


def test_a_metric_without_readers_does_nothing() -> None:
    assert not metrics.is_on()
    metrics.MOVES.count("no", "labels", "are", "looked", "at")
    metrics.READY.set(1)
    assert metrics.COMMIT.timed() is metrics.PICTURE.timed("any")
