"""The values of the host. Pure.

`types`: what goes in and out of the host. `personal`: settings of a person. `live`: a match in memory. `stands`: values of matters.
`panels`, `outcomes`: what people get to see of their turn, and results of answers. `names`, `alike`: names of players. `erased`: traces of
deleted people. `feed`: subscribers to changes. `registry`: the matters that exist.
"""
