"""What is told of a match: notes in words, its story, its titles."""
