"""People at the table: seats and presence, votes, purchases, and acts of moderators."""
