"""What a player is asked: dialogues, answers, decisions, and which answer may be green."""
