"""The dialogues of `navegador`: `rondel` asks for the field, one module for each action asks for the rest."""
