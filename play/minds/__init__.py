"""Where bots think: `thinking` beside the event loop, `helpers` how such processes behave, `styles` what a bot likes."""
