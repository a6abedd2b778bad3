# The panel in which the rules of a game are chosen.

chosen-edition = **Manual de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **A partida acaba** <t:{ $at }:f>, <t:{ $at }:R>.
chosen-hour-later = **A partida acaba** num horário que cada sala escolhe.
chosen-no-hour = **A partida acaba** num horário ainda por escolher: quem organiza define em **Ajustes** > **Regras**.
chosen-house-rules = **Regras da casa**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … e mais uma, em **Ajustes** > **Regras**
       *[other] • … e mais { $count }, em **Ajustes** > **Regras**
    }

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-panel-lobby = As regras desta partida
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] Para 2 participantes.
       *[other] De { $least } a { $most } participantes.
    }
rules-panel-no-house-rules = Sem regras da casa: as regras oficiais.
rules-panel-mine = -# O que você escolhe vale na hora, e todo mundo vê na sala.
rules-panel-others = -# Quem organiza escolhe. Cada mudança aparece na sala.
rules-panel-edition = Manual de { $edition }
rules-left-behind = Não sobrou espaço para: { $rules }.
rules-choose-edition = Escolha um manual
rules-choose-game = Escolha um jogo
rules-choose-hour = Quando a partida acaba?
rules-change-hour = Mudar quando acaba
rules-choose-topic = A regra da casa é sobre o quê?
rules-choose-house = Marque as regras da casa que quiser
rules-form-range = Um número inteiro de { $lowest } a { $highest }.
button-rules-house =
    { $count ->
        [0] Regras da casa
       *[other] Regras da casa ({ $count })
    }
button-rules-hour = Digitar a duração
button-rules-back = Manual e jogo
button-rules-clear = Voltar às regras oficiais
button-rules-number = { $rule }: { $number }
house-topic-start = Participantes e começo
house-topic-money = Salário, aluguel e impostos
house-topic-jail = Prisão
house-topic-auctions = Leilões
house-topic-building = Casas e hotéis
house-topic-end = Falência e fim
house-topic-chosen =
    { $count ->
        [0] Nenhuma até agora
        [one] Uma escolhida
       *[other] { $count } escolhidas
    }
hour-1h = Daqui a uma hora
hour-2h = Daqui a duas horas
hour-3h = Daqui a três horas
hour-1d = Amanhã a esta hora
hour-3d = Daqui a três dias
hour-7d = Daqui a uma semana
hour-form-title = Quanto tempo vocês jogam?
hour-form-hours = Horas a partir de agora
hour-form-minutes = Minutos a partir de agora
hour-form-range = No total, de dez minutos a um ano.
hour-not-read = Diga quanto tempo em horas e minutos inteiros, como 2 e 30.
