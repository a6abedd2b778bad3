# Statistics of a game. The words of `stats-head-…` stand over narrow columns of a table: at most 8 letters.

button-stats = Statistiques

stats-title = Statistiques · { $page }
stats-page-worth = Fortunes
stats-page-luck = Coups de dés
stats-page-rent = Loyers
stats-page-deals = Affaires
stats-none = Le journal de cette partie ne remonte pas jusqu’au début : les statistiques sont impossibles.
stats-hidden = 🔒 Pendant le choix de l’impôt sur le revenu, personne ne voit les totaux. Reviens quand il est payé ; Coups de dés, Loyers et Affaires restent ouverts.
stats-number = { $number }
stats-decimal = { $whole },{ $tenth }
stats-out = hors jeu

stats-head-turn = tour { $turn }
stats-head-worth-now = actuel $
stats-head-worth-most = max $
stats-head-worth-led = en tête
stats-worth-note = -# Liquide, prix imprimés (la moitié sous hypothèque) et coût des constructions. *en tête* : tours finis avec la plus grosse fortune.

stats-head-throws = lancers
stats-head-mean = moyenne
stats-head-off = ±
stats-head-doubles = doubles
stats-head-fair = attendu
stats-head-jail = prison
stats-head-salaries = Départ
stats-luck-note = -# Seulement les lancers pour avancer. Des dés honnêtes donnent 7 en moyenne ; ± dit de combien d’erreurs types on est au-dessus ou au-dessous, et plus de 2 est rare. *attendu* : doubles à attendre, un lancer sur six. *Départ* : salaires.

stats-head-rent-got = touché $
stats-head-rent-paid = payé $
stats-head-rent-left = net $
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
stats-head-auctions = lots
stats-head-auctions-paid = payé $
stats-head-auctions-printed = valeur $
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
stats-chart-changes = La première place a changé de mains { $count } fois.
stats-chart-ahead =
    { $who } en tête pendant { $count ->
        [one] 1 tour
       *[other] { $count } tours
    }.
stats-chart-out = { $who } hors jeu au tour { $turn }
