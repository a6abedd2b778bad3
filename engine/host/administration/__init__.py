"""What an operator does: choose and check a database, delete what is old, block servers."""
