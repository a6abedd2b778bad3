## The table message and its buttons.

## The message

table-title = { APP_TITLE() } · turno { $turn }
table-title-board = { $board } · turno { $turn }
table-rests = Agora só computadores estão jogando. A partida espera até alguém voltar ao próprio lugar: para isso, clique em **{ mine-title }**. Quem está nesta partida desde o começo pode cancelá-la com `{ COMMAND("leave") }` ou abrir outra com `{ COMMAND("new") }`.
table-concede =
    🏳️ { $count ->
        [1] { $who } não vê mais como vencer.
       *[other] { $who } não veem mais como vencer.
    } A partida pode acabar aqui{ $where ->
        [more] { "" } (em **{ button-more }**)
       *[table] { "" }
    } ou continuar.
button-concede =
    { $count ->
        [1] O rival desiste: terminar…
       *[other] Os rivais desistem: terminar…
    }
concede-sure = { $who } { $count ->
        [1] desiste
       *[other] desistem
    }. Se você terminar a partida aqui, você vence, e as outras colocações seguem o patrimônio. Não dá para desfazer.
concede-not = Você não terminou a partida. A partida continua.
concede-done = 🏆 A partida acabou, e você venceu.
button-concede-yes = Terminar e vencer
table-played-out = Só restam computadores, e eles jogam a partida até o fim.
claim-open =
    { $owner } pode cobrar $ { $amount } de aluguel de { $visitor } { $window ->
        [next-throw] antes da próxima jogada de dados
       *[second-following] antes que uma segunda pessoa jogue os dados depois da vez de { $visitor }
    }
claim-asked = { $visitor } deve $ { $amount } de aluguel a { $owner } e paga assim que isto for decidido.
table-moved = ➡️ A partida continua em <#{ $channel }>.
table-more = … e mais { $count ->
        [1] 1 linha
       *[other] { $count } linhas
    } antes destas: veja `{ COMMAND("game") }`
player-mover = ▶
player-cash = **$ { $cash }**
player-deeds =
    { $count ->
        [0] sem propriedades
        [1] 1 propriedade (vale $ { $net })
       *[other] { $count } propriedades (valem $ { $net })
    }
player-deeds-worth = -# Valor das propriedades: preços impressos mais construções, menos hipotecas.
player-deeds-bare =
    { $count ->
        [0] sem propriedades
        [1] 1 propriedade
       *[other] { $count } propriedades
    }
player-jail = 🔒 na Prisão
player-jail-tries = 🔒 na Prisão, tentativas usadas: { $turns } de { $most }
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
player-away = 💤 não responde
player-out = fora da partida
player-waiting = ⌛ ainda { $time } de espera
player-out-of-time = ⌛ sem tempo de espera
player-separator = ·
square-street = { $deed } $ { $price } · aluguel $ { $rent }, grupo completo $ { $double }, de 1 a { $most } casas { $houses }, hotel $ { $hotel } · preço por casa $ { $cost }, hipoteca $ { $mortgage }
square-railroad = { $deed } $ { $price } · aluguel com 1 a { $most } ferrovias { $rents } · hipoteca $ { $mortgage }
square-utility = { $deed } $ { $price } · aluguel { $one } × os dados com uma companhia, { $most } × os dados com as duas · hipoteca $ { $mortgage }
square-group = { $group }: { $held }
square-owned = { $who } tem { $count } de { $size }
square-free =
    { $count ->
        [1] 1 livre
       *[other] { $count } livres
    }
square-tax = Primeiro se escolhe, depois se soma: até lá, os totais ficam ocultos.
stock-and-pot = { $stock } · { $parking }: $ { $pot }
table-closing = 🔔 Acabou o tempo! O que já começou vai até o fim, mas ninguém pode mais trocar nem construir.
table-ending = 🏁 A partida está acabando. O que já começou vai até o fim, mas ninguém pode mais trocar nem construir.
table-hour = 🔔 A partida acaba em <t:{ $at }:f> (<t:{ $at }:R>).
stock = Banco: { $houses ->
        [0] nenhuma casa
        [1] 1 casa
       *[other] { $houses } casas
    }, { $hotels ->
        [0] nenhum hotel
        [1] 1 hotel
       *[other] { $hotels } hotéis
    }

