"""Time: calendars of people, paces and clocks of seats, work that comes round."""
