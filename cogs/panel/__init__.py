"""Turns a question of the engine (an ask) into Discord's components, and clicks into answers.

Pure: no Discord object, no clock, no file.
"""
