"""What is kept about a person: where it lies, as a file, deleted, and for how long."""
