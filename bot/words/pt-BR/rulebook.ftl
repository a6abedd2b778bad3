# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Procurar um assunto…
rules-which = Há várias partidas: quer ler as regras de qual?
chapters-unknown = Esse capítulo não existe. Estes são todos.
chapter-ruling = ↳ { $text }
# The ids of clauses and rulings, once at the end of a chapter
chapter-cites = -# Em que se baseia: { $cites }
chapter-house-rule = { $text } *Regra da casa*
chapter-footer = { $edition } · { $game } · ↳ escolha nossa onde o manual não diz nada
chapter-not-played = *Este capítulo não vale nesta partida. Ele diz:*
chapter-by-the-book = Esta partida segue as regras oficiais, sem regras da casa.
chapter-differs = **Regras da casa escolhidas:** { $rules }.
    Por isso, isto é diferente das regras oficiais:

chapter-setup = Preparação
chapter-setup-find = começar, começo, início, dinheiro, lugares, participantes, peão, peao, distribuir, banco, notas
chapter-turns = A vez e as duplas
chapter-turns-find = vez, turno, jogar, dados, ordem, começar, primeiro, andar, dupla, duplas, segurar, encerrar
chapter-go = Ponto de Partida
chapter-go-find = go, partida, salário, salario, passar, 200, volta, início
chapter-buying = Comprar propriedades
chapter-buying-find = comprar, compra, recusar, à venda, título, titulo, preço, preco
chapter-auctions = Leilões
chapter-auctions-find = leilão, leilao, leiloes, lance, lances, máximo, maximo, secreto, passar, mínimo, arrematar
chapter-rent = Aluguel
chapter-rent-find = pagar, aluguéis, alugueis, ferrovia, companhia, monopólio, grupo completo, dobro
chapter-claims = Cobrar o aluguel
chapter-claims-find = cobrar, cobrança, pedir, esquecer, prazo, tarde, atrasado
chapter-cards = Sorte e Cofre
chapter-cards-find = carta, cartas, sorte, cofre, revés, monte, embaralhar, saída livre, saida livre, reforma, mais próxima
chapter-tax = Imposto de Renda e de Luxo
chapter-tax-find = imposto, impostos, taxa, 10%, dez por cento, 200, patrimônio, luxo, riqueza
chapter-jail = Prisão
chapter-jail-find = prisao, cadeia, multa, fiança, 50, dupla, visita, sair, terceira vez
chapter-parking = Parada Livre
chapter-parking-find = pote, bolão, bolao, multas, estacionamento, estacionamento livre, parada
chapter-houses = Casas
chapter-houses-find = construir, casa, construção, construcao, por igual, nivelado, obras, cor
chapter-hotels = Hotéis
chapter-hotels-find = hotel, hoteis, construir, quatro casas
chapter-shortages = Falta de construções
chapter-shortages-find = falta, sem casas, acabaram, limite, 32, estoque
chapter-selling = Vender construções e propriedades
chapter-selling-find = vender, vender casas, metade do preço, devolver, desmontar, demolir
chapter-mortgages = Hipotecas
chapter-mortgages-find = hipoteca, hipotecar, empréstimo, juros, 10%, quitar, resgatar
chapter-trades = Trocas
chapter-trades-find = troca, trocar, negócio, negociar, negociação, proposta, imunidade, promessa
chapter-debts = Dívidas e falência
chapter-debts-find = dívida, divida, dever, falência, falencia, falir, quebrar, não pode pagar, perder, desistir, bens
chapter-loans = Empréstimos
chapter-loans-find = emprestar, empréstimo, emprestimo, crédito, credito, fiado
chapter-ending = Como a partida acaba
chapter-ending-find = vencer, ganhar, fim, final, acabar, maior patrimônio, empate
chapter-short = Jogo Curto
chapter-short-find = curto, rápido, rapido, três títulos, três propriedades
chapter-timed = Jogos com hora marcada
chapter-timed-find = hora, hora marcada, relógio, limite de tempo, novo jogo curto, contagem, patrimônio, valor
chapter-house-rules = Regras da casa desta mesa
chapter-house-rules-find = regras da casa, variantes, diferenças, opções
chapter-clocks = Prazos e ausência
chapter-clocks-find = tempo, prazo, relógio, relogio, ausente, sumiu, demora, lento, silêncio

## set-up

