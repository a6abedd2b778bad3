# Standing orders: the private panel, and what is ordered in plain sentences.

orders-title = Suas instruções
orders-intro = Elas respondem por você na hora da pergunta, para ninguém ter de esperar. Onde não há instrução, você é quem responde, como sempre. Mais ninguém vê isto.
orders-unsaved = ✏️ **Ainda não está valendo.** Toque em *Salvar* quando tudo estiver do seu jeito.
orders-saved = ✅ Salvo: a partir de agora isto responde por você.
orders-at-once = As instruções já responderam:
orders-discarded = Nada mudou.
orders-nothing = **Ainda não há instruções.** Por exemplo, você poderia: comprar o que deixe $ 300 na mão, dar lances até o preço do título, usar uma saída livre, construir hotéis no grupo laranja.
orders-silent = *O bot pergunta a você sobre* { $topics }
orders-open = *O bot pergunta a você.*
orders-choose-topic = Escolha um assunto para instruir…
orders-did = O que elas fizeram
orders-save = Salvar
orders-discard = Descartar mudanças
orders-clear = Limpar
orders-clear-all = Limpar tudo
orders-back = Todas as instruções
orders-back-topic = Voltar
orders-not-read = “{ $typed }” não é um valor que eu consiga ler, então nada mudou. Escreva dólares inteiros, como 250, ou deixe o campo vazio.
orders-out-of-range = Isso é mais, ou menos, do que cabe ali: { $typed }. Nada mudou.
orders-did-title = O que suas instruções fizeram
orders-did-nothing = Elas ainda não responderam nada.
orders-did-line = <t:{ $at }:R> { $told }
orders-did-untold = Responderam por você.

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
orders-hint-buy = Comprar ou não onde você cai
orders-hint-bid = O máximo que você ofereceria
orders-hint-jail = Pagar, usar uma carta ou jogar os dados
orders-hint-tax = O valor fixo ou a porcentagem
orders-hint-debt = O que vender e hipotecar primeiro
orders-hint-build = O que construir assim que der
orders-hint-mortgage = Quitar hipotecas
orders-hint-trade = Que propostas recusar
orders-hint-rent = Cobrar a tempo
orders-about-buy = Quando você cai num título à venda. Uma regra para um grupo vale mais que a geral; uma para um título, mais que as duas. Se você quer mas o dinheiro não dá, o bot pergunta.
orders-about-bid = Seu máximo é secreto, e o lance nunca passa do necessário. Um valor para um grupo vale para cada título dele.
orders-about-jail = Quando o jeito escolhido não dá, você joga os dados.
orders-about-tax = O valor não é calculado antes da escolha.
orders-about-debt = Quando você deve mais do que tem em dinheiro. Não se vende nem se hipoteca mais do que a dívida pede; as construções vão antes dos títulos em que estão. Se nada resolver, o bot pergunta.
orders-about-build = Construído nesta ordem, por igual, assim que as regras e o dinheiro deixarem. Só dá para construir em grupos completos.
orders-about-mortgage = Quitar uma hipoteca custa { $interest }% de juros. As que vêm com os títulos de uma falência podem ser quitadas na hora, sem mais juros.
orders-about-trade = Estas propostas são recusadas sem leitura. Todas as outras chegam a você como sempre.
orders-about-rent = Nesta partida o aluguel tem de ser cobrado antes que seja tarde.

## Choices: the question, then the answers

orders-rule = Onde você cai
orders-rule-ask = Perguntar para mim
orders-rule-always = Sempre comprar
orders-rule-never = Nunca comprar
orders-rule-keep = Comprar se sobrar dinheiro…
orders-rule-group = Comprar só o que completa ou trava um grupo
orders-percent = Títulos sem valor próprio
orders-percent-ask = Perguntar para mim
orders-percent-0 = Passar
orders-percent-50 = Até a metade do preço
orders-percent-75 = Até três quartos do preço
orders-percent-100 = Até o preço
orders-percent-125 = Até um quarto acima do preço
orders-percent-150 = Até metade acima do preço
orders-percent-200 = Até o dobro do preço
orders-early = Cedo: com mais de { $few } títulos à venda
orders-early-ask = Cedo: perguntar para mim
orders-early-throw = Cedo: tentar uma dupla
orders-early-fine = Cedo: pagar $ { $fine }
orders-early-pass = Cedo: usar saída livre, senão jogar
orders-early-pass-fine = Cedo: usar saída livre, senão pagar $ { $fine }
orders-late = Tarde: com { $few } títulos à venda ou menos
orders-late-ask = Tarde: perguntar para mim
orders-late-throw = Tarde: tentar uma dupla
orders-late-fine = Tarde: pagar $ { $fine }
orders-late-pass = Tarde: usar saída livre, senão jogar
orders-late-pass-fine = Tarde: usar saída livre, senão pagar $ { $fine }
orders-last = Antes da última jogada na Prisão
orders-last-ask = Última jogada: nada de especial
orders-last-throw = Última jogada: guardar a saída livre
orders-last-pass = Última jogada: usar saída livre, se houver
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
orders-rents = Aluguel que se precisa cobrar
orders-rents-claim = Cobrar sempre
orders-rents-ask = Deixar comigo

## Single deeds and groups

orders-for-buy = Outra regra para um grupo ou título…
orders-for-bid = Um valor para um grupo ou título…
orders-for-build = Pôr um grupo ou uma rua no plano…
orders-count =
    { $count ->
        [1] 1 instrução
       *[other] { $count } instruções
    }
