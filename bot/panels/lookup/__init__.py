"""What anybody may look up: board, deeds, history, rules, figures, files."""
