# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Suas instruções
orders-open-panel = Instruções…
orders-intro = Suas instruções decidem por você na hora, para ninguém precisar esperar. Só você vê suas instruções.
orders-unsaved = ✏️ **Ainda não está salvo.** Clique em *Salvar* para que estas instruções passem a valer.
orders-unsaved-none = ✏️ **Ainda não está salvo.** Clique em *Salvar* para desligar todas as suas instruções.
orders-saved = ✅ Salvo. Suas instruções estão valendo.
orders-saved-none = ✅ Salvo. Você não tem mais instruções.
orders-at-once = Suas instruções já decidiram por você:
orders-discarded = Suas mudanças foram descartadas.
orders-open = *O bot pergunta a você toda vez.*
orders-open-build = *Você constrói por conta própria, em **{ button-manage }**.*
orders-open-rent = *Você cobra seus aluguéis por conta própria.*
orders-asked = **O bot pergunta a você toda vez:** { $topics }
orders-yours = **Fica com você:** { $topics }
orders-choose-topic = Escolha o que mudar…
orders-did = O que suas instruções fizeram
orders-save = Salvar
orders-discard = Descartar mudanças
orders-clear = Limpar
orders-clear-all = Limpar tudo
orders-back = Todas as instruções
orders-not-read = “{ $typed }” não é um número inteiro, então nada mudou. Escreva um, como 250, ou deixe o campo vazio.
orders-out-of-range = O valor { $typed } está fora do permitido, então nada mudou.
orders-did-nothing = Suas instruções ainda não decidiram nada por você.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Suas instruções decidiram por você.
ordered-bid = Suas instruções deram lances de até $ { $most } por { $lot }{ $fate ->
        [won] , arrematado por $ { $price }
        [lost] . { $who } arrematou por $ { $price }
        [unsold] . Ninguém arrematou
       *[open] , o leilão ainda está aberto
    }.
ordered-pass = Suas instruções passaram: { $lots }.
orders-won = 📋 Suas instruções arremataram { $space } no leilão por $ { $price }.

## Topics

orders-told-topic = **{ $topic }:** { $told }
orders-brief-keep = guardar $ { $keep }
orders-brief-jail = { $early }. Depois: { $late }
orders-brief-lift =
    { $keep ->
        [0] Quitar assim que houver dinheiro
       *[other] Quitar se sobrarem $ { $keep }
    }
orders-brief-until = Recusar todas até <t:{ $at }:f>
orders-brief-never = Recusar as que pedem { $what }
orders-brief-gain = Recusar as que dão menos de $ { $gain } de ganho
orders-all-groups = Todos os grupos de cor
orders-topic-title = Instruções: { $topic }
orders-topic-buy = Compras
orders-topic-bid = Leilões
orders-topic-jail = Prisão
orders-topic-tax = { space-income-tax }
orders-topic-debt = Dívidas
orders-topic-build = Construção
orders-topic-mortgage = Hipotecas
orders-topic-trade = Propostas de troca
orders-topic-rent = Aluguel
orders-about-buy = Estas instruções valem quando você para numa propriedade livre. Uma regra para um grupo vale mais que a regra geral, e uma regra para uma só propriedade vale mais que as duas.
orders-about-bid = O bot dá lances por você até os valores que você escolher aqui. Ninguém mais vê esses valores, e você nunca paga mais do que o necessário. Um valor para um grupo vale para cada propriedade dele.
orders-about-jail = Se não for possível sair do jeito que você escolheu, o bot joga os dados por você. *Carta* quer dizer a carta de Saída Livre.
orders-about-tax = Você escolhe como pagar o Imposto de Renda antes de saber quanto vale tudo o que você tem.
orders-about-debt = Estas instruções valem quando você deve mais do que tem em dinheiro. O bot só vende e hipoteca o necessário, e vende as construções antes de hipotecar a rua em que estão. Se isso não bastar, o bot pergunta a você.
orders-about-build = O bot constrói na ordem do seu plano e por igual, assim que as regras e seu dinheiro deixarem. Você só pode construir em grupos completos.
orders-about-mortgage = Quitar uma hipoteca custa { $interest }% de juros. Se você receber propriedades hipotecadas de quem faliu, pode quitar as hipotecas na hora e não paga os juros duas vezes.
orders-about-trade = O bot recusa por você as propostas que você escolher aqui. As outras propostas chegam a você como sempre.
orders-about-rent = Nesta partida, você só recebe um aluguel se cobrar a tempo.

