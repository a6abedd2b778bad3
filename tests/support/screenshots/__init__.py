"""The screenshots of docs/img, taken from the real bot at the local Discord's page."""
