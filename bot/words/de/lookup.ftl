## The history of a game.

history-title = Spielverlauf
history-empty = Noch ist nichts geschehen.
history-turn = **Zug { $turn } · { $who }**
history-order = 📋 Durch deinen Dauerauftrag: { $line }
history-secret = { $line } (dein geheimes Gebot: { $bids })

game-page-history = Alles, was bisher geschehen ist

## How anybody checks the dice.

verify-title = Wird ehrlich gewürfelt?
verify-friendly = 🎓 Dieses erste Spiel mit Coach beginnt für alle gleich, die es spielen: Sein Startwert ist der SHA-256 von „first game { $number }“ und wurde nicht ausgelost. Nachrechnen lässt es sich wie jedes andere.
verify-hash = Als die Lobby eröffnet wurde und noch niemand mitspielte, hat der Bot einen geheimen Startwert für alle Würfel und Karten gewählt. Seitdem zeigt `{ COMMAND("game") }` seinen Hash: `{ $hash }`
verify-later = Den Startwert selbst zeigt der Bot nach dem Spiel. Dann könnt ihr jeden Wurf nachrechnen.
verify-seed = Startwert: `{ $seed }`
    Beimischung (beim Beitreten dazugekommen): `{ $mix }`
verify-how = Aus Startwert (seed) und Beimischung (mix) wird der Schlüssel (key): HMAC-SHA256(seed, mix). Nimm für Wurf n das erste Byte b unter 216 von HMAC-SHA256(key, "throw:n"); die Würfel sind b ÷ 6 mod 6 + 1 und b mod 6 + 1. Die Karten eines Stapels liegen sortiert nach ihrem HMAC-SHA256(key, "deck:card"). Grundstücke werden, sortiert nach ihrem HMAC-SHA256(key, "deeds:space"), reihum verteilt; LOS ist Feld 0. Ausgeloste Plätze folgen dem HMAC-SHA256(key, "seats:token") der Figuren, die so heißen wie in der Datei des Spiels.
verify-seed-fits = ✅ Der Startwert passt zum Hash, der vor dem Spiel gezeigt wurde.
verify-seed-friendly = ✅ Der Startwert ist der aller ersten Spiele mit Coach.
verify-seed-differs = ❌ Der Startwert passt nicht zum Hash, der vor dem Spiel gezeigt wurde!
verify-throws-fit = ✅ Alle Würfe und gemischten Karten passen zum Startwert.
verify-throws-differ = ❌ Nicht alle Würfe und gemischten Karten passen zum Startwert!
verify-counts =
    { $deeds ->
        [0] Nachgerechnet sind alle Würfe ({ $rolls }) und Stapel ({ $decks }).
       *[other] Nachgerechnet sind alle Würfe ({ $rolls }), Stapel ({ $decks }) und verteilten Grundstücke ({ $deeds }).
    }
verify-more = … und noch { $count }: Mit „{ button-export }“ bekommst du alle Würfe.

game-page-verify = Prüfen, ob ehrlich gewürfelt wird

## A game as a file.

export-running = Hier ist das Spiel bis jetzt, ohne alles, was noch geheim ist. Lade es nach Spielende noch einmal herunter, dann ist alles dabei.
export-over = Hier ist das ganze Spiel mit seinem Startwert. Auf einem Computer mit dem Quelltext des Bots würfelt `python -m engine.replay { $file }` jeden Wurf noch einmal und prüft jeden Schritt.
export-too-big = Dieses Spiel ist zu lang geworden, um es als eine Datei zu schicken.

game-page-export = Dieses Spiel als Datei, zum Aufheben oder Prüfen
button-export = Herunterladen

## The command game.

game-choose-page = Was du von diesem Spiel noch sehen willst
command-name-game = spiel
command-game = Verlauf, Statistik, Rückblick, Film und Würfel eines Spiels oder das Spiel als Datei
command-game-show = Was du zuerst siehst (ohne Angabe: den Verlauf)
