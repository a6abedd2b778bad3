# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Suas instruções
orders-intro = Elas respondem no seu lugar assim que a partida pede uma decisão, para ninguém ter de esperar. Onde não há instrução, o bot pergunta a você, como sempre. Ninguém mais vê as instruções.
orders-unsaved = ✏️ **Ainda não está valendo.** Clique em *Salvar* quando tudo estiver do seu jeito.
orders-unsaved-none = ✏️ **Ainda não está valendo.** Clique em *Salvar* para desligar todas as suas instruções.
orders-saved = ✅ Salvo: a partir de agora estas instruções respondem no seu lugar.
orders-saved-none = ✅ Salvo: você não tem mais instruções, e o bot vai perguntar toda vez.
orders-at-once = As instruções já responderam:
orders-discarded = Nada mudou.
orders-open = *O bot pergunta a você.*
orders-did = O que elas fizeram
orders-save = Salvar
orders-discard = Descartar mudanças
orders-clear = Limpar
orders-clear-all = Limpar tudo
orders-back = Todas as instruções
orders-back-topic = Voltar
orders-not-read = “{ $typed }” não é um valor que eu consiga ler, então nada mudou. Escreva dólares inteiros, como 250, ou deixe o campo vazio.
orders-out-of-range = Esse valor não serve aqui: { $typed }. Nada mudou.
orders-did-title = O que suas instruções fizeram
orders-did-nothing = Elas ainda não responderam nada.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Responderam no seu lugar.

## Topics

orders-topic-title = Instruções: { $topic }
orders-topic-buy = Compras
orders-topic-bid = Leilões
orders-topic-jail = Prisão
orders-topic-tax = Imposto de Renda
orders-topic-debt = Dívidas
orders-topic-build = Construção
orders-topic-mortgage = Hipotecas
orders-topic-trade = Propostas de troca
orders-topic-rent = Aluguel
orders-about-buy = Para quando você parar numa propriedade à venda. Uma regra para um grupo vale mais que a geral; uma para uma propriedade, mais que as duas. Se você quer comprar mas o dinheiro não dá, o bot pergunta.
orders-about-bid = Seu máximo é secreto, e o lance nunca passa do necessário. Um valor para um grupo vale para cada propriedade dele.
orders-about-jail = Quando o jeito escolhido não dá, você joga os dados.
orders-about-tax = O valor não é calculado antes da sua escolha.
orders-about-debt = Para quando você dever mais do que tem em dinheiro. O bot não vende nem hipoteca mais do que a dívida pede; as construções vão antes dos terrenos em que estão. Se isso não bastar, ele pergunta.
orders-about-build = O bot constrói nesta ordem, por igual, assim que as regras e o dinheiro deixarem. Só dá para construir em grupos completos.
orders-about-mortgage = Quitar uma hipoteca custa { $interest }% de juros. As que vêm de uma falência podem ser quitadas na hora, sem mais juros.
orders-about-trade = Estas propostas são recusadas automaticamente. Todas as outras chegam a você como sempre.
orders-about-rent = Nesta partida o aluguel tem de ser cobrado antes que seja tarde.

## Choices: the question, then the answers

orders-rule = Quando você para numa propriedade
orders-rule-ask = Perguntar para mim
orders-rule-always = Sempre comprar
orders-rule-never = Nunca comprar
orders-rule-keep = Comprar se sobrar dinheiro…
orders-rule-group = Comprar só o que completa ou trava um grupo
orders-percent = Propriedades sem valor próprio
orders-percent-ask = Perguntar para mim
orders-percent-0 = Passar
orders-percent-50 = Até a metade do preço
orders-percent-75 = Até três quartos do preço
orders-percent-100 = Até o preço
orders-percent-125 = Até 25% acima do preço
orders-percent-150 = Até 50% acima do preço
orders-percent-200 = Até o dobro do preço
orders-early = Cedo: com mais de { $few } propriedades à venda
orders-early-ask = Cedo: perguntar para mim
orders-early-throw = Cedo: tentar uma dupla
orders-early-fine = Cedo: pagar $ { $fine }
orders-early-pass = Cedo: usar carta de Saída Livre, senão jogar
orders-early-pass-fine = Cedo: usar carta de Saída Livre, senão pagar $ { $fine }
orders-late = Tarde: com { $few } propriedades à venda ou menos
orders-late-ask = Tarde: perguntar para mim
orders-late-throw = Tarde: tentar uma dupla
orders-late-fine = Tarde: pagar $ { $fine }
orders-late-pass = Tarde: usar carta de Saída Livre, senão jogar
orders-late-pass-fine = Tarde: usar carta de Saída Livre, senão pagar $ { $fine }
orders-last = Antes da última jogada na Prisão
orders-last-ask = Última jogada: nada de especial
orders-last-throw = Última jogada: guardar a carta e jogar
orders-last-pass = Última jogada: usar carta de Saída Livre, se houver
orders-tax = Imposto de Renda
orders-tax-ask = Perguntar para mim
orders-tax-flat = O valor fixo
orders-tax-tenth = A porcentagem de tudo o que tenho
orders-raising = Quando você deve mais do que tem
orders-raising-ask = Perguntar para mim
orders-raising-cheapest = Levantar nesta ordem
orders-received = Hipotecas que vêm de uma falência
orders-received-ask = Perguntar para mim
orders-received-lift = Quitar até onde o dinheiro der
orders-received-hold = Manter as hipotecas
orders-until = Recusar toda proposta por um tempo
orders-until-ask = Não
orders-until-12 = Por 12 horas
orders-until-24 = Por um dia
orders-until-72 = Por três dias
orders-until-168 = Por uma semana
orders-rents = Aluguéis para cobrar
orders-rents-claim = Cobrar sempre
orders-rents-ask = Deixar comigo

