"""The rules of `pizarro`.

What is printed, the positions, the dialogues, what players may see and what is counted.
"""
