# Português do Brasil. Keys as in en.ftl. Money: "$", a no-break space, the number.
# Said to a friend: "você". Of people nothing that has a gender: "quem deve", "todo mundo", "ausente".
# Glossary, one word for one thing:
# GO = Ponto de Partida · Jail = Prisão · Free Parking = Parada Livre · Chance = Sorte
# Community Chest = Cofre · Income Tax = Imposto de Renda · Luxury Tax = Imposto de Luxo
# Bank = Banco · salary = salário · rent = aluguel · fine = multa · pot = bolão · deed = título
# property = propriedade · street = rua · railroad = ferrovia · utility = companhia
# colour, group, set = cor, grupo, grupo completo · bare = sem casas · house = casa · hotel = hotel
# building = construção (never "casa") · space = espaço (never "casa") · board = tabuleiro
# token = peão · deck = monte · card = carta · jail pass, Get Out of Jail Free = saída livre
# throw = jogar os dados, tirar 4+4 · doubles = dupla · turn = vez (counted: turno) · lap = volta
# mortgage = hipoteca · lift, pay off = quitar · hold = manter · interest = juros
# auction = leilão · sealed = fechado · bid = lance · pass = passar · maximum = máximo secreto
# trade = troca · offer = proposta · counter-offer = contraproposta · draft = rascunho
# debt = dívida · raise = levantar · bankrupt = falência · estate = bens · resign = desistir
# game = partida · lobby = sala · host = quem organiza · seat = lugar · table = mesa
# shortage = falta de construções · claim = pedir · hold the dice = segurar os dados
# standing orders = instruções · wish = pedido · pace = ritmo · rulebook = manual
# house rule = regra da casa · call off = cancelar · take back = desfazer

money = $ { $amount }
priced = { $what } $ { $amount }
list-more = { $first }, { $next }
list-last = { $first } e { $last }
list-apart = { $first }; { $next }
bank = o Banco
nothing = nada

## Lines of what happened

# "🎩 Ada" + "tirou 4+4 e caiu em Vermont"
line = { $who } { $said }
# … + "aluguel de $ 6"
line-why = { $line }: { $why }

event-game-started =
    A partida começou: { $count } na mesa, $ { $cash } para cada.
event-deck-shuffled =
    { $deck ->
        [chance] O monte Sorte foi embaralhado.
       *[community_chest] O monte Cofre foi embaralhado.
    }
event-deeds-dealt =
    { $price ->
        [0] recebeu { $spaces } na distribuição
       *[other] recebeu { $spaces } na distribuição, por $ { $price }
    }
event-starter-thrown = Quem começa? { $throws }
starter-throw = { $who } { $first }+{ $second }
starter-again = { $before } · de novo: { $throws }
event-turn-started = É a vez de { $who }.
starter-begins = { $throws }. { $who } começa.
event-dice-thrown = tirou { $first }+{ $second }
event-rent-thrown = tirou { $first }+{ $second } para o aluguel
event-moved = caiu { $where }
moved-visiting = parou na Prisão, só de visita
moved-owned = caiu { $where }, de { $owner }
event-salary-paid = passou pelo Ponto de Partida (+$ { $amount })
salary-on-go = caiu no Ponto de Partida (+$ { $amount })
salary-paid = recebeu $ { $amount } no Ponto de Partida
event-jailed =
    { $by ->
        [space] foi parar atrás das grades
        [card] foi para a Prisão
       *[doubles] foi direto para a Prisão pela terceira dupla
    }
event-jail-throw-failed =
    { $turns ->
        [1] continua na Prisão (primeira tentativa)
        [2] continua na Prisão (segunda tentativa)
       *[other] ficou sem dupla outra vez (tentativa { $turns })
    }
jail-throw-last = ficou sem dupla na última tentativa
event-jail-left =
    { $by ->
        [doubles] saiu da Prisão com a dupla
       *[other] saiu da Prisão
    }
event-pass-used = usou uma saída livre
event-hour-struck = 🔔 Deu a hora combinada
event-hold-set = segura os dados de { $mover } por um instante
event-hold-lifted = deixa os dados rolarem
event-property-bought = comprou { $space } por $ { $price }
bought-it = comprou por $ { $price }
event-rent-spared =
    { $why ->
        [mortgage] não paga aluguel a { $owner }: a propriedade está hipotecada
       *[jail] não paga aluguel a { $owner }: da Prisão ninguém cobra
    }
rent-spared =
    { $why ->
        [mortgage] com hipoteca, sem aluguel
       *[jail] sem aluguel, pois { $owner } está na Prisão
    }
event-purchase-declined = não comprou { $space }
declined-it = não comprou
event-auction-opened =
    { $count ->
        [1] { $lots } vai a leilão.
       *[other] { $count } títulos vão a leilão: { $lots }.
    }
it-is-auctioned = vai a leilão
it-stays-with-bank = fica com o Banco
event-bid-made = deu um lance de $ { $amount }
bids-made =
    { $count ->
        [1] { $last }
       *[other] { $count } lances por { $space }; o último: { $last }
    }
event-maximum-filed =
    { $count ->
        [1] registrou um máximo secreto
       *[other] registraram um máximo secreto
    }
filed-sealed =
    { $count ->
        [1] entregou a resposta lacrada, lance ou passe
       *[other] entregaram a resposta lacrada, lance ou passe
    }
event-bidder-passed =
    { $count ->
        [1] passou
       *[other] passaram
    }
event-auction-won = arrematou { $space } por $ { $price }
event-auction-unsold = Ninguém deu lance por { $space }: fica com o Banco.
pass-unsold = Ninguém quis { $card }: volta para baixo do seu monte.
event-pass-taken = agora tem { $card }
event-deed-taken = agora tem o título de { $space }
event-paid =
    { $count ->
        [1] pagou { $to } por { $topic }
       *[other] pagaram { $to } por { $topic }
    }
paid-to = pagou { $to }
paid-fine = pagou a multa de $ { $amount }
paid-tax-flat = pagou o valor fixo do Imposto de Renda: $ { $amount }
paid-tax-share = pagou { $percent }% de tudo o que tem de Imposto de Renda: $ { $amount }
paid-interest = pagou { $interest }
event-rent-claimable =
    { $why }, se { $owner } cobrar antes { $window ->
        [next-throw] da próxima jogada
       *[second-following] da segunda jogada depois da vez de { $visitor }
    }
event-rent-claimed = cobrou de { $visitor } o aluguel de { $space }
event-rent-lapsed =
    { $by ->
        [left] O aluguel de $ { $amount } por { $space } caiu: alguém dos dois lados saiu da partida.
       *[throw] { $owner } não cobrou a tempo o aluguel de $ { $amount } por { $space }.
    }
event-received = recebeu $ { $amount } do Banco por { $topic }
received-share = recebeu $ { $amount }, sua parte do que { $debtor } deixou
event-pot-laid = A Parada Livre tem agora $ { $pot }.
event-pot-taken = levou os $ { $amount } que estavam lá
event-debt-opened = precisa levantar $ { $amount } para { $to }
debt-about = { $topic }, { $why }
debt-short = { $why }, mais do que tem em dinheiro
event-debt-forgiven = não deve mais nada: a troca acertou a dívida
event-card-drawn = tirou { $deck }
card-quoted = “{ $card }”
card-came-in = { $quoted } (+$ { $amount })
card-cost = { $quoted } (−$ { $amount })
event-card-kept = guarda a saída livre
event-card-returned = A carta volta para baixo do { $deck }.
event-built = construiu no { $group }
event-buildings-sold = vendeu construções do { $group }
built-why = { $levels }, por $ { $amount }
sold-why = { $levels }, +$ { $amount }
levels =
    { $level ->
        [0] { $spaces } sem casas
        [1] { $spaces } com 1 casa
        [hotel] { $spaces } com hotel
       *[other] { $spaces } com { $level } casas
    }
levels-more =
    { $level ->
        [0] { $spaces } sem casas
        [hotel] { $spaces } com hotel
       *[other] { $spaces } com { $level }
    }
sold-all = devolveu todas as construções por $ { $amount }
event-shortage-opened =
    { $count ->
        [1] pede { $levels }: não dá para todo mundo, e { $asked } também pode pedir
       *[other] pede { $levels }: não dá para todo mundo, e { $asked } também podem pedir
    }
event-claim-made =
    { $count ->
        [1] pede uma construção
       *[other] pede { $count } construções
    }
event-claim-deferred =
    { $count ->
        [1] pode construir na própria vez
       *[other] pode construir as { $count } na própria vez
    }
event-shortage-auction-opened = Pediram mais do que o Banco tem: { $what } vai a leilão entre { $who }.
event-building-bid = deu um lance de $ { $amount } para construir em { $space }
building-bids-made = { $count } lances; o último: { $last }
event-building-won = arrematou uma construção por $ { $price }
event-building-unsold = Ninguém deu lance: { $what } fica com o Banco.
a-house = uma casa
a-hotel = um hotel
event-mortgaged = hipotecou { $spaces }
event-mortgage-lifted = quitou a hipoteca de { $spaces }
event-mortgage-undone = desfez a hipoteca de { $spaces }
gained = +$ { $amount }
event-trade-offered = propôs uma troca a { $partner }: { $gives } por { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } recusou a proposta de { $proposer }.
        [withdrawn] { $proposer } retirou a proposta a { $partner }.
        [countered] { $partner } respondeu a { $proposer } com outra proposta.
        [left] A proposta de { $proposer } a { $partner } caiu: alguém dos dois lados saiu da partida.
       *[gone] A proposta de { $proposer } a { $partner } caiu: algo nela mudou.
    }
