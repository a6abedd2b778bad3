# Trades: the panel, the offers and what became of them.

trade-title = Troca com { $who }
offer-card = 🤝 { $who } fez uma proposta a { $whom }.
offer-card-over = 🤝 A proposta de { $who } a { $whom } foi encerrada.
offer-card-look = Ver a proposta
trade-gives = **{ $who } dá**
trade-public-offer = { $who } propõe uma troca a { $whom }
trade-public-counter = { $who } faz uma contraproposta a { $whom }
trade-public-made = { $who } e { $whom } fizeram uma troca
trade-public-declined = { $whom } recusou a proposta de { $who }
trade-public-withdrawn = { $who } retirou a proposta que fez a { $whom }
trade-public-countered = { $whom } respondeu à proposta de { $who } com uma contraproposta
trade-public-gone = A proposta de { $who } a { $whom } foi cancelada, porque algo nela mudou
trade-public-left = A proposta de { $who } a { $whom } foi cancelada, porque alguém saiu da partida
trade-public-expired = A proposta de { $who } a { $whom } expirou
trade-public-over = A partida acabou antes de { $whom } responder à proposta de { $who }
trade-you-give = **Você dá**
trade-you-get = **Você recebe**
trade-you-gave = **Você deu**
trade-you-got = **Você recebeu**
trade-you-would-give = **Você daria**
trade-you-would-get = **Você receberia**
trade-gave = **{ $who } deu**
trade-deed = { $deed } (preço impresso: $ { $price })
trade-deed-mortgaged = { $deed } (hipotecada por $ { $mortgage })
trade-cash = 💵 $ { $amount }
trade-debt-settled = 🤝 Dívida quitada
pass-in-sentence = uma carta de { $card }
pass-name =
    { $deck ->
        [chance] Saída Livre (Sorte)
        [community_chest] Saída Livre (Cofre)
       *[other] Saída Livre ({ $deck })
    }
trade-group = { $group } depois: você { $mine } de { $size }, { $who } { $theirs }
trade-due-hold = { $deed } está hipotecada: você paga $ { $interest } ({ $percent }% de juros) agora para manter a hipoteca.
trade-due-lift = { $deed } está hipotecada: você quita a hipoteca por $ { $unmortgage }, já com { $percent }% de juros.
trade-due-their-hold = { $deed } está hipotecada: { $who } paga $ { $interest } ({ $percent }% de juros) para manter a hipoteca ou $ { $unmortgage } para quitá-la.
trade-due-their-lift = { $deed } está hipotecada: { $who } quita a hipoteca por $ { $unmortgage }, já com { $percent }% de juros.
trade-settles-mine = 🤝 Esta troca paga os $ { $amount } que você deve a { $who }.
trade-settles-theirs = 🤝 Esta troca paga os $ { $amount } que { $who } deve a você.
trade-cash-mine =
    { $due ->
        [0] Seu dinheiro: $ { $before } → **{ $after }**
       *[other] Seu dinheiro: $ { $before } → **{ $after }**, depois de pagar $ { $due } ao Banco por hipotecas
    }
trade-cash-theirs =
    { $due ->
        [0] Dinheiro de { $who }: $ { $before } → **{ $after }**
       *[other] Dinheiro de { $who }: $ { $before } → **{ $after }**, depois de pagar $ { $due } ao Banco por hipotecas
    }
trade-short-mine = Seu dinheiro: $ { $before }, insuficiente para esta troca agora
trade-short-theirs = Dinheiro de { $who }: $ { $before }, insuficiente para esta troca agora
trade-answers = Se você enviar isto, a proposta de { $who } será encerrada
trade-bound-mine = { $groups }: para trocar, venda antes suas construções
trade-bound-theirs = { $groups }: para trocar, { $who } teria de vender antes as construções
trade-choose-give = Escolha as propriedades que você dá
trade-choose-take = Escolha o que você recebe de { $who }
trade-choose-more =
    { $kinds ->
        [cards] Escolha cartas de Saída Livre
        [mortgages] Escolha as hipotecas a quitar
        [debt] Quitar a dívida com esta troca?
       *[several] Escolha cartas, hipotecas ou dívidas
    }
trade-choose-lift = Quais hipotecas você quer quitar agora?
trade-option = a hipoteca vale $ { $mortgage } · { $count } de { $size } do grupo com a mesma pessoa
trade-option-mortgaged = hipotecada por $ { $mortgage } · juros de $ { $interest } · { $count } de { $size } com a mesma pessoa
trade-more-give-pass = Você dá: { $card }
trade-more-take-pass = Você recebe: { $card }
trade-more-lift = Quitar a hipoteca sobre { $lot } ao receber
trade-more-lift-about = $ { $unmortgage } agora, ou $ { $interest } para manter a hipoteca
trade-more-settle = Acertar os $ { $amount } que { $who } deve a você
trade-more-settle-mine = Acertar os $ { $amount } que você deve a { $who }
trade-more-settle-about = Vale como pagamento total.
trade-button-cash-give = Dar dinheiro…
trade-button-cash-take = Pedir dinheiro…
trade-button-page-give = Você dá: { turn-page }
trade-button-page-take = Você recebe: { turn-page }
trade-button-page-more = Cartas, hipotecas: { turn-page }
trade-button-whom = Outra pessoa…
trade-button-send = Enviar a { $who }
trade-button-prune = Tirar o que não está disponível
trade-button-drop = Descartar o rascunho
trade-button-theirs =
    { $number ->
        [0] Ver a proposta de { $who }
       *[other] Ver a proposta de { $who } ({ $number })
    }
