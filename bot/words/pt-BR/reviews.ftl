## A análise de uma partida encerrada. Portuguese; glossary in common.ftl.

button-review = Análise
review-title = { $turn ->
        [one] Análise · 1 turno
       *[other] Análise · { $turn } turnos
    }
review-page-overview = Momentos decisivos
review-player-title = Análise · { $who }
review-shared = 🔎 { $who } compartilhou a análise desta partida.

review-point = **{ $number } Turno { $turn }** · { $what }
review-point-chances = -# { $chances }
review-point-alt = { $number } Turno { $turn }: { $what } ({ $chances })
review-completes = Assim { $who } completa o { $group }.
review-brought = { $chances } · { $count ->
        [one] aluguéis do grupo até o fim
       *[other] aluguéis desses grupos até o fim
    }: $ { $amount }
review-change = { $who } { $before } → { $after }
review-stays = { $who } continua com { $chance }
review-no-points = Nada mudou muito as chances de ninguém nesta partida.
review-note = -# A chance mostra com que frequência alguém venceria nessa situação. O bot a calcula com o que todo mundo podia ver: dinheiro, propriedades, construções e peões.
review-note-worth = -# São as chances de uma partida até restar uma só pessoa. Esta acabou antes: servem só de referência.

review-best = **Melhor escolha**
review-best-turn = **Melhor escolha** · turno { $turn }
review-best-instead = Segunda opção: { $instead } ({ $chance })
review-no-best = Nenhuma escolha sozinha ajudou muito.
review-costliest = **Pior escolha**
review-costliest-turn = **Pior escolha** · turno { $turn }
review-costliest-instead = Melhor: { $instead } ({ $chance })
review-no-costliest = Nenhuma escolha sozinha custou caro.
review-chance = Chance de vencer depois disso: **{ $chance }**
review-built-nothing = { $who } não construiu nada.
review-outbid = { $who } não disputou { $space } com um lance maior.

review-instead-auction = deixar ir a leilão
review-instead-leave = deixar com o Banco
review-instead-buy = comprar por $ { $amount }
review-instead-bid = dar lances de até $ { $amount }
review-instead-no-bid = não dar lance
review-instead-no-trade = não fazer a troca
review-instead-more-money = a mesma troca por pelo menos $ { $amount } a mais
review-instead-less-money = a mesma troca por pelo menos $ { $amount } a menos
review-instead-accept = aceitar a proposta
review-instead-build = construir no { $group }: { $levels } ($ { $amount })
review-instead-no-business = deixar as propriedades como estavam
review-instead-stay-in-jail = continuar na Prisão e jogar os dados
review-instead-leave-jail = pagar a multa de $ { $amount } para sair
review-instead-play-on = continuar jogando

review-chart-title = Chance de vencer
review-chart-alt = Chances de vencer ao longo de { $turns ->
        [one] 1 turno
       *[other] { $turns } turnos
    }.
review-chart-led = Do turno { $since } ao { $until }, { $who } tinha a maior chance de vencer.

refusal-review-running = Esta partida ainda não acabou. Você poderá ver a análise quando ela terminar.
refusal-review-no-game = Não há nenhuma partida encerrada para analisar aqui.
refusal-review-unplayed = Esta partida acabou antes da primeira jogada, então não há nada para analisar.
refusal-review-unreadable = Não há análise desta partida, porque falta uma parte do registro.

game-page-review = Ver os momentos decisivos de uma partida encerrada e as melhores e piores escolhas

## A partida como filme. Portuguese; glossary in common.ftl.

button-replay = Filme
replay-running = 🎞️ Este é o filme da partida até agora (turno { $turn }).
replay-over = 🎞️ Este é o filme da partida inteira, que acabou no turno { $turn }.
replay-shared = 📣 { $who } compartilhou o filme desta partida.
replay-posted = 🎞️ O filme está no canal, e todo mundo pode assistir.
replay-leads = { $who } lidera
replay-level = Empate
replay-turn = Turno { $turn } de { $last }
replay-none = Não há filme desta partida, porque falta o começo do registro.
replay-contradiction = Não há filme desta partida, porque o registro dela tem um erro. A partida em si não muda.
replay-alt = Imagem animada do tabuleiro, turno a turno. No fim: { $board }

game-page-replay = Ver a partida inteira como imagem animada
