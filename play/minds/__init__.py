"""Where bots think.

`thinking` beside the event loop, `helpers` how such processes behave, `styles` of bots; `replays` of records from files in pieces, and
`fair` the queue for them.
"""
