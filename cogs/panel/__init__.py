"""Turns a question of the engine (an ask) into components, and clicks into answers.

Pure: no Discord object, no clock, no file.
"""
