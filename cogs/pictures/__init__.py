"""Pictures, made beside the event loop.

`service` what all others ask, `drawing` a picture as a job that can be sent, `drawers` the processes that draw, `warmed` what these
share · in words for those who do not see them: `chronicle` a story, `review_words` a review.
"""
