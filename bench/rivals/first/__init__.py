"""The sensible players as they were before any bot looked ahead: what the arena measures by. They are frozen; nobody improves them."""
