# Les statistiques d’une partie.

button-stats = Statistiques

stats-title = Statistiques · { $page } · tour { $turn }
stats-page-worth = Fortunes
stats-page-luck = Chance aux dés
stats-page-rent = Loyers
stats-page-deals = Échanges et enchères
stats-none = Il n’y a pas de statistiques : le début du journal de cette partie manque.
stats-shared = 📊 { $who } partage les statistiques de cette partie.
stats-hidden = 🔒 Les totaux sont cachés pendant qu’un joueur choisit comment payer les impôts sur le revenu. Reviens une fois qu’ils sont payés. Les autres pages restent ouvertes.
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
stats-best-chance = { $who } **{ $chance }** au tour { $turn }
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
    } à la case Départ

stats-luck-note = -# Seuls les lancers qui font avancer un pion comptent. Avec des dés honnêtes, la moyenne est de 7, et un lancer sur six est un double.
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
stats-charge-unpaid = { $who } devait **{ $amount } $** à { $owner } sur { $where } au tour { $turn }, et a fait faillite.
stats-visits = **Cases les plus visitées**
stats-square = { $where } { $count } fois

stats-deals-none = Il n’y a encore eu ni échange ni enchères.
stats-deals-best = **Meilleurs échanges**
stats-deal = { $who } a obtenu { $got } contre { $gave } au tour { $turn }, lors d’un échange avec { $whom }. Loyers rapportés depuis : **{ $amount } $**.
stats-deals-note = -# Les loyers rapportés sont ceux des propriétés reçues dans l’échange et des groupes qu’elles ont complétés, tant que le joueur les a gardées.
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

command-name-stats = statistiques
command-stats = Voir les fortunes, la chance aux dés, les loyers et les échanges de cette partie
