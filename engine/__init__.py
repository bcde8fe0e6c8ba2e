"""The core of all games: pure and synchronous. Of other packages it needs only msgspec."""
