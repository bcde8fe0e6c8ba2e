"""The rows that a database of matches keeps, and the writes that change them.

Rows hold numbers and text only; columns called JSON hold JSON text that the host writes and reads. Times are seconds since 1970.
"""

from __future__ import annotations

from store.rows.club import *
from store.rows.looks import *
from store.rows.matches import *
from store.rows.outbox import *
from store.rows.people import *
from store.rows.writes import *
