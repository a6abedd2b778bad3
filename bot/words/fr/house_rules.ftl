## Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Hypothèque permise même si le groupe a des maisons ; après un double en prison, on relance
edition-1973-hint = Les règles classiques, avec deux parties courtes au choix
edition-1994-hint = Les règles classiques ; tu peux aussi choisir une partie courte ou à durée limitée
edition-1998-hint = L’édition du millénaire, avec les mêmes règles qu’en 1994
edition-2008-hint = Cartes récentes, taxe de luxe à 100 $ ; on ne construit qu’à son propre tour
edition-unknown-hint = Tape { COMMAND("rules") } pour voir ce que ces règles ont de spécial

game-standard = Partie classique
game-standard-hint = La dernière personne qui n’est pas en faillite gagne
game-short = Partie courte
game-short-hint = 3 propriétés gratuites, hôtels moins chers, fin à la première faillite
game-time-limit = Partie à durée limitée
game-time-limit-hint = Chacun reçoit et paie 2 propriétés ; à la fin, la plus grosse fortune gagne
game-short-evening = Soirée courte
game-short-evening-hint = En direct, moins de 45 minutes ; chacun reçoit et paie 2 propriétés
game-new-short = Nouvelle partie courte
game-new-short-hint = Durée limitée ; 2 propriétés chacun, à payer ; la plus grosse fortune gagne

house-rule-parking-pot = Cagnotte du Parc Gratuit
house-rule-parking-pot-hint = Si tu t’arrêtes au Parc Gratuit, tu prends l’argent des amendes, des taxes et des cartes
house-rule-parking-pot-number = Montant mis par la Banque dans la cagnotte
house-rule-parking-pot-told =
    { $free_parking_seed ->
        [0] L’argent des amendes, des taxes et des cartes va au Parc Gratuit. Si tu t’y arrêtes, tu prends tout.
       *[other] L’argent des amendes, des taxes et des cartes va au Parc Gratuit, et la Banque y ajoute { $free_parking_seed } $. Si tu t’y arrêtes, tu prends tout.
    }
house-rule-double-go = Double salaire sur la case Départ
house-rule-double-go-hint = Si tu t’arrêtes pile sur la case Départ, tu touches deux fois le salaire
house-rule-double-go-told = Si tu t’arrêtes pile sur la case Départ, tu touches deux fois le salaire.
house-rule-no-auctions = Jouer sans enchères
house-rule-no-auctions-hint = Une propriété que tu n’achètes pas reste à la Banque
house-rule-no-auctions-told = Une propriété que tu n’achètes pas reste à la Banque jusqu’à ce que quelqu’un s’y arrête à nouveau.
house-rule-auction-reserve = Première enchère minimale
house-rule-auction-reserve-hint = La première enchère doit atteindre un pourcentage du prix imprimé
house-rule-auction-reserve-number = Pourcentage du prix imprimé
house-rule-auction-reserve-told = La première enchère est d’au moins { $reserve_percent } % du prix imprimé.
house-rule-auction-step = Écart entre deux enchères
house-rule-auction-step-hint = Les enchères montent par paliers plus grands
house-rule-auction-step-number = Écart minimal
house-rule-auction-step-told = Chaque enchère dépasse la précédente d’au moins { $auction_step } $.
house-rule-cash-bids = Enchères au comptant seulement
house-rule-cash-bids-hint = Tu ne peux pas enchérir au-delà de l’argent que tu as
house-rule-cash-bids-told = Tu ne peux pas enchérir au-delà de l’argent que tu as.
house-rule-bids-without-cap = Enchères sans limite
house-rule-bids-without-cap-hint = Tu enchéris autant que tu veux ; si tu gagnes sans pouvoir payer, tu fais faillite
house-rule-bids-without-cap-told = Les enchères n’ont pas de limite. La personne qui gagne sans pouvoir payer fait faillite.
house-rule-starting-cash = Argent de départ
house-rule-starting-cash-hint = Tu choisis combien d’argent chacun reçoit au début, au lieu de 1 500 $
house-rule-starting-cash-number = Argent au départ
house-rule-starting-cash-told = { rules-start-cash }
house-rule-dealt-deeds = Propriétés de départ gratuites
house-rule-dealt-deeds-hint = Chaque joueur reçoit des propriétés gratuites au début
house-rule-dealt-deeds-number = Propriétés par joueur
house-rule-dealt-deeds-told =
    { $setup_count ->
        [one] Chaque joueur reçoit une propriété gratuite avant le premier lancer.
       *[other] Chaque joueur reçoit { $setup_count } propriétés gratuites avant le premier lancer.
    }
