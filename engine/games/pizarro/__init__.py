"""Tom Lehmann's Magellan, also published as Pizarro & Co."""
