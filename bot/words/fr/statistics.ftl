## Les statistiques d’une partie.

button-stats = Statistiques

stats-title = Statistiques · { $page } · tour { $turn }
stats-page-worth = Fortunes
stats-page-luck = Chance aux dés
stats-page-rent = Loyers
stats-page-deals = Échanges et enchères
stats-none = Il n’y a pas de statistiques : le début du journal de cette partie manque.
stats-shared = 📊 { $who } partage les statistiques de cette partie.
stats-hidden = 🔒 Les totaux sont cachés pendant qu’un joueur choisit comment payer un impôt. Reviens une fois qu’il est payé. Les autres pages restent ouvertes.
stats-decimal = { $whole },{ $tenth }
stats-out = hors jeu
stats-worth-line = { $who } **{ $amount } $** · maximum { $most } ${ $led ->
        [0] {""}
        [one] {" "}· { $led } tour en tête
       *[other] {" "}· { $led } tours en tête
    }
stats-worth-line-out = { $who } hors jeu au tour { $turn } · maximum { $most } ${ $led ->
        [0] {""}
        [one] {" "}· { $led } tour en tête
       *[other] {" "}· { $led } tours en tête
    }

stats-chances = 🎯 Chances de gagner : { $chances }
stats-chance = { $who } **{ $chance }**
stats-best-chances = **Meilleures chances de gagner**
stats-best-chance =
    { $turn ->
        [0] { $who } **{ $chance }** au début
       *[other] { $who } **{ $chance }** au tour { $turn }
    }
stats-worth-note = -# La fortune comprend l’argent liquide, le prix imprimé des propriétés (la moitié si elles sont hypothéquées) et le coût des constructions.
stats-luck-line = { $who } : **{ $mean }** en moyenne sur { $rolls ->
        [one] { $rolls } lancer
       *[other] { $rolls } lancers
    }{ $luck ->
        [high] , au-dessus de la normale
        [low] , au-dessous de la normale
       *[usual] {""}
    }
stats-luck-none = { $who } n’a pas encore lancé les dés
stats-luck-doubles = { $doubles ->
        [0] aucun double
        [one] { $doubles } double
       *[other] { $doubles } doubles
    }{ $fair ->
        [0] {""}
       *[other] {" "}(normal : environ { $fair })
    }
stats-luck-jail = { $count } fois en prison
stats-luck-salaries = { $count ->
        [one] { $count } salaire
       *[other] { $count } salaires
    } { $where }

stats-luck-note = -# Tous les lancers de déplacement comptent ici, même en prison. Avec des dés non truqués, la moyenne est de 7, et un lancer sur six est un double.
stats-rent-line = { $who } { $got ->
        [0] n’a rien touché
       *[other] a touché **{ $got } $**
    } et { $paid ->
        [0] n’a rien payé
       *[other] a payé { $paid } $
    } : { $net }
stats-rent-minus = −{ $amount } $
stats-rent-even = à l’équilibre

stats-rent-groups = **Par groupe**
stats-group = { $group } **{ $amount } $** · { $who }
stats-rent-highest = **Plus gros loyers**
stats-charge-paid = { $who } a payé **{ $amount } $** à { $owner } sur { $where } au tour { $turn }.
stats-charge-unpaid =
    { $got ->
        [0] { $who } devait **{ $amount } $** à { $owner } sur { $where } au tour { $turn }, et a fait faillite.
       *[other] { $who } devait **{ $amount } $** à { $owner } sur { $where } au tour { $turn }, n’a pu réunir que { $got } $ et a fait faillite.
    }
stats-visits = **Cases les plus visitées**
stats-square = { $where } { $count } fois

stats-deals-none = Il n’y a encore eu ni échange ni enchères.
stats-deals-best = **Meilleurs échanges**
stats-deal = { $who } a obtenu { $got } contre { $gave } au tour { $turn }, lors d’un échange avec { $whom }. { $rent ->
        [set] Loyers depuis, groupe complet compris
       *[lots] Loyers depuis pour les propriétés reçues
    } : **{ $amount } $**.
