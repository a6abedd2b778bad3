# Le classement d’un serveur, et ce que quelqu’un a joué.

button-profile = Mon profil

ladder-title = Classement
ladder-none = Le classement est encore vide. Pour y figurer, finis une partie avec au moins une autre personne : `/monopoly { command-name-new }` en ouvre une.
ladder-rating = **{ $rating }**
ladder-rating-provisional = **{ $rating }** (provisoire)
ladder-line = { $place } · { $who } · { $rating } · { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $wins ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $wins } gagnées
    }
ladder-own = ➡️ Toi : { $line }
ladder-own-none = ➡️ Tu n’es pas encore dans le classement. Joue une partie avec d’autres personnes jusqu’au bout pour y figurer.
ladder-note = -# Tout le monde commence avec une cote de { $begin }. Elle monte ou baisse selon la place finale dans chaque partie terminée, sans compter les ordinateurs. Quitter une partie en cours compte comme une dernière place. La cote reste provisoire jusqu’à { $settled } parties comptées.
ladder-length = -# Une partie compte si chaque joueur a joué au moins { $turns } tours ou si quelqu’un a fait faillite. Un abandon ne compte pas comme une faillite. Une partie avec des conseils pour tout le monde ne compte pas.
ladder-dm = Chaque serveur a son propre classement : tape cette commande sur un serveur. `/monopoly { command-name-profile }` montre ici tes propres parties.

profile-title = Profil
profile-none = { $who } n’a encore terminé aucune partie sur ce serveur.
profile-none-own = Tu n’as encore terminé aucune partie ici. `/monopoly { command-name-new }` en ouvre une.
profile-none-direct = Tu n’as encore terminé aucune partie sur un serveur. Ton profil ne compte que celles-là : pas les parties en messages privés.
profile-others = Sur un serveur, tu peux voir le profil de tous ses membres. Ici, tu ne vois que le tien.
profile-rating = 📈 Cote { $rating } · place { $place } sur { $count } au classement
profile-provisional = -# Cote provisoire : moins de { $settled } parties comptées jusqu’ici
profile-unrated = 📈 Pas encore de cote : joue une partie avec d’autres personnes jusqu’au bout pour en avoir une.
profile-everywhere = -# Ce sont tes parties de tous les serveurs ensemble. Ta cote change d’un serveur à l’autre : tape cette commande sur un serveur pour voir la cote que tu y as.
profile-games = 🎲 { $games ->
        [0] Aucune partie
        [one] Une partie
       *[other] { $games } parties
    }, { $wins ->
        [0] **aucune** gagnée
        [one] **une** gagnée
       *[other] **{ $wins }** gagnées
    }
profile-places = Places : { $places }
profile-place = { $place } ({ $games ->
        [one] { $games } partie
       *[other] { $games } parties
    })
profile-best = ⭐ **Meilleurs résultats**
profile-best-all = ⭐ **Résultats**
profile-result = { $place } sur { $seats } · { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } · <t:{ $at }:d>
profile-longest = ⏳ La plus longue partie : { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } · <t:{ $at }:d>
profile-token = { $emoji } Pion préféré : { $token }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
profile-abandoned = 🚪 Parties quittées en cours : { $count } (comptées comme des dernières places)
profile-called-off = 🤝 Parties annulées d’un commun accord : { $count } (sans effet sur la cote)
profile-removed = 🛡️ Places réattribuées ou retirées par la modération : { $count } (sans effet sur la cote)

command-name-leaderboard = classement
command-name-profile = profil
command-leaderboard = Voir les meilleurs joueurs de ce serveur
command-profile = Voir les parties, les résultats et la cote d’un joueur sur ce serveur
command-profile-player = Le joueur dont tu veux voir le profil (sinon : le tien)