told-setup-cash = **Dinheiro.** Todo mundo começa com $ { $start_cash }.
told-setup-dollars = Sempre dólares inteiros: décimos arredondam para cima e, quando um valor é dividido, os dólares que sobram seguem a ordem da mesa.
told-setup-notes = O dinheiro é um número. Não se contam notas, e o Banco nunca fica sem, então não assina vales.
told-setup-players = **Lugares.** De { $players_min } a { $players_max } participantes.
told-setup-banker = O bot é o Banco e o leiloeiro. Não tem bolso próprio, nunca dá lances, e ninguém precisa ficar de fora para cuidar disso.
told-setup-tokens = Cada pessoa tem seu próprio peão. Todo mundo sai do Ponto de Partida, que ainda não paga nada.
told-setup-deeds-sold = **Títulos.** São embaralhados e distribuídos: { $setup_count ->
        [one] um para cada pessoa, que paga o preço impresso ao Banco na hora.
       *[other] { $setup_count } para cada pessoa, que paga os preços impressos ao Banco na hora.
    }
told-setup-deeds-given = **Títulos.** São embaralhados e distribuídos de graça: { $setup_count ->
        [one] um
       *[other] { $setup_count }
    } para cada pessoa.
told-setup-no-refusing = Uma propriedade distribuída não se recusa nem vai a leilão.
told-setup-bank = **O Banco** guarda { $setup ->
        [cash-only] as 28 propriedades
       *[other] as demais propriedades
    }, { $houses ->
        [1] uma casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [one] um hotel
       *[other] { $hotels } hotéis
    } até alguém comprar.
told-setup-decks = **Cartas.** Os dois montes de dezesseis são embaralhados uma vez e ficam virados para baixo. Ninguém vê a ordem.

## turns

told-turns-first = **Quem começa.** Todo mundo joga os dois dados. Quem tira o maior total começa.
told-turns-tie = Se o maior total empatar, só quem empatou joga de novo. O bot faz todas essas jogadas no começo.
told-turns-left = Depois os dados seguem para a esquerda, lugar por lugar.
told-turns-shape = **A vez.** Jogue dois dados, ande o total, faça o que o espaço manda, passe os dados.
told-turns-tokens = Um peão fica onde parou até andar de novo. Um espaço pode ter vários peões.
told-turns-doubles = **Dupla.** Ande e resolva o espaço como sempre, depois jogue de novo.
told-turns-third = Com { $doubles_to_jail } duplas seguidas você não anda a última: vai para a Prisão, e sua vez acaba.
told-turns-counted = Só contam as jogadas para andar, e só as desta vez. Jogar por uma carta de companhia não conta.
told-turns-jailed = **Na ida para a Prisão** você não joga de novo, com dupla ou sem.
told-turns-jailed-always = Uma das edições não diz isso com clareza. Aqui a vez acaba, não importa como você foi parar na Prisão.
told-turns-between = { $early ->
        [noted] Entre duas jogadas há tempo para construir, vender, hipotecar e trocar. O que você pede um instante cedo demais fica anotado e é feito assim que as regras deixam.
       *[refused] { $holds_a_gap ->
            [0] Entre duas jogadas há tempo para construir, vender, hipotecar e trocar.
            [one] Antes de uma jogada, qualquer outra pessoa pode segurar os dados uma vez, por pouco tempo, para construir ou trocar.
           *[other] Antes de uma jogada, qualquer outra pessoa pode segurar os dados { $holds_a_gap } vezes, por pouco tempo, para construir ou trocar.
        }
    }
told-turns-lock = Desde a jogada até ficar claro o que o espaço custa ou oferece, ninguém constrói, hipoteca, vende nem troca. Só quem tem uma dívida pode levantar dinheiro, e a troca que essa pessoa propõe pode ser aceita.
told-turns-end = { $turn_end ->
        [by-itself] Sua vez acaba sozinha quando nada está aberto e nenhuma jogada falta.
       *[said-by-player] Sua vez acaba quando você diz, mas não com dívida, compra ou leilão em aberto.
    }
told-turns-end-waits = Se você ainda puder construir, ela espera um pouco antes: só se constrói na própria vez.

## GO

told-go-salary = **Salário.** O Banco paga $ { $go_salary } cada vez que você chega ao Ponto de Partida ou passa por ele, com os dados ou com uma carta.
told-go-automatic = Ninguém precisa pedir.
told-go-cards = Vale toda carta que leva você para a frente, fale ela do Ponto de Partida ou não.
told-go-order = Você recebe antes de resolver o espaço, e fica com o dinheiro mesmo se a vez ainda acabar na Prisão.
told-go-landing = Parar bem no Ponto de Partida não paga mais do que passar.
told-go-landing-more = Parar bem no Ponto de Partida paga $ { $go_landing_salary } em vez do salário.
told-go-lap = **Uma vez por volta.** Sair do Ponto de Partida depois não paga de novo.
told-go-twice = Passe com os dados e depois tire a carta que manda você para lá: você recebe pelas duas vezes.
told-go-back = **Para trás** nunca paga.
told-go-jail = **A caminho da Prisão** você não recebe nada, seja por espaço, carta ou duplas.