trade-button-mine =
    { $number ->
        [0] Ver sua proposta
       *[other] Ver sua proposta ({ $number })
    }
trade-button-another = Outra troca
trade-button-withdraw = Retirar a proposta
trade-button-accept = Aceitar
trade-button-counter = Contraproposta…
trade-button-decline = Recusar
trade-button-go-on = Continuar com { $who }
trade-button-afresh = Começar de novo com { $who }
trade-button-yes =
    { $count ->
        [0] Aceitar, manter hipotecas · $ { $due }
        [1] Aceitar, quitar 1 hipoteca · $ { $due }
       *[other] Aceitar, quitar { $count } hipotecas · $ { $due }
    }
trade-form-title = Dinheiro nesta troca
trade-form-give = Dinheiro que você dá
trade-form-take = Dinheiro que você recebe
trade-wrong-left = ⚠️ { $who } já saiu da partida.
trade-wrong-built = ⚠️ { $lot } não pode ser trocada, porque o grupo dela tem construções.
trade-wrong-deed-mine = ⚠️ A propriedade { $lot } não é mais sua.
trade-wrong-deed-theirs = ⚠️ A propriedade { $lot } não é mais de { $who }.
trade-wrong-pass-mine = ⚠️ Você não tem mais esta carta: { $card }
trade-wrong-pass-theirs = ⚠️ { $who } não tem mais esta carta: { $card }
trade-wrong-debt = ⚠️ A dívida que esta troca ia pagar não existe mais.
trade-wrong-answers = ⚠️ Você está respondendo a uma proposta de { $who } que não está mais aberta.
trade-wrong-cash = ⚠️ Você precisa de mais $ { $amount } para esta troca.
trade-wrong-same = ⚠️ Você já enviou esta proposta a { $who }, e ela ainda está aberta.
trade-wrong-unchanged = ⚠️ Esta é a proposta que { $who } fez a você: aceite ou mude alguma coisa.
trade-doubt-cash = ⚠️ { $who } precisa de mais $ { $amount } para esta troca e agora não pode aceitar.
trade-doubt-cash-never = ⚠️ { $who } não pode aceitar: faltariam $ { $amount }, e vendendo e hipotecando tudo só chegaria a $ { $most }.
trade-doubt-nothing =
    { $whose ->
        [mine] ⚠️ Você tem uma dívida e não pode dar nada de graça antes de pagar.
       *[theirs] ⚠️ { $who } tem uma dívida e não pode dar nada de graça antes de pagar.
    }
trade-doubt-lowers =
    { $whose ->
        [mine] ⚠️ Você tem uma dívida a pagar. Depois desta troca, só conseguiria levantar $ { $after } em vez de $ { $before }, então a troca não pode ser aceita.
       *[theirs] ⚠️ { $who } tem uma dívida a pagar. Depois desta troca, { $who } só conseguiria levantar $ { $after } em vez de $ { $before }, então a troca não pode ser aceita.
    }
trade-doubt-tax =
    { $whose ->
        [mine] ⚠️ Você ainda precisa escolher como pagar um imposto. Depois desta troca, não conseguiria levantar os $ { $price }, então a troca não pode ser aceita.
       *[theirs] ⚠️ { $who } ainda precisa escolher como pagar um imposto. Depois desta troca, { $who } não conseguiria levantar os $ { $price }, então a troca não pode ser aceita.
    }
trade-sure-title = Tem certeza?
trade-sure = Contando o dinheiro e os preços impressos{ $sets ->
        [counted] { "" } (grupos completos em dobro),
       *[none] ,
    } você dá **$ { $gives }** e recebe { $takes ->
        [0] **nada** em troca.
       *[other] **$ { $takes }** em troca.
    } { $who } sai ganhando. É isso que você quer?
trade-button-sure-send = Enviar mesmo assim
trade-button-sure-accept = Aceitar mesmo assim
trade-draft-gone = Este rascunho já foi enviado ou descartado. Clique em Trocar para começar outro.
trade-draft-other = Você começou outro rascunho depois deste. Aqui está o mais novo.
trade-draft-dropped = O rascunho foi descartado.
trade-whom = Com quem você quer trocar?
trade-whom-about =
    { $count ->
        [0] $ { $cash }, sem propriedades
        [1] $ { $cash } e 1 propriedade
       *[other] $ { $cash } e { $count } propriedades
    }