event-trade-made = deu a { $partner } { $gives } por { $takes }
event-trade-made-gave = deu a { $partner } { $gives } de presente
event-trade-made-got = ganhou de { $partner } { $takes } de presente
trade-settled = acertou uma dívida com { $partner }: { $gives } por { $takes }
trade-settled-gave = deu a { $partner } { $gives } para acertar uma dívida
trade-settled-got = recebeu de { $partner } { $takes } para acertar uma dívida
event-intent-noted = pede com antecedência: { $what }
event-intent-dropped =
    { $by ->
        [owner] retira um pedido: { $what }
       *[rules] tinha um pedido que não deu em nada: { $what }
    }
intent-build = construir ({ $levels })
intent-sell = vender construções ({ $levels })
intent-mortgage = hipotecar { $lot }
intent-lift = quitar a hipoteca de { $lot }
intent-dropped = Você tinha pedido para { $what }. Na hora de fazer, não deu. { $why }
event-resigned = desistiu
event-went-bankrupt = não consegue pagar { $to } e vai à falência
left-game = saiu da partida
event-estate-taken = fica com o que era de { $debtor }: { $estate }
event-estate-surrendered = entregou ao Banco o que tinha: { $estate }
estate-nothing = nem um dólar
event-game-ended =
    { $count ->
        [1] 🏆 { $who } vence a partida!
       *[other] 🏆 { $who } dividem a vitória!
    }

## What a sum is for

why-rent-bare = aluguel de $ { $amount }
why-rent-full-group = aluguel de $ { $amount } = dobro de $ { $base }, grupo completo sem casas
why-rent-built =
    { $houses ->
        [0] aluguel de $ { $amount } com hotel
        [1] aluguel de $ { $amount } com 1 casa
       *[other] aluguel de $ { $amount } com { $houses } casas
    }
why-rent-railroads =
    { $count ->
        [1] aluguel de $ { $amount }, uma ferrovia
        [2] aluguel de $ { $amount }, duas ferrovias
        [3] aluguel de $ { $amount }, três ferrovias
       *[other] aluguel de $ { $amount }, todas as { $count } ferrovias
    }
why-rent-railroads-times =
    { $count ->
        [1] aluguel de $ { $amount } = { $factor } × $ { $base }, uma ferrovia
        [2] aluguel de $ { $amount } = { $factor } × $ { $base }, duas ferrovias
        [3] aluguel de $ { $amount } = { $factor } × $ { $base }, três ferrovias
       *[other] aluguel de $ { $amount } = { $factor } × $ { $base }, todas as { $count } ferrovias
    }
why-rent-utility =
    { $count ->
        [1] aluguel de $ { $amount } = { $factor } × { $base } nos dados, uma companhia
       *[other] aluguel de $ { $amount } = { $factor } × { $base } nos dados, as duas companhias
    }
why-rent-card-utility = aluguel de $ { $amount } = { $factor } × { $base } nos dados
why-income-tax-flat = o valor fixo de $ { $amount }
why-income-tax-share = { $percent }% de tudo o que tem, $ { $amount }
why-luxury-tax = $ { $amount }
why-jail-fine = $ { $amount }
why-card = $ { $amount }
why-auction-price = $ { $amount }, o lance vencedor
why-interest = { $percent }% de juros sobre { $spaces }: $ { $amount }
why-share = $ { $amount }
topic-income-tax = Imposto de Renda
topic-luxury-tax = Imposto de Luxo
topic-jail-fine = sair da Prisão
topic-interest = hipotecas recebidas
topic-share = bens de { $debtor }
deck-chance = uma carta Sorte
deck-community-chest = uma carta Cofre
under-chance = monte Sorte
under-community-chest = monte Cofre

## What the table waits for

decision-none = A partida acabou.
decision-to-throw = { $who }: jogue os dados
decision-to-throw-again = { $who }: dupla! Jogue de novo
decision-beat-end = { $who } ainda pode construir, depois a vez termina
decision-beat = Os dados rolam para { $who }
decision-in-jail = { $who }, na Prisão: como você sai?
decision-fine-or-pass = { $who }, sem dupla: paga os $ { $price } ou usa uma saída livre?
decision-held = { $who } segura os dados de { $mover } por um instante
decision-to-end = { $who }: construa, proponha uma troca ou encerre a vez
decision-to-end-without-group = { $who }: proponha uma troca ou encerre a vez
decision-buy-or-decline = { $who }: comprar { $space } por $ { $price } ou { $declined ->
        [left-with-bank] deixar com o Banco?
       *[auctioned] mandar a leilão?
    }
decision-choose-tax = { $who }: Imposto de Renda, $ { $flat } ou { $percent }% de tudo o que você tem?
decision-auction = { $space } sai por $ { $price } para { $leader }. { $who }: quem dá mais?
decision-auction-open = Em leilão: { $space }. { $who }: quem abre os lances?
decision-sealed-auction = Leilão fechado de { $lots }. Falta a resposta de { $who }
decision-owing = { $who }: levante $ { $amount } para { $to } ({ $topic })
decision-rescue = { $who } não tem como levantar os $ { $amount } para { $to } ({ $topic }). Só uma troca salva agora
decision-shortage-claim =
    { $count ->
        [1] { $who }: faltam construções. Você pede alguma ou deixa para a mesa?
       *[other] { $who }: faltam construções. Vocês pedem alguma ou deixam para a mesa?
    }
decision-shortage-again =
    { $count ->
        [1] { $who }: pediram mais do que o Banco tem. Quanto vale para você cada construção, no máximo?
       *[other] { $who }: pediram mais do que o Banco tem. Quanto vale para vocês cada construção, no máximo?
    }
decision-shortage-auction = Em leilão: { $what }, que sai por $ { $price } para { $leader } ({ $lot }). { $who }: quem dá mais?
decision-shortage-auction-open = Em leilão: { $what }. { $who }: quem abre os lances?
shortage-claim = { $who } pede { $what }
shortage-none =
    { $count ->
        [1] { $who } não pede nada
       *[other] { $who } não pedem nada
    }
decision-lift-or-hold =
    { $cash ->
        [short] { $who }: quite agora a hipoteca de { $spaces } ($ { $price } ao todo; antes você pode vender ou hipotecar) ou mantenha
       *[enough] { $who }: quite agora a hipoteca de { $spaces } ou mantenha
    }
awaiting-until = { $what } · <t:{ $at }:R>
awaiting-beat = { $what } <t:{ $at }:R>

## The table

table-title = Monopoly · turno { $turn }
table-rests = Agora só computadores estão jogando: a partida descansa até alguém retomar seu lugar. Quem começou nela pode cancelar: /monopoly { command-name-cancel }. /monopoly { command-name-new } abre outra.
table-played-out = Só sobraram computadores: eles terminam a partida.
claim-open =
    { $owner } pode cobrar $ { $amount } de aluguel de { $visitor }, antes { $window ->
        [next-throw] da próxima jogada
       *[second-following] da segunda jogada depois da vez de { $visitor }
    }
table-moved = ➡️ A partida continua em <#{ $channel }>.
table-more = … e mais { $count } antes: /monopoly { command-name-history }
player-line = { $mark }{ $who } { $said }
player-mover = ▶
player-cash = **$ { $cash }**
player-deeds =
    { $count ->
        [0] sem títulos
        [1] 1 título, $ { $net }
       *[other] { $count } títulos, $ { $net }
    }
player-deeds-bare =
    { $count ->
        [0] sem títulos
        [1] 1 título
       *[other] { $count } títulos
    }
player-jail = 🔒 na Prisão
player-jail-tries = 🔒 na Prisão, { $turns } de { $most } tentativas
player-pass =
    { $count ->
        [1] 🎟️
       *[other] 🎟️×{ $count }
    }
# How many jail passes a player holds, in words instead of emoji
player-pass-text =
    { $count ->
        [1] 1 saída livre
       *[other] { $count } saídas livres
    }
player-away = 💤 ausente
player-out = fora da partida
player-separator = ·
square-street = { $deed } $ { $price } · aluguel $ { $rent }, grupo completo $ { $double }, hotel $ { $hotel }
square-railroad = { $deed } $ { $price } · aluguel $ { $one } com uma ferrovia, $ { $most } com todas
square-utility = { $deed } $ { $price } · aluguel { $one } × os dados, { $most } × com as duas
square-group = { $group }: { $held }
square-free =
    { $count ->
        [1] 1 livre
       *[other] { $count } livres
    }
square-tax = Primeiro escolhe, depois conta: ninguém vê o valor antes.
stock-and-pot = { $stock } · Parada Livre: $ { $pot }
table-closing = 🔔 A partida está acabando: o que já começou vai até o fim, e nada mais se troca nem se constrói.
table-hour = 🔔 A partida acaba em <t:{ $at }:f>, <t:{ $at }:R>.
stock = Banco: { $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    }, { $hotels ->
        [1] 1 hotel
       *[other] { $hotels } hotéis
    }

## Board and deeds

board-title = O tabuleiro
board-deed = { $deed }: { $owner }{ $state }
board-free = $ { $price }
board-mortgaged = , com hipoteca
board-level =
    { $level ->
        [1] , 1 casa
        [hotel] , hotel
       *[other] , { $level } casas
    }
board-group-heading = { $mark } { $group }
board-tokens = Onde está cada peão
board-footer = Só o preço: ninguém comprou ainda.
board-token = { $who }: { $space }
board-jailed = na Prisão
board-visiting = na Prisão, só de visita
deed-title = { $mark } { $space }
deed-price = Preço $ { $price } · hipoteca $ { $mortgage } · quitar custa $ { $lift }
deed-build = Uma casa custa $ { $cost }; um hotel, { $houses ->
        [3] três
        [4] quatro
       *[other] { $houses }
    } casas e mais $ { $cost }