## buying

told-buying-lap = **Primeira volta.** Você não pode comprar nem dar lances até completar { $buying_from_lap ->
        [one] uma volta
       *[other] { $buying_from_lap } voltas
    } no tabuleiro.
told-buying-option = **Propriedade à venda.** Pare lá, com os dados ou com uma carta, e pode comprar pelo preço impresso: rua, ferrovia ou companhia.
told-buying-raise = Falta dinheiro? A oferta continua aberta enquanto você hipoteca, vende construções ou troca.
told-buying-declined = **Não comprou?** Vai a leilão na hora, antes de qualquer outra coisa.
told-buying-kept = **Não comprou?** Fica com o Banco para a próxima visita. Não há leilão.
told-buying-deed = O título de propriedade é seu, e todo mundo pode consultar quem tem o quê e o que está hipotecado.
told-buying-own = Parar na sua própria propriedade não custa nem rende nada.

## auctions

told-auctions-none = Propriedades não vão a leilão: o que ninguém compra fica com o Banco.
told-auctions-who = **Quem dá lances.** Todo mundo na partida, também quem não quis comprar, também da Prisão.
told-auctions-not = Nunca o Banco, nem quem tem uma dívida em aberto.
told-auctions-lap = Não dá lances quem ainda não completou { $buying_from_lap ->
        [one] uma volta
       *[other] { $buying_from_lap } voltas
    } no tabuleiro.
told-auctions-start = **Primeiro lance.** Basta $ { $auction_least }, seja qual for o preço impresso.
told-auctions-reserve = **Primeiro lance.** Pelo menos { $reserve_percent }% do preço impresso.
told-auctions-steps = Dólares inteiros, cada lance pelo menos $ { $auction_step } acima do anterior.
told-auctions-price = **Vence o maior lance.** Ele é pago ao Banco, e então a propriedade é entregue.
told-auctions-open = Os lances vêm em qualquer ordem, até todo mundo passar menos quem deu o maior. Depois de um lance tardio, sobram pelo menos { $soft_close } para os outros. Você pode deixar um máximo secreto, com que o bot dá lances no seu lugar.
told-auctions-sealed = Cada pessoa registra um máximo secreto ou passa. O mais alto vence, por $ { $auction_step } a mais que o segundo, mas nunca acima de si mesmo. Se for o único, paga o lance inicial mínimo.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] Seu lance não passa do seu dinheiro.
        [no-cap] Você pode dar qualquer lance. Se vencer e não pagar, vai à falência para o Banco, e o lote volta a leilão.
       *[raisable] Seu lance pode ir até o que você levantaria: dinheiro, empréstimos sobre suas propriedades, metade do preço das construções.
    }
told-auctions-business = Durante o leilão, você pode hipotecar e vender ao Banco. { $auction ->
        [sealed-maxima] As trocas também continuam.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}No fim, um máximo é cortado no que você ainda pode oferecer.
        }
       *[open-calls] As trocas esperam até ele acabar.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Enquanto o maior lance for seu, você não gasta o que ele pede.
        }
    }
told-auctions-own-lot = Você paga antes de receber a propriedade, então não pode hipotecá-la para pagar.
told-auctions-equal = Entre lances iguais vale o primeiro. Nenhum pode ser retirado. Os lances de quem sai da partida são cancelados.
told-auctions-unsold = Ninguém deu lance? Fica com o Banco para a próxima visita.
told-auctions-several = Vários lotes seguem a ordem do tabuleiro a partir do Ponto de Partida, { $auction ->
        [sealed-maxima] todos com um só prazo e, se você quiser, um limite para todos os seus lances juntos.
       *[open-calls] um depois do outro.
    }

## rent

