"""Language: sentences by key, who reads which, and what people type."""
