"""Time: calendars of people, paces and clocks of seats, work that is done at intervals."""
