"""The sentences of each language: a folder by locale, in it a Project Fluent file by subject."""
