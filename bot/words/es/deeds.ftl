### Títulos como imágenes. Spanish; glossary in common.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Precio
deed-card-bare = { board-picture-rent }
deed-card-set = Con el grupo completo
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
deed-card-hotel-sum = { $amount } $ + { $houses } casas
deed-card-loan = Hipoteca
deed-card-lift = Levantar hipoteca
deed-card-free = Sin dueño
deed-card-mortgaged = HIPOTECADA
deed-card-silent = Aquí no se paga alquiler

deed-card-alt = Título de propiedad: { $space }, { $group }.
deed-card-alt-mortgaged = Está hipotecada: aquí no se paga alquiler.
deed-card-alt-line = { $label }: { $amount }
deed-card-alt-now = { $line } (ahora)
deed-card-alt-owner = Es de { $who }{ $houses ->
    [0] {""}
    [1] , con 1 casa
   *[other] , con { $houses } casas
}
deed-card-alt-hotel = Es de { $who }, con hotel

## The property as text

deed-title = { $mark } { $space }
deed-price = Precio { $price } $ · hipoteca { $mortgage } $ · levantar la hipoteca { $unmortgage } $
deed-build = Una casa cuesta { $cost } $; un hotel, { $cost } $ y { $houses ->
        [3] tres
        [4] cuatro
       *[other] { $houses }
    } casas
deed-rent-bare = Alquiler: { $rent } $
deed-rent-set = Alquiler con el grupo completo: { $rent } $
deed-rent-houses =
    { $houses ->
        [1] Con 1 casa: { $rent } $
       *[other] Con { $houses } casas: { $rent } $
    }
deed-rent-hotel = Con hotel: { $rent } $
deed-rent-railroads =
    { $count ->
        [1] Alquiler con un ferrocarril: { $rent } $
       *[other] Con { $count } ferrocarriles: { $rent } $
    }
deed-rent-utilities =
    { $count ->
        [1] Alquiler con un servicio público: { $times } × la tirada
       *[other] Con los dos servicios públicos: { $times } × la tirada
    }
deed-now = **{ $line }** ← ahora
deed-due = Alquiler ahora: **{ $amount }**
deed-free = Esta propiedad no tiene dueño. Quien caiga aquí puede comprarla{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}o mandarla a subasta.
    }
deed-owner = Es de { $owner }
deed-owner-mortgaged = Es de { $owner }. Está hipotecada: aquí no se paga alquiler.
deed-group = Grupo de color: { $spaces }

command-name-deed = propiedad
option-name-name = nombre
command-deed = Ver el precio y el alquiler de una propiedad
command-deed-name = Nombre de la propiedad