## Choices: the question, then the answers

orders-rule = Quando você para numa propriedade livre
orders-rule-ask = Perguntar para mim
orders-rule-always = Sempre comprar
orders-rule-never = Nunca comprar
orders-rule-keep = Comprar se sobrar o suficiente…
orders-rule-group = Comprar para completar ou travar um grupo
orders-percent = Máximo por propriedade, se não houver outro
orders-percent-ask = { orders-rule-ask }
orders-percent-0 = { button-pass }
orders-percent-50 = Até a metade do preço
orders-percent-75 = Até 75% do preço
orders-percent-100 = Até o preço impresso
orders-percent-125 = Até 125% do preço
orders-percent-150 = Até 150% do preço
orders-percent-200 = Até o dobro do preço
orders-early = { $few ->
        [0] Início da partida: ainda há propriedades livres
        [1] Início da partida: mais de 1 propriedade livre
       *[other] Início da partida: mais de { $few } propriedades livres
    }
orders-early-ask = { orders-rule-ask }
orders-early-throw = Tentar uma dupla
orders-early-fine = Pagar $ { $fine }
orders-early-pass = Usar carta ou tentar dupla
orders-early-pass-fine = Usar carta ou pagar $ { $fine }
orders-late = { $few ->
        [0] Fim da partida: nenhuma propriedade livre
        [1] Fim da partida: 1 propriedade livre ou nenhuma
       *[other] Fim da partida: { $few } propriedades livres ou menos
    }
orders-late-ask = { orders-rule-ask }
orders-late-throw = { orders-early-throw }
orders-late-fine = { orders-early-fine }
orders-late-pass = { orders-early-pass }
orders-late-pass-fine = { orders-early-pass-fine }
orders-last = No seu último turno na Prisão
orders-last-ask = Igual aos outros turnos
orders-last-throw = Guardar a carta e jogar os dados
orders-last-pass = Usar uma carta
orders-tax = Como você paga o Imposto de Renda
orders-tax-ask = { orders-rule-ask }
orders-tax-flat = Pagar o valor fixo
orders-tax-tenth = Pagar a porcentagem
orders-raising = Quando você deve mais do que tem em dinheiro
orders-raising-ask = { orders-rule-ask }
orders-raising-cheapest = Levantar dinheiro na hora
orders-received = Propriedades hipotecadas de quem faliu
orders-received-ask = { orders-rule-ask }
orders-received-lift = Quitar o máximo de hipotecas
orders-received-hold = Manter as hipotecas
orders-until = Todas as propostas de troca
orders-until-ask = Receber como sempre
orders-until-12 = Recusar por 12 horas
orders-until-24 = Recusar por um dia
orders-until-72 = Recusar por três dias
orders-until-168 = Recusar por uma semana
orders-rents = Aluguéis que você precisa cobrar
orders-rents-claim = Cobrar sempre
orders-rents-ask = Deixar que eu cobre

## Single deeds and groups

orders-for-buy = Um grupo ou uma propriedade…
orders-for-bid = { orders-for-buy }
orders-for-build = Incluir no plano…
orders-count =
    { $count ->
        [1] 1 instrução
       *[other] { $count } instruções
    }
orders-which-buy = Grupo ou propriedade
orders-which-bid = Digitar um valor para…
orders-which-build = Grupo ou rua
orders-whole = Grupo inteiro: { $group }
orders-as-usual = Seguir a regra geral
orders-as-group = Seguir a regra do grupo
orders-choose-rule = Regra para { $what }…
orders-except-ask = { orders-rule-ask }
orders-except-always = { orders-rule-always }
orders-except-never = { orders-rule-never }
orders-except-keep =
    { $keep ->
        [0] Comprar se houver dinheiro
       *[other] Comprar se sobrarem $ { $keep }
    }
orders-except-group = Comprar para completar ou travar um grupo
orders-choose-level = Até onde construir em { $what }…
orders-no-goal = Fora do plano
orders-list-first = Vender ou hipotecar primeiro…
orders-list-keep = Guardar por mais tempo…
orders-list-never = Nunca dar numa troca…
orders-lists = Escolha algo para pôr numa lista. Para tirar da lista, escolha a mesma coisa de novo.
orders-listed = Número { $place } da lista