told-rent-due = **Aluguel.** Se você para na propriedade de outra pessoa, deve o aluguel que está no título dela.
told-rent-automatic = É cobrado automaticamente e pago na hora, se seu dinheiro der.
told-rent-claimed = O aluguel só vale se for cobrado a tempo: veja *Cobrar o aluguel*.
told-rent-built = **Com construções:** o valor do título para aquele número de casas ou para o hotel.
told-rent-double = **Grupo completo.** O aluguel dobra nas ruas sem casas de uma cor completa, mesmo que outra rua da cor esteja hipotecada ou construída.
told-rent-mortgaged = **Hipotecada,** uma propriedade não rende nada, e todo mundo vê isso. O resto do grupo continua rendendo.
told-rent-railroads = **Ferrovias.** $ { $railroad_1 }, $ { $railroad_2 }, $ { $railroad_3 } ou $ { $railroad_4 }, conforme a mesma pessoa tenha uma, duas, três ou quatro.
told-rent-utilities = **Companhias.** { $utility_1 } vezes os dados, { $utility_2 } vezes se a mesma pessoa tem as duas.
told-rent-throw = Vale a jogada que levou você até lá, também na saída da Prisão.
told-rent-scale = Ferrovias e companhias hipotecadas também entram nessa conta.
told-rent-jail = **Da Prisão** você recebe aluguel como sempre.
told-rent-no-jail = **Da Prisão** você não recebe aluguel.
told-rent-waiving = Ninguém pode prometer nem vender imunidade ao aluguel.

## claiming rent

told-claims-none = Aqui o aluguel é cobrado automaticamente: ninguém precisa pedir. A regra impressa manda cobrar a tempo: uma regra da casa permite jogar assim.
told-claims-asking = **Regra impressa.** Você só recebe o aluguel se cobrar a tempo: clique em *Cobrar*. Até lá nada é devido.
told-claims-sum = O valor é o do momento da parada, não importa o que se construa, venda ou hipoteque depois.
told-claims-second = **Tarde demais** assim que a segunda pessoa a jogar depois de quem deve o aluguel joga os dados para andar.
told-claims-second-counted = Contam as pessoas que jogam depois da vez de quem deve o aluguel, uma vez cada. A dois, a segunda é a própria pessoa que deve. Jogar por uma carta de companhia não conta.
told-claims-next = **Tarde demais** já na próxima jogada para andar.
told-claims-next-counted = A jogada extra de quem deve o aluguel conta. Jogar por uma carta de companhia não.
told-claims-waiving = Se você não quer um aluguel, não cobre. Imunidade não se vende.

## cards

told-cards-drawing = **Tirar.** Pegue a carta de cima, faça o que ela diz e ponha embaixo do monte. Não dá para recusar.
told-cards-order = Os montes são embaralhados uma vez, no começo. Quando acabam, as cartas voltam na mesma ordem.
told-cards-moves = **Se uma carta move você,** resolva o novo espaço como se tivesse chegado com os dados.
told-cards-nested = Mesmo que isso traga outra carta. A primeira vai para baixo do monte quando tudo acaba.
told-cards-nearest = O mais próximo é o primeiro à sua frente.
told-cards-railroad = Ferrovia mais próxima: o dobro do aluguel normal, conforme quantas a mesma pessoa tem.
told-cards-utility = Companhia mais próxima: uma nova jogada, vezes dez, não importa quantas a mesma pessoa tem. Uma dupla aí não dá outra jogada.
told-cards-mortgaged = Se está hipotecada, você não deve nada.
told-cards-fines = **Cartas que custam.** O que você paga vai para o Banco, a não ser que a carta mande pagar aos outros.
told-cards-pot = **Cartas que custam.** O que você pagaria ao Banco vai para a Parada Livre.
told-cards-repairs = Reformas contam todas as suas construções no tabuleiro no momento em que você tira a carta.
told-cards-pay-each = Pagar a cada participante: uma dívida só, com a mesa toda. Se não der, tudo o que você tem é vendido e dividido por igual.
told-cards-collect-each = Receber de cada participante: cada pessoa deve sua parte. Sua vez espera quem precisa levantar dinheiro.
told-cards-pass = **Carta de Saída Livre.** Guarde até usar. Depois ela vai para baixo do seu monte.
told-cards-pass-sold = Você pode vendê-la a outra pessoa, pelo preço que combinarem, a qualquer momento.
told-cards-pass-resold = Quem tem uma pode revendê-la. Nenhuma é usada sem você dizer; com duas, você escolhe qual.

## taxes