deed-rent-bare = Aluguel sem casas: $ { $rent }
deed-rent-set = Com o grupo completo, sem casas: $ { $rent }
deed-rent-houses =
    { $houses ->
        [1] Com 1 casa: $ { $rent }
       *[other] Com { $houses } casas: $ { $rent }
    }
deed-rent-hotel = Com hotel: $ { $rent }
deed-rent-railroads =
    { $count ->
        [1] Aluguel com uma ferrovia: $ { $rent }
       *[other] Com { $count } ferrovias: $ { $rent }
    }
deed-rent-utilities =
    { $count ->
        [1] Aluguel com uma companhia: { $times } × os dados
       *[other] Com as duas companhias: { $times } × os dados
    }
deed-now = **{ $line }** ← agora
deed-free = Está à venda. Caia aqui para comprar{ $declined ->
        [left-with-bank] .
       *[auctioned] {" "}ou mandar a leilão.
    }
deed-owner = Pertence a { $owner }
deed-owner-mortgaged = Pertence a { $owner }. Está com hipoteca, e ninguém paga aluguel aqui.
deed-group = O grupo: { $spaces }

## How a game ended

final-title = 🏆 { $winner } vence!
final-title-tie = 🏆 { $winner } dividem a vitória
final-title-cancelled = Partida cancelada
final-why-cancelled = A partida foi cancelada no turno { $turn }. Ninguém vence.
final-line = { $place } { $who } { $said }
final-worth = **$ { $total }** · { $lines }
final-worth-cash = dinheiro $ { $amount }
final-worth-deeds = títulos $ { $amount }
final-worth-mortgaged = com hipoteca, pela metade, $ { $amount }
final-worth-houses = casas $ { $amount }
final-worth-hotels = hotéis $ { $amount }
final-why-last = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, todo o resto da mesa está fora.
final-why-first-bankruptcy = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, a primeira falência encerrou a partida, e contamos o patrimônio de quem ficou.
final-why-hour = { $turn ->
        [1] Depois de 1 turno
       *[other] Depois de { $turn } turnos
    }, deu a hora combinada, e contamos o patrimônio de todo mundo.
final-tie-broken = Com o mesmo patrimônio, vence quem tem mais dinheiro.
final-out = · fora no turno { $turn }

## History

history-title = O que aconteceu
history-empty = Nada ainda.
history-page = Página { $page } de { $pages }
history-turn = **Turno { $turn } · { $who }**

## Debts

debt-line = { $who } deve $ { $amount } para { $to } por { $topic }: { $why }
debt-line-plain = { $who } deve $ { $amount } para { $to } por { $topic }
debt-until = { $debt } · <t:{ $at }:R>
plan = Por { $who }, minha sugestão: { $what }. Isso rende $ { $amount }.
plan-nothing = Não sobrou nada para vender nem hipotecar.
plan-sell =
    { $count ->
        [1] vender uma casa de { $space }
        [2] vender duas casas de { $space }
        [3] vender três casas de { $space }
       *[other] vender quatro casas de { $space }
    }
plan-sell-hotel = vender o hotel de { $space }
plan-sell-down =
    { $level ->
        [1] baixar { $space } de hotel para 1 casa
       *[other] baixar { $space } de hotel para { $level } casas
    }
plan-mortgage = hipotecar { $spaces }

## The rules of a game

rules-title = As regras desta partida
rules-heading-chosen = Escolhido
rules-heading-money = Dinheiro
rules-heading-jail = Prisão
rules-heading-building = Construções
rules-heading-dealing = Compras e dívidas
rules-heading-turns = A vez e o fim
rules-edition = Manual de { $edition }
rules-game =
    { $game ->
        [short] Jogo Curto
        [time-limit] Jogo com Hora Marcada
        [new-short] Novo Jogo Curto
       *[standard] Jogo Normal
    }
rules-house-rules =
    { $count ->
        [0] { "" }
        [one] Uma regra da casa
       *[other] { $count } regras da casa
    }
rules-board =
    { $board ->
        [us2008] O tabuleiro de 2008, com as ruas de Atlantic City.
       *[classic] O tabuleiro clássico, com as ruas de Atlantic City.
    }
rules-cards =
    { $cards ->
        [us2008] Dezesseis cartas Sorte e dezesseis cartas Cofre de 2008.
       *[classic] Dezesseis cartas Sorte e dezesseis cartas Cofre.
    }
rules-players = De { $least } a { $most } participantes.
rules-start-cash = Todo mundo começa com $ { $cash }.
rules-go-salary =
    { $kind ->
        [more] $ { $amount } por passar pelo Ponto de Partida, $ { $landing } por parar nele.
       *[same] $ { $amount } por passar pelo Ponto de Partida ou parar nele.
    }
rules-luxury-tax = O Imposto de Luxo é de $ { $amount }.
rules-income-tax =
    { $kind ->
        [flat] O Imposto de Renda é de $ { $flat }.
       *[tenth-or-flat] O Imposto de Renda é de $ { $flat } ou { $percent }% de tudo o que a pessoa tem; escolhe-se antes de contar.
    }
rules-free-parking =
    { $kind ->
        [pot] { $seed ->
            [0] Multas, impostos e pagamentos de cartas ficam na Parada Livre até alguém cair lá e levar.
           *[other] Multas, impostos e pagamentos de cartas ficam na Parada Livre, além de $ { $seed }, até alguém cair lá e levar.
        }
       *[rest] A Parada Livre não paga nada.
    }
rules-interest = Quitar uma hipoteca custa { $percent }% a mais. Receber uma de alguém também.
rules-jail-fine = Sair custa $ { $fine }, antes de jogar os dados, { $turns ->
        [1] na primeira vez
       *[other] nas primeiras { $turns } vezes
    } na Prisão.
rules-jail-turns =
    { $turns ->
        [1] Uma tentativa de dupla. Sem dupla, você paga e anda.
       *[other] { $turns } tentativas de dupla. Sem dupla na última, você paga e anda.
    }
rules-jail-pass =
    { $after ->
        [0] Depois da última jogada sem dupla, a multa é devida, mesmo com uma saída livre.
       *[other] Depois da última jogada sem dupla, uma saída livre ainda pode substituir a multa.
    }
rules-jail-again =
    { $again ->
        [0] A dupla que tira você da Prisão não dá outra jogada.
       *[other] A dupla que tira você da Prisão dá outra jogada.
    }
rules-doubles = Dupla joga de novo. { $count } seguidas levam à Prisão.
rules-stock = O Banco tem { $houses ->
        [1] uma casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [one] um hotel
       *[other] { $hotels } hotéis
    }.
rules-shortage =
    { $kind ->
        [first-come] As últimas casas e hotéis são de quem pedir primeiro.
       *[claim-window] Quando várias pessoas querem as últimas construções, há leilão.
    }
rules-hotel = Um hotel exige antes { $houses } casas em cada rua da cor.
rules-building-time =
    { $kind ->
        [own-turn] Você só constrói na sua vez.
       *[any-time] Você pode construir na vez de qualquer pessoa.
    }
rules-building-limit =
    { $kind ->
        [per-turn] { $most ->
            [one] Uma casa ou hotel por pessoa em cada vez, não mais.
           *[other] No máximo { $most } casas e hotéis por pessoa em cada vez.
        }
       *[no-limit] { "" }
    }
rules-selling =
    { $kind ->
        [sell-in-any-order] As construções são devolvidas em qualquer ordem.
       *[sell-evenly] { "" }
    }
rules-mortgage-scope =
    { $kind ->
        [that-lot] Uma hipoteca trava as obras só na própria rua, e uma construção trava a hipoteca só na própria rua.
       *[whole-group] Uma rua com hipoteca trava as obras na cor inteira, e uma construção trava as hipotecas da cor.
    }
rules-setup =
    { $kind ->
        [deeds-sold] { $count ->
            [one] Todo mundo recebe um título no começo e paga o preço na hora.
           *[other] Todo mundo recebe { $count } títulos no começo e paga o preço deles na hora.
        }
        [deeds-given] { $count ->
            [one] Todo mundo recebe um título no começo, de graça.
           *[other] Todo mundo recebe { $count } títulos no começo, de graça.
        }
       *[cash-only] Ninguém começa com títulos.
    }
rules-buying-lap =
    { $laps ->
        [0] { "" }
        [one] Você não compra nem dá lances antes de completar uma volta no tabuleiro.
       *[other] Você não compra nem dá lances antes de completar { $laps } voltas no tabuleiro.
    }
rules-trading-lap =
    { $laps ->
        [0] { "" }
        [one] Você não faz trocas antes de completar uma volta no tabuleiro.
       *[other] Você não faz trocas antes de completar { $laps } voltas no tabuleiro.
    }
rules-auction =
    { $kind ->
        [left-with-bank] O que ninguém compra fica com o Banco. Não há leilões.
        [sealed-maxima] O que não é comprado vai a leilão fechado a partir de $ { $least }: vence o máximo mais alto, que paga $ { $step } a mais que o segundo.
       *[open-calls] O que não é comprado vai a leilão aberto a partir de $ { $least }, de $ { $step } em $ { $step } ou mais.
    }
rules-reserve =
    { $percent ->
        [0] { "" }
       *[other] O primeiro lance é de pelo menos { $percent }% do preço impresso.
    }
