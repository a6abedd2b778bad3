"""What players read: pure functions of a view, the names and the words."""
