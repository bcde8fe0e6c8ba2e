"""What can stand at a table, a file each; `play.values.registry` finds them.

CONTRIBUTING.md says how to add one.
"""
