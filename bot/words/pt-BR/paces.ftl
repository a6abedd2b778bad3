# Paces of a game, and clocks set by hand.

lobby-pace-live = **Ao vivo**: para jogar numa noite, com todo mundo presente. Você joga seus próprios dados e tem minutos para decidir.
lobby-pace-daily = **Diário**: para semanas. O bot joga os dados no seu lugar; ele avisa quando há algo a decidir, e você tem um dia para isso.
pace-live = Ao vivo
pace-live-short = Todo mundo está aqui agora
pace-daily = Diário
pace-daily-short = Um dia para cada decisão

lobby-pace-evening = **Noite de jogo**: para algumas horas com intervalos. O bot joga os dados no seu lugar; ele avisa quando há algo a decidir, e você tem dez minutos para isso.
lobby-pace-relaxed = **Tranquilo**: para meses. O bot joga os dados no seu lugar; você tem três dias para cada decisão.
pace-evening = Noite de jogo
pace-evening-short = Dez minutos para cada decisão
pace-relaxed = Tranquilo
pace-relaxed-short = Três dias para cada decisão

lobby-pace-hand = **Sob medida**, a partir de { $pace }: { $times }. Depois de { $missed ->
        [one] uma decisão perdida
       *[other] { $missed } decisões perdidas seguidas
    }, a partida não espera mais.
pace-hand = Sob medida
pace-hand-short = Um prazo para cada tipo de decisão
clocks-as-usual = os prazos de sempre
clocks-title = Prazos sob medida
clocks-mine = -# ✏️ Escreva um prazo como 90s, 10m, 12h ou 1d 12h. O que você não mudar segue o ritmo acima. Vale assim que a partida começar.
clocks-others = -# Só quem organiza a sala escolhe.
clocks-base = A partir de que ritmo?
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } { $time }
clocks-throw = Jogar os dados, encerrar a vez
clocks-hold = Segurar os dados
clocks-jail = Sair da Prisão
clocks-buy = Comprar
clocks-tax = Imposto de Renda
clocks-auction = Leilão
clocks-trade = Responder a uma troca
clocks-claim = Pedir construções em falta
clocks-lift = Hipotecas recebidas
clocks-debt = Levantar dinheiro
clocks-rescue = Resgate por uma troca
clocks-absent = Decisões perdidas até ficar ausente
clocks-absent-hint = Número de decisões perdidas seguidas, de 1 a 10
clocks-absent-line = Depois de { $count ->
        [one] uma decisão perdida
       *[other] { $count } decisões perdidas seguidas
    }, a partida não espera mais.
clocks-limits = De { $shortest } a { $longest }: 90s, 10m, 12h, 1d 12h
clocks-wrong = { $what }: escreva um prazo como 90s, 10m, 12h ou 3d, de { $shortest } a { $longest }. Nada mudou.
clocks-absent-wrong = { $what }: escreva um número de 1 a { $most }. Nada mudou.
button-clocks = Prazos…
button-clocks-turn = Turnos
button-clocks-table = Leilões e trocas
button-clocks-debt = Dívidas e ausência
