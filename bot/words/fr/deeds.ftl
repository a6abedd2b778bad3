### Titres en images. French; glossary in common.ftl. Labels of some 20 letters, sums of some 16.

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
deed-card-cost-house = Une maison coûte
deed-card-cost-hotel = Un hôtel coûte
deed-card-hotel-sum = { $amount } $ + { $houses } maisons
deed-card-loan = Hypothèque
deed-card-lift = Lever l’hypothèque
deed-card-free = Sans propriétaire
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
deed-build = Une maison coûte { $cost } $, un hôtel { $houses ->
        [3] trois
        [4] quatre
       *[other] { $houses }
    } maisons et { $cost } $
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
deed-free = À vendre. Si tu t’arrêtes sur cette case, tu peux acheter la propriété{ $declined ->
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
