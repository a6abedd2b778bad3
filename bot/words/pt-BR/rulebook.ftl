# The rules in words: chapters, how one finds them, and their lines.
# A line that comes out empty is not shown. Facts are the fields of engine.editions.rules.Rules.

chapters-choose = Procurar um assunto…
rules-which = Você está em várias partidas. De qual delas quer ler as regras?
chapters-unknown = Não existe um capítulo com esse nome. Aqui estão todos.
chapter-ruling = ↳ { $text }
chapter-house-rule = { $text } *Regra da casa*
chapter-footer = { $edition } · { $game } · ↳ decisão do bot, onde o manual não diz nada
chapter-not-played = *Esta partida não usa as regras deste capítulo. O manual diz:*
chapter-by-the-book = Esta partida segue as regras oficiais, sem regras da casa.
chapter-differs = **Regras da casa desta partida:** { $rules }.
    Por causa delas, estas regras são diferentes das oficiais:

chapter-setup = Preparação
chapter-setup-find = começar, começo, início, dinheiro, lugares, participantes, peão, peao, distribuir, banco, notas
chapter-turns = A vez e as duplas
chapter-turns-find = vez, turno, jogar, dados, ordem, começar, primeiro, andar, dupla, duplas, segurar, encerrar
chapter-go = Ponto de Partida
chapter-go-find = go, partida, salário, salario, passar, 200, volta, início
chapter-buying = Comprar propriedades
chapter-buying-find = comprar, compra, recusar, à venda, título, titulo, preço, preco
chapter-auctions = { orders-topic-bid }
chapter-auctions-find = leilão, leilao, leiloes, lance, lances, máximo, maximo, secreto, passar, mínimo, arrematar
chapter-rent = { orders-topic-rent }
chapter-rent-find = pagar, aluguéis, alugueis, ferrovia, companhia, monopólio, grupo completo, dobro
chapter-claims = Cobrar o aluguel
chapter-claims-find = cobrar, cobrança, pedir, esquecer, prazo, tarde, atrasado
chapter-cards = Cartas
chapter-cards-find = carta, cartas, sorte, cofre, revés, monte, embaralhar, saída livre, saida livre, reforma, mais próxima
chapter-tax = Imposto de Renda e de Luxo
chapter-tax-find = imposto, impostos, taxa, 10%, dez por cento, 200, patrimônio, luxo, riqueza
chapter-jail = { orders-topic-jail }
chapter-jail-find = prisao, cadeia, multa, fiança, 50, dupla, visita, sair, terceira vez
chapter-parking = { board-picture-parking }
chapter-parking-find = pote, bolão, bolao, multas, estacionamento, estacionamento livre, parada
chapter-houses = Casas
chapter-houses-find = construir, casa, construção, construcao, por igual, nivelado, obras, cor
chapter-hotels = Hotéis
chapter-hotels-find = hotel, hoteis, construir, quatro casas
chapter-shortages = Falta de construções
chapter-shortages-find = falta, sem casas, acabaram, limite, 32, estoque
chapter-selling = Vender construções e propriedades
chapter-selling-find = vender, vender casas, metade do preço, devolver, desmontar, demolir
chapter-mortgages = { orders-topic-mortgage }
chapter-mortgages-find = hipoteca, hipotecar, empréstimo, juros, 10%, quitar, resgatar
chapter-trades = Trocas
chapter-trades-find = troca, trocar, negócio, negociar, negociação, proposta, imunidade, promessa
chapter-debts = Dívidas e falência
chapter-debts-find = dívida, divida, dever, falência, falencia, falir, quebrar, não pode pagar, perder, desistir, bens
chapter-loans = Empréstimos
chapter-loans-find = emprestar, empréstimo, emprestimo, crédito, credito, fiado
chapter-ending = Como a partida acaba
chapter-ending-find = vencer, ganhar, fim, final, acabar, maior patrimônio, empate
chapter-short = { game-short }
chapter-short-find = curto, rápido, rapido, três títulos, três propriedades
chapter-timed = Partidas com tempo limite
chapter-timed-find = hora, tempo limite, hora marcada, relógio, limite de tempo, novo jogo curto, contagem, patrimônio, valor
chapter-house-rules = Regras da casa desta partida
chapter-house-rules-find = regras da casa, variantes, diferenças, opções
chapter-clocks = Prazos
chapter-clocks-find = tempo, prazo, relógio, relogio, ausente, sumiu, demora, lento, silêncio

## set-up

told-setup-cash = **Dinheiro.** { rules-start-cash }
told-setup-dollars = Todos os valores são inteiros. Frações são arredondadas para cima. Quando um valor é dividido entre várias pessoas, o bot dá o que sobra de um em um, na ordem dos turnos.
told-setup-notes = O bot anota quanto dinheiro cada pessoa tem, então ninguém precisa contar notas. O dinheiro do Banco nunca acaba.
told-setup-players = **Participantes.** { rules-players }
told-setup-banker = O bot é o Banco e conduz os leilões. Ele não joga e nunca dá lances, então ninguém precisa ficar de fora para cuidar do Banco.
told-setup-tokens = Cada pessoa tem seu próprio peão. Todos os peões começam no Ponto de Partida, mas ninguém recebe salário por isso.
told-setup-deeds-sold = **Propriedades no começo.** O bot embaralha os títulos de propriedade. Cada pessoa recebe { $setup_count ->
        [one] uma propriedade e paga na hora ao Banco o preço impresso dela.
       *[other] { $setup_count } propriedades e paga na hora ao Banco o preço impresso delas.
    }
