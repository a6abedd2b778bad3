"""Each decision at the table: the buttons that answer it, and the lines that go with them."""
