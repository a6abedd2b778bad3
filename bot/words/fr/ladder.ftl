# Le classement d’un serveur, et ce que quelqu’un a joué. `profile-head-…` : 8 lettres au plus.

button-leaderboard = Classement
button-profile = Mon profil

ladder-title = Classement
ladder-none = Le classement est encore vide. Il commence avec la première partie que deux personnes au moins jouent jusqu’au bout : **/monopoly { command-name-new }** en ouvre une.
ladder-line = { $place } · { $who } · **{ $rating }** · { $games ->
        [one] une partie
       *[other] { $games } parties
    }, { $wins ->
        [0] aucune gagnée
        [one] une gagnée
       *[other] { $wins } gagnées
    }
ladder-own = ➡️ Toi : { $line }
ladder-own-none = ➡️ Tu n’y figures pas encore : joue une partie avec d’autres jusqu’au bout.
ladder-note = -# On commence à { $begin }. Comptent les parties terminées, entre les personnes à la table, selon les places ; qui déserte une partie y est en dernière place. Le chiffre est prudent : chaque partie le rend plus sûr. ❔ provisoire, moins de { $settled } parties comptées.
ladder-dm = Un classement est celui d’un serveur : demande là-bas. **/monopoly { command-name-profile }** te dit ici ce que tu as joué.

profile-title = Profil
profile-none = { $who } n’a encore terminé aucune partie sur ce serveur.
profile-none-own = Aucune de tes parties n’est encore terminée ici. **/monopoly { command-name-new }** en ouvre une.
profile-others = Les profils des autres se voient sur les serveurs où ils jouent. Ici, tu vois le tien.
profile-rating = 📈 Cote **{ $rating }** · place { $place } sur { $count } au classement
profile-provisional = -# ❔ provisoire : moins de { $settled } parties comptées
profile-unrated = 📈 Pas encore de cote : il faut une partie avec d’autres, jouée jusqu’au bout.
profile-everywhere = -# Tes parties de tous les serveurs ensemble. Une cote est celle d’un serveur : demande là-bas.
profile-games = 🎲 { $games ->
        [0] Aucune partie
        [one] Une partie
       *[other] { $games } parties
    }, { $wins ->
        [0] **aucune** gagnée
        [one] **une** gagnée
       *[other] **{ $wins }** gagnées
    }
profile-head-place = place
profile-head-games = parties
profile-best = ⭐ **Meilleurs résultats**
profile-result = { $place } sur { $seats } · { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } · <t:{ $at }:d>
profile-longest = ⏳ La plus longue partie : { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } · <t:{ $at }:d>
profile-token = { $emoji } Pion préféré : { $token }, { $games ->
        [one] une partie
       *[other] { $games } parties
    }
profile-abandoned = 🚪 Désertées : { $count }. Chacune compte comme une dernière place.
profile-called-off = 🤝 Annulées d’un commun accord : { $count }. Elles ne comptent pas.
profile-removed = 🛡️ Place réattribuée ou retirée par la modération : { $count }. Elles ne comptent pas.