told-setup-deeds-given = **Propriedades no começo.** O bot embaralha os títulos de propriedade, e cada pessoa recebe { $setup_count ->
        [one] uma propriedade
       *[other] { $setup_count } propriedades
    } de graça.
told-setup-no-refusing = Você não pode recusar as propriedades que recebe no começo nem mandá-las a leilão.
told-setup-bank = **O Banco** tem à venda { $setup ->
        [cash-only] as 28 propriedades
       *[other] as propriedades que ninguém recebeu no começo
    }, { $houses ->
        [1] uma casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [one] um hotel
       *[other] { $hotels } hotéis
    }.
told-setup-decks = **Cartas.** Os dois montes têm 16 cartas cada. O bot embaralha os dois uma vez, no começo, e ninguém sabe a ordem.

## turns

told-turns-first = **Quem começa.** Cada pessoa joga os dois dados. Quem tirar o maior total começa a partida.
told-turns-tie = Se houver empate no maior total, só quem empatou joga os dados de novo. O bot faz todas essas jogadas no começo da partida.
told-turns-left = Depois da sua vez, joga a próxima pessoa, sempre na mesma ordem.
told-turns-shape = **Sua vez.** Jogue os dois dados, ande o total, faça o que o espaço manda e passe os dados para a próxima pessoa.
told-turns-tokens = Cada peão fica no espaço em que parou até andar de novo. Vários peões podem ficar no mesmo espaço.
told-turns-doubles = **Dupla.** Se você tirar dois números iguais, ande e faça o que o espaço manda, como sempre. Depois, jogue os dados de novo.
told-turns-third = Se você tirar { $doubles_to_jail } duplas seguidas, não anda na última. Você vai para a Prisão, e sua vez acaba.
told-turns-counted = Duplas seguidas são só as que você tira na mesma vez e que fazem você andar. A jogada que uma carta manda fazer para calcular o aluguel de uma companhia não conta.
told-turns-jailed = **Se você for para a Prisão,** não joga de novo nessa vez, mesmo que tenha tirado uma dupla.
told-turns-jailed-always = Sua vez sempre acaba quando você vai para a Prisão, seja qual for o motivo.
told-turns-between = { $early ->
        [noted] Entre duas jogadas de dados há tempo para construir, vender, hipotecar e trocar. Se você pedir algo cedo demais, o bot põe o pedido na fila e faz o que você pediu assim que as regras deixarem.
       *[refused] { $holds_a_gap ->
            [0] Entre duas jogadas de dados há tempo para construir, vender, hipotecar e trocar.
            [one] Antes de uma jogada de dados, cada uma das outras pessoas pode segurar os dados uma vez, por pouco tempo, para construir ou trocar.
           *[other] Antes de uma jogada de dados, cada uma das outras pessoas pode segurar os dados { $holds_a_gap } vezes, por pouco tempo, para construir ou trocar.
        }
    }
told-turns-lock = Depois que os dados são jogados, ninguém pode construir, hipotecar, vender nem trocar até ficar claro o que custa ou oferece o espaço em que o peão parou. Só quem tem uma dívida pode levantar dinheiro e propor trocas, que as outras pessoas podem aceitar.
told-turns-end = { $turn_end ->
        [by-itself] Sua vez acaba sozinha quando você já resolveu tudo e não precisa mais jogar os dados.
       *[said-by-player] Sua vez acaba quando você a encerra. Antes, toda dívida, toda compra e todo leilão precisam estar resolvidos.
    }
told-turns-end-waits = Se você ainda puder construir, o bot espera um pouco antes de encerrar sua vez, porque só na sua vez você pode construir.

## GO

told-go-salary = **Salário.** O Banco paga $ { $go_salary } a você cada vez que você para no Ponto de Partida ou passa por ele, com os dados ou por causa de uma carta.
told-go-automatic = Você recebe o salário automaticamente, sem precisar pedir.
told-go-cards = Se uma carta leva você para a frente e você para no Ponto de Partida ou passa por ele, também recebe o salário, mesmo que a carta não diga isso.
told-go-order = Você recebe o salário antes de fazer o que manda o espaço em que parou. Mesmo que você vá para a Prisão na mesma vez, o dinheiro continua seu.
told-go-landing = Se você parar bem no Ponto de Partida, recebe o mesmo que ao passar por ele.
told-go-landing-more = Se você parar bem no Ponto de Partida, recebe $ { $go_landing_salary } em vez do salário normal.
told-go-lap = **Uma vez por volta.** Se você parar no Ponto de Partida, recebe o salário na hora. Quando sair de lá na vez seguinte, não recebe de novo.
told-go-twice = Se você passar pelo Ponto de Partida com os dados e depois tirar a carta que manda você para lá, recebe o salário duas vezes.
told-go-back = **Quando você anda para trás,** nunca recebe o salário.
told-go-jail = **Quando você vai para a Prisão,** não recebe o salário, seja por causa do espaço Vá para a Prisão, de uma carta ou de duplas seguidas.

## buying

told-buying-lap = **Primeira volta.** Você não pode comprar propriedades livres nem dar lances até completar { $buying_from_lap ->
        [one] uma volta
       *[other] { $buying_from_lap } voltas
    } no tabuleiro.
told-buying-option = **Propriedade livre.** Se você parar numa propriedade livre, com os dados ou por causa de uma carta, pode comprá-la pelo preço impresso. Isso vale para ruas, ferrovias e companhias.
told-buying-raise = Se faltar dinheiro para comprar, você pode antes hipotecar, vender construções ou fazer uma troca. Enquanto isso, ninguém mais pode comprar a propriedade.
told-buying-declined = **Se você não comprar,** a propriedade vai a leilão na hora, antes de qualquer outra coisa.
told-buying-kept = **Se você não comprar,** a propriedade fica com o Banco até alguém parar nela de novo. Não há leilão.
told-buying-deed = Quem compra uma propriedade recebe o título. Todo mundo pode consultar de quem é cada propriedade e quais estão hipotecadas.
told-buying-own = Quando você para na sua própria propriedade, nada acontece.

