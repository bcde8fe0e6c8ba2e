"""One's own turn, seen by nobody else: `private` the screens of a person, `idea_screens` those of a coach (both pure), `ways` the
buttons beside them · handlers: `turns`, `orders`, `coaching` · `spent` panels that have had their day
"""
