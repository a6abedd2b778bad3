# Editions, games and house rules that may be chosen before a game starts.

edition-1935-hint = Hypothèques rue par rue, et le double qui sort de prison fait relancer
edition-1973-hint = Les règles classiques, avec la partie courte de ton choix
edition-1994-hint = Les règles classiques, avec une partie courte et une à durée limitée
edition-1998-hint = Les règles du millénaire, identiques en jeu à celles de 1994
edition-2008-hint = Cartes récentes, taxe de luxe à 100 $, et on construit à son tour seulement
edition-unknown-hint = /monopoly { command-name-rules } dit ce qu’elles ont de spécial

game-standard = Partie classique
game-standard-hint = Jusqu’à ce qu’il ne reste qu’une personne qui ne soit pas en faillite
game-short = Partie courte
game-short-hint = Trois propriétés gratuites, hôtels rapides, et la première faillite arrête tout
game-time-limit = Partie à durée limitée
game-time-limit-hint = Deux propriétés à payer ; à l’heure convenue, la plus grosse fortune gagne
game-new-short = Nouvelle partie courte
game-new-short-hint = La version de 1935 : deux propriétés à payer, la plus grosse fortune gagne

house-rule-parking-pot = Cagnotte du Parc Gratuit
house-rule-parking-pot-hint = Amendes, taxes et cartes payantes reviennent au joueur qui s’y arrête
house-rule-parking-pot-number = Dollars que la Banque ajoute
house-rule-parking-pot-told =
    { $number ->
        [0] Amendes, taxes et cartes payantes s’accumulent au Parc Gratuit. En t’y arrêtant, tu prends tout.
       *[other] Amendes, taxes et cartes payantes s’accumulent au Parc Gratuit, en plus de { $number } $. En t’y arrêtant, tu prends tout.
    }
house-rule-double-go = Double salaire sur la case Départ
house-rule-double-go-hint = En t’arrêtant pile sur la case Départ, tu touches deux fois le salaire
house-rule-double-go-told = S’arrêter pile sur la case Départ rapporte le double.
house-rule-no-auctions = Pas d’enchères
house-rule-no-auctions-hint = Ce que personne n’achète reste à la Banque
house-rule-no-auctions-told = Une propriété qui n’est pas achetée reste à la Banque jusqu’à la prochaine visite.
house-rule-auction-reserve = Première enchère minimale
house-rule-auction-reserve-hint = Les enchères partent d’une part du prix imprimé
house-rule-auction-reserve-number = Pour cent du prix imprimé
house-rule-auction-reserve-told = La première enchère est d’au moins { $number } % du prix imprimé.
house-rule-auction-step = Palier d’enchère
house-rule-auction-step-hint = Chaque enchère dépasse la précédente de plus d’un dollar
house-rule-auction-step-number = Dollars de plus, au minimum
house-rule-auction-step-told = Chaque enchère dépasse la précédente d’au moins { $number } $.
house-rule-cash-bids = Enchérir en liquide
house-rule-cash-bids-hint = Pas d’enchère au-delà de l’argent en main
house-rule-cash-bids-told = Personne n’enchérit au-delà de l’argent en main.
house-rule-bids-without-cap = Enchérir sans limite
house-rule-bids-without-cap-hint = N’importe quel montant ; gagner sans pouvoir payer, c’est la faillite
house-rule-bids-without-cap-told = Les enchères n’ont pas de limite, et gagner sans pouvoir payer mène à la faillite.
house-rule-starting-cash = Argent de départ
house-rule-starting-cash-hint = Commencer avec un autre montant que 1 500 $
house-rule-starting-cash-number = Dollars pour commencer
house-rule-starting-cash-told = Tout le monde commence avec { $number } $.
house-rule-dealt-deeds = Propriétés distribuées, gratuites
house-rule-dealt-deeds-hint = Des propriétés distribuées avant le premier lancer, gratuitement
house-rule-dealt-deeds-number = Propriétés par personne
house-rule-dealt-deeds-told =
    { $number ->
        [one] Chaque personne reçoit une propriété avant le premier lancer, gratuitement.
       *[other] Chaque personne reçoit { $number } propriétés avant le premier lancer, gratuitement.
    }
house-rule-sold-deeds = Propriétés distribuées, à payer
house-rule-sold-deeds-hint = Des propriétés distribuées avant le premier lancer, à leur prix
house-rule-sold-deeds-number = Propriétés par personne
house-rule-sold-deeds-told =
    { $number ->
        [one] Chaque personne reçoit une propriété avant le premier lancer et en paie le prix.
       *[other] Chaque personne reçoit { $number } propriétés avant le premier lancer et en paie le prix.
    }
house-rule-players = Nombre de places
house-rule-players-hint = Deux suffisent pour commencer ; choisis combien de places au plus
house-rule-players-number = Places au plus
house-rule-players-told =
    { $number ->
        [2] Une partie à deux.
       *[other] De 2 à { $number } personnes.
    }
