# What has happened in a game: event-<kind>. Most sentences follow the name of a player.

# "🎩 Ada" + "tirou 4+4 e caiu em Vermont"
line = { $who } { $said }
# … + "aluguel de $ 6"
line-why = { $line }: { $why }
# In front of what was answered because a player did not decide in time
line-late = ⏰ O prazo acabou: { $line }
# In front of what stays in sight although it is older than the newest lines
line-of-turn = Turno { $turn }: { $line }

event-deck-shuffled =
    { $deck ->
        [chance] O monte Sorte foi embaralhado.
        [community_chest] O monte Cofre foi embaralhado.
       *[other] O monte “{ $deck }” foi embaralhado.
    }
event-deeds-dealt =
    { $price ->
        [0] recebeu { $spaces } de graça no começo
       *[other] recebeu { $spaces } no começo e pagou $ { $price }
    }
event-starter-thrown = Quem começa? { $rolls }
starter-roll = { $who } { $first }+{ $second }
starter-again = { $before } · empate, de novo: { $rolls }
event-turn-started = É a vez de { $who }.
event-turn-ended = encerrou a vez
starter-begins = { $who } começa: { $rolls }
event-dice-thrown = tirou { $first }+{ $second }
rolled-again = jogou de novo depois da dupla ({ $first }+{ $second })
event-rent-thrown = jogou os dados para calcular o aluguel e tirou { $first }+{ $second }
event-moved = caiu { $where }
moved-visiting = parou na Prisão, só de visita
moved-owned = caiu { $where }, de { $owner }
event-salary-paid = cruzou { $go } (+$ { $amount })
salary-on-go = parou { $where } (+$ { $amount })
salary-paid = recebeu $ { $amount } { $where }
event-jailed =
    { $by ->
        [space] foi para a Prisão
        [card] foi para a Prisão
       *[doubles] foi direto para a Prisão com a terceira dupla seguida
    }
event-jail-throw-failed =
    { $turns ->
        [1] continua na Prisão, porque não saiu uma dupla (primeira tentativa)
        [2] continua na Prisão, porque não saiu uma dupla (segunda tentativa)
       *[other] continua na Prisão, porque não saiu uma dupla (tentativa { $turns })
    }
jail-roll-last = também não tirou uma dupla na última tentativa
event-jail-left =
    { $by ->
        [doubles] saiu da Prisão com uma dupla
       *[other] saiu da Prisão
    }
event-pass-used = usou uma carta de Saída Livre
event-hour-struck = 🔔 Chegou o horário de término combinado.
event-hold-set = segurou os dados de { $mover } por um instante
event-hold-lifted = deixou os dados rolarem
event-property-bought = comprou { $space } por $ { $price }
bought-it = comprou por $ { $price }
event-rent-spared =
    { $why ->
        [mortgage] não paga aluguel a { $owner }: a propriedade está hipotecada
       *[jail] não paga aluguel a { $owner }, que está na Prisão
    }
rent-spared =
    { $why ->
        [mortgage] sem aluguel, pois a propriedade está hipotecada
       *[jail] sem aluguel, pois { $owner } está na Prisão
    }
event-purchase-declined = não comprou { $space }
declined-it = não comprou
event-auction-opened =
    { $count ->
        [1] Vai a leilão: { $lots }.
       *[other] { $count } lotes vão a leilão: { $lots }.
    }
it-stays-with-bank = a propriedade fica com o Banco
event-bid-made = disputou { $space } com um lance de $ { $amount }
filed-sealed =
    { $count ->
        [1] respondeu no leilão secreto
       *[other] responderam no leilão secreto
    }
event-bidder-passed =
    { $count ->
        [1] passou
       *[other] passaram
    }
event-auction-won = arrematou { $space } por $ { $price }
event-auction-unsold = Ninguém deu um lance. O Banco fica com { $space }.
jail-card-unsold = Ninguém deu um lance por { $card }. A carta volta para baixo do monte.
event-pass-taken = agora tem { $card }
event-deed-taken = recebeu { $space }
event-paid =
    { $count ->
        [1] pagou para { $to } ({ $topic })
       *[other] pagaram para { $to } ({ $topic })
    }
event-paid-sum =
    { $count ->
        [1] pagou $ { $amount } para { $to } ({ $topic })
       *[other] pagaram $ { $amount } por pessoa para { $to } ({ $topic })
    }
paid-to = pagou para { $to }
paid-fine = pagou a multa de $ { $amount }
paid-tax-flat = pagou o valor fixo ({ $tax }): $ { $amount }
paid-tax-share = pagou { $percent }% de tudo o que tem ({ $tax }): $ { $amount }
paid-interest = pagou { $interest }
event-rent-claimable =
    { $why }, se { $owner } cobrar { $window ->
        [next-throw] antes da próxima jogada de dados
       *[second-following] antes que uma segunda pessoa jogue os dados depois da vez de { $visitor }
    }
event-rent-claimed = cobrou de { $visitor } por parar em { $space }
event-rent-lapsed =
    { $by ->
        [left] O aluguel de $ { $amount } por { $space } foi cancelado, porque alguém saiu da partida.
       *[throw] { $owner } não cobrou a tempo o aluguel de $ { $amount } por { $space }.
    }