told-tax-choice = **Imposto de Renda.** Pague $ { $income_tax_flat } ou { $income_tax_percent }% de tudo o que você tem. Escolha antes de contar; a escolha fica.
told-tax-hidden = Você não vê o valor antes de escolher.
told-tax-rounding = A porcentagem arredonda para cima, ao dólar inteiro.
told-tax-worth = **Tudo o que você tem:** dinheiro, cada propriedade pelo preço impresso, hipotecada ou não, e o que suas construções custaram.
told-tax-worth-else = Empréstimos não descontam. Cartas de Saída Livre não contam, um hotel conta como { $hotel_level } casas, e o salário da mesma jogada entra inteiro.
told-tax-printed = Um imposto fixo, como está em tabuleiros posteriores, é uma regra da casa.
told-tax-flat = **Imposto de Renda.** $ { $income_tax_flat }, sem escolha.
told-tax-luxury = **Imposto de Luxo.** $ { $luxury_tax }.
told-tax-bank = Os dois impostos vão para o Banco na hora.
told-tax-pot = Os dois impostos vão para a Parada Livre.

## Jail

told-jail-in = **Você vai para a Prisão** pelo espaço Vá para a Prisão, por uma carta ou com { $doubles_to_jail } duplas seguidas.
told-jail-straight = Direto para lá: sem salário, e sua vez acaba.
told-jail-visiting = **Só de visita.** Pare lá com os dados, e nada acontece.
told-jail-doubles = **Sair com dupla** em qualquer das suas próximas { $jail_turns } vezes: você anda o que tirou e não paga nada. A vez em que você foi para a Prisão não conta.
told-jail-one-try = **Sair na sua próxima vez,** de qualquer jeito: com uma carta de Saída Livre, com $ { $jail_fine } ou com dupla. Se quiser, tente a dupla primeiro; sem ela, você paga e anda o que tirou.
told-jail-doubles-once = Essa dupla não dá outra jogada.
told-jail-doubles-again = Essa dupla dá outra jogada e conta como sua primeira.
told-jail-fine = **Sair por $ { $jail_fine }** antes de jogar os dados, { $jail_prepay_turns ->
        [1] na sua primeira vez
       *[other] nas suas primeiras { $jail_prepay_turns } vezes
    } na Prisão.
told-jail-pass = **Sair com uma carta de Saída Livre** antes de jogar os dados, sua ou comprada de outra pessoa.
told-jail-released = Livre antes da jogada, você joga como sempre: duplas contam, e com uma dupla você joga de novo.
told-jail-last = **Última tentativa.** Sem dupla também na tentativa { $jail_turns }? Você paga $ { $jail_fine } e anda o que tirou. Ninguém fica mais tempo.
told-jail-no-fine-first = Nessa vez, você joga os dados antes de pagar.
told-jail-short = Falta dinheiro? Você levanta antes de andar e mantém a jogada. Se não conseguir, vai à falência e não anda.
told-jail-pass-too-late = Depois que a última tentativa falhou, uma carta de Saída Livre não ajuda mais.
told-jail-pass-after = Depois que a última tentativa falhou, você pode usar uma carta de Saída Livre no lugar da multa.
told-jail-bank = A multa vai para o Banco.
told-jail-pot = A multa vai para a Parada Livre.
told-jail-business = **Negócios.** Da Prisão você troca, constrói e recebe aluguel como sempre.
told-jail-business-no-rent = **Negócios.** Da Prisão você troca e constrói como sempre, mas não recebe aluguel.
told-jail-all-business = Também vende construções, hipoteca e dá lances.{ $building_time ->
        [own-turn] {" "}Construir continua só na sua vez.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Nada acontece.** Nem dinheiro, nem castigo. Multas e impostos vão para o Banco, então não há pote.
told-parking-pot = **O pote.** Multas, impostos e pagamentos de cartas ao Banco ficam aqui. Se você parar aqui, leva tudo.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}Depois o Banco põe mais $ { $free_parking_seed } aqui.
    }

## houses

told-houses-group = **Onde.** Nas ruas de uma cor que é toda sua.
told-houses-even = **Por igual.** A primeira em qualquer rua, a seguinte numa rua com menos: nenhuma rua pode ficar mais de uma casa à frente de outra.
told-houses-per-group = Cada cor por si. O que há nas suas outras cores não importa.
told-houses-price = **Preço.** Cada uma custa o que diz o título. Só o Banco vende.
told-houses-most = **No máximo { $hotel_houses }** por rua. Depois vem o hotel.
told-houses-when = **Quando.** { $building_time ->
        [own-turn] Só na sua vez, também da Prisão.
       *[any-time] A qualquer momento, na vez de qualquer pessoa, também da Prisão.
    }
