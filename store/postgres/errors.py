"""PostgreSQL's errors as ours."""

from __future__ import annotations

import psycopg

from store import errors
from store.errors import StoreError


class ConnectionLost(errors.Busy):
    """The connection is lost or cannot be made; what was under way may be stored or not."""


class Again(errors.Busy):
    """Somebody else's transaction was in the way; nothing was written."""


_CODES: dict[str, tuple[type[StoreError], str]] = {
    "22021": (StoreError, "a text holds a character that cannot be stored"),
    "25006": (errors.ReadOnly, "the server only lets read; is it a copy of another one?"),
    "25P03": (ConnectionLost, "the server ended a transaction that nobody went on with"),
    "40001": (Again, "somebody else's transaction was in the way"),
    "40P01": (Again, "somebody else's transaction was in the way"),
    "55P03": (Again, "somebody else held a row too long"),
    "42501": (errors.ReadOnly, "the user of the URL may not do this"),
    "53100": (errors.Full, "the server's disk is full"),
    "53300": (ConnectionLost, "the server has no connection to spare"),
    "57014": (Again, "the server cut a statement short"),
    "XX001": (errors.Damaged, "the server finds its data damaged"),
    "XX002": (errors.Damaged, "the server finds an index damaged"),
}
"""The kinds of error by SQLSTATE: https://www.postgresql.org/docs/current/errcodes-appendix.html."""

_CLASSES: dict[str, type[StoreError]] = {"08": ConnectionLost, "23": errors.Conflict, "53": errors.Busy, "57": ConnectionLost}
"""The kinds by the first two characters, for codes not listed."""

_REFUSALS: tuple[tuple[str, type[StoreError], str], ...] = (
    ("password authentication failed", errors.Refused, "the server refuses the user or the password"),
    ("authentication failed", StoreError, "the server refuses the user or the password"),
    ("no password supplied", errors.Refused, "the server wants a password, and the URL has none"),
    ("no pg_hba.conf entry", errors.Refused, "the server does not let this user in from here (pg_hba.conf)"),
    ("does not exist", errors.Refused, "the server has no such database or user: {message}"),
    ("permission denied for database", errors.Refused, "the user may not use this database"),
    ("server does not support SSL", errors.Refused, "the URL demands encryption, which the server does not offer"),
    ("invalid sslmode value", errors.Refused, "the URL's sslmode is none that there is"),
)
"""Messages of a server that refuses a connection; libpq gives no code for them. The second one may come from another service that checks
passwords (LDAP and the like) and is only away, so it is no `Refused`."""


def server_error(error: Exception, place: str) -> StoreError:
    """Return an error of the driver as one of ours; its text quotes the server's message."""
    if isinstance(error, StoreError):
        return error
    if isinstance(error, OverflowError):
        return StoreError(f"{place}: a number is too large")
    if not isinstance(error, psycopg.Error):
        return StoreError(f"{place}: {type(error).__name__}")
    code = error.sqlstate or ""
    message = error.diag.message_primary or _line(error)  # without the details, which quote rows
    if code in _CODES:
        kind, words = _CODES[code]
        return kind(f"{place}: {words} ({message})")
    if code[:2] in _CLASSES:
        return _CLASSES[code[:2]](f"{place}: {message}")
    if isinstance(error, psycopg.DataError) and "NUL" in message:
        return StoreError(f"{place}: a text holds the character NUL, which PostgreSQL cannot store")
    if not code and isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return ConnectionLost(f"{place}: the connection is lost ({message})")
    return StoreError(f"{place}: {message}")


def not_connected(error: Exception, place: str, secrets: tuple[str, ...]) -> StoreError:
    """Return the error for a failed connection; its text shows none of the `secrets`.

    The driver's text about an unreadable URL may hold the password, so it is left out.
    """
    if isinstance(error, psycopg.ProgrammingError):
        return errors.Refused(f"{place}: the URL cannot be read; special characters of a password are written as %40 and so on")
    message = _line(error)
    for secret in secrets:
        message = message.replace(secret, "***")
    for sign, kind, words in _REFUSALS:
        if sign in message:
            return kind(f"{place}: {words.format(message=message)}")
    return ConnectionLost(f"{place}: the server cannot be reached ({message})")


def _line(error: Exception) -> str:
    """Return the text of an error in one line, of at most 400 characters."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return "; ".join(line for line in lines if not line.startswith("Multiple connection attempts"))[:400]
