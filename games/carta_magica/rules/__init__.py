"""The rules of `carta_magica`: what is printed, positions, dialogues, views and scores."""
