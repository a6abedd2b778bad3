# The panel in which the rules of a game are chosen.

chosen-edition = **Reglamento de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **Hora de fin**: <t:{ $at }:f> (<t:{ $at }:R>).
chosen-hour-later = **Hora de fin**: quien organiza la elige en cada sala.
chosen-no-hour = **Hora de fin**: aún no está elegida. Quien organiza la elige en **Ajustes** > **Reglas**.
chosen-house-rules = **Reglas de la casa**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … y una más, en **Ajustes** > **Reglas**
       *[other] • … y { $count } más, en **Ajustes** > **Reglas**
    }

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = Las reglas de esta partida
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] Solo pueden jugar 2 personas.
       *[other] Pueden jugar de { $least } a { $most } personas.
    }
rules-panel-no-house-rules = No hay reglas de la casa: se juega según el reglamento.
rules-panel-mine = -# Tus cambios se aplican enseguida.
rules-panel-others = -# Solo quien organiza puede cambiar estas reglas. Los cambios se ven en la sala.
rules-edition = Reglamento de { $edition }
rules-left-behind = El bot ha quitado lo que ya no encaja con lo elegido: { $rules }.
rules-choose-edition = Elige un reglamento
rules-choose-game = Elige una partida
rules-choose-hour = Elige la hora de fin
rules-change-hour = Cambiar la hora de fin
rules-choose-topic = Elige un tema de reglas de la casa
rules-choose-house = Marca las reglas de la casa que quieras
rules-form-range = Escribe un número entero, de { $lowest } a { $highest }.
button-rules-house =
    { $count ->
        [0] Reglas de la casa
       *[other] Reglas de la casa ({ $count })
    }
button-rules-hour = Escribir la duración…
button-rules-back = Reglamento y partida
button-rules-clear = Volver a las reglas oficiales
button-rules-number = { $rule }: { $number }
house-topic-start = Jugadores y comienzo
house-topic-money = Salida, alquiler e impuestos
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Casas y hoteles
house-topic-end = Bancarrota y final
house-topic-chosen =
    { $count ->
        [0] Ninguna elegida
        [one] 1 elegida
       *[other] { $count } elegidas
    }
hour-1h = Dentro de una hora
hour-2h = Dentro de dos horas
hour-3h = Dentro de tres horas
hour-1d = Mañana a esta hora
hour-3d = Dentro de tres días
hour-7d = Dentro de una semana
hour-form-title = ¿Cuánto dura la partida?
hour-form-hours = Horas desde ahora
hour-form-minutes = Minutos desde ahora
hour-form-range = Escribe horas y minutos que sumen entre diez minutos y un año.
hour-not-read = Escribe horas y minutos enteros, como 2 y 30.

command-name-rules = reglas
option-name-topic = tema
command-rules = Leer las reglas de esta partida, en resumen o por capítulos
command-rules-topic = Elegir un tema: Cárcel, subastas, hipotecas…
command-rules-edition = Elegir otro reglamento (si no eliges, el de esta partida)
