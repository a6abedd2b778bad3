"""What players read: pure functions of a view and a voice, or of words alone."""
