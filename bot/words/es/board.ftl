### The board as a picture, and in words for those who do not see it.
### In the picture there is little room. A soft hyphen, written {"\u00AD"}, says where a word may be
### broken: one half of it then has room for some nine letters.

board-picture-turn = Turno { $turn }
board-picture-mover = Le toca a { $who }
board-picture-ended = Tras el turno { $turn }
board-picture-won = Gana { $who }
board-picture-over = La partida ha terminado
board-picture-pot = Parada Libre { $pot } $
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
board-picture-house-cost = Una casa cuesta
board-picture-railroads = { $count ->
    [1] 1 ferrocarril
   *[other] { $count } ferrocarriles
}
board-picture-utilities = { $count ->
    [1] 1 servicio: dados
   *[other] { $count } servicios: dados
}

board-picture-go = SALIDA
board-picture-jail = CÁRCEL
board-picture-visiting = Solo de visita
board-picture-parking = Parada Libre
board-picture-arrest = Ve a la Cárcel
board-picture-chance = Suerte
board-picture-chest = Caja
board-picture-income = Impuesto renta
board-picture-luxury = Imp. de lujo
board-picture-electric = Cía. Eléctrica
board-picture-water = Cía. de Agua

board-where = 📍 Posiciones: { $places }

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
board-alt-pot = Parada Libre: { $pot } $.
board-alt-question = Por decidir: { $space }.
button-pictures-off = Solo texto, sin imágenes
button-pictures-on = Mostrar imágenes

## The board as a list

board-title = El tablero
board-player = **{ $who }** · { $place }
board-unowned = **Sin dueño**
board-group = { $group }: { $deeds }
board-token = { $who }: { $space }
board-jailed = en la Cárcel
board-visiting = en la Cárcel, solo de visita

command-name-board = tablero
command-board = Ver el tablero, de quién es cada propiedad y dónde está cada ficha