## The buttons

button-collect = Cobrar de { $visitor } · $ { $price }
button-hold-roll = Segurar os dados por { $time }
button-buy-short = { $what } · { $missing ->
        [1] falta $ { $missing }
       *[other] faltam $ { $missing }
    }
button-raise-and-buy = Levantar dinheiro e comprar…
button-hold =
    { $count ->
        [1] Manter a hipoteca
       *[other] Manter as hipotecas
    }
button-clear-all =
    { $count ->
        [1] Quitar a hipoteca · $ { $price }
       *[other] Quitar todas · $ { $price }
    }
button-clear-some = Escolher quais quitar…
button-clear = Quitar hipoteca: { $what } · $ { $price }
button-manage = Administrar
button-trade = Trocar
button-board = Tabuleiro
button-advise = Conselho
button-history = Histórico
button-more = Mais…
more-title = Mais
button-rematch = Revanche
rematch-open = A sala da revanche está aberta, e você já tem um lugar nela: { $where }
button-verify = Conferir os dados

## Taking back one's last choice.

undo-open = Desfazer…
undo-ask = Pedir para desfazer
undo-needs =
    { $count ->
        [0] Ninguém mais precisa concordar.
        [one] { $who } precisa concordar. O bot pergunta no canal.
       *[other] { $who } precisam concordar. O bot pergunta no canal.
    }
undo-title = Desfazer esta escolha?
undo-text = { $who } quer desfazer esta escolha. À espera de { $waits }. A votação termina <t:{ $at }:R>, ou assim que outra coisa acontecer na partida.
undo-turn-end = { $who } encerrou a vez.
undo-secret = Só as pessoas envolvidas podem ver essa escolha.
undo-agree = Concordar em desfazer
undo-refuse = Deixar como está
undo-waits = A escolha será desfeita se { $who } { $count ->
        [one] concordar
       *[other] concordarem
    }.
undo-done = A escolha foi desfeita, e a partida está como antes dela.
undo-over-done = A escolha foi desfeita.
undo-over-not = A escolha não foi desfeita.
call-undo = { $who }: podemos desfazer a última escolha?

refusal-undo-nothing = Agora você não tem nada para desfazer. Só dá para desfazer a sua última escolha, como uma compra, uma construção ou o fim da sua vez.
refusal-undo-others = Sua última escolha não pode ser desfeita, porque outra pessoa escolheu algo depois.
refusal-undo-answered = Sua última escolha não pode ser desfeita, porque o bot respondeu outra coisa por você depois.
refusal-undo-thrown = Sua última escolha não pode ser desfeita, porque os dados foram jogados.
refusal-undo-drawn = Sua última escolha não pode ser desfeita, porque uma carta foi tirada.
refusal-undo-bid = Um lance não pode ser desfeito, nem o resultado de um leilão.
refusal-undo-bid-by-others = Sua última escolha não pode ser desfeita, porque outras pessoas já deram um lance ou passaram no leilão.
refusal-undo-shown = Sua última escolha não pode ser desfeita, porque uma carta ou outro segredo foi mostrado.
refusal-undo-final = Sua última escolha não pode ser desfeita, porque alguém saiu da partida ou o horário de término passou.
refusal-undo-lapsed = Essa pergunta não está mais aberta: outra coisa aconteceu, ou alguém já respondeu.
refusal-undo-asked = Há uma votação para desfazer uma escolha. Você pode segurar os dados quando ela acabar.
refusal-hold-late = { $who } já jogou os dados.
refusal-undo-unknown = O registro desta partida não mostra como ela estava antes, então nada pode ser desfeito.

command-name-undo = desfazer
command-undo = Desfazer minha última escolha, se as outras pessoas concordarem
