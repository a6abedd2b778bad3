"""The game message: what happened, who is asked, and the buttons that are legal now."""