trade-whom-offers = 🤝 tem uma proposta para você
trade-whom-offered = 📤 tem uma proposta sua
trade-which = Você tem uma troca com { $who } que ainda não enviou.
trade-sent-title = Sua proposta a { $who } foi enviada
trade-sent-away = { $expires ->
        [before] 🌙 { $who } está ausente até <t:{ $at }:f>. A proposta expira antes disso, talvez sem resposta.
       *[later] 🌙 { $who } está ausente até <t:{ $at }:f> e talvez só responda depois.
    }
trade-sent-waits =
    { $why ->
        [auction] { $who } responde assim que o leilão acabar.
        [offer] { $who } responde assim que { $whom } responder à sua proposta sobre as mesmas propriedades.
       *[later] { $who } ainda não pode responder. Você fica sabendo assim que houver uma resposta.
    }
trade-offer-title = { $who } propõe uma troca a você
trade-counter-title = { $who } faz uma contraproposta a você
trade-call = { $who }, você recebeu uma proposta de troca:
trade-asks-lift = Ao aceitar, você escolhe quais hipotecas quer quitar e quais quer manter.
trade-expires = A proposta expira <t:{ $at }:R>.
trade-stays-open = A proposta continua valendo até você responder, a menos que { $who } a retire.
trade-where = { $channel ->
        [direct] Esta é a partida { $number } nestas mensagens diretas.
       *[other] A partida está em <#{ $channel }>.
    }
trade-lift-title = Troca com { $who }: propriedades hipotecadas
trade-lift-or-hold = Você vai receber propriedades hipotecadas. Escolha quais quer quitar agora. Pelas outras, você paga juros agora e de novo quando quitar a hipoteca.
trade-said-accept = A troca está feita.
trade-said-decline = Você recusou a proposta.
trade-said-withdraw = Você retirou sua proposta.
trade-outcome-made =
    { $side ->
        [partner] Você aceitou a proposta de { $who }
       *[proposer] { $who } aceitou sua proposta. A troca está feita.
    }
trade-outcome-declined =
    { $side ->
        [partner] Você recusou a proposta de { $who }
       *[proposer] { $who } recusou sua proposta.
    }
trade-outcome-withdrawn =
    { $side ->
        [partner] { $who } retirou esta proposta
       *[proposer] Você retirou a proposta que fez a { $who }.
    }
trade-outcome-countered =
    { $side ->
        [partner] Você respondeu à proposta de { $who } com uma contraproposta
       *[proposer] { $who } respondeu à sua proposta com uma contraproposta.
    }
trade-outcome-gone =
    { $side ->
        [partner] A proposta de { $who } foi cancelada, porque algo nela mudou
       *[proposer] Sua proposta a { $who } foi cancelada, porque algo nela mudou.
    }
trade-outcome-left =
    { $side ->
        [partner] A proposta de { $who } foi cancelada, porque alguém saiu da partida
       *[proposer] Sua proposta a { $who } foi cancelada, porque alguém saiu da partida.
    }
trade-outcome-expired =
    { $side ->
        [partner] A proposta de { $who } expirou
       *[proposer] Sua proposta a { $who } expirou sem resposta.
    }
trade-outcome-over =
    { $side ->
        [partner] A partida acabou antes de você responder à proposta de { $who }
       *[proposer] A partida acabou antes de { $who } responder à sua proposta.
    }
trade-give-head = **Você dá** (você tem $ { $cash })
trade-take-head = **Você recebe de { $who }** ({ $who } tem $ { $cash })
trade-toggle = { $lot }
trade-toggle-in-words =
    { $way ->
        [out] Tirar { $lot } · $ { $price }
       *[put] Incluir { $lot } · $ { $price }
    }
trade-completes-mine = ✅ Com esta troca, você completa este grupo: { $group }
trade-completes-theirs = ⚠️ Com esta troca, { $who } completa este grupo: { $group }
trade-rents = Aluguel de cada propriedade com o grupo completo: { $rents }
trade-form-give-about = Você tem $ { $cash }.
trade-form-take-about = { $who } tem $ { $cash }.
trade-button-with = Trocar com { $who }
trade-button-again = Propor de novo…
trade-would-accept = Com $ { $total } em dinheiro da sua parte, { $who } aceitaria: são $ { $price } a mais do que você ofereceu.
trade-would-accept-unpayable = { $who } quer mais dinheiro do que você tem.
trade-would-accept-less =
    { $total ->
        [0] Se você não pedisse dinheiro, { $who } aceitaria.
       *[other] Se você pedisse $ { $total } em dinheiro, { $who } aceitaria: são $ { $price } a menos do que você pediu.
    }

refusal-no-shared-game = Você e { $who } não têm nenhuma partida em comum.
trade-menu = Propor uma troca
command-name-trade = troca
command-trade = Propor uma troca a alguém
command-trade-player = A pessoa com quem você quer trocar
