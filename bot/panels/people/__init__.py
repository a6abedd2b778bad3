"""Being away, leaving, taking back, and what moderators do."""