stats-deals-note = -# Les loyers sont ceux qu’ont rapportés les propriétés reçues dans l’échange et les groupes qu’elles ont complétés, tant que le joueur les a gardées.
stats-auctions = **Gagné aux enchères**
stats-auction-line = { $who } a gagné { $count ->
        [one] { $count } lot aux enchères pour **{ $price } $**, prix imprimé { $printed } $
       *[other] { $count } lots aux enchères pour **{ $price } $** en tout, total des prix imprimés { $printed } $
    }
stats-bargain = Meilleure affaire : au tour { $turn }, { $who } a gagné { $what } aux enchères pour **{ $price } $**, prix imprimé { $printed } $.

stats-fact-rent = 💸 Plus gros loyer : { $told }
stats-fact-dice = 🎲 Meilleure moyenne aux dés : { $who } avec **{ $mean }** et { $doubles ->
        [0] aucun double
        [one] { $doubles } double
       *[other] { $doubles } doubles
    } sur { $rolls } lancers.
stats-fact-deal = 🤝 Meilleur échange : { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Fortune
stats-chart-turn = tour { $turn }
stats-chart-start = début
stats-chart-alt =
    Fortune sur { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }. { $leads } Dernières valeurs : { $ends }.
stats-chart-led = { $who } a été en tête du tour { $since } au tour { $until }.
stats-chart-led-once = { $who } a été en tête au tour { $turn }.
stats-chart-changes = La première place a changé de mains { $count } fois.
stats-chart-ahead =
    { $who } a été en tête pendant { $count ->
        [one] 1 tour
       *[other] { $count } tours
    }.
stats-chart-out = { $who } hors jeu au tour { $turn }

game-page-stats = Voir les fortunes, la chance aux dés, les loyers et les échanges de cette partie

## Le classement d’un serveur, et ce que quelqu’un a joué.

button-profile = Mon profil

ladder-title = Classement · depuis toujours
ladder-none = Le classement est encore vide. Pour y figurer, finis une partie avec au moins une autre personne : `{ COMMAND("new") }` en ouvre une.
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
ladder-length = -# Une partie compte si chaque joueur a joué au moins { $turns } tours ou si quelqu’un a fait faillite. Un abandon ne compte pas comme une faillite. Une partie avec des conseils pour tout le monde ne compte pas. Une partie à deux compte moitié moins chaque fois que les deux mêmes joueurs se retrouvent dans le même trimestre.

profile-title = Profil
profile-none = { $who } n’a encore terminé aucune partie sur ce serveur.
profile-none-own = Tu n’as encore terminé aucune partie ici. `{ COMMAND("new") }` en ouvre une.
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

command-name-standings = classement
command-standings = Voir les meilleurs joueurs de ce serveur, ou les résultats d’une personne
command-standings-player = Les résultats de qui (sinon : de tout le monde)

## How a game ended.

final-title = 🏆 { $winner } gagne !
final-title-tie = 🏆 { $winner } se partagent la victoire !
final-title-cancelled = Partie annulée
final-why-cancelled = La partie a été annulée au tour { $turn }. Personne ne gagne.
final-line = { $place } { $who } { $said }
final-worth = **{ $total } $** · { $lines }
final-worth-cash = liquide { $amount } $
final-worth-deeds = propriétés { $amount } $
final-worth-mortgaged = propriétés hypothéquées à moitié prix { $amount } $
final-worth-houses = maisons { $amount } $
final-worth-hotels = hôtels { $amount } $
final-why-last = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, il ne reste plus qu’un joueur.
final-why-conceded = Après { $turn ->
        [1] 1 tour
       *[other] { $turn } tours
    }, { $who } { $count ->
        [1] a abandonné.
       *[other] ont abandonné.
    }
final-why-first-bankruptcy = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, la première faillite a mis fin à la partie. Les autres joueurs sont classés selon leur fortune.
final-why-hour = { $turn ->
        [one] Après { $turn } tour
       *[other] Après { $turn } tours
    }, l’heure de fin est arrivée. Les joueurs sont classés selon leur fortune.
final-tie-broken = À fortune égale, la personne qui a le plus de liquide est mieux classée.
final-out = · hors jeu au tour { $turn }