rules-bid-cap =
    { $kind ->
        [left-with-bank] { "" }
        [cash-in-hand] Seu lance não passa do seu dinheiro.
        [no-cap] Você pode dar qualquer lance. Se não conseguir pagar, vai à falência.
       *[raisable] Seu lance não passa do que você conseguiria levantar.
    }
rules-rent-collection =
    { $kind ->
        [second-following] O aluguel tem de ser cobrado antes da segunda jogada depois da vez de quem parou ali.
        [next-throw] O aluguel tem de ser cobrado antes da próxima jogada.
       *[automatic-rent] O aluguel é cobrado automaticamente.
    }
rules-jailed-owner =
    { $kind ->
        [collects-nothing] Quem está na Prisão não recebe aluguel.
       *[collects-rent] Quem está na Prisão também recebe aluguel.
    }
rules-bankruptcy =
    { $kind ->
        [straight-to-bank] Na falência, o dinheiro vai para quem tem a receber e os títulos voltam ao Banco, na hora.
       *[to-creditor] Na falência, quem tem a receber fica com tudo o que sobrou.
    }
rules-estate-passes =
    { $kind ->
        [passes-auctioned] Na falência para o Banco, as saídas livres também vão a leilão.
       *[under-deck] { "" }
    }
rules-turn-end =
    { $kind ->
        [by-itself] A vez acaba sozinha.
       *[said-by-player] A vez acaba quando a própria pessoa diz.
    }
rules-holds =
    { $count ->
        [0] { "" }
        [one] Todo mundo pode segurar os dados por um instante uma vez antes de cada jogada.
       *[other] Todo mundo pode segurar os dados por um instante { $count } vezes antes de cada jogada.
    }
rules-early =
    { $kind ->
        [noted] O que você pede cedo demais fica anotado e é feito assim que der.
       *[refused] { "" }
    }
rules-ending =
    { $kind ->
        [first-bankruptcy] A primeira falência encerra a partida, e vence quem tiver o maior patrimônio entre as demais pessoas.
        [agreed-hour] A partida acaba na hora combinada, e vence quem tiver o maior patrimônio.
        [agreed-round] A partida acaba com a rodada em que cai a hora combinada, e vence quem tiver o maior patrimônio.
       *[last-player-left] Vence quem sobrar sem ir à falência.
    }{ $tie ->
        [shared-win] {" "}Patrimônios iguais dividem a vitória.
        [most-cash] {" "}Com patrimônios iguais, vence quem tem mais dinheiro.
       *[none] { "" }
    }

## What silence means when the time is up

silence-to-throw = Os dados são jogados por você.
silence-in-jail = Os dados são jogados por você.
silence-fine-or-pass = Você paga a multa se tiver dinheiro; senão, uma saída livre é usada.
silence-held = Os dados podem rolar.
silence-to-end = Sua vez acaba.
silence-buy-or-decline = Você não compra, e { $declined ->
        [left-with-bank] fica com o Banco.
       *[auctioned] vai a leilão.
    }
silence-choose-tax = Você paga o valor fixo, ou a porcentagem se o dinheiro não der.
silence-auction = Você passa.
silence-sealed-auction = Você passa.
silence-owing = O dinheiro é levantado por você, na ordem mais fácil de desfazer.
silence-rescue = Você vai à falência.
silence-shortage-claim = Você não pede nada, ou não mais do que já pediu.
silence-shortage-auction = Você passa.
silence-lift-or-hold = Você mantém as hipotecas.

## Why the rules say no

reason-game-over = Esta partida acabou. Não dá para fazer mais nada nela.
reason-out-of-game = Essa pessoa já saiu da partida.
reason-not-awaited = Não é com você agora. A primeira linha da mesa diz quem decide.
reason-not-now = Não é isso que a partida pede agora. Os botões da mesa mostram o que dá para fazer.
reason-no-hour = Esta partida não tem hora combinada.
reason-hour-struck = A hora combinada já passou.
reason-closing = A partida está acabando: nada mais se troca nem se constrói. Levantar dinheiro para uma dívida ainda dá.
reason-locked = Os dados já rolaram e o peão ainda não andou. Tente de novo assim que ele andar.
reason-in-debt = Primeiro é preciso acertar uma dívida. Até lá, só dá para vender construções, hipotecar títulos ou fazer uma troca que ajude a pagar.
reason-cannot-afford = Isso custa $ { $price }, e você consegue juntar $ { $cash }.
reason-bid-too-low =
    { $price ->
        [0] O valor mínimo é $ { $lowest }.
       *[other] O lance está em $ { $price }. O seu tem de ser de $ { $lowest } ou mais.
    }
reason-bid-too-high = Nesta partida seu lance pode ser de $ { $highest } no máximo.
reason-already-leading = O maior lance já é seu, com $ { $price }. Espere alguém dar mais.
reason-already-passed = Você passou, e neste leilão isso é definitivo.
reason-already-filed = Você já respondeu a este leilão. Cada pessoa responde uma vez só.
reason-not-in-auction = Esse título não está neste leilão.
reason-bid-binds = O maior lance de um leilão é seu, $ { $price }, e você precisa continuar podendo pagar. Gaste menos até ele acabar.
reason-not-owner = Esse título é de outra pessoa. Escolha um dos seus ou, numa troca, um do lado que o entrega.
reason-not-a-street = Casas ficam só em ruas, nunca em ferrovias ou companhias.
reason-group-incomplete = Você precisa de todas as ruas da cor antes de construir nela.
reason-not-own-turn = Aqui casas e hotéis só se compram na própria vez.
reason-group-mortgaged = Há uma rua desta cor com hipoteca. Quite primeiro, depois construa.
reason-group-built = Há construções nesta cor. Venda todas ao Banco primeiro.
reason-uneven = As construções têm de ficar niveladas: nenhuma rua da cor mais de um passo à frente de outra.
reason-level-range = Esta cor não pode ficar assim. Escolha ruas de uma só cor e alturas diferentes das de agora.
reason-building-limit =
    { $left ->
        [0] Você já comprou todas as casas e hotéis que esta partida permite até os dados passarem adiante.
        [one] Até os dados passarem adiante, esta partida permite a você só mais uma casa ou hotel.
       *[other] Até os dados passarem adiante, esta partida permite a você mais { $left } casas e hotéis.
    }
reason-no-houses =
    { $left ->
        [0] O Banco está sem casas. Alguém precisa vender algumas antes.
        [1] O Banco só tem uma casa, e não basta para isso.
       *[other] O Banco só tem { $left } casas, e não basta para isso.
    }
reason-no-hotels =
    { $left ->
        [0] O Banco está sem hotéis. Alguém precisa vender um antes.
        [1] O Banco só tem um hotel, e não basta para isso.
       *[other] O Banco só tem { $left } hotéis, e não basta para isso.
    }
reason-shortage-open = As construções em falta estão sendo disputadas agora. Você volta a construir depois da divisão.
reason-not-claimed = Só dá para dar lance por construções que você pediu, numa rua em que elas possam subir já.
reason-already-mortgaged = Esse título já está com hipoteca. Escolha um que não esteja.
reason-not-mortgaged = Aí não há hipoteca para quitar. Escolha títulos com hipoteca, cada um só uma vez.
reason-mortgage-saves-nothing = Você deve $ { $price } e, com tudo vendido e hipotecado, teria só $ { $cash }, então nada é hipotecado para isso. Só uma troca pode ajudar. Construções podem ser vendidas.
reason-no-pass = Essa saída livre não está disponível para usar nem para passar adiante.
reason-no-fine-on-last-turn = Esta é sua última tentativa na Prisão: jogue os dados. Sem dupla, você paga os $ { $price } e anda.
reason-can-still-pay = Você deve $ { $price } e consegue levantar $ { $cash }, então precisa pagar.
reason-plan-falls-short = Com isso seu dinheiro chega a $ { $cash }, e você deve $ { $price }. Hipoteque mais um título ou venda mais.
reason-no-such-trade = Essa proposta não existe mais. Faça outra com /monopoly { command-name-trade }.
reason-not-your-trade = Não é você quem responde a essa proposta.
reason-trade-empty = Esta proposta ainda está vazia. Coloque um título, algum dinheiro ou uma saída livre.
reason-trade-with-self = Troca se faz a dois. Escolha outra pessoa.
reason-trade-during-bidding = As trocas esperam o leilão acabar. A proposta continua de pé.
reason-no-such-debt = A dívida que esta troca ia acertar não está mais aberta.
reason-trade-for-nothing = Um lado desta troca tem uma dívida a pagar e não receberia nada. Com uma dívida em aberto, nada é dado de graça.
reason-trade-lowers-raisable = Um lado desta troca tem uma dívida a pagar e depois só conseguiria levantar $ { $cash } em vez de $ { $price }. É preciso que não fique menos, ou que a dívida seja paga na hora.
reason-partner-cannot-pay = O outro lado precisaria de $ { $price } e tem $ { $cash }. A proposta continua de pé.
reason-too-many-trades = Você tem { $most } propostas abertas. Retire uma antes de fazer outra.
reason-too-early-to-buy = Nesta partida você não compra nem dá lances antes de dar a volta no tabuleiro.
reason-too-early-to-trade = Nesta partida só troca quem já deu a volta no tabuleiro. Um dos lados ainda não deu.
reason-held = Alguém segura esta jogada por um instante. A primeira linha da mesa diz até quando.
reason-no-hold-left = Você já segurou esta jogada, ou aqui os dados não se seguram.
reason-own-throw = A jogada é sua: ela espera por você de qualquer jeito.
reason-no-such-intent = Esse pedido não existe mais: foi feito, caiu ou foi retirado.
reason-too-many-intents = Você tem { $most } pedidos à espera. Retire um antes de anotar outro.
reason-no-such-claim = Esse aluguel não se cobra mais: já foi cobrado, ou os dados chegaram antes.
reason-not-your-claim = Só quem tem o título pode cobrar esse aluguel.
reason-player-count = Esta partida é para { $least } a { $most } participantes.
reason-token-taken = Alguém já está com esse peão. Escolha outro.

