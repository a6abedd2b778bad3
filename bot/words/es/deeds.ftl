### Títulos como imágenes. Spanish; glossary in common.ftl. Labels of some 20 letters, sums of some 16.

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

## The deed as text

deed-title = { $mark } { $space }
deed-price = Precio { $price } $ · hipoteca { $mortgage } $ · levantarla cuesta { $lift } $
deed-build = Una casa cuesta { $cost } $; un hotel, { $houses ->
        [3] tres
        [4] cuatro
       *[other] { $houses }
    } casas y { $cost } $
deed-rent-bare = Alquiler sin casas: { $rent } $
deed-rent-set = Con el grupo completo, sin casas: { $rent } $
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
deed-free = Está libre. Cae aquí para comprarla{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}o mandarla a subasta.
    }
deed-owner = Es de { $owner }
deed-owner-mortgaged = Es de { $owner }. Está hipotecada, así que aquí nadie paga alquiler.
deed-group = Su grupo: { $spaces }
