"""Who answers when no hand does: silence at a deadline, and computer players."""
