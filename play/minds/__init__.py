"""Where bots think.

`thinking` beside the event loop, `helpers` how such processes behave, `styles` what a bot likes; `replays` records from files, replayed
there in pieces, and `fair` the queue of those who wait for them.
"""