## Why the host says no

refusal-no-such-game = Essa partida não existe, ou já acabou faz tempo.
refusal-not-playing = Você não está nesta partida. Pode assistir e entrar na próxima.
refusal-left = Você está fora desta partida. Ainda pode ver como ela acaba.
refusal-stale = Outra coisa aconteceu antes. A mesa já está atualizada: dê mais uma olhada.
refusal-not-started = A partida ainda não começou. Quem organiza toca em Começar.
refusal-started = Esta partida já começou, e a sala está fechada. /monopoly { command-name-rules } diz o que se joga.
refusal-over = Esta partida acabou. Comece outra com /monopoly { command-name-new }.
refusal-cancelled = Esta partida foi cancelada. Comece outra com /monopoly { command-name-new }.
refusal-not-host = Só quem organiza pode fazer isso.
refusal-lobby-full = Todos os { $most } lugares estão ocupados.
refusal-seats-taken = Há { $taken } na sala, e essa partida tem { $most } lugares. Alguém precisa sair da sala antes.
refusal-already-joined = Você já tem um lugar.
refusal-not-joined = Você não tem lugar nesta sala. Toque em Entrar primeiro.
refusal-token-taken = Alguém já está com esse peão. Escolha outro.
refusal-too-few = Para começar, precisa de pelo menos { $least } participantes. Um computador pode ocupar um lugar.
refusal-not-timed = Esta partida acaba por si; só um jogo com hora marcada tem hora. Escolha um em Regras primeiro.
refusal-no-hour = Um jogo com hora marcada precisa da hora do fim. Combine uma em Regras e depois comece.
refusal-hour-past = A hora combinada já passou. Combine outra mais tarde em Regras e depois comece.
refusal-hour-out-of-range = A hora precisa ficar entre dez minutos e um ano a partir de agora.
refusal-no-computer = Não há nenhum computador aqui para tirar.

## The cards, in our own words

card-ch-go = De volta ao Ponto de Partida. Receba $ 200.
card-ch-illinois = Um passeio até Illinois Avenue. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-stcharles = Uma visita a St. Charles Place. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-utility = Siga até a próxima companhia. Se estiver livre, você pode comprar; se não, jogue os dados e pague dez vezes o resultado a quem tem o título.
card-ch-railroad-1 = Siga até a próxima ferrovia. Se estiver livre, você pode comprar; se não, pague o dobro do aluguel normal.
card-ch-railroad-2 = A próxima ferrovia espera por você. Se estiver livre, pode comprar; se não, pague o dobro do aluguel normal.
card-ch-dividend = Suas ações renderam bem. Receba $ 50.
card-ch-goojf = Saída livre da Prisão, de graça. Guarde até usar ou trocar.
card-ch-back3 = Três passos para trás.
card-ch-jail = Direto para a Prisão. Sem parar no Ponto de Partida e sem $ 200.
card-ch-repairs = Suas construções precisam de reforma: $ 25 por casa, $ 100 por hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Pé pesado no acelerador. Pague $ 15.
       *[classic] Imposto dos pobres: andar sem dinheiro custa $ 15.
    }
card-ch-reading = Embarque na Reading Railroad. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-boardwalk = Uma caminhada pela Boardwalk. Vá para lá agora.
card-ch-chairman = A presidência do conselho agora é sua. Pague $ 50 a cada participante.
card-ch-loan = Um empréstimo que você fez voltou. Receba $ 150.
card-cc-go = De volta ao Ponto de Partida. Receba $ 200.
card-cc-bankerror = O Banco errou a conta a seu favor. Receba $ 200.
card-cc-doctor = Chegou a conta da consulta médica. Pague $ 50.
card-cc-stock-45 = Você vendeu algumas ações. Receba $ 45.
card-cc-stock-50 = Você vendeu algumas ações. Receba $ 50.
card-cc-goojf = Saída livre da Prisão, de graça. Guarde até usar ou trocar.
card-cc-jail = Direto para a Prisão. Sem parar no Ponto de Partida e sem $ 200.
card-cc-opera = Você leva a mesa toda à ópera. Receba $ 50 de cada participante pelo lugar.
card-cc-birthday = Parabéns pelo aniversário! Receba $ 10 de cada participante.
card-cc-fund = A poupança das férias rendeu. Receba $ 100.
card-cc-refund = Parte do imposto voltou. Receba $ 20.
card-cc-insurance = Seu seguro de vida pagou. Receba $ 100.
card-cc-hospital = Uns dias no hospital. Pague $ 100.
card-cc-school-150 = Hora de pagar a escola. Pague $ 150.
card-cc-school-50 = Hora de pagar a escola. Pague $ 50.
card-cc-services = Você deu bons conselhos. Receba $ 25.
card-cc-streets = Obras na rua em frente às suas construções: $ 40 por casa, $ 115 por hotel.
card-cc-beauty = Segundo lugar num concurso de beleza. Receba $ 10.
card-cc-inherit = Uma tia lembrou de você no testamento. Receba $ 100.

## Colours, tokens, deeds

group-dark-purple = Roxo-escuro
group-brown = Marrom
group-light-blue = Azul-claro
group-pink = Rosa
group-orange = Laranja
group-red = Vermelho
group-yellow = Amarelo
group-green = Verde
group-dark-blue = Azul-escuro
group-railroad = Ferrovias
group-utility = Companhias
the-dark-purple = grupo roxo-escuro
the-brown = grupo marrom
the-light-blue = grupo azul-claro
the-pink = grupo rosa
the-orange = grupo laranja
the-red = grupo vermelho
the-yellow = grupo amarelo
the-green = grupo verde
the-dark-blue = grupo azul-escuro
the-railroad = grupo das ferrovias
the-utility = grupo das companhias
token-hat = Cartola
token-boat = Navio
token-dog = Cachorro
token-car = Carro
token-iron = Ferro de passar
token-boot = Bota
token-cat = Gato
token-thimble = Dedal
deed-mortgaged = { $deed } (com hipoteca)
jail-passes =
    { $count ->
        [1] uma saída livre
       *[other] { $count } saídas livres
    }

### Manage

effect-build = { $what } · $ { $price }
effect-sell = { $what } · +$ { $price }
effect-mortgage = Hipotecar { $lot } · +$ { $price }
effect-lift = Quitar { $lot } · $ { $price }
effect-lot = { $lots } → { $level }
effect-lots = { $lots } → { $level } em cada
level-hotel = um hotel
level-houses =
    { $count ->
        [0] nenhuma casa
        [1] 1 casa
       *[other] { $count } casas
    }
row-dark-purple = Grupo roxo-escuro
row-brown = Grupo marrom
row-light-blue = Grupo azul-claro
row-pink = Grupo rosa
row-orange = Grupo laranja
row-red = Grupo vermelho
row-yellow = Grupo amarelo
row-green = Grupo verde
row-dark-blue = Grupo azul-escuro
page-turn = Mais: página { $page } de { $pages }
manage-title = Suas propriedades
manage-cash = Dinheiro: **$ { $cash }**
manage-stock = O Banco tem { $houses ->
        [1] 1 casa
       *[other] { $houses } casas
    } e { $hotels ->
        [1] 1 hotel
       *[other] { $hotels } hotéis
    }.
manage-debt =
    { $missing ->
        [0] Você deve $ { $price } e já tem o dinheiro: a dívida é paga sozinha quando chegar a hora.
       *[other] Você deve $ { $price }: **ainda faltam $ { $missing }**. A dívida é paga sozinha assim que seu dinheiro der.
    }
manage-beyond-means = Você deve $ { $price } e, com tudo vendido e hipotecado, teria $ { $able }. Para isso não dá para hipotecar nada: agora só trocas ajudam. Você pode vender construções para negociar os terrenos delas.
manage-debt-paid = Sua dívida de $ { $price } está paga.
manage-share = ({ $held } de { $of })
manage-lot-mortgaged = { $lot } (com hipoteca)
manage-lot-hotel = { $lot } 🏨
manage-lot-houses = { $lot } 🏠{ $count }
manage-no-build-mortgaged = { $lots }: sem obras. Com hipoteca: { $what }.
manage-no-build-turn = { $lots }: obras só na sua vez.
manage-no-build-limit = { $lots }: chega de obras nesta vez, você já comprou tudo o que uma vez permite.
manage-no-build-shortage = { $lots }: sem obras até dividir as construções em falta.
manage-no-build-closing = { $lots }: sem mais obras, a partida está acabando.
manage-no-build-cash = { $lots }: sem obras. Uma casa custa $ { $price }.
manage-no-build-stock = { $lots }: sem obras. Faltam construções no Banco, ou um lance prende seu dinheiro.
manage-over = A partida acabou. Nada mais muda de mãos.
manage-no-deeds = Você ainda não tem propriedades para administrar.
manage-given-up = Você desistiu: suas propriedades serão entregues assim que as outras dívidas forem acertadas.
manage-nothing-to-raise = Agora não dá para vender nem hipotecar nada. Uma troca ainda pode salvar você.
manage-locked = Falta andar com o que saiu nos dados; até lá o tabuleiro não muda. Tente de novo já, já.
manage-nothing = Agora não há nada para construir, vender, hipotecar ou quitar.
manage-choose-build = Construir…
manage-choose-sell = Vender construções…
manage-choose-mortgage = Hipotecar…
manage-choose-lift = Quitar uma hipoteca…
manage-choose-clear = Recém-recebidas: quitar já, sem juros…
manage-group-build = { $lots } · $ { $price } por passo
manage-group-sell = { $lots } · +$ { $price } por passo
manage-back = Voltar
manage-refresh = Atualizar
manage-noted-shortage = Anotado: { $what }. Será feito assim que as construções em falta forem divididas, se ainda der.
manage-claimed = Você pede: { $what }. Pode não dar para todo mundo, então a mesa é consultada antes: veja lá.
manage-done = Feito: { $what }.
manage-noted-locked = Anotado: { $what }. Será feito assim que a jogada em curso terminar e as regras deixarem.
manage-noted-turn = Anotado: { $what }. Será feito no começo da sua vez, antes dos dados.
manage-early-locked = ⏳ Falta andar com o que saiu nos dados. O que você escolher agora fica anotado e é feito assim que as regras deixarem.
manage-early-shortage = ⏳ As construções em falta estão sendo divididas. O que você escolher agora fica anotado e é feito depois.
manage-early-turn = ⏳ Você constrói na sua vez. O que escolher agora fica anotado e é feito quando ela começar.
manage-intents = **Anotado**
manage-intent = ⏳ { $what }
manage-choose-drop = Retirar um pedido anotado…
manage-wishes =
    { $count ->
        [1] 1 pedido anotado…
       *[other] { $count } pedidos anotados…
    }
