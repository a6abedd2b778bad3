### The board as a picture, and in words for those who do not see it.
### In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
### broken: one half of it then has room for some nine letters.

board-picture-turn = Tour { $turn }
board-picture-mover = À { $who } de jouer
board-picture-ended = Après le tour { $turn }
board-picture-won = { $who } gagne
board-picture-over = La partie est finie
board-picture-pot = Parc Gratuit { $pot } $
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
board-picture-house-cost = Une maison coûte
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
board-picture-income = Impôts sur le revenu
board-picture-luxury = Taxe de luxe
board-picture-electric = Électricité
board-picture-water = Eaux

board-where = 📍 Positions : { $places }

board-alt =
    Le plateau, tour { $turn } : { $title }. Banque : { $houses ->
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
board-alt-pot = Parc Gratuit : { $pot } $.
board-alt-question = À décider : { $space }.
button-pictures-off = Tout en texte, sans images
button-pictures-on = Montrer les images

## The board as a list

board-title = Le plateau
board-player = **{ $who }** · { $place }
board-unowned = **À vendre**
board-group = { $group } : { $deeds }
board-token = { $who } : { $space }
board-jailed = en prison
board-visiting = en simple visite à la prison

command-name-board = plateau
command-board = Voir le plateau : à qui est chaque propriété, et où est chaque pion
