"""Mutations: small faults put into the program, to see which of them the tests notice."""
