"""What a server has beside its tables, each with its clicks, screens and posts.

Seasons and cups, evenings, the daily puzzle, the weekly digest, searches for players; and the page on which admins turn them on.
"""
