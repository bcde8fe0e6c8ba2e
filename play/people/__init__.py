"""What belongs to people and servers.

`settings`, `desk`, `presence` (being here), `substitutes`; `house` is what admins chose; `standings` and `ratings` (pure).
"""
