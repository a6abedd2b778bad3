## The board as a picture, and in words for those who do not see it.
## In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
## broken: one half of it then has room for some nine letters.

board-picture-turn = Tour { $turn }
board-picture-mover = À { $who } de jouer
board-picture-ended = Après le tour { $turn }
board-picture-won = Victoire : { $who }
board-picture-worth = Fortune { $amount } $
board-picture-over = La partie est finie
board-picture-pot = { $parking } { $pot } $
# One letter, on what is mortgaged.
board-picture-mortgage-letter = H
board-picture-tax-choice = { $flat } $ / { $percent } %

board-picture-by-itself-roll = Le bot lance les dés
board-picture-by-itself-end = Le tour se termine tout seul
board-picture-by-itself-pause = En pause
board-picture-out = hors jeu
board-picture-jailed = Prison
board-picture-times = ×{ $times }
board-picture-rent = Loyer
board-picture-set = Groupe complet
board-picture-house-cost = Prix d’une maison
board-picture-railroads = { $count ->
    [1] 1 gare
   *[other] { $count } gares
}
board-picture-utilities = { $count ->
    [1] 1 compagnie : dés
   *[other] { $count } compagnies : dés
}

board-picture-go = DÉPART
board-picture-jail = PRISON
board-picture-visiting = Simple visite
board-picture-parking = Parc Gratuit
board-picture-arrest = Allez en prison
board-picture-chance = Chance
board-picture-chest = Caisse
board-picture-income = Impôt sur le revenu
board-picture-luxury = Taxe de luxe
board-picture-electric = Électricité
board-picture-water = Eaux

board-alt =
    Le plateau, tour { $turn }. { $title }. Banque : { $houses ->
        [0] aucune maison
        [1] 1 maison
       *[other] { $houses } maisons
    }, { $hotels ->
        [0] aucun hôtel
        [1] 1 hôtel
       *[other] { $hotels } hôtels
    }.
board-alt-where = { $who }, { $cash } : { $space }.
board-alt-where-owns = { $who }, { $cash } : { $space }. Possède { $deeds }.
board-alt-out = { $who } : hors jeu.
board-alt-dice = { $who } lance { $first } et { $second }.
board-alt-card = { $space } : { $rows }.
board-alt-houses =
    { $space } ({ $houses ->
        [1] 1 maison
       *[other] { $houses } maisons
    })
board-alt-hotel = { $space } (hôtel)
board-alt-mortgaged = { $space } (hypothéquée)
board-alt-moved = { $who } va de la case { $start } à la case { $space }.
board-alt-jumped = { $who } va de la case { $start } à la case { $space }, puis en prison.
board-alt-pot = { $parking } : { $pot } $.
board-alt-question = À décider : { $space }.
button-pictures-off = Tout en texte, sans images
button-pictures-on = Montrer les images

## The board as a list

board-title = Le plateau
board-player = **{ $who }** · { $place }
board-unowned = **Libres**
board-group = { $group } : { $deeds }
board-jailed = en prison
board-visiting = en simple visite à la prison

command-name-board = plateau
command-board = Voir le plateau : à qui est chaque propriété, et où est chaque pion

## The spaces of the board that are neither streets nor railroads: those keep the board's names.
## On cards, in the rules and in what happens the same words are used for them.

space-go = Départ
space-community-chest = Caisse de Communauté
space-income-tax = Impôt sur le revenu
space-chance = Chance
space-jail-just-visiting = Prison / Simple visite
space-electric-company = Compagnie d’électricité
space-water-works = Compagnie des eaux
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Taxe de luxe

## Where somebody has landed, as it stands inside a sentence

on-property = sur la case { $space }
on-go = sur la case Départ
on-community-chest = sur une case Caisse de Communauté
on-income-tax = sur la case Impôt sur le revenu
on-chance = sur une case Chance
on-jail-just-visiting = sur la case Prison, en simple visite
on-electric-company = sur la Compagnie d’électricité
on-water-works = sur la Compagnie des eaux
on-free-parking = sur la case Parc Gratuit
on-go-to-jail = sur « Allez en prison »
on-luxury-tax = sur la case Taxe de luxe

## What somebody passes, pays, buys or gets, as it stands inside a sentence

