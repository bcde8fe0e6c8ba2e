"""The way in: `welcome` a first match in two clicks, `lessons` a match with a teacher."""
