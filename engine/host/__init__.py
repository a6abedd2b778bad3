"""The host: keeps games alive in a store, one change at a time, and knows nothing of the chat."""
