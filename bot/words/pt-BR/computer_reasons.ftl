# Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
# properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Por quê?
why-none = Até agora, nenhum computador fez nada que precise de explicação.
why-line = { $face } { $line }
why-odds = { $line } Chance de vencer: { $before } → { $after }.
why-odds-in-words = { $line } Chance de vencer: de { $before } para { $after }.
why-odds-same = { $line } Chance de vencer: continua em { $after }.
why-throw = { $who } jogou os dados: não havia nada melhor para fazer antes.
why-end = { $who } encerrou a vez: não sobrou nada que valesse a pena.
why-kept = { $who } não construiu: guardou $ { $price } para os próximos aluguéis.
why-bought = { $who } comprou { $what } por $ { $price } antes que outra pessoa ficasse com a propriedade.
why-bought-group = { $who } comprou { $what } por $ { $price } para completar o { $group }.
why-bought-stop = { $who } comprou { $what } por $ { $price } para frear { $whom }, que só precisava disso para completar o { $group }.
why-bought-more = { $who } comprou { $what } por $ { $price } para avançar no { $group }.
why-bought-price = { $who } comprou { $what } por $ { $price }: compra tudo o que pode pagar.
why-bought-plenty = { $who } comprou { $what } por $ { $price }: com tanto dinheiro na mão, compra o que aparecer.
why-left = { $who } não comprou { $what } por $ { $price }: valia mais a pena guardar o dinheiro.
why-left-cash = { $who } não tinha $ { $price } de sobra para { $what }.
why-left-short = { $who } só tinha $ { $price }, e não dava para { $what }.
why-bid = { $who } disputou { $what }: vale no máximo $ { $price }.
why-bid-cash = { $who } disputou { $what } com lances de até $ { $price }: é todo o dinheiro que tem.
why-bid-spare = { $who } disputou { $what } com lances de até $ { $price }: não pode gastar mais que isso.
why-bid-group = { $who } disputou { $what } com lances de até $ { $price } para completar o { $group }.
why-bid-stop = { $who } disputou { $what } com lances de até $ { $price } para frear { $whom }, que só precisa disso para completar o { $group }.
why-bid-pass = { $who } deu lances de até $ { $price } pela carta de Saída Livre.
why-bid-lots = { $who } disputou { $what } com lances de até $ { $price } ao todo.
why-outbid =
    { $price ->
        [0] { $who } não deu lance: valia mais a pena guardar o dinheiro.
       *[other] { $who } parou de dar lances: não vale mais que $ { $price }.
    }
why-outbid-cash =
    { $price ->
        [0] { $who } não deu lance: está sem dinheiro.
       *[other] { $who } parou de dar lances: só tem $ { $price }.
    }
why-outbid-spare =
    { $price ->
        [0] { $who } não deu lance: não tem dinheiro de sobra.
       *[other] { $who } parou de dar lances: não pode gastar mais que $ { $price }.
    }
