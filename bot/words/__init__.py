"""The sentences of each language, one Project Fluent file a language."""