house-rule-sold-deeds = Propriétés de départ à payer
house-rule-sold-deeds-hint = Chaque joueur reçoit des propriétés au début et en paie le prix
house-rule-sold-deeds-number = { house-rule-dealt-deeds-number }
house-rule-sold-deeds-told =
    { $setup_count ->
        [one] Chaque joueur reçoit une propriété avant le premier lancer et en paie le prix.
       *[other] Chaque joueur reçoit { $setup_count } propriétés avant le premier lancer et en paie le prix.
    }
house-rule-players = Nombre maximal de joueurs
house-rule-players-hint = Choisis combien de personnes peuvent jouer ; deux suffisent toujours pour commencer
house-rule-players-number = Nombre maximal de joueurs
house-rule-players-told = { rules-players }
house-rule-no-buying-first-lap = Achats après un tour de plateau
house-rule-no-buying-first-lap-hint = Fais un tour de plateau avant d’acheter ou d’enchérir
house-rule-no-buying-first-lap-told = Chaque joueur doit faire un tour de plateau avant de pouvoir acheter ou enchérir.
house-rule-no-trading-first-lap = Échanges après un tour de plateau
house-rule-no-trading-first-lap-hint = Fais un tour de plateau avant d’échanger
house-rule-no-trading-first-lap-told = Chaque joueur doit faire un tour de plateau avant de pouvoir échanger.
house-rule-no-rent-in-jail = Prison sans loyers
house-rule-no-rent-in-jail-hint = Si tu es en prison, tu ne touches pas de loyer
house-rule-no-rent-in-jail-told = Un joueur en prison ne touche pas de loyer.
house-rule-jail-fine = Amende de prison modifiée
house-rule-jail-fine-hint = Tu choisis combien on paie pour sortir de prison, au lieu de 50 $
house-rule-jail-fine-number = Montant de l’amende de prison
house-rule-jail-fine-told =
    { $jail_fine ->
        [0] Sortir de prison est gratuit.
       *[other] Sortir de prison coûte { $jail_fine } $.
    }
house-rule-throw-after-jail-doubles = Relancer après la prison
house-rule-throw-after-jail-doubles-hint = Si tu sors de prison avec un double, tu relances les dés
house-rule-throw-after-jail-doubles-told = Si tu sors de prison avec un double, tu relances les dés.
house-rule-no-throw-after-jail-doubles = Sortir de prison sans relancer
house-rule-no-throw-after-jail-doubles-hint = Si tu sors de prison avec un double, tu ne relances pas
house-rule-no-throw-after-jail-doubles-told = Si tu sors de prison avec un double, tu ne relances pas.
house-rule-claimed-rent = Demander son loyer
house-rule-claimed-rent-hint = La règle du livret : si tu ne demandes pas le loyer à temps, tu le perds
house-rule-claimed-rent-told = Comme dans le livret, le propriétaire doit demander son loyer à temps ; sinon, il le perd.
house-rule-flat-income-tax = Impôt sur le revenu fixe
house-rule-flat-income-tax-hint = Toujours 200 $, sans pourcentage à choisir
house-rule-flat-income-tax-told = L’impôt sur le revenu est toujours de { $income_tax_flat } $.
house-rule-houses = Nombre de maisons
house-rule-houses-hint = Tu choisis combien de maisons la Banque possède, au lieu de 32
house-rule-houses-number = Maisons à la Banque
house-rule-houses-told = La Banque a { $houses ->
        [one] { $houses } maison
       *[other] { $houses } maisons
    }.
house-rule-hotels = Nombre d’hôtels
house-rule-hotels-hint = Tu choisis combien d’hôtels la Banque possède, au lieu de 12
house-rule-hotels-number = Hôtels à la Banque
house-rule-hotels-told =
    { $hotels ->
        [0] Il n’y a pas d’hôtels.
        [one] La Banque a un hôtel.
       *[other] La Banque a { $hotels } hôtels.
    }
house-rule-own-turn-building = Construire à son tour seulement
house-rule-own-turn-building-hint = Tu ne peux pas construire pendant le tour des autres
house-rule-own-turn-building-told = On ne peut construire qu’à son propre tour.
house-rule-limited-building = Constructions limitées par tour
house-rule-limited-building-hint = Chaque joueur peut acheter un nombre limité de maisons et d’hôtels par tour
house-rule-limited-building-number = Maisons et hôtels par tour
house-rule-limited-building-told =
    { $building_limit_most ->
        [one] Chaque joueur peut acheter une seule maison ou un seul hôtel par tour.
       *[other] Chaque joueur peut acheter au plus { $building_limit_most } maisons et hôtels par tour.
    }
