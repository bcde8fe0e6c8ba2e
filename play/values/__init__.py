"""The values of the host. Pure.

`types` what goes in and out, `personal` what is one person's, `live` a match in memory, `panels`, `outcomes`, `names`, `errors`,
`feed`, `erased`.
"""