## auctions

told-auctions-none = Nesta partida não há leilões de propriedades. Uma propriedade que ninguém compra fica com o Banco.
told-auctions-who = **Quem pode dar lances.** Todo mundo que está na partida pode dar lances, inclusive quem não quis comprar a propriedade e quem está na Prisão.
told-auctions-not = O Banco nunca dá lances. Quem tem uma dívida em aberto também não pode dar lances.
told-auctions-lap = Você só pode dar lances depois de completar { $buying_from_lap ->
        [one] uma volta
       *[other] { $buying_from_lap } voltas
    } no tabuleiro.
told-auctions-start = **Primeiro lance.** O primeiro lance pode ser de apenas $ { $auction_least }, seja qual for o preço impresso.
told-auctions-reserve = **Primeiro lance.** O primeiro lance tem de ser de pelo menos { $reserve_percent }% do preço impresso.
told-auctions-steps = Os lances são em valores inteiros, e cada lance tem de superar o anterior em pelo menos $ { $auction_step }.
told-auctions-price = **O maior lance vence.** Quem vence paga ao Banco e recebe a propriedade.
told-auctions-open = Todo mundo pode dar lances em qualquer ordem. O leilão acaba quando todo mundo passou, menos quem deu o maior lance, ou quando o prazo acaba. Depois de um lance no fim do prazo, as outras pessoas ainda têm pelo menos { $soft_close } para responder. Se você registrar um máximo secreto, o bot dá lances por você.
told-auctions-sealed = Cada pessoa registra um máximo secreto ou passa. Quem registrar o máximo mais alto vence e paga $ { $auction_step } a mais que o segundo mais alto, mas nunca mais do que o próprio máximo. Em caso de empate, vence e paga esse valor quem registrou primeiro. Se só uma pessoa registrar um máximo, ela paga o valor mínimo do primeiro lance.
told-auctions-cap = { $bid_cap ->
        [cash-in-hand] Você não pode dar um lance maior do que o dinheiro que tem.
        [no-cap] Você pode dar qualquer lance. Se vencer e não conseguir pagar, você vai à falência, e o Banco leiloa a propriedade de novo.
       *[raisable] Seu lance pode chegar ao total que você conseguiria levantar: dinheiro, hipotecas das suas propriedades e metade do preço das suas construções.
    }
told-auctions-business = Durante um leilão, você pode hipotecar propriedades e vender construções ao Banco. { $auction ->
        [sealed-maxima] Você também pode fazer trocas.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Se, no fim, seu máximo for maior do que o valor que você pode pagar, o bot o reduz a esse valor.
        }
       *[open-calls] Para fazer trocas, você precisa esperar o leilão acabar.{ $bid_cap ->
            [no-cap] { "" }
           *[raisable] {" "}Enquanto o maior lance for seu, você não pode gastar o dinheiro necessário para pagá-lo.
        }
    }
told-auctions-own-lot = Se você vencer o leilão, paga antes de receber a propriedade. Por isso, não pode hipotecar essa propriedade para pagar o lance.
told-auctions-equal = Entre lances iguais, vale o que foi dado primeiro. Você não pode retirar um lance. Se alguém sair da partida, o bot cancela os lances dessa pessoa.
told-auctions-unsold = Se ninguém der um lance, a propriedade fica com o Banco até alguém parar nela de novo.
told-auctions-several = Quando várias propriedades vão a leilão, elas seguem a ordem do tabuleiro a partir do Ponto de Partida, { $auction ->
        [sealed-maxima] todas com o mesmo prazo. Você pode definir um limite para todos os seus lances juntos.
       *[open-calls] uma depois da outra.
    }

## rent

told-rent-due = **Aluguel.** Se você parar na propriedade de outra pessoa, deve a ela o aluguel que está no título de propriedade.
told-rent-automatic = O bot cobra o aluguel automaticamente. Se você tiver dinheiro suficiente, paga na hora.
told-rent-claimed = Você só deve o aluguel se quem tem a propriedade cobrar a tempo. O capítulo *Cobrar o aluguel* explica como.
told-rent-built = **Com construções,** o aluguel é o que está no título de propriedade para o número de casas da rua ou para o hotel.
told-rent-double = **Grupo completo.** Se você tiver todas as ruas de uma cor, o aluguel dobra nas que não têm casas, mesmo que outra rua dessa cor esteja hipotecada ou tenha construções.
told-rent-mortgaged = **Uma propriedade hipotecada** não rende aluguel, mas as outras do mesmo grupo continuam rendendo. Todo mundo pode consultar quais propriedades estão hipotecadas.
told-rent-railroads = **Ferrovias.** O aluguel é de $ { $railroad_1 }, $ { $railroad_2 }, $ { $railroad_3 } ou $ { $railroad_4 } se a mesma pessoa tem uma, duas, três ou quatro ferrovias.
told-rent-utilities = **Companhias.** O aluguel é { $utility_1 } vezes o resultado dos dados, ou { $utility_2 } vezes se a mesma pessoa tem as duas companhias.
told-rent-throw = Para o aluguel de uma companhia, vale a jogada de dados que levou você até lá, mesmo que essa jogada também tenha tirado você da Prisão.
told-rent-scale = Para saber quantas ferrovias ou companhias alguém tem, contam também as hipotecadas.
told-rent-jail = **Na Prisão,** você continua recebendo aluguel.
told-rent-no-jail = **Na Prisão,** você não recebe aluguel.
told-rent-waiving = Ninguém pode prometer nem vender a outra pessoa o direito de não pagar aluguel.

