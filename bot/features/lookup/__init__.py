"""What anybody may look up: board, deeds, history, why computers acted, files."""
