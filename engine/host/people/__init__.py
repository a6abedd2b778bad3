"""People at the table: seats and presence, votes of the table, and acts of moderators."""