told-houses-lock = Não entre uma jogada e o fim do movimento dela, nem com uma dívida sua em aberto.
told-houses-many = **Quantas.** Tantas de uma vez quantas seu dinheiro pagar.
told-houses-limit = **Quantas.** { $building_limit_most ->
        [one] Uma construção por pessoa em cada vez.
       *[other] No máximo { $building_limit_most } construções por pessoa em cada vez.
    }
told-houses-mortgage-group = **Hipotecas.** Não se constrói numa cor enquanto uma de suas ruas estiver hipotecada.
told-houses-mortgage-lot = **Hipotecas.** Não se constrói numa rua hipotecada. Nas outras da cor sim, enquanto tudo ficar por igual.
told-houses-stock = **Estoque.** Ao todo, o Banco tem { $houses ->
        [1] uma casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [one] um hotel
       *[other] { $hotels } hotéis
    }.
told-houses-steps = Vários passos de uma vez precisam de cada casa do caminho, também no caminho até um hotel.

## hotels

told-hotels-first = **Um hotel** precisa antes de { $hotel_houses } casas em cada rua da cor. Devolva as de uma rua, pague o que custa uma casa ali, e ele está de pé.
told-hotels-short = Não há quarta casa. Para construir, vender e baixar, um hotel são { $hotel_level } níveis, e pede ou devolve { $hotel_houses } casas.
told-hotels-rent = O aluguel é o de hotel no título.
told-hotels-any = Em qualquer rua da cor, um depois do outro, um por rua.
told-hotels-back = **Casas devolvidas** são do Banco outra vez, para quem quiser comprar.
told-hotels-sold = **Vendido ao Banco** rende metade do preço de { $hotel_level } casas. Todos os de uma cor podem ir de uma vez.

## shortages

told-shortages-wait = **Acabaram?** Você espera até alguém vender ou devolver. Os hotéis têm limite como as casas.
told-shortages-auction = **Mais pedidos do que construções?** Elas vão para os maiores lances.
told-shortages-claims = Quem mais poderia construir agora é consultado antes. Se dá para todo mundo, constrói-se ao preço do título. Sem resposta a tempo, você não pede nada.
told-shortages-claims-turn = Quem poderia construir se fosse a sua vez é consultado antes. Se dá para todo mundo, só constrói quem está na vez, ao preço do título, e os outros na deles. Sem resposta a tempo, você não pede nada.
told-shortages-single = Uma construção por vez, casas antes de hotéis, entre quem pediu. { $auction ->
        [sealed-maxima] Cada pessoa registra uma rua e um máximo para cada construção que quer, a partir do preço do título.
       *[open-calls] Seus lances começam no preço do seu próprio título, e você constrói na hora.
    }
told-shortages-first = **Mais pedidos do que construções?** Quem pede primeiro constrói.

## selling

told-selling-half = **Construções** voltam ao Banco pela metade do preço do título, a qualquer momento.
told-selling-bank = Nunca a outra pessoa.
told-selling-even = **Por igual,** do jeito que subiram.
told-selling-any-order = **Em qualquer ordem,** de qualquer rua, mesmo que a cor fique desigual. Para construir, continua valendo começar onde há menos.
told-selling-hotels = **Hotéis** rendem metade do preço de { $hotel_level } casas cada. Todos os de uma cor podem ir de uma vez.
told-selling-down = Ou baixe para { $hotel_houses } casas, um de cada vez e por igual.
told-selling-down-any = Ou baixe para { $hotel_houses } casas ou menos.
told-selling-stock = Vale qualquer divisão por igual, se o Banco tiver as casas. Se não tiver nenhuma, vão todos os hotéis da cor.
told-selling-stock-any = Vale qualquer divisão, se o Banco tiver as casas.
told-selling-dear = Uma casa comprada caro em leilão rende metade do preço do título, como qualquer outra.
told-selling-deeds = **Propriedades** podem ir a outra pessoa por qualquer preço, desde que não haja nada construído na cor.

## mortgages

