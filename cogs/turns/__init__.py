"""Handlers of a person's own turn, which nobody else sees.

`panel`: the private panel; `orders`: planning ahead; `coaching`: the coach; `acting`: a referee answers for somebody absent.
"""
