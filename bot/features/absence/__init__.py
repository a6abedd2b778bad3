"""Being away and back, pauses, and the votes about them."""
