"""Pictures, drawn in processes or threads beside the event loop.

`service` is what other packages use; `jobs` has the kinds of pictures, as values that can be sent to a process; `drawers` has the processes
that draw and `drawing` the code that runs in them; `warmed` prepares what they share. `chronicle` and `review_words` tell the story and the
review of a match in words, for people who do not see the pictures.
"""
