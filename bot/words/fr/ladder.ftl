# Le classement d’un serveur, et ce que quelqu’un a joué.

button-leaderboard = Classement
button-profile = Mon profil

ladder-title = Classement
ladder-none = Le classement est encore vide. Il commence avec la première partie terminée entre au moins deux personnes : **/monopoly { command-name-new }** en ouvre une.
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
ladder-own-none = ➡️ Tu n’y figures pas encore : joue une partie avec d’autres jusqu’au bout.
ladder-note = -# On commence à { $begin }. Seules les parties terminées comptent, selon la place de chaque personne à la fin ; quitter une partie en cours compte comme une dernière place. La cote reste provisoire jusqu’à { $settled } parties comptées.
ladder-dm = Chaque serveur a son classement : tape cette commande sur le serveur. **/monopoly { command-name-profile }** te dit ici ce que tu as joué.

profile-title = Profil
profile-none = { $who } n’a encore terminé aucune partie sur ce serveur.
profile-none-own = Aucune de tes parties n’est encore terminée ici. **/monopoly { command-name-new }** en ouvre une.
profile-others = Les profils des autres se voient sur les serveurs où ils jouent. Ici, tu vois le tien.
profile-rating = 📈 Cote { $rating } · place { $place } sur { $count } au classement
profile-provisional = -# Provisoire : pas encore { $settled } parties comptées
profile-unrated = 📈 Pas encore de cote : il faut une partie avec d’autres, jouée jusqu’au bout.
profile-everywhere = -# Tes parties de tous les serveurs ensemble. Chaque serveur a sa propre cote : regarde-la là-bas.
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
profile-place = { $place } dans { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
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
profile-abandoned = 🚪 Quittées en cours : { $count }. Chacune compte comme une dernière place.
profile-called-off = 🤝 Annulées d’un commun accord : { $count }. Elles ne comptent pas.
profile-removed = 🛡️ Place réattribuée ou retirée par la modération : { $count }. Elles ne comptent pas.
