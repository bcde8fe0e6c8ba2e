-- What makes matches end within weeks: absence, pings, plans, and what is kept after the end.

-- Time and absence of a table, and what a person chose about them.

-- How a person is told, and what stands for them on a server.

-- Turns that are prepared, and what a table lets come by itself.

-- What is kept of matches that are over, and of records that were brought here.
