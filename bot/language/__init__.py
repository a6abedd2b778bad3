"""Language: sentences by key, who reads which, names, and what people type."""
