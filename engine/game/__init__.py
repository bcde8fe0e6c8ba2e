"""What a game gives: its `Rules`, its `Mind`, its lesson."""
