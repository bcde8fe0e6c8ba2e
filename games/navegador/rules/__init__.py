"""The rules of `navegador`: the board, positions, dialogues, views and scores."""
