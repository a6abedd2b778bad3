## The board as a picture, and in words for those who do not see it.
## In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
## broken: one half of it then has room for some nine letters.

board-picture-turn = Turno { $turn }
board-picture-mover = Le toca a { $who }
board-picture-ended = Tras el turno { $turn }
board-picture-won = Gana { $who }
board-picture-worth = Patrimonio { $amount } $
board-picture-over = La partida ha terminado
board-picture-pot = { $parking } { $pot } $
# One letter, on what is mortgaged.
board-picture-mortgage-letter = H
board-picture-tax-choice = { $flat } $ / { $percent } %

board-picture-by-itself-roll = El bot tira los dados
board-picture-by-itself-end = El turno termina solo
board-picture-by-itself-pause = En pausa
board-picture-out = ya no juega
board-picture-jailed = Cárcel
board-picture-times = ×{ $times }
board-picture-rent = Alquiler
board-picture-set = Grupo completo
board-picture-house-cost = Precio por casa
board-picture-railroads = { $count ->
    [1] 1 estación
   *[other] { $count } estaciones
}
board-picture-utilities = { $count ->
    [1] 1 servicio: dados
   *[other] { $count } servicios: dados
}

board-picture-go = SALIDA
board-picture-jail = CÁRCEL
board-picture-visiting = Solo de visita
board-picture-parking = Parking Gratuito
board-picture-arrest = Ve a la Cárcel
board-picture-chance = Suerte
board-picture-chest = Caja
board-picture-income = Impuesto renta
board-picture-luxury = Imp. de lujo
board-picture-electric = Cía. Eléctrica
board-picture-water = Cía. de Agua

board-alt =
    El tablero, turno { $turn }. { $title }. Banca: { $houses ->
        [0] ninguna casa
        [1] 1 casa
       *[other] { $houses } casas
    }, { $hotels ->
        [0] ningún hotel
        [1] 1 hotel
       *[other] { $hotels } hoteles
    }.
board-alt-where = { $who }, { $cash }: { $space }.
board-alt-where-owns = { $who }, { $cash }: { $space }. Tiene { $deeds }.
board-alt-out = { $who }: ya no juega.
board-alt-dice = Tirada de { $who }: { $first } y { $second }.
board-alt-card = { $space }: { $rows }.
board-alt-houses =
    { $space } ({ $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    })
board-alt-hotel = { $space } (hotel)
board-alt-mortgaged = { $space } (hipotecada)
board-alt-moved = { $who } fue de la casilla { $start } a la casilla { $space }.
board-alt-jumped = { $who } fue de la casilla { $start } a la casilla { $space } y luego a la Cárcel.
board-alt-pot = { $parking }: { $pot } $.
board-alt-question = Por decidir: { $space }.
button-pictures-off = Solo texto, sin imágenes
button-pictures-on = Mostrar imágenes

## The board as a list

board-title = El tablero
board-player = **{ $who }** · { $place }
board-unowned = **Sin dueño**
board-group = { $group }: { $deeds }
board-jailed = en la Cárcel
board-visiting = en la Cárcel, solo de visita

command-name-board = tablero
command-board = Ver el tablero, de quién es cada propiedad y dónde está cada ficha

## The spaces of the board that are neither streets nor railroads: those keep the board's names.
## On cards, in the rules and in what happens the same words are used for them.

space-go = Salida
space-community-chest = Caja de Comunidad
space-income-tax = Impuesto sobre la renta
space-chance = Suerte
space-jail-just-visiting = Cárcel / Solo de visita
space-electric-company = Compañía Eléctrica
space-water-works = Compañía de Agua
space-free-parking = { board-picture-parking }
space-go-to-jail = { board-picture-arrest }
space-luxury-tax = Impuesto de lujo

## Where somebody has landed, as it stands inside a sentence

on-property = en { $space }
on-go = en la Salida
on-community-chest = en la Caja de Comunidad
on-income-tax = en el Impuesto sobre la renta
on-chance = en una casilla de Suerte
on-jail-just-visiting = en la Cárcel, solo de visita
on-electric-company = en la Compañía Eléctrica
on-water-works = en la Compañía de Agua
on-free-parking = en el Parking Gratuito
on-go-to-jail = en «Ve a la Cárcel»
on-luxury-tax = en el Impuesto de lujo

## What somebody passes, pays, buys or gets, as it stands inside a sentence

the-go = la Salida
the-income-tax = el impuesto sobre la renta
the-luxury-tax = el impuesto de lujo
the-electric-company = la Compañía Eléctrica
the-water-works = la Compañía de Agua

## Names of color groups, tokens and deeds.

group-dark-purple = Morado
group-brown = Marrón
group-light-blue = Celeste
group-pink = Rosa
group-orange = Naranja
group-red = Rojo
group-yellow = Amarillo
group-green = Verde
group-dark-blue = Azul
group-railroad = Estaciones
group-utility = Servicios públicos
the-dark-purple = el grupo morado
the-brown = el grupo marrón
the-light-blue = el grupo celeste
the-pink = el grupo rosa
the-orange = el grupo naranja
the-red = el grupo rojo
the-yellow = el grupo amarillo
the-green = el grupo verde
the-dark-blue = el grupo azul
the-railroad = las estaciones
the-utility = los servicios públicos
token-hat = Sombrero
token-boat = Barco
token-dog = Perro
token-car = Coche
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

