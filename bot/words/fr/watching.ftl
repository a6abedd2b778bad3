## Suivre une partie sans y jouer.

button-follow = Suivre
button-unfollow = Ne plus suivre
button-followed = Parties suivies
follow-menu = Suivre cette partie
watch-told = Le bot te dira comment elle finit.
watch-how = Avec **{ button-follow }**, tu sauras comment elle finit.

follow-end = 👀 Tu suis cette partie. Tu recevras un message privé quand elle sera finie.
follow-turning-points = 👀 Tu suis cette partie. Tu recevras un message privé pour les groupes complets, les faillites et les gros loyers, au plus un toutes les 20 heures, et un autre à la fin.
follow-daily = 👀 Tu suis cette partie. Tu recevras un message privé par jour, et un autre à la fin.
follow-closed = -# Si tes messages privés sont fermés, lis les nouvelles dans `{ COMMAND("mine") }`, sous **{ button-followed }**.
follow-choose = Choisis ce que tu veux savoir
follow-option-end = La fin de la partie
follow-option-turning-points = Les tournants et la fin de la partie
follow-option-daily = Un résumé par jour et la fin de la partie
follow-stopped = Tu ne suis plus cette partie.

followed-title = Parties que tu suis
followed-none = Tu ne suis aucune partie. Pour en suivre une, appuie sur un bouton d’une partie où tu ne joues pas.
followed-hidden = Tu ne peux pas voir cette partie en ce moment.
follow-turn = 🎲 Tour { $turn }. Argent : { $sums }.

button-guess = Faire un pronostic…
guess-choose = Choisis qui va gagner
guess-ask = 🔮 Qui va gagner ? Tu as droit à un pronostic. On verra à la fin de la partie qui avait raison.
    { $count ->
        [0] Aucun pronostic pour l’instant.
        [one] { $count } pronostic pour l’instant.
       *[other] { $count } pronostics pour l’instant.
    }
guess-sure = 🔮 { $who } va gagner ? Ton pronostic sera définitif.
button-guess-yes = C’est mon pronostic
guess-said = 🔮 Ton pronostic : { $who }. { $count ->
        [one] C’est le seul pour l’instant.
       *[other] { $count } pronostics pour l’instant.
    }
guesses-right = 🔮 { $right ->
        [0] Aucun pronostic ne disait { $winner }.
       *[other] Pronostics pour { $winner } : { $right } sur { $count }. { $best }
    }
guesses-best = { $right ->
        [1] { $who } avait raison : { $points } points.
       *[other] Le pronostic le plus osé : { $who }, { $points } points. Bien vu aussi : { $others }.
    }
guesses-points = { $who } { $points }
guess-result = 🔮 { $right ->
        [yes] Ton pronostic était bon : { $points } points.
       *[no] Ton pronostic était { $who }.
    }

here-now = Là en ce moment : { $who }
here-direct = 👋 { $who } jouent en ce moment.
here-off = -# Tu reçois ceci au plus une fois toutes les six heures. Tu peux le désactiver dans `{ COMMAND("preferences") }`.
