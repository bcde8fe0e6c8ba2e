"""The way in: `welcome` a first match in two clicks, `lessons` (`lesson_screens`, pure) a match with a teacher, `rules_text` the
rules in place
"""
