"""Captures everything that is logged, as the process writes it."""

from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Literal
from unittest.mock import patch

from cogs.operation import logs


@contextmanager
def heard(form: Literal["json", "text"] = "json", secrets: tuple[str, ...] = ()) -> Iterator[io.StringIO]:
    """Capture all lines of the log at the lowest level; restore logging afterwards."""
    root, hook, stderr = logging.getLogger(), sys.excepthook, io.StringIO()
    levels = {name: logging.getLogger(name).level for name in (None, *logs.QUIET_LIBRARIES)}
    before, choice = root.handlers[:], logs._choice
    try:
        with patch.object(sys, "stderr", stderr):  # the handler that is made now keeps it
            logs.start_logging(logging.DEBUG, form, logs.Hiding(secrets))
        yield stderr
    finally:
        root.handlers[:], sys.excepthook, logs._choice = before, hook, choice
        logging.captureWarnings(False)
        for name, level in levels.items():
            logging.getLogger(name).setLevel(level)
