"""Games without people: batches, measurements, and the suite that every game must pass."""