event-received = recebeu $ { $amount } do Banco ({ $topic })
received-share = recebeu $ { $amount }, sua parte do que era de { $debtor }
event-pot-laid = Agora há $ { $pot } { $where }.
event-pot-taken = levou o pote de $ { $amount }
event-debt-opened = deve $ { $amount } para { $to } ({ $topic }) e precisa levantar o dinheiro
debt-short = { $why }, mais do que tem em dinheiro
event-debt-forgiven = não deve mais nada, porque a troca pagou a dívida
event-card-drawn = tirou { $deck }
card-quoted = “{ $card }”
card-came-in = { $quoted } (+$ { $amount })
card-cost = { $quoted } (−$ { $amount })
card-free = { $quoted } (sem construções, nada a pagar)
event-card-kept = guardou a carta de Saída Livre
event-card-returned = A carta volta para baixo do { $deck }.
event-built = construiu { $levels } ($ { $amount })
event-built-up = construiu por $ { $amount }
built-up = agora { $levels }
event-buildings-sold = vendeu construções do { $group }
event-buildings-sold-all = vendeu todas as construções do { $group } por $ { $amount }
sold-why = { $levels }, +$ { $amount }
levels-sold =
    { $spaces } { $count ->
        [1] fica
       *[other] ficam
    } { $level ->
        [0] sem casas
        [1] com 1 casa
       *[other] com { $level } casas
    }
levels =
    { $level ->
        [1] 1 casa
        [hotel] um hotel
       *[other] { $level } casas
    } em { $count ->
        [1] { $spaces }
       *[other] cada rua: { $spaces }
    }
sold-all = vendeu ao Banco todas as construções por $ { $amount }
event-shortage-opened =
    { $count ->
        [1] quer construir ({ $levels }). Talvez o Banco não tenha construções para todos: { $asked } também pode pedir algumas
       *[other] quer construir ({ $levels }). Talvez o Banco não tenha construções para todos: { $asked } também podem pedir algumas
    }
event-claim-made =
    { $count ->
        [1] pediu uma construção
       *[other] pediu { $count } construções
    }
event-claim-deferred =
    { $count ->
        [1] vai poder construir na própria vez o que pediu (1 construção)
       *[other] vai poder construir na própria vez o que pediu ({ $count } construções)
    }
event-shortage-auction-opened = O Banco não tem construções para todos os pedidos. Vai a leilão: { $what }. Só pode dar lances quem pediu: { $who }.
event-building-bid = deu um lance de $ { $amount } para construir em { $space }
event-building-won = arrematou uma construção por $ { $price }
event-building-unsold = Ninguém deu um lance. O Banco fica com { $what }.
a-house = uma casa
a-hotel = um hotel
event-mortgaged = hipotecou { $spaces }
event-mortgage-lifted =
    { $count ->
        [1] quitou a hipoteca sobre { $spaces }
       *[other] quitou as hipotecas sobre { $spaces }
    }
event-mortgage-undone =
    { $count ->
        [1] desfez a hipoteca sobre { $spaces }
       *[other] desfez as hipotecas sobre { $spaces }
    }
event-trade-offered = propôs uma troca a { $partner }: { $gives } por { $takes }
event-trade-closed =
    { $by ->
        [declined] { $partner } recusou a proposta de { $proposer }.
        [withdrawn] { $proposer } retirou a proposta que fez a { $partner }.
        [countered] { $partner } fez uma contraproposta a { $proposer }.
        [left] A proposta de { $proposer } a { $partner } foi cancelada, porque alguém saiu da partida.
       *[gone] A proposta de { $proposer } a { $partner } foi cancelada, porque algo nela mudou.
    }
event-trade-made = deu a { $partner } { $gives } em troca de { $takes }
event-trade-made-sold = vendeu a { $partner } { $gives } por { $takes }
event-trade-made-bought = comprou { $takes } de { $partner } por { $gives }
event-trade-made-gave = deu a { $partner } { $gives } de presente
event-trade-made-got = ganhou { $takes } de presente de { $partner }
trade-settled = acertou uma dívida com { $partner }: deu { $gives } e recebeu { $takes }
trade-settled-gave = deu a { $partner } { $gives } para acertar uma dívida
trade-settled-got = recebeu de { $partner } { $takes } para acertar uma dívida
event-intent-noted = pôs uma ação na fila: { $what }
event-intent-dropped =
    { $by ->
        [owner] tirou uma ação da fila: { $what }
       *[rules] tinha uma ação na fila que não é mais possível: { $what }
    }
intent-build =
    { $kind ->
        [new] construir { $levels }
       *[total] construir até ter { $levels }
    }
intent-sell = vender construções ({ $levels })
intent-mortgage = hipotecar { $lot }
intent-lift = quitar a hipoteca sobre { $lot }
intent-dropped = O bot não conseguiu fazer o que estava na fila ({ $what }) e cancelou a ação. { $why }
event-resigned = desistiu
event-went-bankrupt = foi à falência sem pagar a dívida com { $to }
bankrupt-owing = foi à falência: a dívida de $ { $amount } com { $to } é mais do que renderia vender e hipotecar tudo
left-game = saiu da partida
event-estate-taken = recebeu tudo o que era de { $debtor }: { $estate }
event-estate-surrendered = entregou ao Banco tudo o que tinha: { $estate }
estate-nothing = não sobrou nada
event-game-ended =
    { $count ->
        [1] 🏆 { $who } vence a partida!
       *[other] 🏆 { $who } dividem a vitória!
    }
