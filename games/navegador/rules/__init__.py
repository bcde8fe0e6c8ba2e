"""The rules of `navegador`.

What is printed, the positions, the dialogues, what players may see and what is counted.
"""