house-rule-no-buying-first-lap = Pas d’achat au premier tour de plateau
house-rule-no-buying-first-lap-hint = Un tour de plateau avant d’acheter ou d’enchérir
house-rule-no-buying-first-lap-told = Personne n’achète ni n’enchérit avant un tour de plateau.
house-rule-no-trading-first-lap = Pas d’échange au premier tour de plateau
house-rule-no-trading-first-lap-hint = Un tour de plateau avant d’échanger
house-rule-no-trading-first-lap-told = Personne n’échange avant un tour de plateau.
house-rule-no-rent-in-jail = Pas de loyer en prison
house-rule-no-rent-in-jail-hint = En prison, on ne touche rien
house-rule-no-rent-in-jail-told = En prison, on ne touche pas de loyer.
house-rule-jail-fine = Autre amende de prison
house-rule-jail-fine-hint = Sortir de prison coûte un autre montant que 50 $
house-rule-jail-fine-number = Dollars pour sortir de prison
house-rule-jail-fine-told =
    { $number ->
        [0] Sortir de prison est gratuit.
       *[other] Sortir de prison coûte { $number } $.
    }
house-rule-throw-after-jail-doubles = Relancer après la prison
house-rule-throw-after-jail-doubles-hint = Le double qui libère donne aussi un autre lancer
house-rule-throw-after-jail-doubles-told = Le double qui sort de prison donne un autre lancer.
house-rule-no-throw-after-jail-doubles = Pas de relance après la prison
house-rule-no-throw-after-jail-doubles-hint = Le double libère, et c’est tout
house-rule-no-throw-after-jail-doubles-told = Le double qui sort de prison ne donne pas d’autre lancer.
house-rule-claimed-rent = Demander son loyer, comme imprimé
house-rule-claimed-rent-hint = La règle imprimée : un loyer demandé trop tard est perdu
house-rule-claimed-rent-told = Comme le dit la règle imprimée, le loyer doit être demandé à temps ; sinon, il est perdu.
house-rule-flat-income-tax = Impôt sur le revenu fixe
house-rule-flat-income-tax-hint = Toujours 200 $, sans compter
house-rule-flat-income-tax-told = L’impôt sur le revenu est toujours de 200 $.
house-rule-houses = Nombre de maisons
house-rule-houses-hint = La Banque a un autre nombre de maisons que 32
house-rule-houses-number = Maisons à la Banque
house-rule-houses-told = La Banque a { $number ->
        [one] { $number } maison
       *[other] { $number } maisons
    }.
house-rule-hotels = Nombre d’hôtels
house-rule-hotels-hint = La Banque a un autre nombre d’hôtels que 12
house-rule-hotels-number = Hôtels à la Banque
house-rule-hotels-told =
    { $number ->
        [0] Il n’y a pas d’hôtels.
        [one] La Banque a un hôtel.
       *[other] La Banque a { $number } hôtels.
    }
house-rule-own-turn-building = Construire à son tour
house-rule-own-turn-building-hint = On ne construit pas pendant le tour des autres
house-rule-own-turn-building-told = On ne construit qu’à son propre tour.
house-rule-limited-building = Construire petit à petit
house-rule-limited-building-hint = Un nombre limité de maisons et d’hôtels par tour
house-rule-limited-building-number = Maisons et hôtels par tour
house-rule-limited-building-told =
    { $number ->
        [one] Une maison ou un hôtel par personne et par tour.
       *[other] Au plus { $number } maisons et hôtels par personne et par tour.
    }
house-rule-first-come-buildings = Dernières constructions au plus rapide
house-rule-first-come-buildings-hint = La première demande l’emporte, sans enchères
house-rule-first-come-buildings-told = Les dernières maisons et les derniers hôtels vont à la première personne qui les demande.
house-rule-fast-bankruptcy = Faillite rapide
house-rule-fast-bankruptcy-hint = Pas de sauvetage : liquide au créancier, propriétés à la Banque
house-rule-fast-bankruptcy-told = En cas de faillite, le liquide va au créancier et les propriétés retournent à la Banque, sans sauvetage.
house-rule-finish-the-round = Finir le tour de table
house-rule-finish-the-round-hint = À l’heure de fin, on joue jusqu’à ce que tout le monde ait eu autant de tours
house-rule-finish-the-round-told = À l’heure de fin, le tour de table se joue jusqu’au bout.
house-rule-cash-breaks-ties = L’argent liquide départage les ex æquo
house-rule-cash-breaks-ties-hint = Fortunes égales à la fin ? La personne qui a le plus de liquide gagne
house-rule-cash-breaks-ties-told = À fortune égale à la fin, la personne qui a le plus de liquide gagne.

unplayable-unknown = Ce choix n’existe pas ici. Choisis dans les listes sous /monopoly { command-name-new } ou sous Réglages > Règles.
unplayable-number = { $rule } : il faut un nombre entier de { $lowest } à { $highest }.
unplayable-twice = { $rule } et { $other } ne vont pas ensemble. Gardes-en une.
unplayable-needs = { $rule } : il faut une partie à durée limitée. Choisis-en une d’abord.
unplayable-cash = Les propriétés distribuées pourraient coûter plus que l’argent de départ. Change d’abord ceci : { $rules }.
unplayable-cash-game = Cette partie distribue des propriétés qui pourraient coûter plus que l’argent de départ.
unplayable-game = Les règles de { $edition } n’ont pas ce jeu : { $game }. Elles ont : { $games }.
