# How anybody checks the dice.

verify-title = Are the dice fair?
verify-hash = Before anybody sat down, this hash was shown: `{ $hash }`
verify-later = The seed behind it is told when the game is over. Then anybody can work every throw out again.
verify-seed = Seed: `{ $seed }`
    Mixed in, the requests the players joined with: `{ $mix }`
verify-how = The key is HMAC-SHA256(seed, mix). For throw n take the first byte b under 216 of HMAC-SHA256(key, "throw:n"); the dice are b ÷ 6 mod 6 + 1 and b mod 6 + 1. A deck lies in the order of its cards’ HMAC-SHA256(key, "deck:card"); deeds are dealt round the table in the order of HMAC-SHA256(key, "deeds:space"), GO being space 0.
verify-seed-fits = ✅ The seed has the hash that was shown.
verify-seed-differs = ❌ The seed does not have the hash that was shown!
verify-throws-fit = ✅ Every throw, and all that was shuffled, comes out as it was played.
verify-throws-differ = ❌ Not all of it comes out as it was played!
verify-counts =
    { $deeds ->
        [0] Worked out again: { $throws } throws, { $decks } decks.
       *[other] Worked out again: { $throws } throws, { $decks } decks, { $deeds } dealt deeds.
    }
