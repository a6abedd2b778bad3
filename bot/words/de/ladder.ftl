# Die Rangliste eines Servers, und was jemand gespielt hat. `profile-head-…`: höchstens 8 Buchstaben.

button-leaderboard = Rangliste
button-profile = Mein Profil

ladder-title = Rangliste
ladder-none = Noch steht niemand auf der Rangliste. Sie beginnt mit dem ersten Spiel, das mindestens zwei Personen zu Ende spielen: **/monopoly { command-name-new }** eröffnet eins.
ladder-line = { $place } · { $who } · **{ $rating }** · { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }, { $wins } gewonnen
ladder-own = ➡️ Du: { $line }
ladder-own-none = ➡️ Du stehst noch nicht darauf: Spiel mit anderen ein Spiel zu Ende.
ladder-note = -# Alle beginnen bei { $begin }. Gewertet werden beendete Spiele, unter den Personen am Tisch, nach Plätzen; wer ein Spiel im Stich lässt, ist dort Schlusslicht. Die Zahl ist vorsichtig: Mit jedem Spiel wird sie sicherer. ❔ vorläufig, weniger als { $settled } gewertete Spiele.
ladder-dm = Eine Rangliste gehört zu einem Server: Frag dort. **/monopoly { command-name-profile }** sagt dir hier, was du gespielt hast.

profile-title = Profil
profile-none = { $who } hat auf diesem Server noch kein Spiel beendet.
profile-none-own = Hier ist noch kein Spiel von dir zu Ende. **/monopoly { command-name-new }** eröffnet eins.
profile-others = Profile anderer gibt es auf den Servern, auf denen sie spielen. Hier siehst du dein eigenes.
profile-rating = 📈 Wertung **{ $rating }** · Rang { $place } von { $count } auf der Rangliste
profile-provisional = -# ❔ vorläufig: weniger als { $settled } gewertete Spiele
profile-unrated = 📈 Noch keine Wertung: Dafür braucht es ein Spiel mit anderen, bis zum Ende gespielt.
profile-everywhere = -# Deine Spiele auf allen Servern zusammen. Wertungen gehören zu einem Server: Frag dort.
profile-games = 🎲 { $games ->
        [one] Ein Spiel
       *[other] { $games } Spiele
    }, **{ $wins }** gewonnen
profile-head-place = Rang
profile-head-games = Spiele
profile-best = ⭐ **Beste Ergebnisse**
profile-result = { $place } von { $seats } · { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    } · <t:{ $at }:d>
profile-longest = ⏳ Längstes Spiel: { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    } · <t:{ $at }:d>
profile-token = { $emoji } Lieblingsfigur: { $token }, { $games ->
        [one] ein Spiel
       *[other] { $games } Spiele
    }
profile-abandoned = 🚪 Im Stich gelassen: { $count }. Jedes zählt als letzter Platz.
profile-called-off = 🤝 Von allen abgebrochen: { $count }. Sie zählen nicht.
profile-removed = 🛡️ Von der Moderation ersetzt oder herausgenommen: { $count }. Sie zählen nicht.
