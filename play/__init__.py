"""The host of matches: tables, moves, orders, undo, bots and deadlines, without Discord.

`Host` is the only door (play/host.py); the values that go in and out are in play/values/types.py. A table and its match are one thing with
one id, `match`.

Every import goes down this list:

| | |
|---|---|
| `host`, `clockwork`; `club` | the one door; what the host does when its time comes; seasons |
| `keeping` | deleting, exporting, clearing away |
| `matters` | questions and votes of a table, a file each, found by `play.values.registry` |
| `table`; `telling` | what people do at a table beside moving; how they are notified |
| `turn` | half-made moves, orders, ideas |
| `people` | what belongs to people and servers |
| `minds` | where bots think |
| `ledger` | loads, locks, commits; what viewers may know; the outbox |
| `follows` (pure) | what follows from a position or a change |
| `values` | what goes in and out; a match in memory |
| `time` (pure) | calendars, paces, the clock |

Three points that callers should know:

* `Table.edition` counts every change that a table card can show: joins and options as well as entries. A card's
  `CardRef.edition` says what it shows. `Table.seq` is the number of the last entry.
* Moves of bots and standing orders are never made inside the call that led to them. They are timers, due after a
  pause, so that a restart loses none and the speed of an answer reveals nothing.
* A message for a single person (an expired order, a reminder, a request for consent) is a stored `Notice`, kept
  until it was sent or shown.
"""