manage-dropped = Retirado: { $what }.

### Debt

debt-title = Sua dívida
debt-mortgage = Hipotecar { $lots }
debt-label-of = { $who }: { $what }
debt-as-proposed = Levantar $ { $price } como sugerido
debt-change = Mudar
debt-give-up = Desistir…
debt-hopeless = Mesmo vendendo e hipotecando tudo, { $who } chegaria só a $ { $able }.
debt-plan-changed = Algo mudou desde a sugestão, e nada foi feito ainda. O plano agora é este:
debt-of-another = Essa decisão é de { $who }.
debt-raised = Feito. O dinheiro foi levantado e sua dívida está paga.
debt-given-up = Você desistiu.
debt-bank = o Banco
debt-sure = Você deve $ { $price } e consegue levantar $ { $able } no máximo. Se desistir, você sai da partida, e tudo o que tem vai para { $to }. Uma troca ainda poderia salvar você. Desistir de vez?
debt-bankrupt = Sim, vou à falência
debt-trade = Tentar uma troca

### Estate

not-dollars = Isso não é um valor: escreva dólares inteiros, sem ponto, como 120 ou 1200.
lots-title = Leilão fechado de vários lotes
lots-intro = Escolha um lote para anotar seu máximo secreto por ele, até $ { $highest }. Nada vale antes de você registrar, e só se registra uma vez.
lots-no-cash = Seu dinheiro não dá para nenhum destes lotes.
lots-filed = Registrado. Estes são seus máximos secretos:
lots-passed = Você não deu lance por nenhum destes lotes.
lots-changed = Isto mudou em outra tela. Confira antes de registrar:
lots-line =
    { $price ->
        [0] { $lot }: até **$ { $most }**
       *[other] { $lot } (preço $ { $price }): até **$ { $most }**
    }
lots-line-none =
    { $price ->
        [0] { $lot }: sem lance
       *[other] { $lot } (preço $ { $price }): sem lance
    }
lots-at-most = Gasto total: $ { $price } no máximo.
lots-choose = Seu máximo por…
lots-option = { $lot } · até $ { $most }
lots-option-none =
    { $price ->
        [0] { $lot } · ainda sem lance
       *[other] { $lot } · ainda sem lance, preço $ { $price }
    }
lots-file =
    { $count ->
        [1] Registrar 1 máximo · até $ { $price }
       *[other] Registrar { $count } máximos · até $ { $price }
    }
lots-pass = Passar em todos os lotes
lots-limit = Limite: $ { $price } no total
lots-limit-none = Sem limite no total
lots-limit-title = Limite de gasto
lots-limit-label = Máximo em dólares por todos os lotes
lots-limit-hint = Deixe vazio para não ter limite.
lots-amount-title = { $lot }
lots-amount-label = Seu máximo secreto em dólares
lots-amount-hint = De $ { $lowest } a $ { $highest }. Deixe vazio para não dar lance.
lots-too-dear = Os lances por este lote começam em $ { $lowest }, mais do que você pode oferecer.
lots-out-of-range = Seu máximo por um lote pode ir de $ { $lowest } a $ { $highest }.

### Trade panel

trade-title = Troca com { $who }
trade-footer = Nada é proposto antes de você tocar em Enviar. O rascunho fica guardado.
trade-gives = **{ $who } dá**
trade-public-offer = { $who } propõe uma troca a { $whom }
trade-public-counter = { $who } faz uma contraproposta a { $whom }
trade-public-made = Feita: a troca de { $who } com { $whom }
trade-public-declined = { $whom } recusou a proposta de { $who }
trade-public-withdrawn = { $who } retirou a proposta a { $whom }
trade-public-countered = { $whom } respondeu à proposta de { $who } com outra
trade-public-gone = A proposta de { $who } a { $whom } caiu: algo nela mudou
trade-public-left = A proposta de { $who } a { $whom } caiu: alguém saiu da partida
trade-public-expired = A proposta de { $who } a { $whom } expirou
trade-public-over = A proposta de { $who } a { $whom } acabou com a partida
trade-you-give = **Você dá**
trade-you-get = **Você recebe**
trade-nothing = nada
trade-deed = { $deed } · $ { $price } (hipoteca vale $ { $mortgage })
trade-deed-mortgaged = { $deed } · $ { $price } (com hipoteca de $ { $mortgage })
trade-cash = 💵 $ { $amount }
pass-in-sentence = uma carta { $card }
pass-name =
    { $deck ->
        [chance] Saída livre (Sorte)
       *[community_chest] Saída livre (Cofre)
    }
trade-group = { $group } depois: você { $mine } de { $size }, { $who } { $theirs }
trade-due-hold = { $deed } está com hipoteca: você paga { $percent }%, $ { $interest }, na hora e mantém a hipoteca.
trade-due-lift = { $deed } está com hipoteca: você quita por $ { $lift }, já com os { $percent }%.
trade-due-their-hold = { $deed } está com hipoteca: { $who } paga { $percent }%, $ { $interest }, para manter ou $ { $lift } para quitar.
trade-due-their-lift = { $deed } está com hipoteca: { $who } quita por $ { $lift }, já com os { $percent }%.
trade-settles-mine = 🤝 Isto acerta sua dívida de $ { $amount } com { $who }.
trade-settles-theirs = 🤝 Isto acerta os $ { $amount } que { $who } deve a você.
trade-cash-mine =
    { $due ->
        [0] Seu dinheiro: $ { $before } → **{ $after }**
       *[other] Seu dinheiro: $ { $before } → **{ $after }**, depois de $ { $due } ao Banco por hipotecas
    }
trade-cash-theirs =
    { $due ->
        [0] Dinheiro de { $who }: $ { $before } → **{ $after }**
       *[other] Dinheiro de { $who }: $ { $before } → **{ $after }**, depois de $ { $due } ao Banco por hipotecas
    }
trade-bound-mine = Fora da sua lista, porque a cor tem construções: { $lots }.
trade-bound-theirs = Fora da lista de { $who }, porque a cor tem construções: { $lots }.
trade-choose-give = Você dá: escolha títulos
trade-choose-take = Você recebe de { $who }: escolha títulos
trade-choose-more = Saídas livres, hipotecas, dívidas
trade-choose-lift = Quais delas você quita agora?
trade-choose-whom = Com quem você quer trocar?
trade-option = hipoteca vale $ { $mortgage } · { $count } de { $size } na mesma mão
trade-option-mortgaged = com hipoteca de $ { $mortgage } · $ { $interest } de juros · { $count } de { $size } na mesma mão
trade-more-give-pass = Você dá: { $card }
trade-more-take-pass = Você recebe: { $card }
trade-more-lift = Quitar { $lot } ao receber
trade-more-lift-about = $ { $lift } agora; ou manter por $ { $interest }
trade-more-settle = Isto acerta os $ { $amount } que { $who } deve a você
trade-more-settle-mine = Isto acerta seus $ { $amount } com { $who }
trade-more-settle-about = A troca paga a dívida, valha quanto valer.
trade-button-cash = Dinheiro…
trade-button-page-give = Você dá: página { $page } de { $count }
trade-button-page-take = Você recebe: página { $page } de { $count }
trade-button-page-more = Saídas, hipotecas: página { $page } de { $count }
trade-button-whom = Outra pessoa…
trade-button-send = Enviar a { $who }
trade-button-prune = Tirar o que não existe mais
trade-button-drop = Descartar
trade-button-theirs = Responder à proposta { $number }
trade-button-mine = Sua proposta aberta { $number }
trade-button-another = Outra troca
trade-button-withdraw = Retirar a proposta
trade-button-accept = Aceitar
trade-button-counter = Contraproposta…
trade-button-decline = Recusar
trade-button-go-on = Continuar com { $who }
trade-button-afresh = Descartar e trocar com { $who }
trade-button-yes =
    { $count ->
        [0] Aceitar, manter todas · $ { $due } ao Banco
       *[other] Aceitar, quitar { $count } · $ { $due } ao Banco
    }
