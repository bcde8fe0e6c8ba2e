"""Meters that do nothing until `start`, and then pass all on to `prometheus-client`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter
from types import TracebackType
from typing import Any

DECLARED: list[Meter] = []
"""All meters of the process, in the order of their declaration."""

_OFF: AbstractContextManager[None] = nullcontext()


class Meter(ABC):
    """A meter. `says` is its help text for operators; a label has few values, never ids."""

    suffixes: Sequence[str] = ("",)
    """The endings that `prometheus-client` adds to the name in what it exports."""

    def __init__(self, name: str, says: str, *labels: str) -> None:
        self.name, self.says, self.labels = name, says, labels
        self._real: Any = None
        DECLARED.append(self)

    @property
    def exported(self) -> tuple[str, ...]:
        """The names under which its values are exported."""
        return tuple(self.name + suffix for suffix in self.suffixes)

    @abstractmethod
    def begin(self, client: Any, registry: Any) -> None:
        """Start measuring, with the module `prometheus_client` and one of its registries."""

    def end(self) -> None:
        """Stop measuring."""
        self._real = None

    def _labelled(self, labels: tuple[str, ...]) -> Any:
        return self._real.labels(*labels) if labels else self._real


class Counter(Meter):
    """How often something happened."""

    suffixes = ("_total",)

    def begin(self, client: Any, registry: Any) -> None:
        self._real = client.Counter(self.name, self.says, self.labels, registry=registry)

    def count(self, *labels: str) -> None:
        """Count one more event."""
        if self._real is not None:
            self._labelled(labels).inc()


class Gauge(Meter):
    """An amount that rises and falls."""

    def begin(self, client: Any, registry: Any) -> None:
        self._real = client.Gauge(self.name, self.says, self.labels, registry=registry)

    def set(self, value: float, *labels: str) -> None:
        """Set the present amount."""
        if self._real is not None:
            self._labelled(labels).set(value)

    def add(self, change: float) -> None:
        """Add to the present amount; `change` may be negative."""
        if self._real is not None:
            self._real.inc(change)


class Histogram(Meter):
    """How long something takes, in seconds."""

    suffixes = ("_bucket", "_sum", "_count")

    def __init__(self, name: str, says: str, bounds: Sequence[float], *labels: str) -> None:
        super().__init__(name, says, *labels)
        self._bounds = bounds

    def begin(self, client: Any, registry: Any) -> None:
        self._real = client.Histogram(self.name, self.says, self.labels, registry=registry, buckets=self._bounds)

    def observe(self, seconds: float, *labels: str) -> None:
        """Record how long something took."""
        if self._real is not None:
            self._labelled(labels).observe(seconds)

    def timed(self, *labels: str) -> AbstractContextManager[None]:
        """Return a context manager that records how long its block takes, also if it raises."""
        return _OFF if self._real is None else _Timed(self, labels)


class _Timed(AbstractContextManager[None]):
    def __init__(self, meter: Histogram, labels: tuple[str, ...]) -> None:
        self._meter, self._labels, self._began = meter, labels, perf_counter()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._meter.observe(perf_counter() - self._began, *self._labels)


_registry: Any = None


def start() -> None:
    """Start measuring, from zero."""
    import prometheus_client as client  # here, because it takes time and memory

    global _registry
    _registry = client.CollectorRegistry()
    client.disable_created_metrics()  # type: ignore[no-untyped-call]
    client.ProcessCollector(registry=_registry)
    for meter in DECLARED:
        meter.begin(client, _registry)


def stop() -> None:
    """Stop measuring, and forget all values."""
    global _registry
    _registry = None
    for meter in DECLARED:
        meter.end()


def is_on() -> bool:
    """Return whether anything is measured."""
    return _registry is not None


def exposition() -> bytes:
    """Return all values in the text format of Prometheus; only between `start` and `stop`."""
    from prometheus_client import generate_latest

    return generate_latest(_registry)