## claiming rent

told-claims-none = Nesta partida, o bot cobra o aluguel automaticamente, e ninguém precisa pedir. Pelo manual, você só recebe o aluguel se cobrar a tempo. Quem quiser jogar como no manual pode escolher a regra da casa “{ house-rule-claimed-rent }”.
told-claims-asking = **Como no manual.** Você só recebe o aluguel se cobrar a tempo com o botão **Cobrar**. A partir daí, quem parou na sua propriedade deve o aluguel: até pagar, não pode construir, quitar hipotecas nem gastar esse dinheiro.
told-claims-sum = O valor do aluguel é o do momento em que a pessoa parou na propriedade, mesmo que depois alguém construa, venda ou hipoteque.
told-claims-second = **O prazo para cobrar.** Depois da vez de quem parou na sua propriedade, o prazo acaba quando a segunda pessoa joga os dados para andar.
told-claims-second-counted = Para o prazo de cobrar o aluguel, quem joga os dados várias vezes conta só uma vez. Numa partida de duas pessoas, a segunda a jogar os dados é quem parou na propriedade. Não conta a jogada que uma carta manda fazer para calcular o aluguel de uma companhia.
told-claims-next = **O prazo para cobrar.** É tarde demais quando alguém joga de novo os dados para andar.
told-claims-next-counted = Se quem parou na propriedade joga de novo por causa de uma dupla, essa jogada já encerra o prazo para cobrar. Não conta a jogada que uma carta manda fazer para calcular o aluguel de uma companhia.
told-claims-waiving = Se você não quiser receber um aluguel, basta não cobrar. Você não pode vender a ninguém o direito de não pagar.

## cards

told-cards-drawing = **Tirar uma carta.** Pegue a carta de cima, faça o que ela diz e ponha a carta embaixo do monte. Você não pode recusar.
told-cards-order = O bot embaralha os montes só uma vez, no começo. Depois da última carta de um monte, as cartas se repetem na mesma ordem.
told-cards-moves = **Se uma carta mandar você para outro espaço,** faça o que esse espaço manda, como se você tivesse chegado lá com os dados.
told-cards-nested = Se uma carta mandar você para um espaço em que precisa tirar outra, a primeira carta só vai para baixo do monte depois que você fizer o que as duas mandam.
told-cards-nearest = A ferrovia ou companhia “mais próxima” é sempre a primeira à sua frente, nunca uma que ficou para trás.
told-cards-railroad = Se uma carta mandar você à ferrovia mais próxima e ela for de outra pessoa, pague o dobro do aluguel normal para o número de ferrovias que essa pessoa tem.
told-cards-utility = Se uma carta mandar você à companhia mais próxima e ela for de outra pessoa, jogue os dados e pague dez vezes o resultado, mesmo que essa pessoa tenha só uma companhia. Uma dupla nessa jogada não vale nada.
told-cards-mortgaged = Se uma carta mandar você a uma propriedade hipotecada, você não paga aluguel.
told-cards-fines = **Cartas que custam dinheiro.** Você paga ao Banco, a não ser que a carta mande pagar às outras pessoas.
told-cards-pot = **Cartas que custam dinheiro.** O que você pagaria ao Banco vai para o pote da Parada Livre.
told-cards-repairs = Nas cartas de reforma, contam todas as construções que você tem no tabuleiro quando tira a carta.
told-cards-pay-each = Se uma carta mandar pagar a cada participante, todos esses pagamentos contam como uma só dívida. Se você não conseguir pagar, o bot vende tudo o que você tem e divide o dinheiro por igual entre as outras pessoas.
told-cards-collect-each = Se uma carta mandar receber de cada participante, cada pessoa deve a própria parte. Sua vez só continua depois que todo mundo tiver levantado o dinheiro.
told-cards-pass = **Carta de Saída Livre.** Guarde esta carta até usá-la. Depois, ponha a carta embaixo do monte de onde ela veio.
told-cards-pass-sold = Você pode vender uma carta de Saída Livre a outra pessoa a qualquer momento, pelo preço que vocês combinarem.
told-cards-pass-resold = Quem compra uma carta de Saída Livre pode vendê-la de novo. O bot nunca usa sua carta sem você mandar. Se você tiver duas, escolhe qual usar.

## taxes

told-tax-choice = **Imposto de Renda.** Pague $ { $income_tax_flat } ou { $income_tax_percent }% de tudo o que você tem. Você escolhe antes de fazer a conta e não pode mudar depois.
told-tax-hidden = Antes de escolher, você não vê quanto daria a porcentagem.
told-tax-trades = Antes de escolher, você só pode fazer trocas que ainda deixem você levantar $ { $income_tax_flat }, ou pelo menos o mesmo que antes.
told-tax-rounding = O resultado da porcentagem é arredondado para cima, até o próximo valor inteiro.
told-tax-worth = **Tudo o que você tem** é seu dinheiro, o preço impresso de todas as suas propriedades, hipotecadas ou não, e o que suas construções custaram.
told-tax-worth-else = Na conta do Imposto de Renda, as hipotecas não são descontadas, e cartas de Saída Livre não valem nada. Um hotel conta como { $hotel_level } casas. O salário que você recebeu na mesma jogada também conta.
told-tax-printed = Nos tabuleiros mais novos, o Imposto de Renda tem um valor fixo. Você pode jogar assim com uma regra da casa.
told-tax-flat = **Imposto de Renda.** Você paga $ { $income_tax_flat }. Não há outra opção.
told-tax-luxury = **Imposto de Luxo.** Você paga $ { $luxury_tax }.
told-tax-bank = O Imposto de Renda e o Imposto de Luxo são pagos ao Banco na hora.
told-tax-pot = O dinheiro do Imposto de Renda e do Imposto de Luxo vai para o pote da Parada Livre.