## The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Ve directamente a { $go } y cobra 200 $.
card-ch-illinois = Te vas de viaje a Illinois Avenue. Si pasas por { $go }, cobra 200 $.
card-ch-stcharles = Te vas de visita a St. Charles Place. Si pasas por { $go }, cobra 200 $.
card-ch-utility = Avanza hasta el próximo servicio público. Si no tiene dueño, puedes comprarlo; si lo tiene, tira los dados y págale diez veces la tirada.
card-ch-railroad-1 = Avanza hasta la próxima estación. Si no tiene dueño, puedes comprarla; si lo tiene, págale el doble del alquiler.
card-ch-railroad-2 = Viaja en tren hasta la próxima estación. Si no tiene dueño, puedes comprarla; si lo tiene, págale el doble del alquiler.
card-ch-dividend = Tus acciones van bien. Cobra 50 $.
card-ch-goojf = Sales gratis de la Cárcel. Guarda esta tarjeta hasta que la uses o la vendas.
card-ch-back3 = Retrocede tres casillas.
card-ch-jail = A la Cárcel, sin rodeos. No pasas por { $go } ni cobras los 200 $.
card-ch-repairs = Tus edificios necesitan arreglos. Paga 25 $ por casa y 100 $ por hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Exceso de velocidad. Paga 15 $.
       *[classic] Te toca el impuesto de pobres. Paga 15 $.
    }
card-ch-reading = Viaja en tren: ve a Reading Railroad. Si pasas por { $go }, cobra 200 $.
card-ch-boardwalk = Te espera un paseo por Boardwalk. Ve allí ahora.
card-ch-chairman = Ahora presides el consejo. Paga 50 $ a cada jugador.
card-ch-loan = Te devuelven un préstamo. Cobra 150 $.
card-cc-go = { card-ch-go }
card-cc-bankerror = La Banca se equivocó a tu favor. Cobra 200 $.
card-cc-doctor = Llega la cuenta del médico. Paga 50 $.
card-cc-stock-45 = Vendiste unas acciones. Cobra 45 $.
card-cc-stock-50 = Vendiste unas acciones. Cobra 50 $.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Invitas a todo el mundo a la ópera. Cada jugador te paga 50 $ por su butaca.
card-cc-birthday = ¡Feliz cumpleaños! Cada jugador te da 10 $.
card-cc-fund = Tus ahorros para las vacaciones han crecido. Cobra 100 $.
card-cc-refund = Te devuelven una parte de los impuestos. Cobra 20 $.
card-cc-insurance = Te paga el seguro de vida. Cobra 100 $.
card-cc-hospital = Pasas unos días en el hospital. Paga 100 $.
card-cc-school-150 = Toca pagar el colegio. Paga 150 $.
card-cc-school-50 = Toca pagar el colegio. Paga 50 $.
card-cc-services = Diste un buen consejo. Cobra 25 $.
card-cc-streets = Arreglan la calle frente a tus edificios. Paga 40 $ por casa y 115 $ por hotel.
card-cc-beauty = Ganas el segundo premio de un concurso de belleza. Cobra 10 $.
card-cc-inherit = Una tía se acordó de ti en su testamento. Cobra 100 $.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Ve a la casilla { $space }. Si pasas por { $go }, cobra 200 $.
# Words of a board’s own on a card, and then what the card does.
card-own = { $card } { $effect }
effect-collect-from-bank = Cobra { $amount } $.
effect-pay-bank = Paga { $amount } $.
effect-collect-from-each = Cada jugador te paga { $amount } $.
effect-pay-each = Paga { $amount } $ a cada jugador.
effect-pay-per-building = Paga { $house } $ por casa y { $hotel } $ por hotel.

## Títulos como imágenes. Spanish; glossary in common.ftl. Labels of some 20 letters, sums of some 16.

deed-card-price = Precio
deed-card-bare = { board-picture-rent }
deed-card-set = Con el grupo completo
deed-card-houses = { $houses ->
    [1] Con 1 casa
   *[other] Con { $houses } casas
}
deed-card-hotel = Con hotel
deed-card-railroads = { $count ->
    [1] Con 1 estación
   *[other] Con { $count } estaciones
}
deed-card-utilities = { $count ->
    [1] Con 1 servicio
   *[other] Con { $count } servicios
}
deed-card-times = { $times } × la tirada
deed-card-cost-house = Precio por casa
deed-card-cost-hotel = Precio por hotel
deed-card-hotel-sum = { $amount } $ + { $houses } casas
deed-card-loan = Hipoteca
deed-card-lift = Deshipotecar
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
deed-price = Precio { $price } $ · hipoteca { $mortgage } $ · deshipotecar { $unmortgage } $
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
        [1] Alquiler con una estación: { $rent } $
       *[other] Con { $count } estaciones: { $rent } $
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