## Single deeds and groups

orders-for-buy = Outra regra para um grupo ou propriedade…
orders-for-bid = Um valor para um grupo ou propriedade…
orders-for-build = Pôr um grupo ou uma rua no plano…
orders-count =
    { $count ->
        [1] 1 instrução
       *[other] { $count } instruções
    }
orders-which-buy = Escolha o grupo inteiro ou uma propriedade
orders-which-bid = Escolha o grupo inteiro ou uma propriedade para dar um valor…
orders-which-build = Escolha o grupo inteiro ou uma rua
orders-whole = Grupo inteiro: { $group }
orders-as-usual = Como os demais
orders-as-group = Como para o grupo todo
orders-choose-rule = A regra para { $what }…
orders-except-usual = Como os demais
orders-except-ask = Perguntar para mim
orders-except-always = Sempre comprar
orders-except-never = Nunca comprar
orders-except-keep = Comprar se sobrarem $ { $keep }
orders-except-group = Comprar só para completar ou travar um grupo
orders-choose-level = Até que altura em { $what }…
orders-no-goal = Fora do plano
orders-list-first = Vai primeiro: pôr ou tirar…
orders-list-keep = Fica por último: pôr ou tirar…
orders-list-never = Nunca sai numa troca: pôr ou tirar…
orders-listed = Número { $place } da lista

## Forms

orders-type-buy = Dinheiro que tem de sobrar…
orders-type-bid = Limites: cartas, falências…
orders-type-jail = Limite entre cedo e tarde…
orders-type-build = Dinheiro na mão, falta de casas…
orders-type-mortgage = Quitar as minhas…
orders-type-trade = Ganho mínimo…
orders-form-buying = Compras
orders-form-buying-keep = Dinheiro que tem de sobrar da compra
orders-form-buying-keep-hint = Em dólares, por exemplo 200
orders-form-bidding = Leilões
orders-form-bidding-passes = Máximo por uma carta de Saída Livre
orders-form-bidding-passes-hint = 0 para passar; vazio: o bot pergunta
orders-form-bidding-limit = Máximo por todos os bens de uma falência
orders-form-bidding-limit-hint = Todos os lotes de uma falência juntos; vazio: sem limite
orders-form-bidding-keep = Dinheiro fora dos lances
orders-form-bidding-keep-hint = Vazio: os lances podem passar do dinheiro, até o que você puder levantar
orders-form-leaving = A partir de quando é tarde na partida?
orders-form-leaving-few = Propriedades ainda à venda, de 0 a 28
orders-form-leaving-few-hint = É tarde a partir deste número de propriedades à venda, ou menos
orders-form-building = Construção
orders-form-building-keep = Dinheiro para guardar na mão
orders-form-building-keep-hint = O bot não constrói nada que deixe você com menos
orders-form-building-scarce = Máximo por uma construção em falta
orders-form-building-scarce-hint = Quando mais gente quer. 0: deixar para os outros; vazio: o bot pergunta
orders-form-lifting = Suas próprias hipotecas
orders-form-lifting-keep = Quitar enquanto sobrar este dinheiro
orders-form-lifting-keep-hint = Vazio: só quando você disser
orders-form-trading = Propostas de troca
orders-form-trading-gain = Recusar abaixo de um ganho de
orders-form-trading-gain-hint = Pelos preços das propriedades; -100 aceita perder $ 100; vazio: o bot pergunta
orders-form-most = O máximo por cada um
orders-form-most-hint = 0 para passar; vazio: como os demais
orders-form-most-title = Leilão de { $what }

