"""What goes to Discord and comes from it: answers, messages, pictures, and how each fails."""
