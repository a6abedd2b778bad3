"""What can be pressed: a record for each thing that a button, a list or a form asks for."""
