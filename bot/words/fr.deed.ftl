### Titres en images. French; glossary in fr.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Prix
deed-card-sum = { $amount } $
deed-card-bare = Loyer
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
deed-card-hotel-sum = { $amount } $ + { $houses } maisons
deed-card-loan = Hypothèque
deed-card-lift = La lever coûte
deed-card-free = À personne
deed-card-mortgaged = HYPOTHÈQUE
deed-card-silent = Personne ne paie de loyer ici

deed-card-alt = Titre : { $space }, { $group }.
deed-card-alt-mortgaged = Sous hypothèque : personne ne paie de loyer ici.
deed-card-alt-line = { $label } : { $amount }
deed-card-alt-now = { $line } ← en ce moment
deed-card-alt-owner = Propriétaire : { $who }{ $houses ->
    [0] {""}
    [1] , avec 1 maison
   *[other] , avec { $houses } maisons
}
deed-card-alt-hotel = Propriétaire : { $who }, avec un hôtel