trade-form-title = Dinheiro nesta troca
trade-form-give = Você dá, em dólares
trade-form-take = Você recebe, em dólares
trade-wrong-left = ⚠️ { $who } já saiu da partida.
trade-wrong-built = ⚠️ { $lot } não pode mudar de mãos: a cor tem construções.
trade-wrong-deed-mine = ⚠️ { $lot } não é mais seu título.
trade-wrong-deed-theirs = ⚠️ { $lot } não pertence mais a { $who }.
trade-wrong-pass-mine = ⚠️ Não está mais com você: { $card }
trade-wrong-pass-theirs = ⚠️ Não está mais com { $who }: { $card }
trade-wrong-debt = ⚠️ A dívida que esta troca ia acertar não está mais aberta.
trade-wrong-answers = ⚠️ A proposta de { $who }, a que esta responde, não está mais aberta.
trade-wrong-cash = ⚠️ Faltariam $ { $amount } para você.
trade-doubt-cash = ⚠️ Faltariam $ { $amount } para { $who }, que agora não poderia aceitar.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Você tem uma dívida a pagar: não dá para dar nada de graça antes disso.
       *[theirs] ⚠️ { $who } tem uma dívida a pagar e não pode dar nada de graça antes disso.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Você tem uma dívida a pagar. Depois disso, só conseguiria levantar $ { $after } em vez de $ { $before }, então não dá para aceitar.
       *[theirs] ⚠️ { $who } tem uma dívida a pagar e, depois disso, só conseguiria levantar $ { $after } em vez de $ { $before }, então não dá para aceitar.
    }
trade-sure-title = É isso mesmo?
trade-sure = Pelos preços impressos e pelo dinheiro, você dá **$ { $gives }** e recebe { $takes ->
        [0] **nada** em troca.
       *[other] **$ { $takes }** em troca.
    } { $who } sai ganhando. É isso que você quer?
trade-button-sure-send = Enviar mesmo assim
trade-button-sure-accept = Aceitar mesmo assim
trade-button-sure-back = Voltar
trade-draft-gone = Este rascunho não existe mais: foi enviado ou descartado. O botão Trocar começa outro.
trade-draft-other = Você já começou outro rascunho depois. Aqui está ele.
trade-draft-dropped = O rascunho foi descartado.
trade-whom = Troca se faz a dois: escolha com quem.
trade-whom-about =
    { $count ->
        [0] $ { $cash }, sem títulos
        [1] $ { $cash } e 1 título
       *[other] $ { $cash } e { $count } títulos
    }
trade-which = Você começou uma troca com { $who } e ainda não enviou.
trade-sent-title = Sua proposta a { $who } foi enviada
trade-offer-title = { $who } propõe uma troca a você
trade-counter-title = { $who } faz uma contraproposta a você
trade-call = { $who }, uma proposta para você:
trade-asks-lift = Ao aceitar, você escolhe primeiro quais hipotecas quitar e quais manter.
trade-expires = Aberta até <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = A partida está em <#{ $channel }>.
trade-lift-title = Quitar ou manter: a troca com { $who }
trade-lift-or-hold = Você recebe títulos com hipoteca. Quite já os que escolher; pelos outros você paga os juros agora, e de novo quando quitar.
trade-said-accept = A troca está feita.
trade-said-decline = Você recusou a proposta.
trade-said-withdraw = Você retirou sua proposta.
trade-outcome-made =
    { $side ->
        [partner] Feita: a troca com { $who }
       *[proposer] A troca com { $who } está feita.
    }
trade-outcome-declined =
    { $side ->
        [partner] Você recusou a proposta de { $who }
       *[proposer] { $who } recusou sua proposta.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } retirou esta proposta
       *[proposer] Você retirou sua proposta a { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Você respondeu à proposta de { $who } com outra
       *[proposer] { $who } respondeu à sua proposta com uma contraproposta.
    }
trade-outcome-gone =
    { $side ->
        [partner] A proposta de { $who } caiu: algo nela mudou
       *[proposer] Sua proposta a { $who } caiu: algo nela mudou.
    }
trade-outcome-left =
    { $side ->
        [partner] A proposta de { $who } caiu: alguém saiu da partida
       *[proposer] Sua proposta a { $who } caiu: alguém saiu da partida.
    }
trade-outcome-expired =
    { $side ->
        [partner] A proposta de { $who } expirou
       *[proposer] Sua proposta a { $who } expirou sem resposta.
    }
trade-outcome-over =
    { $side ->
        [partner] A proposta de { $who } acabou com a partida
       *[proposer] Sua proposta a { $who } acabou com a partida.
    }

### Commands

command-monopoly = Monopoly com a turma que nunca está online ao mesmo tempo
command-new = Abrir uma sala neste canal
command-new-edition = De que manual são as regras? Sem isso, o que este servidor escolheu
command-new-game = Normal, curto ou contra o relógio
command-new-pace = De ao vivo a tranquilo: minutos, um dia ou três por decisão; sob medida na sala
command-mine = Minhas partidas, primeiro as que esperam por mim
command-board = O tabuleiro: cada título e onde está cada peão
command-manage = Construir, vender, hipotecar, quitar hipotecas
command-trade = Propor uma troca a alguém
command-trade-player = Com quem trocar
command-deed = Quanto uma propriedade custa e cobra
command-deed-name = A propriedade
command-rules = As regras desta partida, numa página ou por capítulo
command-rules-topic = O que procurar: Prisão, leilões, hipotecas…
command-rules-edition = O manual, se não for o da partida daqui
command-history = Tudo o que aconteceu
command-resign = Sair da partida de vez
command-cancel = Fechar uma sala ou combinar o cancelamento de uma partida
command-verify = Conferir os dados
command-help = Como se joga
command-preferences = Quem joga meus dados e onde me chamam
command-game = Qual partida, se você joga várias

game-choice = { $who } ({ $id })

### Lobby

lobby-title = Uma partida de Monopoly · { $seats } de { $most } lugares
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-computer = { $who } · computador
lobby-how = **Entrar** ocupa um lugar, **Pôr computador** preenche um. { $host } escolhe o que se joga em **Regras** e, com { $least } ou mais, toca em **Começar**.
lobby-pace-live = **Ao vivo**: para uma noite na mesma mesa. Você joga seus próprios dados e tem minutos para decidir.
lobby-pace-daily = **Diário**: para semanas. Os dados são jogados por você; o bot chama quando há algo a decidir, e você tem um dia para isso.
lobby-commitment = -# Os dados são lacrados antes de alguém se sentar: SHA-256 `{ $hash }`. A semente é revelada no fim, e /monopoly { command-name-verify } confere cada jogada.
lobby-expires = -# A sala fecha <t:{ $at }:R>.
lobby-already = Já existe [uma sala]({ $link }) neste canal: pegue um lugar lá. Quem organiza pode começar ou cancelar.
lobby-closed = Esta sala está fechada.
lobby-opened = A sala está aberta. Todo mundo neste canal pode pegar um lugar.
lobby-no-files = Não posso anexar arquivos aqui, então a partida fica sem imagens: tudo é contado em palavras. Para o tabuleiro, falta permissão para: { $what }.
lobby-started-title = A partida começou
lobby-started = Na partida: { $who }. A mesa está logo abaixo.
lobby-choose-token = Escolha seu peão
lobby-choose-pace = Em que ritmo vocês jogam?
lobby-no-token = Não sobrou nenhum peão
button-lobby-join = Entrar
button-lobby-leave = Sair
button-lobby-computer = Pôr computador
button-lobby-nocomputer = Tirar computador
button-lobby-start = Começar
button-lobby-rules = Regras
button-lobby-cancel = Cancelar
pace-live = Ao vivo
pace-live-short = Todo mundo está aqui agora
pace-daily = Diário
pace-daily-short = Um dia para cada decisão
only-in-server = Uma partida se joga num canal de um servidor: tente isto lá.

### Being called

call-throw = { $who }: sua vez.
call-jail = { $who }: você está na Prisão – como sai?
call-buy = { $who }: vai comprar?
call-tax = { $who }: Imposto de Renda – escolha como pagar.
call-debt =
    { $count ->
        [1] { $who }: você deve mais do que tem em dinheiro.
       *[other] { $who }: vocês devem mais do que têm em dinheiro.
    }
call-rescue =
    { $count ->
        [1] { $who }: você não consegue pagar. Só uma troca salva você agora.
       *[other] { $who }: vocês não conseguem pagar. Só uma troca salva vocês agora.
    }
call-lift = { $who }: o que você recebeu veio com hipotecas.
call-claim =
    { $count ->
        [1] { $who }: faltam construções – vai pedir alguma?
       *[other] { $who }: faltam construções – vão pedir alguma?
    }
call-rent = { $who }: você tem visita. Cobre o aluguel a tempo.
call-auction =
    { $count ->
        [1] { $who }: um leilão – quanto vale para você?
       *[other] { $who }: um leilão – quanto vale para vocês?
    }

### Buttons of the table

button-throw = Jogar os dados
button-throw-jail = Tentar uma dupla
button-collect = Cobrar $ { $price } de { $visitor }
button-hold-throw = Segurar os dados
button-go-on = Deixar os dados rolarem
button-end = Encerrar a vez
button-buy = Comprar { $what } $ { $price }
button-decline = { $declined ->
        [left-with-bank] Deixar { $what }
       *[auctioned] Leiloar { $what }
    }
