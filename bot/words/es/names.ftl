# Names of color groups, tokens and deeds.

group-dark-purple = Morado
group-brown = Marrón
group-light-blue = Celeste
group-pink = Rosa
group-orange = Naranja
group-red = Rojo
group-yellow = Amarillo
group-green = Verde
group-dark-blue = Azul
group-railroad = Ferrocarriles
group-utility = Servicios públicos
the-dark-purple = las moradas
the-brown = las marrones
the-light-blue = las celestes
the-pink = las rosas
the-orange = las naranjas
the-red = las rojas
the-yellow = las amarillas
the-green = las verdes
the-dark-blue = las azules
the-railroad = los ferrocarriles
the-utility = los servicios públicos
token-hat = Sombrero
token-boat = Barco
token-dog = Perro
token-car = Auto
token-iron = Plancha
token-boot = Bota
token-cat = Gato
token-thimble = Dedal
deed-mortgaged = { $deed } (hipotecada)
side-properties =
    { $count ->
        [one] { $count } propiedad
       *[other] { $count } propiedades
    }
jail-passes =
    { $count ->
        [1] una tarjeta para salir de la Cárcel
       *[other] { $count } tarjetas para salir de la Cárcel
    }
