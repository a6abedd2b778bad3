"""What the rulebooks differ in: boards, decks, numbers and options. No rule lives here."""