## What is ordered, told

orders-told-rule-always = Você compra todas as propriedades em que parar.
orders-told-rule-never = Você não compra nenhuma propriedade.
orders-told-rule-keep = Você compra se sobrarem pelo menos $ { $keep }; senão, não compra.
orders-told-rule-group = Você compra só o que completa um grupo seu ou impede alguém de completar um.
orders-told-exception = · { $what }: { $told }
orders-short-ask = o bot pergunta
orders-short-always = sempre comprar
orders-short-never = nunca comprar
orders-short-keep = comprar se sobrarem $ { $keep }
orders-short-group = comprar só para completar ou travar um grupo
orders-short-most =
    { $most ->
        [0] passar
       *[other] até $ { $most }
    }
orders-told-percent =
    { $percent ->
        [0] Você passa.
       *[other] Você dá lances até { $percent }% do preço da propriedade.
    }
orders-told-passes =
    { $most ->
        [0] · Cartas de Saída Livre: passar
       *[other] · Cartas de Saída Livre: até $ { $most }
    }
orders-told-limit = Pelos bens de uma falência você não gasta mais do que $ { $most } no total.
orders-told-bid-keep =
    { $keep ->
        [0] Seus lances nunca passam do seu dinheiro.
       *[other] Seus lances nunca passam do seu dinheiro menos $ { $keep }.
    }
orders-told-early = Com mais de { $few } propriedades à venda: { $told }.
orders-told-late = Com { $few } propriedades à venda ou menos: { $told }.
orders-told-last = Antes da sua última jogada na Prisão: { $told }.
orders-way-throw = tentar uma dupla
orders-way-fine = pagar $ { $fine }
orders-way-pass = usar uma carta de Saída Livre, senão jogar os dados
orders-way-pass-fine = usar uma carta de Saída Livre, senão pagar $ { $fine }
orders-told-tax-flat = Você paga o valor fixo.
orders-told-tax-tenth = Você paga a porcentagem de tudo o que tem.
orders-told-raising =
    { $first ->
        [yes] O dinheiro para suas dívidas é levantado na hora. O que vai primeiro, nesta ordem: { $what }. Depois, o que for mais barato de recuperar.
       *[no] O dinheiro para suas dívidas é levantado na hora, com o que for mais barato de recuperar.
    }
orders-told-keep = Guardado enquanto der, do mais ao menos importante: { $what }.
orders-told-goal =
    { $whole ->
        [yes] **{ $place }** · { $what } até { $level } em cada
       *[no] **{ $place }** · { $what } até { $level }
    }
orders-told-build-keep =
    { $keep ->
        [0] ⚠️ Você não guarda nenhum dinheiro na mão.
       *[other] Você guarda $ { $keep } na mão.
    }
orders-told-scarce =
    { $most ->
        [0] Quando faltam construções, você deixa para os outros.
       *[other] Quando faltam construções, você pede por até $ { $most } cada.
    }
orders-told-received-lift = As hipotecas que vêm de uma falência são quitadas até onde seu dinheiro der.
orders-told-received-hold = Você mantém as hipotecas que vêm de uma falência.
orders-told-lift = Suas hipotecas são quitadas enquanto sobrarem pelo menos $ { $keep }.
orders-told-until = Toda proposta é recusada até <t:{ $at }:f>.
orders-told-never = São recusadas as propostas que pedem { $what }.
orders-told-gain =
    { $worth ->
        [even] São recusadas as propostas em que você sai perdendo, pelos preços das propriedades.
        [better] São recusadas as propostas em que você ganha menos de $ { $dollars }, pelos preços das propriedades.
       *[other] São recusadas as propostas em que você perde mais de $ { $dollars }, pelos preços das propriedades.
    }
orders-told-rents = Seus aluguéis são cobrados na hora.

## Presets

orders-presets = **Comece por um modelo** (ele substitui tudo o que está abaixo) ou mude um assunto de cada vez. *Cauteloso* guarda mais dinheiro; *ousado* gasta.
orders-preset-careful = Cauteloso
orders-preset-usual = Normal
orders-preset-bold = Ousado
orders-preset-other = Como na minha outra partida
orders-no-other = Você não tem instruções em nenhuma outra partida em andamento. Nada mudou.
orders-change = { $topic }…
