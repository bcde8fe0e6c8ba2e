"""The store as services use it: its errors become refusals that people can read."""

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


class RefusingStore:
    """A store whose calls go through `read`, which turns errors into refusals."""

    def __init__(self, store: Store, read: Callable[[Awaitable[Any]], Awaitable[Any]]) -> None:
        self._store, self._read = store, read

    def __getattr__(self, name: str) -> Any:
        method = getattr(self._store, name)
        return lambda *args, **options: self._read(method(*args, **options))


def refusal(error: StoreError) -> PlayError:
    """Return the refusal for an error of the store, and log an unexpected error."""
    if isinstance(error, Conflict):
        return StaleTable()
    if isinstance(error, TooMany):
        return NotAllowed(Msg(f"play.too-many-{error.what}", limit=error.most))
    log.error("the database refused: %s", error)
    ERRORS.count("database", error.kind)
    return NotStored(Msg("play.not-stored", reason=Msg(f"play.store.{error.kind}")))
