"""What single events change, for engine/evolve.py alone."""