## Jail

told-jail-in = **Você vai para a Prisão** se parar no espaço Vá para a Prisão, se tirar uma carta que manda você para lá ou se tirar { $doubles_to_jail } duplas seguidas.
told-jail-straight = Você vai direto para a Prisão, sem receber salário, e sua vez acaba.
told-jail-visiting = **Só de visita.** Se os dados levarem você ao espaço da Prisão, nada acontece.
told-jail-doubles = **Sair com uma dupla.** Se você tirar uma dupla num dos seus próximos { $jail_turns } turnos, anda o que tirou e não paga nada. O turno em que você foi para a Prisão não conta.
told-jail-one-try ={ $jail_fine ->
        [0] **Você sai da Prisão no seu próximo turno,** de qualquer jeito e de graça. Se quiser, tente primeiro uma dupla. Se não conseguir, você anda o que tirou mesmo assim.
       *[other] **Você sai da Prisão no seu próximo turno,** de qualquer jeito: com uma carta de Saída Livre, pagando $ { $jail_fine } ou com uma dupla. Se quiser, tente primeiro uma dupla. Se não conseguir, você paga e anda o que tirou.
    }
told-jail-doubles-once = { house-rule-no-throw-after-jail-doubles-told }
told-jail-doubles-again = Se você sair da Prisão com uma dupla, joga de novo, e essa dupla conta como a primeira da sua vez.
told-jail-fine ={ $jail_fine ->
        [0] **Sair de graça.** Você pode sair antes de jogar os dados,
       *[other] **Sair pagando $ { $jail_fine }.** Você pode pagar antes de jogar os dados,
    } { $jail_prepay_turns ->
        [1] no seu primeiro turno
       *[other] nos seus { $jail_prepay_turns } primeiros turnos
    } na Prisão.
told-jail-pass = **Sair com uma carta de Saída Livre.** Use a carta antes de jogar os dados, seja uma que você guardou ou uma que comprou de outra pessoa.
told-jail-released = Se você sair da Prisão antes de jogar os dados, joga como sempre. Se tirar uma dupla, ela conta, e você joga de novo.
told-jail-last =**Última tentativa.** Se você também não tirar uma dupla na { $jail_turns }ª tentativa, { $jail_fine ->
        [0] sai de graça
       *[other] paga $ { $jail_fine }
    } e anda o que tirou. Você não pode ficar mais tempo na Prisão.
told-jail-no-fine-first = Na sua última tentativa de sair da Prisão, você não pode pagar a multa antes de jogar os dados.
told-jail-short = Se faltar dinheiro para a multa, você levanta o que falta antes de andar, e o resultado dos dados continua valendo. Se não conseguir, vai à falência e não anda.
told-jail-pass-too-late = Se sua última tentativa de tirar uma dupla na Prisão falhar, você não pode mais usar uma carta de Saída Livre.
told-jail-pass-after = Se sua última tentativa de tirar uma dupla na Prisão falhar, você ainda pode usar uma carta de Saída Livre que já tenha, em vez de pagar a multa.
told-jail-bank = A multa da Prisão é paga ao Banco.
told-jail-pot = A multa da Prisão vai para o pote da Parada Livre.
told-jail-business = **Na Prisão,** você pode trocar, construir e receber aluguel como sempre.
told-jail-business-no-rent = **Na Prisão,** você pode trocar e construir como sempre, mas não recebe aluguel.
told-jail-all-business = Na Prisão, você também pode vender construções, hipotecar e dar lances.{ $building_time ->
        [own-turn] {" "}Você só pode construir na sua vez.
       *[any-time] { "" }
    }

## Free Parking

told-parking-rest = **Nada acontece na Parada Livre.** Você não ganha nem perde dinheiro. Multas e impostos vão para o Banco, então não há pote.
told-parking-pot = **O pote.** As multas, os impostos e o que as cartas mandam pagar ao Banco ficam na Parada Livre. Se você parar lá, leva tudo.{ $free_parking_seed ->
        [0] { "" }
       *[other] {" "}O Banco põe $ { $free_parking_seed } em cada pote novo.
    }

## houses

told-houses-group = **Onde construir.** Você só pode construir nas ruas de um grupo de cor que seja todo seu.
told-houses-even = **Construir por igual.** A primeira casa pode ficar em qualquer rua do grupo de cor, e a seguinte fica numa rua com menos casas. A diferença entre duas ruas da mesma cor nunca pode passar de uma casa.
told-houses-per-group = Cada grupo de cor conta separadamente. Para construir por igual, não importa o que você construiu nos outros.
told-houses-price = **Preço.** Cada casa custa o que está no título de propriedade. Só o Banco vende casas.
told-houses-most = **No máximo { $hotel_houses } casas** cabem numa rua. Depois delas vem o hotel.
told-houses-when = **Quando construir.** { $building_time ->
        [own-turn] Você só pode construir na sua vez, mesmo na Prisão.
       *[any-time] Você pode construir a qualquer momento, na vez de qualquer pessoa, mesmo na Prisão.
    }
