"""Handlers of one's own turn, seen by nobody else.

`panel` every click on the private panel, `orders`, `coaching`, `acting` for somebody absent.
"""
