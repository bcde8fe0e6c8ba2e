"""The rules of `magellan`: the printed material, positions, dialogues, views and scores."""