told-mortgages-loan = **O empréstimo.** O Banco empresta metade do preço impresso, sobre uma propriedade sua, a qualquer momento.
told-mortgages-owner = Ela continua sua, não rende aluguel, e ninguém mais pode quitar a hipoteca.
told-mortgages-clear-group = **Primeiro as construções.** Todas as da cor são vendidas antes de se hipotecar uma rua.
told-mortgages-clear-lot = **Primeiro as construções.** As daquela rua são vendidas antes de hipotecá-la. As outras da cor ficam com as suas.
told-mortgages-buildings = Casas e hotéis não podem ser hipotecados.
told-mortgages-lift = **Quitar a hipoteca** custa o empréstimo e mais { $interest_percent }%. Não há prazo.
told-mortgages-percent = { $interest_percent }% do empréstimo, arredondados para cima em cada propriedade.
told-mortgages-rebuild = Depois você pode construir de novo, pelo preço cheio.
told-mortgages-sold = **Mudando de mãos.** Uma propriedade hipotecada pode ser trocada como está. Quem recebe paga ao Banco { $interest_percent }% na hora, ou o empréstimo mais { $interest_percent }% para quitar a hipoteca.
told-mortgages-later = Se você mantiver a hipoteca e quitar depois, paga os { $interest_percent }% de novo.
told-mortgages-agreed = Quem recebe escolhe para cada propriedade ao aceitar, e precisa poder pagar.

## trades

told-trades-what = **O quê.** Propriedades, hipotecadas ou não, dinheiro e cartas de Saída Livre, pelo preço que duas pessoas combinarem.
told-trades-nothing-else = Mais nada: nem promessas, nem aluguéis futuros, nem imunidade.
told-trades-lap = **Primeira volta.** Só troca quem já completou { $trading_from_lap ->
        [one] uma volta
       *[other] { $trading_from_lap } voltas
    } no tabuleiro.
told-trades-built = **Não com construções.** Nenhuma rua de uma cor que tenha construções, e nunca uma construção em si.
told-trades-loans = **Sem empréstimos** entre participantes, nem de dinheiro nem de propriedades.
told-trades-when = Na vez de qualquer pessoa, mas não entre uma jogada e o fim do movimento. Uma proposta expira com o prazo, ou quando o que ela contém muda.
told-trades-price = Qualquer preço vale, desde que nenhum dos lados tenha dívidas.
told-trades-debt = Com uma dívida em aberto, você só pode fazer uma troca que pague a dívida na hora ou que deixe você levantar tanto quanto antes. Você não pode dar nada de graça.
told-trades-mortgaged = Propriedade hipotecada: { $interest_percent }% na hora ou o empréstimo inteiro, à escolha de quem recebe.
told-trades-auction = { $auction ->
        [sealed-maxima] Elas continuam durante um leilão.
       *[open-calls] Elas esperam enquanto há um leilão.
    }
told-trades-hour = Depois do horário de término nada mais se troca.

## debts

told-debts-raise = **Deve mais do que tem em dinheiro?** Venda construções e hipoteque até pagar. Enquanto isso bastar, você tem de pagar e não vai à falência.
told-debts-choose = Você escolhe o que sai. Se não responder a tempo, saem primeiro hipotecas, depois as construções mais baratas, não mais que o preciso.
told-debts-trade = Uma troca pode ajudar se paga na hora ou se depois você consegue levantar tanto quanto antes (cartas e propriedades hipotecadas não contam).
told-debts-kind = A pessoa a quem você deve pode aceitar propriedades como parte do pagamento, se vocês concordarem.
told-debts-rescue = **Falência** é dever mais do que tudo isso renderia. Se der exatamente, você paga e continua na partida. Uma troca ainda pode salvar você.
told-debts-no-rescue = **Falência** é dever mais do que tudo isso renderia, na hora e sem resgate.
told-debts-player = **A uma pessoa.** Ela fica com tudo o que você tem: dinheiro, propriedades, cartas e metade do preço das construções.
told-debts-player-cash = **O que sobra.** O credor, ou vários por igual, fica com seu dinheiro e metade do preço das construções. As propriedades voltam ao Banco, sem hipotecas e sem leilão, e as cartas vão para baixo dos montes.
told-debts-state = Tudo passa como está, com as hipotecas. Se vender e hipotecar tudo não basta para pagar, você não pode hipotecar nada para essa dívida. Hotéis são vendidos inteiros, seja qual for o estoque do Banco.
told-debts-interest = **Hipotecas incluídas** custam { $interest_percent }% na hora a quem as recebe. Depois, quite o empréstimo, levantando dinheiro antes se preciso, ou mantenha e pague { $interest_percent }% de novo mais tarde.
told-debts-interest-short = { $interest_percent }% dos empréstimos, depois de entrar o dinheiro da falência. Se faltar para isso, é uma dívida como outra qualquer.
told-debts-bank = **Ao Banco.** Ele fica com tudo o que você tem e leiloa as propriedades na hora. As construções voltam ao estoque.
told-debts-bank-kept = **Ao Banco.** Ele fica com tudo o que você tem, e as propriedades podem ser compradas de novo.
told-debts-bank-cleared = Uma a uma na ordem do tabuleiro, sem hipotecas. Se só resta uma pessoa, não há leilão.
told-debts-passes = As cartas de Saída Livre vão para o credor. Se a dívida é com o Banco, elas { $estate_passes ->
        [passes-auctioned] vão a leilão depois das propriedades; se é com várias pessoas, vão para baixo dos seus montes.
       *[under-deck] vão para baixo dos seus montes.
    }
