"""The store as services ask it: what it cannot do is a refusal that people can read."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from engine.values.core import Msg
from metrics import ERRORS
from play.values.errors import NotAllowed, NotStored, PlayError, StaleTable
from store.base import Store
from store.errors import Conflict, StoreError, TooMany

log = logging.getLogger(__name__)


class Asked:
    """A store whose answers come through `read`, which refuses what fails."""

    def __init__(self, store: Store, read: Callable[[Awaitable[Any]], Awaitable[Any]]) -> None:
        self._store, self._read = store, read

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        return lambda *args, **named: self._read(method(*args, **named))


def refusal(error: StoreError) -> PlayError:
    """Return the refusal for an error of the store; what nobody had to expect is logged."""
    if isinstance(error, Conflict):
        return StaleTable()
    if isinstance(error, TooMany):
        return NotAllowed(Msg(f"play.too-many-{error.what}", limit=error.most))
    log.error("the database refused: %s", error)
    ERRORS.count("database", error.kind)
    return NotStored(Msg("play.not-stored", reason=Msg(f"play.store.{error.kind}")))
