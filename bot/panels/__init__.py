"""Each panel builds its screen and answers its presses."""