the-go = la case Départ
the-income-tax = impôt sur le revenu
the-luxury-tax = taxe de luxe
the-electric-company = la Compagnie d’électricité
the-water-works = la Compagnie des eaux

## Names of color groups, tokens and deeds.

group-dark-purple = Violet
group-brown = Marron
group-light-blue = Bleu clair
group-pink = Rose
group-orange = Orange
group-red = Rouge
group-yellow = Jaune
group-green = Vert
group-dark-blue = Bleu foncé
group-railroad = Gares
group-utility = Compagnies
the-dark-purple = le groupe violet
the-brown = le groupe marron
the-light-blue = le groupe bleu clair
the-pink = le groupe rose
the-orange = le groupe orange
the-red = le groupe rouge
the-yellow = le groupe jaune
the-green = le groupe vert
the-dark-blue = le groupe bleu foncé
the-railroad = les gares
the-utility = les compagnies
token-hat = Haut-de-forme
token-boat = Bateau
token-dog = Chien
token-car = Voiture
token-iron = Fer à repasser
token-boot = Chaussure
token-cat = Chat
token-thimble = Dé à coudre
deed-mortgaged = { $deed } (hypothéquée)
side-properties =
    { $count ->
        [one] { $count } propriété
       *[other] { $count } propriétés
    }
jail-passes =
    { $count ->
        [1] une carte Sortie de Prison
       *[other] { $count } cartes Sortie de Prison
    }

## The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Rends-toi à { $go }. Touche 200 $.
card-ch-illinois = Fais un petit voyage jusqu’à Illinois Avenue. Si tu passes par { $go }, touche 200 $.
card-ch-stcharles = Rends-toi à St. Charles Place. Si tu passes par { $go }, touche 200 $.
card-ch-utility = Avance jusqu’à la prochaine compagnie. Si elle est libre, tu peux l’acheter ; sinon, lance les dés et paie dix fois le total à son propriétaire.
card-ch-railroad-1 = Avance jusqu’à la prochaine gare. Si elle est libre, tu peux l’acheter ; sinon, paie le double du loyer habituel à son propriétaire.
card-ch-railroad-2 = Prends le train à la prochaine gare. Si elle est libre, tu peux l’acheter ; sinon, paie le double du loyer habituel à son propriétaire.
card-ch-dividend = Tes actions ont bien marché. Touche 50 $.
card-ch-goojf = Sors de prison gratuitement. Garde cette carte jusqu’à ce que tu la joues ou l’échanges.
card-ch-back3 = Recule de trois cases.
card-ch-jail = Va tout droit en prison. Tu ne passes pas par { $go } et ne touches pas 200 $.
card-ch-repairs = Tes constructions ont besoin de réparations : paie 25 $ par maison et 100 $ par hôtel.
card-ch-fine15 =
    { $cards ->
        [us2008] Tu as roulé trop vite. Paie 15 $.
       *[classic] Tu dois payer la taxe des pauvres. Paie 15 $.
    }
card-ch-reading = Va prendre le train à Reading Railroad. Si tu passes par { $go }, touche 200 $.
card-ch-boardwalk = Va te promener à Boardwalk.
card-ch-chairman = Tu présides le conseil d’administration. Paie 50 $ à chaque joueur.
card-ch-loan = Quelqu’un te rembourse un prêt. Touche 150 $.
card-cc-go = { card-ch-go }
card-cc-bankerror = La Banque s’est trompée en ta faveur. Touche 200 $.
card-cc-doctor = Le médecin t’envoie sa note. Paie 50 $.
card-cc-stock-45 = Tu as vendu des actions. Touche 45 $.
card-cc-stock-50 = Tu as vendu des actions. Touche 50 $.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Tu emmènes tout le monde à l’opéra. Chaque joueur te paie 50 $ pour sa place.
card-cc-birthday = Joyeux anniversaire ! Chaque joueur te donne 10 $.
card-cc-fund = Tu reçois ton épargne vacances. Touche 100 $.
card-cc-refund = Le fisc te rembourse un peu. Touche 20 $.
card-cc-insurance = Ton assurance-vie te rapporte de l’argent. Touche 100 $.
card-cc-hospital = Tu passes une nuit à l’hôpital. Paie 100 $.
card-cc-school-150 = Tu dois payer des frais de scolarité. Paie 150 $.
card-cc-school-50 = Tu dois payer des frais de scolarité. Paie 50 $.
card-cc-services = Tu as donné de bons conseils. Touche 25 $.
card-cc-streets = On refait la rue devant tes constructions : paie 40 $ par maison et 115 $ par hôtel.
card-cc-beauty = Tu gagnes le deuxième prix d’un concours de beauté. Touche 10 $.
card-cc-inherit = Ta tante te laisse quelque chose dans son testament. Touche 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Avance jusqu’à la case { $space }. Si tu passes par { $go }, touche 200 $.
# Words of a board’s own on a card, and then what the card does.
card-own = { $card } { $effect }
effect-collect-from-bank = Touche { $amount } $.
effect-pay-bank = Paie { $amount } $.
effect-collect-from-each = Chaque joueur te paie { $amount } $.
effect-pay-each = Paie { $amount } $ à chaque joueur.
effect-pay-per-building = Paie { $house } $ par maison et { $hotel } $ par hôtel.

