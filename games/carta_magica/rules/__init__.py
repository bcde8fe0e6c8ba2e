"""The rules of `carta_magica`: what is printed, the positions, the dialogues, what players may see and what is counted."""
