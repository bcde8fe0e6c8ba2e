"""What belongs to people and servers: settings, desk, presence, benches, statistics."""
