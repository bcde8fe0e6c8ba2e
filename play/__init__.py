"""The host of matches: tables, moves, drafts, standing orders, undo, bots and deadlines. No Discord here.

`Host` is the only door (play/host.py); the values that go in and out are in play/values/types.py. A table and the match
played at it are one thing with one id, `match`.

Reading order: `types` (values), `panels` (what a person has before them), `errors`, `clock`, `feed`; `live` (a match in
memory and its rows), `progress` (what follows from a position), `ledger` (loads, locks, commits), `moves` (one line, played
and stored); `calendar` (when people are there) and `paces` (limits and banks);
then the services `tables`, `turns` (with `steps`), `plans`, `votes`, `seats`, `reading`, `people`, `clockwork` (with
`thinking`: where bots look ahead);
and `host`, which puts them together. `names` says what players are called.

Three points that callers should know:

* `Table.edition` counts every change that a table card can show: joins and options as well as entries. A card's
  `CardRef.edition` says what it shows. `Table.seq` is the number of the last entry.
* Moves of bots and standing orders are never made inside the call that led to them. They are timers, due after a
  pause, so that a restart loses none and the speed of an answer betrays nothing.
* What a single person has to be told (a lapsed order, a reminder, a request for consent) is a stored `Notice`, kept
  until it was sent or shown.
"""
