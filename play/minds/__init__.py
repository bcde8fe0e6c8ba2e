"""Where bots think.

`thinking`: thinking in other processes or threads than the event loop. `workers`: one such process. `helpers`: its priority and its end.
`styles`: the styles of bots. `replays`: records from files, replayed in pieces. `fair`: the queue for replays.
"""
