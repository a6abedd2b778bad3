# Trades: the panel, the offers and what became of them.

trade-title = Troca com { $who }
trade-footer = Nada é proposto antes de você clicar em Enviar. O rascunho fica guardado até lá.
trade-gives = **{ $who } dá**
trade-public-offer = { $who } propõe uma troca a { $whom }
trade-public-counter = { $who } faz uma contraproposta a { $whom }
trade-public-made = Troca feita entre { $who } e { $whom }
trade-public-declined = { $whom } recusou a proposta de { $who }
trade-public-withdrawn = { $who } retirou a proposta a { $whom }
trade-public-countered = { $whom } respondeu à proposta de { $who } com outra
trade-public-gone = A proposta de { $who } a { $whom } foi cancelada: algo nela mudou
trade-public-left = A proposta de { $who } a { $whom } foi cancelada: alguém saiu da partida
trade-public-expired = A proposta de { $who } a { $whom } expirou
trade-public-over = A proposta de { $who } a { $whom } terminou com a partida
trade-you-give = **Você dá**
trade-you-get = **Você recebe**
trade-nothing = nada
trade-deed = { $deed } · $ { $price } (hipoteca vale $ { $mortgage })
trade-deed-mortgaged = { $deed } · $ { $price } (hipotecada por $ { $mortgage })
trade-cash = 💵 $ { $amount }
pass-in-sentence = uma carta { $card }
pass-name =
    { $deck ->
        [chance] Saída Livre (Sorte)
       *[community_chest] Saída Livre (Cofre)
    }
trade-group = { $group } depois: você { $mine } de { $size }, { $who } { $theirs }
trade-due-hold = { $deed } está hipotecada: você paga { $percent }%, $ { $interest }, na hora e mantém a hipoteca.
trade-due-lift = { $deed } está hipotecada: você quita por $ { $lift }, já com os { $percent }%.
trade-due-their-hold = { $deed } está hipotecada: { $who } paga { $percent }%, $ { $interest }, para manter ou $ { $lift } para quitar.
trade-due-their-lift = { $deed } está hipotecada: { $who } quita por $ { $lift }, já com os { $percent }%.
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
trade-choose-give = Você dá: escolha propriedades
trade-choose-take = Você recebe de { $who }: escolha propriedades
trade-choose-more = Cartas, hipotecas, dívidas
trade-choose-lift = Quais hipotecas você quita agora?
trade-option = hipoteca vale $ { $mortgage } · { $count } de { $size } do grupo com a mesma pessoa
trade-option-mortgaged = hipotecada por $ { $mortgage } · $ { $interest } de juros · { $count } de { $size } com a mesma pessoa
trade-more-give-pass = Você dá: { $card }
trade-more-take-pass = Você recebe: { $card }
trade-more-lift = Quitar a hipoteca de { $lot } ao receber
trade-more-lift-about = $ { $lift } agora; ou manter por $ { $interest }
trade-more-settle = Isto acerta os $ { $amount } que { $who } deve a você
trade-more-settle-mine = Isto acerta seus $ { $amount } com { $who }
trade-more-settle-about = A troca paga a dívida, valha quanto valer.
trade-button-cash = Dinheiro…
trade-button-page-give = Você dá: página { $page } de { $count }
trade-button-page-take = Você recebe: página { $page } de { $count }
trade-button-page-more = Cartas, hipotecas: página { $page } de { $count }
trade-button-whom = Outra pessoa…
trade-button-send = Enviar a { $who }
trade-button-prune = Tirar o que não existe mais
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
trade-wrong-deed-mine = ⚠️ { $lot } não é mais sua propriedade.
trade-wrong-deed-theirs = ⚠️ { $lot } não pertence mais a { $who }.
trade-wrong-pass-mine = ⚠️ Não está mais com você: { $card }
trade-wrong-pass-theirs = ⚠️ Não está mais com { $who }: { $card }
trade-wrong-debt = ⚠️ A dívida que esta troca ia acertar não existe mais.
trade-wrong-answers = ⚠️ Este rascunho responde a uma proposta de { $who } que não existe mais.
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
trade-sure = Pelos preços impressos e pelo dinheiro, você dá **$ { $gives }** e recebe { $takes ->
        [0] **nada** em troca.
       *[other] **$ { $takes }** em troca.
    } { $who } sai ganhando. É isso que você quer?
trade-button-sure-send = Enviar mesmo assim
trade-button-sure-accept = Aceitar mesmo assim
trade-button-sure-back = Voltar
trade-draft-gone = Este rascunho não existe mais: foi enviado ou descartado. O botão Trocar começa outro.
trade-draft-other = Você já começou outro rascunho depois. Aqui está ele.
trade-draft-dropped = O rascunho foi descartado.
trade-whom = Com quem você quer trocar?
trade-whom-about =
    { $count ->
        [0] $ { $cash }, sem propriedades
        [1] $ { $cash } e 1 propriedade
       *[other] $ { $cash } e { $count } propriedades
    }
trade-which = Você começou uma troca com { $who } e ainda não enviou.
trade-sent-title = Sua proposta a { $who } foi enviada
trade-offer-title = { $who } propõe uma troca a você
trade-counter-title = { $who } faz uma contraproposta a você
trade-call = { $who }, uma proposta para você:
trade-asks-lift = Ao aceitar, você escolhe primeiro quais hipotecas quitar e quais manter.
trade-expires = Aberta até <t:{ $at }:f> (<t:{ $at }:R>).
trade-where = A partida está em <#{ $channel }>.
trade-lift-title = Quitar ou manter hipotecas: a troca com { $who }
trade-lift-or-hold = Você recebe propriedades hipotecadas. Quite já as hipotecas que escolher; pelas outras você paga os juros agora, e de novo quando quitar.
trade-said-accept = A troca está feita.
trade-said-decline = Você recusou a proposta.
trade-said-withdraw = Você retirou sua proposta.
trade-outcome-made =
    { $side ->
        [partner] Troca feita com { $who }
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
        [partner] A proposta de { $who } foi cancelada: algo nela mudou
       *[proposer] Sua proposta a { $who } foi cancelada: algo nela mudou.
    }
trade-outcome-left =
    { $side ->
        [partner] A proposta de { $who } foi cancelada: alguém saiu da partida
       *[proposer] Sua proposta a { $who } foi cancelada: alguém saiu da partida.
    }
trade-outcome-expired =
    { $side ->
        [partner] A proposta de { $who } expirou
       *[proposer] Sua proposta a { $who } expirou sem resposta.
    }
trade-outcome-over =
    { $side ->
        [partner] A proposta de { $who } terminou com a partida
       *[proposer] Sua proposta a { $who } terminou com a partida.
    }
trade-give-head = **Você dá** · você tem $ { $cash } em dinheiro
trade-take-head = **Você recebe de { $who }** · { $who } tem $ { $cash } em dinheiro
trade-toggle-out = { $lot }
trade-toggle-out-text = Incluir { $lot } · $ { $price }
trade-toggle-in = ✓ { $lot }
trade-toggle-in-text = Tirar { $lot } · $ { $price }
trade-completes-mine = ✅ Assim você completa seu grupo: { $group }
trade-completes-theirs = ⚠️ Assim { $who } completa o próprio grupo: { $group }
trade-rents = Aluguel ali, ainda sem casas: { $rents }
trade-form-give-about = Você tem $ { $cash }.
trade-form-take-about = { $who } tem $ { $cash }.
trade-button-with = Trocar com { $who }
trade-button-again = Oferecer de novo…
