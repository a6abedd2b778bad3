# The panel in which the rules of a game are chosen.

chosen-edition = **Reglamento de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **Termina** el <t:{ $at }:f>, <t:{ $at }:R>.
chosen-hour-later = **Termina** a la hora que acuerde cada sala.
chosen-no-hour = **Termina** a una hora aún por acordar: quien organiza la dice en **Reglas**.
chosen-house-rules = **Reglas de la casa**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … y una más, en **Reglas**
       *[other] • … y { $count } más, en **Reglas**
    }

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-panel-lobby = Las reglas de esta partida
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] Para 2 jugadores.
       *[other] Para { $least } a { $most } jugadores.
    }
rules-panel-no-house-rules = Sin reglas de la casa: según el reglamento.
rules-panel-mine = -# Lo que eliges vale enseguida, y toda la sala lo ve.
rules-panel-others = -# Elige quien organiza. Lo que cambie se ve en la sala.
rules-panel-edition = Reglamento de { $edition }
rules-left-behind = No quedó sitio para: { $rules }.
rules-choose-edition = Elige un reglamento
rules-choose-game = Elige una partida
rules-choose-hour = ¿Cuándo termina?
rules-change-hour = Cambiar cuándo termina
rules-choose-topic = ¿De qué trata la regla de la casa?
rules-choose-house = Marca las reglas de la casa que quieras
rules-form-range = Un número entero de { $lowest } a { $highest }.
button-rules-house =
    { $count ->
        [0] Reglas de la casa
       *[other] Reglas de la casa ({ $count })
    }
button-rules-hour = Escribir cuánto dura
button-rules-back = Reglamento y partida
button-rules-clear = Como el reglamento
button-rules-number = { $rule }: { $number }
house-topic-start = Jugadores y comienzo
house-topic-money = Salida, alquiler e impuestos
house-topic-jail = Cárcel
house-topic-auctions = Subastas
house-topic-building = Casas y hoteles
house-topic-end = Bancarrota y final
house-topic-chosen =
    { $count ->
        [0] Ninguna aún
        [one] Una elegida
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
hour-form-range = Diez minutos en total como mínimo, un año como máximo.
hour-not-read = Di cuánto en horas y minutos enteros, como 2 y 30.
