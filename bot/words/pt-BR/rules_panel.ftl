# The panel in which the rules of a game are chosen.

chosen-edition = **Manual de { $edition }** · { $hint }.
chosen-game = **{ $game }** · { $hint }.
chosen-hour = **Horário de término:** <t:{ $at }:f> (<t:{ $at }:R>).
chosen-hour-later = **A partida acaba** num horário que quem organiza escolhe na sala.
chosen-no-hour = **A partida ainda não tem horário de término.** Quem organiza escolhe um em **Ajustes** > **Regras**.
chosen-house-rules = **Regras da casa**
chosen-house-rule = • { $told }
chosen-more =
    { $count ->
        [one] • … e mais uma, em **Ajustes** > **Regras**
       *[other] • … e mais { $count }, em **Ajustes** > **Regras**
    }

new-edition = { $edition }: { $hint }
new-game = { $game }: { $hint }

rules-title = As regras desta partida
rules-panel-note = ⚠️ { $note }
rules-panel-seats =
    { $most ->
        [2] A partida é para 2 participantes.
       *[other] A partida é para { $least } a { $most } participantes.
    }
rules-panel-no-house-rules = A partida segue as regras oficiais, sem regras da casa.
rules-panel-mine = -# O que você escolhe passa a valer na hora.
rules-panel-others = -# Só quem organiza pode mudar as regras. Todo mundo vê as mudanças na sala.
rules-edition = Manual de { $edition }
rules-left-behind = O bot retirou o que não combina com a nova escolha: { $rules }.
rules-choose-edition = Escolha um manual
rules-choose-game = Escolha um jogo
rules-choose-hour = Quando a partida acaba?
rules-change-hour = Mudar o horário de término
rules-choose-topic = Regras da casa sobre qual assunto?
rules-choose-house = Escolha as regras da casa que quiser
rules-form-range = Escreva um número inteiro de { $lowest } a { $highest }.
button-rules-house =
    { $count ->
        [0] Regras da casa
       *[other] Regras da casa ({ $count })
    }
button-rules-hour = Digitar a duração…
button-rules-back = Manual e jogo
button-rules-clear = Voltar às regras oficiais
button-rules-number = { $rule }: { $number }
house-topic-start = Participantes e começo
house-topic-money = Salário, aluguel e impostos
house-topic-jail = { orders-topic-jail }
house-topic-auctions = { orders-topic-bid }
house-topic-building = Casas e hotéis
house-topic-end = Falência e fim
house-topic-chosen =
    { $count ->
        [0] Nenhuma escolhida
        [one] Uma escolhida
       *[other] { $count } escolhidas
    }
hour-1h = Daqui a uma hora
hour-2h = Daqui a duas horas
hour-3h = Daqui a três horas
hour-1d = Amanhã a esta hora
hour-3d = Daqui a três dias
hour-7d = Daqui a uma semana
hour-form-title = Quanto tempo vocês querem jogar?
hour-form-hours = Horas a partir de agora
hour-form-minutes = Minutos a partir de agora
hour-form-range = Escreva um tempo de dez minutos a um ano no total.
hour-not-read = Escreva a duração em horas e minutos inteiros, como 2 e 30.

command-name-rules = regras
option-name-topic = assunto
command-rules = Ler as regras desta partida, numa página ou por capítulo
command-rules-topic = O assunto que você procura: Prisão, leilões, hipotecas…
command-rules-edition = Outro manual, se não quiser o desta partida