told-debts-several = Se você deve a várias pessoas, tudo é vendido e dividido por igual, as propriedades hipotecadas com a hipoteca.
told-debts-several-kept = Se você deve a várias pessoas, seu dinheiro é dividido por igual.
told-debts-order = Várias falências seguem a ordem da mesa, a partir de quem está na vez. O que se devia a quem faliu fica sem efeito.
told-debts-out = **Fora.** Quem vai à falência sai na hora, mesmo antes de uma jogada extra.
told-debts-resign = Desistir é ir à falência: tudo vai para quem você deve ou, sem dívida em aberto, para o Banco. Antes disso nada pode ser dado de presente.

## loans

told-loans-bank = **Só o Banco empresta,** e só com hipoteca.
told-loans-players = **Ninguém empresta nada a outra pessoa,** nem dinheiro nem propriedades.
told-loans-promises = Por isso, nenhuma troca guarda algo para depois ou sob condição.

## the end

told-ending-last = **Vence quem sobrar por último,** com o dinheiro que tiver.
told-ending-last-nothing = A última falência encerra na hora. Nada mais vai a leilão.
told-ending-first = **A primeira falência encerra a partida.** Vence o maior patrimônio entre as demais pessoas.
told-ending-settled = Antes ela é resolvida, com juros e leilões. Desistir sem dívida não encerra nada enquanto sobrarem duas pessoas ou mais.
told-ending-hour = **No horário de término** combinado antes do começo, o jogo para.
told-ending-move = Uma jogada já feita é resolvida, com seu leilão, carta ou dívida. Não há jogada extra.
told-ending-round = A rodada é jogada até o fim, para todo mundo ter o mesmo número de vezes.
told-ending-no-trade = Depois do horário de término não há mais trocas nem construções.
told-ending-worth = **A conta.** Dinheiro, propriedades pelo preço impresso ou metade se hipotecadas, casas pelo custo, um hotel como { $hotel_level } casas.
told-ending-richest = **Vence o maior patrimônio.**
told-ending-alone = Quem sobrar por último vence na hora, não importa o que mais foi combinado.
told-ending-tie = { $tie ->
        [most-cash] Com patrimônios iguais, vence quem tem mais dinheiro.
       *[shared-win] Quem tem patrimônios iguais divide a vitória.
    }
told-timed-normal = **Até lá** joga-se como sempre.

## clocks

told-clocks-silence = Não responder não tira o lugar de ninguém. Quando seu prazo acaba, o bot faz o mínimo no seu lugar, e você pode voltar a qualquer momento.
told-clocks-throw = **Jogar os dados, encerrar a vez:** { $time_throw }. Depois, o bot faz isso no seu lugar.
told-clocks-jail = **Sair da Prisão:** { $time_jail }. Depois, você joga os dados.
told-clocks-buy = **Comprar ou não:** { $time_buy }. Depois, você não compra.
told-clocks-tax = **Imposto de Renda:** { $time_tax }. Depois, você paga o valor fixo, ou a porcentagem se o dinheiro não der.
told-clocks-auction = **Dar lance:** { $time_auction }. Depois, você passa.
told-clocks-debt = **Levantar dinheiro:** { $time_debt }. Depois, o bot levanta no seu lugar, começando pelo que for mais barato de recuperar.
told-clocks-rescue = **Resgate por uma troca:** { $time_rescue }. Depois, você vai à falência.
told-clocks-lift = **Hipotecas recebidas:** { $time_lift }. Depois, você as mantém.
told-clocks-trade = **Responder a uma troca:** { $time_trade }. Depois, a proposta expira.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Pedir construções em falta:** { $time_claim }. Depois, você não pede nada.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Segurar os dados:** { $time_hold }. Depois, a partida continua.
    }

clock-seconds = { $count ->
        [1] um segundo
       *[other] { $count } segundos
    }
clock-minutes = { $count ->
        [1] um minuto
       *[other] { $count } minutos
    }
clock-hours = { $count ->
        [1] uma hora
       *[other] { $count } horas
    }
clock-days = { $count ->
        [1] um dia
       *[other] { $count } dias
    }
