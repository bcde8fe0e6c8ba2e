"""The dialogues of `magellan`: one for each stage, in `DIALOGUES` of `turn.stages`."""
