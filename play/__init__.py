"""The host of matches: tables, moves, drafts, standing orders, undo, bots and deadlines. No Discord here.

`Host` is the only door (play/host.py); the values that go in and out are in play/types.py. A table and the match
played at it are one thing with one id, `match`.

Three points that callers should know:

* `Table.edition` counts every change that a table card can show: joins and options as well as entries. A card's
  `CardRef.edition` says what it shows; `Host.behind()` lists the tables whose card is older. `Table.seq` is the
  number of the last entry.
* Moves of bots and standing orders are never made inside the call that led to them. They are timers, due after a
  pause, so that a restart loses none and the speed of an answer betrays nothing.
* What a single person has to be told (a lapsed order, a reminder, a request for consent) is a stored `Notice`.
  The publisher asks for it, delivers it and says so with `notice_sent`.
"""
