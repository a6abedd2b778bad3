"""What the rulebooks differ in: boards, decks, numbers and policies. No rule lives here."""