button-fine = Pagar $ { $price } e jogar
button-fine-and-move = Pagar $ { $price } e andar
button-use = { $deck ->
    [chance] Usar saída livre (Sorte)
   *[chest] Usar saída livre (Cofre)
}
button-flat = Pagar $ { $price }
button-tenth = Pagar { $percent }% de tudo o que tem
button-hold = Manter as hipotecas
button-clear-all = Quitar todas $ { $price }
button-clear = Quitar { $what } $ { $price }
button-manage = Administrar
button-trade = Trocar
button-board = Tabuleiro
button-mine = Minhas partidas
button-rematch = Revanche
rematch-open = A sala da próxima partida está aberta, e você está nela: { $where }
button-verify = Conferir os dados

### Auctions

auction-title = Leilão: { $what }
auction-over = Arrematado: { $what }
auction-unsold = Sem venda: { $what }
auction-off = Cancelado: { $what }
auction-none = O leilão parou antes de alguém arrematar. Nada foi vendido.
auction-thread = Leilão: { $what }
auction-lot =
    { $price ->
        [0] { $what }
       *[other] { $what } · preço impresso $ { $price }
    }
lot-mortgaged = 🔒 { $lot } é vendida com hipoteca: quem levar paga na hora $ { $interest } ao Banco e pode quitar também os $ { $loan }. Até lá, não há aluguel.
auction-in-thread = Dê seus lances no tópico abaixo. O resultado aparece aqui.
auction-no-bid = Nenhum lance ainda. { $lowest ->
        [1] Qualquer valor serve.
       *[other] O primeiro tem de ser de pelo menos $ { $lowest }.
    }
auction-reserve = Lances mínimos: { $bids }
auction-leads = **O maior lance é de { $who }: $ { $price }.**
auction-calls = Antes: { $calls }
auction-waits = Na disputa: { $who }
auction-passed = Fora do leilão: { $who }
auction-sealed = Lances fechados: cada pessoa registra um máximo secreto. O mais alto vence e paga { $step ->
        [1] um dólar
       *[other] $ { $step }
    } a mais que o segundo.
auction-filed = Já registrado: { $who }
auction-ends = Fecha <t:{ $at }:R>, ou assim que ninguém mais puder dar lance.
button-bid = Lance de $ { $price }
button-type = Outro lance…
button-maximum = Meu máximo secreto…
button-pass = Passar
button-lots = Meus máximos para { $count } lotes…
bid-form-max = Seu máximo secreto
bid-form-max-hint = Dá lances por você, nunca mais do que o preciso. Ninguém vê quanto é.
bid-form-type = Seu lance
bid-form-type-hint = Dólares inteiros, mais do que o preço atual.
bid-form-label = Dólares
maximum-filed = Seu máximo de $ { $price } está registrado. Mais ninguém vê quanto é.

### Scarce buildings

shortage-thread = Leilão: construções em falta
shortage-sold = O que deu das construções em falta
shortage-no-bid = Nenhum lance ainda. O mínimo é o preço no seu próprio título.
shortage-leads = **O maior lance é de { $who }: $ { $price }, por { $lot }.**
shortage-title = Construções em falta
shortage-how-live = Escolha o que construiria. Se os pedidos somarem mais do que o Banco tem, as construções vão a leilão uma a uma, com lances abertos.
shortage-how-post = Escolha o que construiria e depois quanto cada construção pode custar a você no máximo. Mais ninguém vê isso. Se os pedidos somarem mais do que o Banco tem, os maiores máximos ficam com elas por um pouco mais que o seguinte; se não, tudo é construído ao preço do título.
shortage-own-turn = Não é a sua vez: se der para todo mundo, você constrói as suas na sua vez. O que você arrematar no leilão é construído na hora.
shortage-nothing = Não há nada que você possa pedir agora.
shortage-choose = Pedir…
shortage-choose-lot = Dar lance para construir em…
shortage-lot = { $lot } · $ { $price } ou mais
shortage-form = Quanto pode custar cada uma?
shortage-form-label = Dólares por construção
shortage-form-hint =
    { $count ->
        [1] { $lots }: de $ { $lowest } a $ { $highest }
       *[other] De $ { $lowest } a $ { $highest }: um valor para as { $count }, ou { $count } com espaços, por { $lots }
    }
shortage-bid-form = Lance por { $lot }
shortage-bid-hint = De $ { $lowest } a $ { $highest }, pago em dinheiro
shortage-sums =
    { $count ->
        [1] Escreva um valor em dólares inteiros, como 120.
       *[other] Escreva um valor para todas, ou { $count } valores com espaços entre eles, como 120 100.
    }
shortage-claimed = Você pede: { $what }. A mesa mostra no que dá.
button-claim = Pedir: { $what }
button-claim-other = Pedir…
button-claim-none = Não pedir nada
button-claim-enough = Não mais que o preço do título
button-bid-lot = Lance de $ { $price } por { $lot }

### Looking things up

button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶
verify-title = Os dados são honestos?
verify-hash = Antes de alguém se sentar, este hash foi mostrado: `{ $hash }`
verify-later = A semente por trás dele é revelada quando a partida acaba. Aí qualquer pessoa pode refazer cada jogada.
verify-seed = Semente: `{ $seed }`
    Misturados nela, os pedidos com que cada pessoa entrou: `{ $mix }`
verify-how = A chave é HMAC-SHA256(semente, mistura). Para a jogada n, pegue o primeiro byte b abaixo de 216 de HMAC-SHA256(chave, "throw:n"); os dados são b ÷ 6 mod 6 + 1 e b mod 6 + 1. Um monte fica na ordem dos HMAC-SHA256(chave, "deck:card") de suas cartas; os títulos são distribuídos pela mesa na ordem de HMAC-SHA256(chave, "deeds:space"), sendo o Ponto de Partida o espaço 0.
verify-seed-fits = ✅ A semente bate com o hash que foi mostrado.
verify-seed-differs = ❌ A semente não bate com o hash que foi mostrado!
verify-throws-fit = ✅ Cada jogada, e tudo o que foi embaralhado, sai como foi jogado.
verify-throws-differ = ❌ Nem tudo sai como foi jogado!
verify-counts =
    { $deeds ->
        [0] Refeito: { $throws } jogadas, { $decks } montes.
       *[other] Refeito: { $throws } jogadas, { $decks } montes, { $deeds } títulos distribuídos.
    }

### My games and preferences

mine-title = Minhas partidas
mine-none = Você não está em nenhuma mesa. /monopoly { command-name-new } abre uma.
call-direct = { $what } · [Ir para a mesa]({ $link })

### Leaving

vote-title = Cancelar esta partida?
vote-text = A favor: { $who }. Falta concordar: { $waits }. Basta um contra, e a partida continua.
vote-on = A partida continua.
vote-over = A questão está resolvida: a partida acabou.
call-vote = { $who }: vamos cancelar esta partida?
button-agree = Cancelar a partida

resign-sure = Sair desta partida de vez? O que você tem vai para quem você deve ou volta ao Banco.
resign-sure-last = Só sobrariam computadores: eles terminariam a partida entre si logo em seguida.
resign-not = Você continua na partida.
resign-done = Você saiu da partida.
button-resign = Desistir de vez
button-stay = Continuar jogando
cancel-sure = Cancelar esta partida? A pergunta vai a quem joga, e se todo mundo concordar ela acaba sem ninguém vencer.
cancel-not = Ninguém foi consultado. A partida continua.
cancel-done = Está cancelada.
cancel-waits = Você concorda em cancelar a partida. Falta o acordo de { $who }.

### Refusals

table-past-title = Monopoly com { $who } · antes
table-past-nothing = A mesa já seguiu adiante; a mensagem mais nova está abaixo.
press-again = Demorou demais para abrir. Toque mais uma vez, por favor.
press-double = Esse botão tinha acabado de aparecer, então nada foi feito. Toque de novo se era isso mesmo.
command-unknown = Este comando mudou. Reinicie ou recarregue o Discord e digite de novo.
press-unknown = Este botão é de outros tempos. /monopoly { command-name-mine } mostra suas partidas.
# To each player, once, when the bot can no longer write where they play
parked-direct = Não consigo mais escrever no canal da partida de { $players }. Nada se perdeu: a partida espera, e nenhum tempo corre. Ela continua quando alguém tocar num dos botões, aqui ou onde eu puder escrever de novo.
# In place of a name that the server's own filter forbids
player-nameless = Participante { $number }
trouble = Algo deu errado do nosso lado. Nada se perdeu; tente de novo, por favor.
trouble-disk = Agora não dá para salvar a partida, então nada foi feito. Tente de novo daqui a um minuto.
trouble-contradiction = Nossas regras se contradizem aqui, então sua jogada não foi feita. Nada se perdeu: o jogo está como estava, e quem cuida deste bot encontra os detalhes no registro.
refusal-no-such-pace = Escolha um ritmo da lista; sob medida, um tempo vai de 10 segundos a 14 dias.
refusal-no-such-deed = Essa propriedade não existe.
refusal-no-game-here = Não há partida aqui. /monopoly { command-name-new } abre uma sala.
refusal-only-a-lobby = Há uma sala, mas ainda não uma partida. Isto funciona assim que quem organiza tocar em Começar.
refusal-not-begun = A partida ainda não começou: a sala dela, { $where }, continua aberta.
refusal-several-here = Há várias partidas neste canal: diga qual com a opção game:.
refusal-several-games = Você joga várias partidas: diga qual com a opção game:.
refusal-no-server = Isso se escolhe num servidor: tente num dos canais dele.
refusal-not-moderator = Só quem pode administrar este servidor faz isso.
refusal-lacks-permissions = Não consigo manter uma partida aqui. Falta permissão para: { $what }.
refusal-lacks-files = Não posso enviar arquivos aqui. Falta permissão para: { $what }. Tente em um canal onde eu tenha, ou peça a quem gerencia o servidor.