## Forms

orders-type-buy = Dinheiro que deve sobrar…
orders-type-bid = Mais limites para os lances…
orders-type-jail = Quando começa o fim da partida…
orders-type-build = Dinheiro e falta de construções…
orders-type-mortgage = Quitar minhas hipotecas…
orders-type-trade = Ganho mínimo…
orders-form-buying = { orders-topic-buy }
orders-form-buying-keep = Dinheiro que deve sobrar depois da compra
orders-form-buying-keep-hint = Um valor, por exemplo 200
orders-form-bidding = { orders-topic-bid }
orders-form-bidding-most = { orders-form-most }
orders-form-bidding-most-hint = Se não houver outro valor. A porcentagem continua valendo se der menos. Escreva 0 para passar.
orders-form-bidding-passes = Máximo por uma carta de Saída Livre
orders-form-bidding-passes-hint = Escreva 0 para passar. Se deixar vazio, o bot pergunta.
orders-form-bidding-limit = Máximo por todos os bens de quem faliu
orders-form-bidding-limit-hint = O máximo vale para a soma de tudo o que você paga. Deixe vazio para não ter limite.
orders-form-bidding-keep = Dinheiro que deve sobrar depois do lance
orders-form-bidding-keep-hint = Se deixar vazio, os lances podem usar todo o dinheiro que você consegue levantar.
orders-form-leaving = Quando começa o fim da partida?
orders-form-leaving-few = Propriedades ainda livres, de 0 a 28
orders-form-leaving-few-hint = O fim da partida começa com esse número de propriedades ou menos.
orders-form-building = { orders-topic-build }
orders-form-building-keep = Dinheiro que deve sobrar
orders-form-building-keep-hint = O bot não constrói se você ficar com menos do que este valor.
orders-form-building-scarce = Máximo por uma das últimas construções
orders-form-building-scarce-hint = Escreva 0 para deixar as construções para as outras pessoas. Se deixar vazio, o bot pergunta.
orders-form-lifting = Suas próprias hipotecas
orders-form-lifting-keep = Dinheiro que deve sobrar depois de quitar
orders-form-lifting-keep-hint = Se deixar vazio, o bot não quita nada por você.
orders-form-trading = { orders-topic-trade }
orders-form-trading-gain = Recusar propostas com ganho menor que
orders-form-trading-gain-hint = Pelos preços impressos. Com -100, você aceita perder $ 100. Se deixar vazio, o bot pergunta.
orders-form-most = Máximo por cada propriedade
orders-form-most-hint = Escreva 0 para passar. Se deixar vazio, valem suas outras instruções.
orders-form-most-title = Leilão de { $what }

## What is ordered, told

orders-told-rule-always = Você compra todas as propriedades em que parar. Se faltar dinheiro, o bot pergunta a você.
orders-told-rule-never = Você não compra nenhuma propriedade em que parar.
orders-told-rule-keep =
    { $keep ->
        [0] Você compra toda propriedade para a qual tiver dinheiro.
       *[other] Você compra uma propriedade se ficar com pelo menos $ { $keep }. Se não, { $declined ->
            [left-with-bank] não compra.
           *[auctioned] ela vai a leilão.
        }
    }
orders-told-rule-group = Você só compra propriedades que completam um grupo seu ou impedem alguém de completar um.
orders-told-exception = · { $what }: { $told }
orders-short-ask = o bot pergunta a você
orders-short-always = sempre comprar
orders-short-never = nunca comprar
orders-short-keep =
    { $keep ->
        [0] comprar se você tiver dinheiro
       *[other] comprar se você ficar com pelo menos $ { $keep }
    }
orders-short-group = comprar só para completar ou travar um grupo
orders-short-most =
    { $most ->
        [0] passar
       *[other] até $ { $most }
    }
orders-told-percent =
    { $percent ->
        [0] Você passa.
       *[other] Você dá lances até { $percent }% do preço impresso.
    }
orders-told-most =
    { $most ->
        [0] Você passa nas propriedades sem valor definido.
       *[other] Você dá lances de no máximo $ { $most } por uma propriedade sem valor definido.
    }
orders-told-passes =
    { $most ->
        [0] · Cartas de Saída Livre: você passa
       *[other] · Cartas de Saída Livre: até $ { $most }
    }
