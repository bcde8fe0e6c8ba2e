"""What a match would be told about: notes in words, its story, its titles."""