told-houses-lock = Você não pode construir enquanto o bot ainda resolve uma jogada de dados, nem enquanto tiver uma dívida em aberto.
told-houses-many = **Quantas casas.** Você pode construir de uma vez todas as casas que puder pagar em dinheiro.
told-houses-limit = **Quantas casas.** { $building_limit_most ->
        [one] Cada pessoa pode fazer só uma construção por turno.
       *[other] Cada pessoa pode fazer no máximo { $building_limit_most } construções por turno.
    }
told-houses-mortgage-group = **Hipotecas.** Você não pode construir num grupo de cor enquanto uma das ruas dele estiver hipotecada.
told-houses-mortgage-lot = **Hipotecas.** Você não pode construir numa rua hipotecada. Nas outras ruas do grupo você pode, desde que construa por igual.
told-houses-stock = **Estoque.** Ao todo, o Banco tem { $houses ->
        [1] uma casa
       *[other] { $houses } casas
    } e { $hotels ->
        [0] nenhum hotel
        [one] um hotel
       *[other] { $hotels } hotéis
    }.
told-houses-steps = Se você construir várias casas de uma vez, o Banco precisa ter todas elas. Para um hotel, o Banco também precisa ter as casas que vêm antes dele.

## hotels

told-hotels-first = **Para ter um hotel,** você precisa ter antes { $hotel_houses } casas em cada rua do grupo de cor. Depois, devolva ao Banco as casas de uma rua e pague o preço de uma casa ali. O hotel fica no lugar dessas casas.
told-hotels-short = Nesta partida, nenhuma rua tem uma quarta casa. Você devolve { $hotel_houses } casas para ter um hotel e recebe { $hotel_houses } de volta se trocar o hotel por casas. Para construir por igual e para vender, um hotel conta como { $hotel_level } casas.
told-hotels-rent = Um hotel rende o aluguel de hotel que está no título de propriedade.
told-hotels-any = Você pode construir hotéis em qualquer rua do grupo de cor, um de cada vez. Cada rua pode ter só um hotel.
told-hotels-back = **As casas devolvidas** são do Banco outra vez, e qualquer pessoa pode comprá-las.
told-hotels-sold = **Vender um hotel ao Banco** rende metade do preço de { $hotel_level } casas. Você pode vender de uma vez todos os hotéis de um grupo de cor.

## shortages

told-shortages-wait = **Se o Banco não tiver mais casas,** você espera até alguém vender ou devolver algumas. Com os hotéis é igual.
told-shortages-auction = **Se houver mais pedidos do que construções,** o Banco leiloa as construções, e quem der os maiores lances fica com elas.
told-shortages-claims = Se você pedir uma das últimas construções, o bot pergunta primeiro às outras pessoas que poderiam construir agora se elas também querem alguma. Se houver construções para todo mundo, cada pessoa constrói pelo preço normal. Quem não responde a tempo não recebe nenhuma.
told-shortages-claims-turn = Se você pedir uma das últimas construções, o bot pergunta primeiro às outras pessoas que poderiam construir na própria vez se elas também querem alguma. Se houver construções para todo mundo, você constrói agora, pelo preço normal, e as outras pessoas constroem na própria vez. Quem não responde a tempo não recebe nenhuma.
told-shortages-single = As construções vão a leilão uma por uma, casas antes de hotéis, entre as pessoas que pediram. { $auction ->
        [sealed-maxima] Para cada construção que você quer, indique uma rua e um máximo, a partir do preço da construção no título de propriedade.
       *[open-calls] Seus lances começam no preço da construção que está no seu título de propriedade, e, se vencer, você constrói na hora.
    }
told-shortages-first = **Se houver mais pedidos do que construções,** quem pede primeiro constrói.

## selling

told-selling-half = **Construções.** Você pode vender casas e hotéis ao Banco a qualquer momento, por metade do preço no título de propriedade.
told-selling-bank = Você nunca pode vender casas nem hotéis a outra pessoa.
told-selling-even = **Vender por igual.** Você vende casas como constrói: a diferença entre duas ruas da mesma cor nunca pode passar de uma casa.
told-selling-any-order = **Em qualquer ordem.** Você pode vender casas de qualquer rua, mesmo que o grupo de cor fique desigual. Ao construir, você ainda começa pela rua com menos casas.
told-selling-down = Você também pode trocar um hotel por { $hotel_houses } casas e receber metade do preço de uma casa. Troque um hotel de cada vez e venda sempre por igual.
told-selling-down-any = Você também pode trocar um hotel por { $hotel_houses } casas ou menos.
told-selling-stock = Ao trocar hotéis por casas, você escolhe quantas casas ficam em cada rua, sempre por igual e desde que o Banco tenha essas casas. Se o Banco não tiver nenhuma, você precisa vender todos os hotéis do grupo de cor.
told-selling-stock-any = Ao trocar hotéis por casas, você escolhe quantas casas ficam em cada rua, desde que o Banco tenha essas casas.
told-selling-dear = Mesmo que você tenha pagado mais por uma casa num leilão, o Banco só dá por ela metade do preço no título de propriedade.
told-selling-deeds = **Propriedades.** Você pode vender uma propriedade a outra pessoa por qualquer preço, desde que não haja construções em nenhuma rua do grupo de cor dela.

## mortgages

