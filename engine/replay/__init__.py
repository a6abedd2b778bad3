"""Games as files: written, read, and, once they are over, played again by the rules."""