why-won = { $who } arrematou { $what } por $ { $price } antes que outra pessoa ficasse com a propriedade.
why-won-group = { $who } arrematou { $what } por $ { $price } para completar o { $group }.
why-won-stop = { $who } arrematou { $what } por $ { $price } para frear { $whom }, que só precisava disso para completar o { $group }.
why-built = { $who } construiu em { $what } por $ { $price }: o aluguel mais alto passa de $ { $rent } para $ { $more }.
why-built-plain = { $who } tem todo o { $group } e $ { $price } de sobra para construir: o aluguel mais alto passa de $ { $rent } para $ { $more }.
why-borrowed = { $who } hipotecou { $what } por $ { $price } para construir.
why-lifted = { $who } quitou a hipoteca de { $what } por $ { $price }: tinha dinheiro de sobra.
why-lifted-received = { $who } quitou na hora a hipoteca de { $what } por $ { $price }: depois custa mais.
why-held-mortgages = { $who } deixou { $what } na hipoteca: por enquanto, vale mais a pena guardar o dinheiro.
why-claimed = { $who } quer construir no { $group } antes que faltem construções.
why-bid-building = { $who } deu um lance de $ { $price } por uma construção em { $what }.
why-passed-building = { $who } deixa as últimas construções para os outros: vale mais a pena guardar o dinheiro.
why-left-jail = { $who } saiu da Prisão na hora: ainda há muito para comprar.
why-stayed-in-jail = { $who } ficou na Prisão: lá não se paga aluguel.
why-fine = { $who } pagou a multa: não tinha carta de Saída Livre.
why-pass = { $who } usou a carta de Saída Livre em vez de pagar a multa.
why-flat-tax = { $who } pagou o valor fixo de $ { $price }: fez as contas por alto, e a porcentagem sairia mais cara.
why-share-tax = { $who } pagou a porcentagem: fez as contas por alto, e ela sairia mais barata que o valor fixo de $ { $price }.
why-raised = { $who } levantou dinheiro para uma dívida de $ { $price } abrindo mão do mínimo possível.
why-gave-up = { $who } não conseguia levantar $ { $price } nem vendendo tudo.
why-offered = { $who } propôs uma troca a { $whom } para aumentar a própria chance de vencer.
why-offered-you = { $who } propôs uma troca a você para aumentar a própria chance de vencer.
why-offered-plain = { $who } propôs uma troca a { $whom } para completar o { $group }.
why-offered-plain-you = { $who } propôs uma troca a você para completar o { $group }.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } fez uma troca com { $whom } para aumentar a própria chance de vencer.
why-traded-plain = { $who } fez uma troca com { $whom } para completar o { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } retirou a proposta que fez a { $whom }: já não compensa.
why-withdrew-you = { $who } retirou a proposta que fez a você: já não compensa.
why-withdrew-cash = { $who } retirou a proposta que fez a { $whom }: já não tem $ { $price }.
why-withdrew-cash-you = { $who } retirou a proposta que fez a você: já não tem $ { $price }.
why-countered = { $who } até aceita trocar com { $whom }, mas não nessas condições.
why-countered-you = { $who } até aceita trocar com você, mas não nessas condições.
why-accepted = { $who } aceitou a proposta de { $whom } porque compensa.
why-accepted-you = { $who } aceitou a sua proposta porque compensa.
why-accepted-group = { $who } aceitou a proposta de { $whom } para completar o { $group }.
why-accepted-group-you = { $who } aceitou a sua proposta para completar o { $group }.
why-accepted-price = { $who } aceitou a proposta de { $whom }: o que recebe vale $ { $price } a mais do que o que dá.
why-accepted-price-you = { $who } aceitou a sua proposta: o que recebe vale $ { $price } a mais do que o que dá.
why-accepted-own = { $who } manteve a proposta que tinha feito a { $whom }.
why-accepted-own-you = { $who } manteve a proposta que tinha feito a você.
why-refused-group = Por enquanto, { $who } não deixa { $whom } completar o { $group }.
why-refused-group-you = Por enquanto, { $who } não deixa você completar o { $group }.
why-refused-little = { $who } ganharia muito pouco com a proposta de { $whom }.
why-refused-little-you = { $who } ganharia muito pouco com a sua proposta.
why-refused-loss = { $who } sairia perdendo com a proposta de { $whom }.
why-refused-loss-you = { $who } sairia perdendo com a sua proposta.
why-refused-cash = { $who } acha cara demais a proposta de { $whom }.
why-refused-cash-you = { $who } acha a sua proposta cara demais.
why-refused-price = Com mais $ { $price }, { $who } aceitaria a proposta de { $whom }.
why-refused-price-you = Com mais $ { $price }, { $who } aceitaria a sua proposta.
why-refused-price-less = Por $ { $price } a menos, { $who } aceitaria a proposta de { $whom }.
why-refused-price-less-you = Peça $ { $price } a menos, e { $who } aceitaria.
why-refused-unwanted = { $who } não tem interesse em { $what }.
why-refused-dear = { $who } não abre mão de { $what } por isso.
why-refused-rival = { $who } não quer ajudar tanto { $whom }.
why-refused-rival-you = { $who } não quer ajudar você tanto assim.
why-refused-third = { $whom } ganharia mais com isso do que { $who }.
why-refused-person = { $whom } acabou de pedir o mesmo a { $who } e não conseguiu.
why-refused-again = { $who } já disse não a { $whom } sobre isso.
why-refused-again-you = { $who } já disse não a você sobre isso.
why-refused-debt = { $who } não aceita uma troca assim com { $whom } quando há uma dívida no meio.
why-refused-debt-you = { $who } não aceita uma troca assim com você quando há uma dívida no meio.
why-went-on = { $who } não tinha mesmo outra opção aqui.
