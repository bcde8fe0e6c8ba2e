"""Benchmarks.

Each module has `rows()`: what was measured beside an anchor in the same run.
"""
