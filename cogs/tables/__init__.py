"""A table as everybody at it sees it. Screens (pure): `card` the table card, `table_options` what is agreed before a match,
`questions` what is asked at a table · handlers: `lobby` before the match, `running` during it, `seats` leaving and taking one,
`sprints`, `benches` · `forums` where tables are posts
"""
