"""The clicks and screens about one person.

`desk`: all their tables by urgency; `waits`: notifications; `told`: how they are notified; `hours`: when they are there; `deputies`: their
stand-ins; `rankings`: statistics and ratings; `privacy`: their stored data.
"""
