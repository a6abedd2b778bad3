"""Deals, and what a coach advises, played out: whether what was told of them comes true."""