house-rule-first-come-buildings = Dernières constructions au plus rapide
house-rule-first-come-buildings-hint = La première personne qui demande les dernières maisons les obtient, sans enchères
house-rule-first-come-buildings-told = Les dernières maisons et les derniers hôtels vont à la première personne qui les demande.
house-rule-fast-bankruptcy = Faillite rapide
house-rule-fast-bankruptcy-hint = Ton créancier reçoit ton argent, la Banque tes propriétés ; aucun échange ne peut te sauver
house-rule-fast-bankruptcy-told = Si un joueur fait faillite, son argent va au créancier et ses propriétés retournent à la Banque. Aucun échange ne peut le sauver.
house-rule-finish-the-round = Finir le tour de table
house-rule-finish-the-round-hint = Après l’heure de fin, on joue jusqu’à ce que chacun ait eu le même nombre de tours
house-rule-finish-the-round-told = À l’heure de fin, on termine d’abord le tour de table en cours.
house-rule-cash-breaks-ties = Le liquide départage les ex æquo
house-rule-cash-breaks-ties-hint = À fortune égale à la fin, la personne qui a le plus de liquide gagne
house-rule-cash-breaks-ties-told = À fortune égale à la fin, la personne qui a le plus de liquide gagne.

unplayable-unknown = Ce choix n’existe pas. Choisis dans les listes de `{ COMMAND("new") }`, ou dans Réglages > Règles.
unplayable-number = « { $rule } » demande un nombre entier de { $lowest } à { $highest }.
unplayable-twice = « { $rule } » et « { $other } » ne vont pas ensemble. Garde une seule des deux règles.
unplayable-needs = « { $rule } » ne marche que dans une partie à durée limitée. Choisis d’abord ce type de partie.
unplayable-cash = Les propriétés distribuées pourraient coûter plus que l’argent de départ. Change d’abord ceci : { $rules }.
unplayable-cash-game = Dans ce type de partie, les propriétés distribuées pourraient coûter plus que l’argent de départ. Choisis un autre type de partie.
unplayable-game = Les règles de { $edition } ne prévoient pas ce type de partie : { $game }. Types possibles : { $games }.

## The panel in which the rules of a game are chosen.

chosen-edition = **Règles de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-length = **Fin** : { $length } après le début.
chosen-house-rules = **Règles maison**
chosen-house-rule = • { $told }
chosen-more = { $count } de plus dans **Réglages** > **Règles**

new-edition = { $edition } : { $hint }
new-game = { $game } : { $hint }

rules-title = Les règles de cette partie
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] La partie se joue à deux.
       *[other] La partie se joue de { $least } à { $most } joueurs.
    }
rules-panel-no-house-rules = Aucune règle maison : on joue avec les règles officielles.
rules-panel-mine = -# Tes changements s’appliquent tout de suite.
rules-panel-others = -# Seul l’hôte peut changer les règles. Les changements s’affichent dans le lobby.
rules-edition = Règles de { $edition }
rules-left-behind = Le bot a retiré des règles qui ne vont pas avec ton nouveau choix : { $rules }.
rules-choose-edition = Choisis une édition
rules-choose-game = Choisis un type de partie
rules-choose-length = Choisis la durée de la partie
rules-choose-topic = Choisis une catégorie de règles maison
rules-choose-house = Choisis des règles maison
rules-form-range = Tape un nombre entier de { $lowest } à { $highest }.
button-rules-house =
    { $count ->
        [0] Règles maison
       *[other] Règles maison ({ $count })
    }
button-rules-on = { $rule } : oui
button-rules-off = { $rule } : non
button-rules-length = Taper la durée…
button-rules-back = Édition et type de partie
button-rules-clear = Revenir aux règles officielles
button-rules-number = { $rule } : { $unit ->
        [dollars] { $number } $
        [percent] { $number } %
       *[things] { $number }
    }
house-topic-start = Joueurs et mise en place
house-topic-money = Case Départ, loyers et taxes
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Maisons et hôtels
house-topic-end = Faillite et fin de la partie
house-topic-chosen =
    { $count ->
        [0] Aucune pour l’instant
        [one] { $count } choisie
       *[other] { $count } choisies
    }
length-1h = une heure
length-2h = deux heures
length-3h = trois heures
length-1d = un jour
length-3d = trois jours
length-7d = une semaine
length-30d = { moment-offer-30-days }
length-form-title = Durée de la partie
length-form-hours = Nombre d’heures
length-form-minutes = Nombre de minutes
length-form-range = La durée doit être comprise entre 10 minutes et un an.
length-not-read = Tape des heures et des minutes entières, comme 2 et 30.

command-name-rules = règles
option-name-topic = sujet
command-rules = Lire les règles de cette partie, en résumé ou par chapitres
command-rules-topic = Ce que tu cherches : prison, enchères, hypothèques…
command-rules-edition = Une autre édition des règles (sinon : celle de cette partie)
