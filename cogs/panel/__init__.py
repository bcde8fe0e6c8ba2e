"""An engine ask as components within Discord's limits, and back.

Pure: no Discord object, no clock, no file.
"""
