"""The bot as shipped against a stand-in for Discord that speaks the protocol."""