told-mortgages-loan = **Hipotecar.** O Banco empresta a você metade do preço impresso de uma propriedade sua, a qualquer momento.
told-mortgages-owner = Uma propriedade hipotecada continua sua, mas não rende aluguel. Só você pode quitar a hipoteca.
told-mortgages-clear-group = **Primeiro as construções.** Antes de hipotecar uma rua, você precisa vender todas as construções do grupo de cor dela.
told-mortgages-clear-lot = **Primeiro as construções.** Antes de hipotecar uma rua, você precisa vender as construções dela. Nas outras ruas do grupo, as construções podem ficar.
told-mortgages-buildings = Você não pode hipotecar casas nem hotéis.
told-mortgages-lift = **Quitar a hipoteca** custa o valor do empréstimo mais { $interest_percent }% de juros. Não há prazo para isso.
told-mortgages-percent = Os juros são de { $interest_percent }% do empréstimo, arredondados para cima em cada propriedade.
told-mortgages-rebuild = Depois de quitar a hipoteca de uma rua, você pode construir nela de novo, pelo preço cheio.
told-mortgages-sold = **Trocar uma propriedade hipotecada.** Você pode dar uma propriedade hipotecada numa troca. Quem a recebe paga na hora ao Banco { $interest_percent }% do empréstimo e mantém a hipoteca, ou paga o empréstimo mais { $interest_percent }% e quita a hipoteca.
told-mortgages-later = Se você receber uma propriedade hipotecada, mantiver a hipoteca e só a quitar mais tarde, paga os { $interest_percent }% de novo.
told-mortgages-agreed = Se você receber propriedades hipotecadas numa troca, escolhe para cada uma se quita ou mantém a hipoteca. Você precisa ter o dinheiro para isso.

## trades

told-trades-what = **O que você pode trocar.** Você pode trocar dinheiro, cartas de Saída Livre e propriedades, hipotecadas ou não, pelo preço que você e a outra pessoa combinarem.
told-trades-nothing-else = Nada mais pode ser trocado: nem promessas, nem aluguéis futuros, nem o direito de não pagar aluguel.
told-trades-lap = **Primeira volta.** Você só pode fazer trocas depois de completar { $trading_from_lap ->
        [one] uma volta
       *[other] { $trading_from_lap } voltas
    } no tabuleiro.
told-trades-built = **Sem construções.** Você não pode trocar uma rua enquanto houver construções no grupo de cor dela. Casas e hotéis nunca podem ser trocados.
told-trades-when = Você pode fazer trocas na vez de qualquer pessoa, mas não enquanto o bot ainda resolve uma jogada de dados. Uma proposta expira depois de um tempo, ou quando algo nela muda.
told-trades-price = Numa troca, vocês podem combinar qualquer preço, desde que nenhum dos lados tenha uma dívida em aberto.
told-trades-auction = { $auction ->
        [sealed-maxima] Você pode fazer trocas durante um leilão.
       *[open-calls] Você não pode fazer trocas durante um leilão.
    }

## debts

told-debts-raise = **Se você dever mais do que tem em dinheiro,** venda construções e hipoteque propriedades até conseguir pagar. Se isso bastar, você tem de pagar.
told-debts-choose = Você escolhe o que vender ou hipotecar. Se não responder a tempo, o bot hipoteca propriedades e em seguida vende as construções mais baratas, mas só o necessário.
told-debts-trade = Enquanto tem uma dívida, você só pode fazer trocas que paguem essa dívida na hora ou que não diminuam o dinheiro que você consegue levantar. Cartas de Saída Livre e propriedades hipotecadas não contam como dinheiro. Você não pode dar nada de graça.
told-debts-kind = A pessoa a quem você deve pode aceitar propriedades como parte do pagamento, se vocês concordarem com isso.
told-debts-rescue = **Você vai à falência** se dever mais do que conseguiria levantar vendendo e hipotecando tudo. Se der exatamente para pagar, você continua na partida. Uma troca ainda pode salvar você.
told-debts-no-rescue = **Você vai à falência** se dever mais do que conseguiria levantar vendendo e hipotecando tudo. Isso acontece na hora, e nenhuma troca pode mais salvar você.
told-debts-player = **Se você for à falência devendo a outra pessoa,** ela fica com tudo o que você tem: dinheiro, propriedades, cartas e metade do preço das suas construções.
told-debts-player-cash = **Se você for à falência,** a pessoa a quem você deve fica com seu dinheiro e com metade do preço das suas construções. Se forem várias pessoas, elas dividem por igual. Suas propriedades voltam ao Banco sem hipotecas e sem leilão, e suas cartas vão para baixo dos montes.
told-debts-state = Quem faliu entrega as propriedades como estão, com as hipotecas. Por isso, você não pode hipotecar nada por uma dívida que não consegue pagar. Antes, o bot vende os hotéis ao Banco de uma vez, mesmo que o Banco não tenha casas.
told-debts-interest = **Quem recebe propriedades hipotecadas** paga { $interest_percent }% de juros na hora. Em seguida, pode quitar a hipoteca sem pagar mais juros, levantando dinheiro antes se for preciso, ou mantê-la e pagar { $interest_percent }% de novo mais tarde.
told-debts-interest-short = Quem recebe propriedades hipotecadas numa falência paga os { $interest_percent }% de juros depois de receber o dinheiro de quem faliu. Se faltar dinheiro, o resto é uma dívida como qualquer outra.
told-debts-bank = **Se você for à falência devendo ao Banco,** ele fica com tudo o que você tem e leiloa as propriedades na hora. As casas e os hotéis voltam ao estoque.
told-debts-bank-kept = **Se você for à falência devendo ao Banco,** ele fica com tudo o que você tem, e as propriedades voltam a ficar livres.
told-debts-bank-cleared = O Banco leiloa as propriedades de quem faliu uma a uma, na ordem do tabuleiro e sem hipotecas. Se só resta uma pessoa na partida, não há leilão.
told-debts-passes = Na falência, suas cartas de Saída Livre vão para a pessoa a quem você deve. Se você dever ao Banco, as cartas { $estate_passes ->
        [passes-auctioned] vão a leilão depois das propriedades. Se você dever a várias pessoas, as cartas vão para baixo dos montes.
       *[under-deck] vão para baixo dos montes.
    }