orders-told-limit = Por todos os bens de quem faliu, você gasta no máximo $ { $most }.
orders-told-bid-keep =
    { $keep ->
        [0] Seus lances nunca passam do dinheiro que você tem.
       *[other] Ao dar lances, você guarda pelo menos $ { $keep } do seu dinheiro.
    }
orders-told-early = { $few ->
        [0] Enquanto houver propriedades livres, você { $told }.
        [1] Enquanto houver mais de 1 propriedade livre, você { $told }.
       *[other] Enquanto houver mais de { $few } propriedades livres, você { $told }.
    }
orders-told-late = { $few ->
        [0] Quando não houver mais propriedades livres, você { $told }.
        [1] Quando houver só 1 propriedade livre ou nenhuma, você { $told }.
       *[other] Quando houver { $few } propriedades livres ou menos, você { $told }.
    }
orders-told-last = No seu último turno na Prisão, você { $told }.
orders-way-throw = tenta tirar uma dupla
orders-way-fine = paga $ { $fine }
orders-way-pass = usa uma carta de Saída Livre ou, se não tiver, joga os dados
orders-way-pass-fine = usa uma carta de Saída Livre ou, se não tiver, paga $ { $fine }
orders-told-tax-flat = Você paga o valor fixo.
orders-told-tax-tenth = Você paga uma porcentagem de tudo o que tem.
orders-told-raising =
    { $count ->
        [0] Você levanta o dinheiro na hora: primeiro hipoteca propriedades sem construções e depois vende construções.
        [one] Você levanta o dinheiro na hora. Vende ou hipoteca { $what } primeiro. Depois hipoteca outras propriedades sem construções e, por último, vende construções.
       *[other] Você levanta o dinheiro na hora. Vende ou hipoteca primeiro, nesta ordem: { $what }. Depois hipoteca outras propriedades sem construções e, por último, vende construções.
    }
orders-told-keep =
    { $count ->
        [one] Você guarda { $what } enquanto for possível.
       *[other] Você guarda estas propriedades enquanto for possível, a primeira por mais tempo: { $what }.
    }
orders-told-goal =
    { $steps ->
        [1] { "" }
       *[other] **{ $place }** ·{" "}
    }{ $whole ->
        [yes] { $what }: até { $level } em cada rua
       *[no] { $what }: até { $level }
    }.
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Ao construir, você pode gastar todo o seu dinheiro.
       *[other] Ao construir, você guarda pelo menos $ { $keep }.
    }
orders-told-scarce =
    { $most ->
        [0] Quando faltam construções, você deixa todas para as outras pessoas.
       *[other] Quando faltam construções, você oferece até $ { $most } por cada uma.
    }
orders-told-received-lift = Você quita as hipotecas de quem faliu até onde seu dinheiro der.
orders-told-received-hold = Você mantém as hipotecas de quem faliu.
orders-told-lift =
    { $keep ->
        [0] Você quita suas hipotecas assim que tiver dinheiro.
       *[other] Você quita suas hipotecas, desde que fique com pelo menos $ { $keep }.
    }
orders-told-until = Você recusa todas as propostas até <t:{ $at }:f>.
orders-told-never =
    { $count ->
        [one] Você recusa propostas que pedem isto: { $what }.
       *[other] Você recusa propostas que pedem algo desta lista: { $what }.
    }
orders-told-gain =
    { $worth ->
        [even] Você recusa propostas em que sai perdendo, pelos preços impressos.
        [better] Você recusa propostas em que ganha menos de $ { $dollars }, pelos preços impressos.
       *[other] Você recusa propostas em que perde mais de $ { $dollars }, pelos preços impressos.
    }
orders-told-rents = Você cobra seus aluguéis na hora.

## Presets

orders-presets = **Os estilos prontos** substituem todas as suas instruções de uma vez.
orders-presets-about = *Cauteloso* guarda mais dinheiro, *ousado* gasta mais, e *normal* fica no meio.
orders-preset-careful = Cauteloso
orders-preset-usual = Normal
orders-preset-bold = Ousado
orders-preset-other = Como na minha outra partida
orders-no-other = Você não tem instruções em nenhuma outra partida em andamento, então nada mudou.

command-name-orders = instruções
command-orders = Definir instruções que decidem por mim na hora
