"""What several rooms offer to press, and the buttons that private panels share."""
