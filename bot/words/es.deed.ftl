### Títulos como imágenes. Spanish; glossary in es.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Precio
deed-card-sum = { $amount } $
deed-card-bare = Alquiler
deed-card-set = Con el grupo entero
deed-card-houses = { $houses ->
    [1] Con 1 casa
   *[other] Con { $houses } casas
}
deed-card-hotel = Con hotel
deed-card-railroads = { $count ->
    [1] Con 1 ferrocarril
   *[other] Con { $count } ferrocarriles
}
deed-card-utilities = { $count ->
    [1] Con 1 servicio
   *[other] Con { $count } servicios
}
deed-card-times = { $times } × la tirada
deed-card-cost-house = Una casa cuesta
deed-card-cost-hotel = Un hotel cuesta
deed-card-hotel-sum = { $amount } $ + { $houses } casas
deed-card-loan = Hipoteca
deed-card-lift = Levantarla cuesta
deed-card-free = No es de nadie
deed-card-mortgaged = HIPOTECADA
deed-card-silent = Aquí nadie paga alquiler

deed-card-alt = Título: { $space }, { $group }.
deed-card-alt-mortgaged = Hipotecada: aquí nadie paga alquiler.
deed-card-alt-line = { $label }: { $amount }
deed-card-alt-now = { $line } ← ahora
deed-card-alt-owner = Es de { $who }{ $houses ->
    [0] {""}
    [1] , con 1 casa
   *[other] , con { $houses } casas
}
deed-card-alt-hotel = Es de { $who }, con hotel
