# Die Rangliste eines Servers, und was jemand gespielt hat.

button-profile = Mein Profil

ladder-title = Rangliste
ladder-none = Auf der Rangliste steht noch niemand. Spielt mindestens zu zweit ein Spiel zu Ende: `/monopoly { command-name-new }` eröffnet eins.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (vorläufig)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $wins ->
        [0] keins gewonnen
       *[other] { $wins } gewonnen
    }
ladder-own = ➡️ Du: { $line }
ladder-own-none = ➡️ Du stehst noch nicht auf der Rangliste: Spiele mit anderen ein Spiel zu Ende.
ladder-note = -# Alle beginnen mit der Wertung { $begin }. Nach jedem beendeten Spiel steigt oder sinkt sie je nach Platz; Computer zählen dabei nicht mit. Wer ein Spiel verlässt, bekommt dafür den letzten Platz. Bis zum { $settled }. gewerteten Spiel ist deine Wertung vorläufig.
ladder-length = -# Ein Spiel zählt, wenn alle mindestens { $turns } eigene Züge hatten oder jemand bankrottgegangen ist. Aufgeben zählt nicht als Bankrott. Ein Spiel, in dem alle Rat bekommen, zählt nicht.
ladder-dm = Jeder Server hat seine eigene Rangliste: Rufe sie auf dem Server auf. `/monopoly { command-name-profile }` zeigt dir hier, was du gespielt hast.

profile-title = Profil
profile-none = { $who } hat auf diesem Server noch kein Spiel beendet.
profile-none-own = Du hast noch kein Spiel beendet. `/monopoly { command-name-new }` eröffnet eins.
profile-none-direct = Du hast noch kein Spiel auf einem Server beendet. Nur die zählen für dein Profil: Spiele in Direktnachrichten nicht.
profile-others = Profile von anderen siehst du nur auf Servern, auf denen sie spielen. Hier siehst du nur dein eigenes.
profile-rating = 📈 Wertung { $rating } · Rang { $place } von { $count } auf der Rangliste
profile-provisional = -# Die Wertung ist vorläufig, bis { $settled } Spiele gewertet sind.
profile-unrated = 📈 Noch keine Wertung: Spiele mit anderen ein Spiel zu Ende.
profile-everywhere = -# Deine Spiele auf allen Servern zusammen. Jeder Server hat eigene Wertungen: Um deine zu sehen, rufe den Befehl auf dem Server auf.
profile-games = 🎲 { $games ->
        [0] Noch kein Spiel zu Ende gespielt
        [one] 1 Spiel, { $wins ->
            [0] nicht gewonnen
           *[other] gewonnen
        }
       *[other] { $games } Spiele, { $wins ->
            [0] keins gewonnen
           *[other] **{ $wins }** gewonnen
        }
    }
profile-places = Platzierungen: { $places }
profile-place = { $place } ({ $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    })
profile-best = ⭐ **Beste Ergebnisse**
profile-best-all = ⭐ **Ergebnisse**
profile-result = { $place } von { $seats } · { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · <t:{ $at }:d>
profile-longest = ⏳ Längstes Spiel: { $turns ->
        [one] 1 Zug
       *[other] { $turns } Züge
    } · <t:{ $at }:d>
profile-token = { $emoji } Lieblingsfigur: { $token }, { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }
profile-abandoned = 🚪 Verlassene Spiele: { $count }. Jedes zählt als letzter Platz.
profile-called-off = 🤝 Gemeinsam abgebrochene Spiele: { $count } (ohne Wertung)
profile-removed = 🛡️ Von der Moderation ersetzt oder aus dem Spiel genommen: { $count }-mal (ohne Wertung)

command-name-leaderboard = rangliste
command-name-profile = profil
command-leaderboard = Wer auf diesem Server am besten spielt
command-profile = Spiele, Platzierungen und Wertung auf diesem Server
command-profile-player = Wessen Profil (ohne Angabe: deins)
