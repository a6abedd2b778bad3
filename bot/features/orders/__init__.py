"""Standing orders: the private panel and its changes."""