## Titres en images. French; glossary in common.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Prix
deed-card-bare = { board-picture-rent }
deed-card-set = Loyer, groupe complet
deed-card-houses = { $houses ->
    [1] Avec 1 maison
   *[other] Avec { $houses } maisons
}
deed-card-hotel = Avec un hôtel
deed-card-railroads = { $count ->
    [1] Loyer, 1 gare
   *[other] Avec { $count } gares
}
deed-card-utilities = { $count ->
    [1] Loyer, 1 compagnie
   *[other] Avec { $count } compagnies
}
deed-card-times = { $times } × les dés
deed-card-cost-house = Prix d’une maison
deed-card-cost-hotel = Prix d’un hôtel
deed-card-hotel-sum = { $amount } $ + { $houses } maisons
deed-card-loan = Hypothèque
deed-card-lift = Lever l’hypothèque
deed-card-free = Libre
deed-card-mortgaged = HYPOTHÉQUÉE
deed-card-silent = Pas de loyer ici

deed-card-alt = Titre de propriété : { $space }, { $group }.
deed-card-alt-mortgaged = La propriété est hypothéquée : personne ne paie de loyer ici.
deed-card-alt-line = { $label } : { $amount }
deed-card-alt-now = { $line } (en ce moment)
deed-card-alt-owner = Propriétaire : { $who }{ $houses ->
    [0] {""}
    [1] , avec 1 maison
   *[other] , avec { $houses } maisons
}
deed-card-alt-hotel = Propriétaire : { $who }, avec un hôtel

## The property as text

deed-title = { $mark } { $space }
deed-price = Prix { $price } $ · hypothèque { $mortgage } $ · lever l’hypothèque { $unmortgage } $
deed-build = Maison : { $cost } $ · hôtel : { $cost } $ plus { $houses ->
        [3] trois
        [4] quatre
       *[other] { $houses }
    } maisons
deed-rent-bare = Loyer sans maison : { $rent } $
deed-rent-set = Groupe complet, sans maison : { $rent } $
deed-rent-houses =
    { $houses ->
        [1] Avec 1 maison : { $rent } $
       *[other] Avec { $houses } maisons : { $rent } $
    }
deed-rent-hotel = Avec un hôtel : { $rent } $
deed-rent-railroads =
    { $count ->
        [1] Loyer avec une gare : { $rent } $
       *[other] Avec { $count } gares : { $rent } $
    }
deed-rent-utilities =
    { $count ->
        [1] Loyer avec une compagnie : { $times } × les dés
       *[other] Avec les deux compagnies : { $times } × les dés
    }
deed-now = **{ $line }** ← en ce moment
deed-due = Loyer en ce moment : **{ $amount }**
deed-free = Libre. Si tu t’arrêtes sur cette case, tu peux acheter la propriété{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}ou la laisser partir aux enchères.
    }
deed-owner = Propriétaire : { $owner }
deed-owner-mortgaged = Propriétaire : { $owner }. La propriété est hypothéquée : personne ne paie de loyer ici.
deed-group = Groupe : { $spaces }

command-name-deed = propriété
option-name-name = nom
command-deed = Voir ce qu’une propriété coûte et rapporte
command-deed-name = La propriété
