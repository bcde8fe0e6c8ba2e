"""What people do at a table beside moving: opening, seats, undo, absence, lessons."""
