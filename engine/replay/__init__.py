"""Games as files: written, read, replayed, and verified by the rules or by what is public."""
