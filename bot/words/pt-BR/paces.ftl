# Paces of a game, and clocks set by hand.

lobby-pace-live = **Ao vivo**: para jogar numa noite, com todo mundo presente. Você joga seus próprios dados e tem alguns minutos para cada decisão.
lobby-pace-daily = **Diário**: para jogar por semanas. O bot joga os dados por você e avisa quando você precisa decidir algo. Você tem um dia para cada decisão. Se você sempre demorar tanto assim, seus prazos ficam mais curtos.
pace-live = Ao vivo
pace-live-short = Todo mundo joga agora e decide em poucos minutos
pace-daily = Diário
pace-daily-short = Você tem um dia para cada decisão

lobby-pace-evening = **Noite de jogo**: para jogar por algumas horas, com intervalos. O bot joga os dados por você e avisa quando você precisa decidir algo. Você tem dez minutos para cada decisão.
lobby-pace-relaxed = **Tranquilo**: para jogar por meses. O bot joga os dados por você e avisa quando você precisa decidir algo. Você tem três dias para cada decisão. Se você sempre demorar tanto assim, seus prazos ficam mais curtos.
pace-evening = Noite de jogo
pace-evening-short = Você tem dez minutos para cada decisão
pace-relaxed = Tranquilo
pace-relaxed-short = Você tem três dias para cada decisão

lobby-pace-alone = **Sem prazos**: cada decisão espera por você o tempo que quiser.
pace-alone = Sem prazos
pace-alone-short = Cada decisão espera por você

lobby-pace-hand = **Sob medida**, com base em { $pace }: { $times }. Se alguém perder o prazo de { $missed ->
        [one] uma decisão
       *[other] { $missed } decisões seguidas
    }, a partida não espera mais por essa pessoa.
pace-hand = Sob medida
pace-hand-short = Um prazo próprio para cada tipo de decisão
clocks-as-usual = os prazos de sempre
clocks-title = Prazos
clocks-mine = -# Clique num botão ✏️ e escreva prazos como 90s, 10m, 12h ou 1d 12h. Os prazos que você não mudar seguem o ritmo escolhido abaixo. O que você escolhe passa a valer na hora.
clocks-others = -# Só quem organiza a sala pode mudar os prazos.
clocks-base = Escolha o ritmo que serve de base
clocks-line = { $changed ->
        [yes] ✏️ { $what }: **{ $time }**
       *[no] { $what }: { $time }
    }
clocks-short = { $what } ({ $time })
clocks-throw = Jogar os dados ou encerrar a vez
clocks-hold = Segurar os dados
clocks-jail = Sair da Prisão
clocks-buy = Comprar
clocks-tax = { orders-topic-tax }
clocks-auction = Leilão
clocks-trade = Responder a uma troca
clocks-claim = Pedir construções em falta
clocks-lift = Hipotecas de propriedades recebidas
clocks-debt = Levantar dinheiro
clocks-rescue = Troca que salva da falência
clocks-absent = Prazos perdidos até o bot não esperar mais
clocks-absent-hint = Número de prazos perdidos em sequência, de 1 a 10
clocks-absent-line = Se alguém perder o prazo de { $count ->
        [one] uma decisão
       *[other] { $count } decisões seguidas
    }, a partida não espera mais por essa pessoa.
clocks-bank-line = Reserva de tempo: **{ $time }** a mais por pessoa para as próprias decisões, como jogar os dados. Decidir cedo enche a reserva de novo.
clocks-waiting = Tempo de espera por pessoa
clocks-waiting-hint = Para a partida inteira, de { $shortest } a { $longest }, por exemplo 30m, 12h ou 4d
clocks-waiting-line = Tempo de espera: **{ $time }** por pessoa na partida inteira, com a reserva de tempo. O primeiro quarto de cada prazo não conta, e quem decide antes recupera tempo. Quem gasta tudo fica com um quarto de cada prazo, e as outras pessoas podem votar se continuam esperando.
clocks-limits = De { $shortest } a { $longest }, por exemplo 90s, 10m, 12h ou 1d 12h
clocks-wrong = { $what }: escreva um prazo de { $shortest } a { $longest }, como 90s, 10m, 12h ou 3d. Nada mudou.
clocks-absent-wrong = { $what }: escreva um número de 1 a { $most }. Nada mudou.
button-clocks = Prazos…
button-clocks-turn = Turnos
button-clocks-table = Leilões e trocas
button-clocks-debt = Dívidas e espera