told-debts-several = Se você for à falência devendo a várias pessoas, o bot vende tudo o que você tem e divide o dinheiro por igual entre elas. As propriedades hipotecadas são vendidas com a hipoteca.
told-debts-several-kept = Se você for à falência devendo a várias pessoas, elas dividem seu dinheiro por igual.
told-debts-order = Se várias pessoas forem à falência ao mesmo tempo, o bot resolve uma falência depois da outra, na ordem dos turnos, a partir de quem está na vez. Ninguém precisa mais pagar o que devia a quem faliu.
told-debts-out = **Fora da partida.** Quem vai à falência sai da partida na hora, mesmo que ainda tivesse outra jogada de dados.
told-debts-resign = Se você desistir, vai à falência: tudo o que você tem vai para a pessoa a quem você deve ou, se não tiver dívidas, para o Banco. Você não pode dar nada de presente antes.

## loans

told-loans-bank = **Só o Banco empresta dinheiro,** e só com uma hipoteca.
told-loans-players = **Você não pode emprestar nada a outra pessoa,** nem dinheiro nem propriedades.
told-loans-promises = Como ninguém pode emprestar nada a outra pessoa, uma troca não pode incluir promessas para mais tarde nem condições.

## the end

told-ending-last = **Vence a última pessoa que ficar na partida,** não importa quanto dinheiro ela tenha.
told-ending-last-nothing = A última falência encerra a partida na hora, e nada mais vai a leilão.
told-ending-first = **A primeira falência encerra a partida.** Vence a pessoa com o maior patrimônio entre as que ficaram.
told-ending-settled = Antes de encerrar a partida, o bot resolve a falência, com juros e leilões. Se alguém desistir sem ter dívidas, a partida continua enquanto sobrarem pelo menos duas pessoas.
told-ending-hour = **No horário de término** combinado antes do começo, a partida para.
told-ending-move = Se alguém já jogou os dados antes do horário de término, o bot ainda resolve essa jogada, com o leilão, a carta, o aluguel ou a dívida que resultar dela. Uma dupla não dá mais outra jogada.
told-ending-round = Depois do horário de término, vocês jogam a rodada até o fim, para que todo mundo tenha o mesmo número de turnos.
told-ending-no-trade = Depois do horário de término, ninguém pode mais trocar nem construir.
told-ending-worth = **A conta final.** Contam o dinheiro, o preço impresso das propriedades (metade, se hipotecadas) e o que as casas custaram. Um hotel conta como { $hotel_level } casas.
told-ending-richest = **Vence quem tem o maior patrimônio.**
told-ending-alone = Se só restar uma pessoa, ela vence na hora, mesmo que vocês tenham combinado outra coisa.
told-ending-tie = { $tie ->
        [most-cash] { house-rule-cash-breaks-ties-told }
       *[shared-win] Se duas ou mais pessoas tiverem o mesmo patrimônio, elas dividem a vitória.
    }
told-timed-normal = **Até o horário de término,** você joga como em qualquer partida.

## clocks

told-clocks-silence = Você nunca perde seu lugar por não responder. Quando seu prazo acaba, o bot faz a escolha mais cautelosa por você, e você pode voltar a qualquer momento.
told-clocks-waiting = **Tempo de espera:** a partida espera { $waiting } ao todo por cada pessoa. O primeiro quarto de cada prazo não conta, e quem decide antes recupera tempo. Quem gasta tudo fica com um quarto de cada prazo, e as outras pessoas podem votar se continuam esperando.
told-clocks-throw = **Jogar os dados ou encerrar a vez:** você tem { $time_throw }. Depois disso, o bot joga os dados ou encerra a vez por você.
told-clocks-jail = **Escolher como sair da Prisão:** você tem { $time_jail }. Depois disso, o bot joga os dados por você.
told-clocks-buy = **Comprar ou não:** você tem { $time_buy }. Depois disso, você não compra a propriedade.
told-clocks-tax = **Imposto de Renda:** você tem { $time_tax } para escolher. Depois disso, você paga o valor fixo, ou a porcentagem, se seu dinheiro não der para o valor fixo.
told-clocks-auction = **Dar um lance:** você tem { $time_auction }. Depois disso, você passa.
told-clocks-outbid = A cada lance que você dá em um leilão, a parte do prazo que não gasta seu tempo de espera (no começo, um quarto) cai pela metade.
told-clocks-debt = **Levantar dinheiro:** você tem { $time_debt }. Depois disso, o bot hipoteca propriedades e em seguida vende as construções mais baratas, mas só o necessário.
told-clocks-rescue = **Troca que salva da falência:** você tem { $time_rescue }. Depois disso, você vai à falência.
told-clocks-lift = **Quitar as hipotecas de propriedades que você recebeu:** você tem { $time_lift }. Depois disso, as hipotecas ficam como estão.
told-clocks-trade = **Responder a uma troca:** você tem { $time_trade }. Depois disso, a proposta expira.
told-clocks-claim = { $time_claim ->
        [none] { "" }
       *[other] **Pedir as últimas construções:** você tem { $time_claim }. Depois disso, não pode mais pedir nenhuma.
    }
told-clocks-hold = { $time_hold ->
        [none] { "" }
       *[other] **Segurar os dados** (em **{ button-more }**, quando outra pessoa está para jogar): você pode segurar os dados por { $time_hold }. Depois disso, a partida continua.
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
