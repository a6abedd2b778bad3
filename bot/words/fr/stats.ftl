# Les statistiques d’une partie.

button-stats = Statistiques

stats-title = Statistiques · { $page } · tour { $turn }
stats-page-worth = Fortunes
stats-page-luck = Coups de dés
stats-page-rent = Loyers
stats-page-deals = Affaires
stats-none = Le journal de cette partie ne remonte pas jusqu’au début : les statistiques sont impossibles.
stats-shared = 📊 { $who } partage les statistiques de cette partie.
stats-hidden = 🔒 Pendant le choix de l’impôt sur le revenu, personne ne voit les totaux. Reviens quand il est payé ; Coups de dés, Loyers et Affaires restent ouverts.
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

stats-worth-note = -# La fortune : argent liquide, prix imprimés (la moitié si hypothéquées) et coût des constructions.
stats-luck-line = { $who } : **{ $mean }** en moyenne sur { $throws ->
        [one] { $throws } lancer
       *[other] { $throws } lancers
    }{ $luck ->
        [high] , plus que la normale
        [low] , moins que la normale
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

stats-luck-note = -# Seuls comptent les lancers pour avancer. Des dés honnêtes donnent 7 en moyenne, et un double tous les six lancers.
stats-rent-line = { $who } { $got ->
        [0] n’a rien touché
       *[other] a touché **{ $got } $**
    } et { $paid ->
        [0] n’a rien payé
       *[other] a payé { $paid } $
    } : { $net }
stats-rent-plus = +{ $amount } $
stats-rent-minus = −{ $amount } $
stats-rent-even = équilibre

stats-rent-groups = **Par groupe**
stats-group = { $group } **{ $amount } $** · { $who }
stats-share = { $who } { $amount } $
stats-rent-highest = **Plus gros loyers**
stats-charge-paid = { $who } a payé **{ $amount } $** à { $owner } sur { $where } au tour { $turn }.
stats-charge-unpaid = { $who } devait **{ $amount } $** à { $owner } sur { $where } au tour { $turn }, et a fait faillite.
stats-visits = **Cases les plus visitées**
stats-square = { $where } { $count }

stats-deals-none = Ni échange ni enchères pour l’instant.
stats-deals-best = **Meilleurs échanges**
stats-deal = { $who } a obtenu { $got } contre { $gave }, avec { $whom }, au tour { $turn }. Loyers rapportés : **{ $amount } $**.
stats-deals-note = -# Ce sont les loyers des propriétés reçues, et des groupes qu’elles ont complétés, tant qu’elles ont été gardées.
stats-auctions = **Remporté aux enchères**
stats-auction-line = { $who } a remporté { $count ->
        [one] { $count } enchère
       *[other] { $count } enchères
    } pour **{ $price } $** en tout, prix imprimé { $printed } $
stats-bargain = Meilleure affaire : { $who } a remporté { $what } pour **{ $price } $**, prix imprimé { $printed } $, au tour { $turn }.

stats-fact-rent = 💸 Plus gros loyer : { $told }
stats-fact-dice = 🎲 Meilleure moyenne aux dés : { $who } avec **{ $mean }**, { $doubles ->
        [one] { $doubles } double
       *[other] { $doubles } doubles
    } en { $throws } lancers.
stats-fact-deal = 🤝 Meilleur échange : { $told }

# The picture of net worths, and what it says to those who cannot see it.
stats-chart-title = Fortune
stats-chart-turn = tour { $turn }
stats-chart-alt =
    Fortune sur { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }. { $leads } À la fin : { $ends }.
stats-chart-led = { $who } en tête du tour { $since } au { $until }.
stats-chart-led-once = { $who } en tête au tour { $turn }.
stats-chart-changes = La première place a changé de mains { $count } fois.
stats-chart-ahead =
    { $who } en tête pendant { $count ->
        [one] 1 tour
       *[other] { $count } tours
    }.
stats-chart-out = { $who } hors jeu au tour { $turn }
