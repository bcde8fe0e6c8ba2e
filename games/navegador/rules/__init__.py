"""The rules of `navegador`: what is printed, the positions, the dialogues, what players may see and what is counted."""