orders-which-buy = Escolha o grupo inteiro ou um título
orders-which-bid = Escolha o grupo inteiro ou um título para dar um valor…
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
orders-except-group = Comprar só para completar ou travar
orders-choose-level = Até que altura em { $what }…
orders-no-goal = Fora do plano
orders-list-first = Vai primeiro: pôr ou tirar…
orders-list-keep = Fica por último: pôr ou tirar…
orders-list-never = Nunca sai numa troca: pôr ou tirar…
orders-listed = Número { $place } da lista

## Forms

orders-type-buy = Dinheiro que tem de sobrar…
orders-type-bid = Saídas livres, bens, dinheiro…
orders-type-jail = Quando é tarde…
orders-type-build = Dinheiro na mão, faltas…
orders-type-mortgage = Quitar as minhas…
orders-type-trade = Ganho mínimo…
orders-form-buying = Compras
orders-form-buying-keep = Dinheiro que tem de sobrar da compra
orders-form-buying-keep-hint = Em dólares, por exemplo 200
orders-form-bidding = Leilões
orders-form-bidding-passes = Máximo por uma saída livre
orders-form-bidding-passes-hint = 0 para passar; vazio: o bot pergunta
orders-form-bidding-limit = Máximo por todos os bens de uma falência
orders-form-bidding-limit-hint = Todos os lotes de uma falência juntos; vazio: sem limite
orders-form-bidding-keep = Dinheiro fora dos lances
orders-form-bidding-keep-hint = Vazio: os lances podem passar do dinheiro, até o que você puder levantar
orders-form-leaving = Quando é tarde na partida?
orders-form-leaving-few = Títulos ainda à venda, de 0 a 28
orders-form-leaving-few-hint = É tarde quando não há mais títulos à venda do que isto
orders-form-building = Construção
orders-form-building-keep = Dinheiro para guardar na mão
orders-form-building-keep-hint = Nada é construído que deixe você com menos
orders-form-building-scarce = Máximo por uma construção em falta
orders-form-building-scarce-hint = Quando mais gente quer. 0: deixar para a mesa; vazio: o bot pergunta
orders-form-lifting = Suas próprias hipotecas
orders-form-lifting-keep = Quitar enquanto sobrar este dinheiro
orders-form-lifting-keep-hint = Vazio: só quando você disser
orders-form-trading = Propostas de troca
orders-form-trading-gain = Recusar abaixo de um ganho de
orders-form-trading-gain-hint = Pelos preços dos títulos; -100 aceita perder $ 100; vazio: o bot pergunta
orders-form-most = O máximo por cada um
orders-form-most-hint = 0 para passar; vazio: como os demais
orders-form-most-title = Leilão de { $what }

## What is ordered, told

orders-told-rule-always = Você compra tudo onde cair.
orders-told-rule-never = Você não compra nada onde cair.
orders-told-rule-keep = Você compra o que deixe pelo menos $ { $keep } na mão e recusa o resto.
orders-told-rule-group = Você compra só o que completa um grupo seu ou impede alguém de completar um.
orders-told-exception = · { $what }: { $told }
orders-short-ask = o bot pergunta
orders-short-always = sempre comprar
orders-short-never = nunca comprar
orders-short-keep = comprar se sobrarem $ { $keep }
orders-short-group = comprar só para completar ou travar
orders-short-most =
    { $most ->
        [0] passar
       *[other] até $ { $most }
    }
orders-told-percent =
    { $percent ->
        [0] Você passa.
       *[other] Você dá lances até { $percent }% do preço do título.
    }
orders-told-passes =
    { $most ->
        [0] · Saídas livres: passar
       *[other] · Saídas livres: até $ { $most }
    }
orders-told-limit = Pelos bens de uma falência você não gasta mais do que $ { $most } no total.
orders-told-bid-keep =
    { $keep ->
        [0] Seus lances nunca passam do seu dinheiro.
       *[other] Seus lances nunca passam do seu dinheiro menos $ { $keep }.
    }
orders-told-early = Com mais de { $few } títulos à venda: { $told }.
orders-told-late = Com { $few } títulos à venda ou menos: { $told }.
orders-told-last = Antes da última jogada: { $told }.
orders-way-throw = tentar uma dupla
orders-way-fine = pagar $ { $fine }
orders-way-pass = usar uma saída livre, senão jogar os dados
orders-way-pass-fine = usar uma saída livre, senão pagar $ { $fine }
orders-told-tax-flat = Você paga o valor fixo.
orders-told-tax-tenth = Você paga a porcentagem de tudo o que tem.
orders-told-raising =
    { $first ->
        [yes] O dinheiro para suas dívidas é levantado na hora. O que vai primeiro, nesta ordem: { $what }. Depois, o que for mais barato de desfazer.
       *[no] O dinheiro para suas dívidas é levantado na hora, com o que for mais barato de desfazer.
    }
orders-told-keep = Guardado enquanto der, o primeiro por mais tempo: { $what }.
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
        [0] Quando faltam construções, você deixa para a mesa.
       *[other] Quando faltam construções, você pede por até $ { $most } cada.
    }
orders-told-received-lift = As hipotecas que vêm de uma falência são quitadas até onde seu dinheiro der.
orders-told-received-hold = As hipotecas que vêm de uma falência ficam como estão.
orders-told-lift = Suas hipotecas são quitadas enquanto sobrarem pelo menos $ { $keep }.
orders-told-until = Toda proposta é recusada até <t:{ $at }:f>.
orders-told-never = São recusadas as propostas que pedem { $what }.
orders-told-gain =
    { $worth ->
        [even] São recusadas as propostas em que você sai perdendo, pelos preços dos títulos.
        [better] São recusadas as propostas em que você ganha menos de $ { $dollars }, pelos preços dos títulos.
       *[other] São recusadas as propostas em que você perde mais de $ { $dollars }, pelos preços dos títulos.
    }
orders-told-rents = O aluguel é cobrado na hora.
