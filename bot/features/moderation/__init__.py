"""What moderators do, and the questions that they are asked."""
