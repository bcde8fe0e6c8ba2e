"""What a player is asked: dialogues as generators, answers, short decisions, and which answer may be green."""
