## Computer players: who can sit down in a lobby, and how they play.

computers-title = Adicionar um computador
computers-full = A sala está cheia: os { $most } lugares estão ocupados.
computers-added = ✅ { $who } entrou na sala: { $seats } de { $most } lugares ocupados.
computers-alt = Os computadores: { $names }
computers-strength = Nível do próximo computador
computers-who = Escolha qual computador adicionar
seated-title = Alterar computadores
button-seated = Alterar computadores…
seated-choose = Escolha um computador
seated-how = Como { $who } joga
seated-who = Quem ocupa o lugar de { $who }
seated-none = Não há nenhum computador nesta sala.
seated-left = ✅ { $who } saiu da sala: { $seats } de { $most } lugares ocupados.
button-seated-remove = Remover { $who }
strength-gentle = Nível: tranquilo
strength-gentle-hint = Segue os preços impressos e não pechincha
strength-even = Nível: equilibrado
strength-even-hint = Joga com bom senso e faz propostas simples e justas
strength-sharp = Nível: afiado
strength-sharp-hint = Calcula cada jogada e hipoteca para construir
button-computers-surprise = Quero uma surpresa
character-line = { $face } **{ $name }**: { $plays }
character-builder = Gasta tudo em construções e sofre com os aluguéis altos. Vende ferrovias e companhias com prazer.
character-dealer = Faz uma proposta atrás da outra e paga bem. Tenta vender ruas avulsas a quem já tem aquela cor.
character-saver = Guarda dinheiro em vez de construir mais. Quase nunca propõe trocas; se você pede uma, cobra caro.
character-collector = Adora ferrovias e companhias e paga mais por elas. Não gosta de se desfazer de nenhuma.
character-blocker = Compra cores que alguém já junta, só para atrapalhar. Recusa quase tudo, ainda mais de quem lidera.
character-neutral = Não tem preferências. Faz o que dá mais chance de vencer.

## Why a computer player did something: why-<kind of reason>. { $who } is the computer player, { $what }
## properties, { $whom } another player, { $group } a color group as the-<group> says it.

why-title = Motivos dos computadores
why-offer = Por que esta proposta?
why-none = Até agora, nenhum computador fez nada que precise de explicação.
why-line = { $face } { $line }
why-odds = { $line } Chance de { $who } vencer: { $before } → { $after }.
why-odds-in-words = { $line } Chance de { $who } vencer: de { $before } para { $after }.
why-odds-same = { $line } Chance de { $who } vencer: continua em { $after }.
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
why-built-plain = { $who } tem todo o { $group } e $ { $price } de sobra para construir em { $what }: o aluguel mais alto ali passa de $ { $rent } para $ { $more }.
why-borrowed = { $who } hipotecou { $what } por $ { $price } para construir.
why-borrowed-group = { $who } hipotecou { $what } por $ { $price } para completar o { $group }.
why-lifted =
    { $count ->
        [1] { $who } quitou a hipoteca sobre { $what } por $ { $price }: tinha dinheiro de sobra.
       *[other] { $who } quitou as hipotecas sobre { $what } por $ { $price }: tinha dinheiro de sobra.
    }
why-lifted-received =
    { $count ->
        [1] { $who } quitou na hora a hipoteca sobre { $what } por $ { $price }: depois custa mais.
       *[other] { $who } quitou na hora as hipotecas sobre { $what } por $ { $price }: depois custa mais.
    }
why-held-mortgages = { $who } manteve a hipoteca sobre { $what }: por enquanto, vale mais a pena guardar o dinheiro.
why-claimed = { $who } quer construir no { $group } antes que faltem construções.
why-bid-building = { $who } deu um lance de $ { $price } por uma construção em { $what }.
why-passed-building = { $who } deixa as últimas construções para as outras pessoas: vale mais a pena guardar o dinheiro.
why-left-jail = { $who } saiu da Prisão na hora: ainda há muito para comprar.
why-stayed-in-jail = { $who } ficou na Prisão: lá não se paga aluguel.
why-fine = { $who } pagou a multa: não tinha carta de Saída Livre.
why-pass = { $who } usou a carta de Saída Livre em vez de pagar a multa.
why-flat-tax = { $who } pagou o valor fixo de $ { $price }: fez as contas por alto, e a porcentagem sairia mais cara.
why-share-tax = { $who } pagou a porcentagem: fez as contas por alto, e ela sairia mais barata que o valor fixo de $ { $price }.
why-raised = { $who } levantou dinheiro para uma dívida de $ { $price } abrindo mão do mínimo possível.
why-gave-up = { $who } não conseguia levantar $ { $price } nem vendendo tudo.
why-offered = { $who } propôs uma troca a { $whom } para aumentar a própria chance de vencer.
why-offered-you =
    { $count ->
        [0] { $who } propôs uma troca a você para aumentar a própria chance de vencer.
       *[other] { $who } propôs uma troca a você para ficar com { $what } e aumentar a própria chance de vencer.
    }
why-offered-plain = { $who } propôs uma troca a { $whom } para completar o { $group }, construir ali e receber mais aluguel.
why-offered-plain-you = { $who } propôs uma troca a você para completar o { $group }, construir ali e receber mais aluguel.
why-offered-group = { why-offered-plain }
why-offered-group-you = { why-offered-plain-you }
why-traded = { $who } fez uma troca com { $whom } para aumentar a própria chance de vencer.
why-traded-plain = { $who } fez uma troca com { $whom } para completar o { $group }.
why-traded-group = { why-traded-plain }
why-withdrew = { $who } retirou a proposta que fez a { $whom }: já não compensa.
why-withdrew-you = { $who } retirou a proposta que fez a você: já não compensa.
why-withdrew-cash = { $who } retirou a proposta que fez a { $whom }: já não tem $ { $price }.
why-withdrew-cash-you = { $who } retirou a proposta que fez a você: já não tem $ { $price }.
why-countered =
    { $price ->
        [0] { $who } até aceita trocar com { $whom }, mas não nessas condições.
       *[other] { $who } até aceita trocar com { $whom }, mas quer sair com $ { $price } a mais do que na proposta recebida.
    }
why-countered-you =
    { $price ->
        [0] { $who } até aceita trocar com você, mas não nessas condições.
       *[other] { $who } até aceita trocar com você, mas quer sair com $ { $price } a mais do que na sua proposta.
    }
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
why-refused-limit = { $who } não paga a { $whom } mais de $ { $price } por isso.
why-refused-limit-you = { $who } não paga mais de $ { $price } por isso.
why-refused-price = Com mais $ { $price }, { $who } aceitaria a proposta de { $whom }.
why-refused-price-you = Com mais $ { $price }, { $who } aceitaria a sua proposta.
why-refused-price-less = Por $ { $price } a menos, { $who } aceitaria a proposta de { $whom }.
why-refused-price-less-you = Se você pedisse $ { $price } a menos, { $who } aceitaria.
why-refused-unwanted = { $who } não quer { $what }.
why-refused-dear = { $who } não cede { $what } por isso.
why-refused-rival = { $who } não quer ajudar tanto { $whom }.
why-refused-rival-you = { $who } não quer ajudar você tanto assim.
why-refused-share = { $who } quer uma parte maior do que { $whom } ganharia.
why-refused-share-you = { $who } quer uma parte maior do que você ganharia.
why-refused-resold = { $whom } acabou de conseguir { $what } por menos, e { $who } não paga muito mais.
why-refused-resold-you = Você acabou de conseguir { $what } por menos, e { $who } não paga muito mais.
why-refused-person = { $whom } acabou de pedir o mesmo a { $who } e não conseguiu.
why-refused-again = { $who } já disse não a { $whom } sobre isso.
why-refused-again-you = { $who } já disse não a você sobre isso. Melhore sua melhor oferta até agora em pelo menos $ { $price }.
why-refused-debt = Se { $whom } não puder pagar, tudo fica com { $who } de qualquer jeito: nenhuma oferta melhor ajudaria.
why-refused-debt-you = Se você não puder pagar, tudo o que tem fica com { $who } de qualquer jeito: nenhuma oferta melhor ajudaria.
why-refused-settlement = { $who } perdoaria a dívida de { $whom }, mas não por tão pouco.
why-refused-settlement-you = { $who } perdoaria a sua dívida, mas não por tão pouco.
why-went-on = { $who } não tinha outra opção.

## What computer players say now and then: remark-<character>-<occasion>-<number>.

line-remark = { $line } · “{ $said }”
line-remark-by = { $line } · { $who }: “{ $said }”
remark-builder-deal-1 = E agora, os tijolos!
remark-builder-deal-2 = Boa troca. Cuidado com a obra.
remark-builder-auction-1 = Bom terreno. Já vejo as paredes.
remark-builder-auction-2 = Arrematado! Cadê a minha pá?
remark-builder-house-1 = Tijolo por tijolo.
remark-builder-house-2 = Cuidado com o andaime.
remark-builder-hotel-1 = Telhado pronto. Que vista!
remark-builder-hotel-2 = Eu faria isso o dia todo.
remark-builder-rent-1 = Tudo bem. Na próxima, a conta é sua.
remark-builder-rent-2 = Lá se vai meu telhado novo.
remark-builder-bankrupt-1 = Tantos planos, e nenhum dinheiro para construir.
remark-dealer-deal-1 = Foi um prazer negociar.
remark-dealer-deal-2 = Viu? Todo mundo sai ganhando.
remark-dealer-auction-1 = Dou-lhe uma, dou-lhe duas… é meu!
remark-dealer-auction-2 = Interessou? Faça uma proposta.
remark-dealer-house-1 = Um bom endereço ajuda a negociar.
remark-dealer-house-2 = Agora todo mundo vai querer esta rua.
remark-dealer-hotel-1 = Esta eu não negocio mais.
remark-dealer-hotel-2 = Alguém quer um hotel? Brincadeira.
remark-dealer-rent-1 = Dá para conversar sobre esse preço?
remark-dealer-rent-2 = Tudo bem, mas você me deve uma troca.
remark-dealer-bankrupt-1 = Acabaram as trocas para mim. Sem mágoas.
remark-saver-deal-1 = Fiz as contas duas vezes.
remark-saver-deal-2 = Estava no orçamento.
remark-saver-auction-1 = Defini um limite e não passei dele.
remark-saver-auction-2 = Eu tinha um dinheiro guardado para isso.
remark-saver-house-1 = Espero que seja um bom investimento.
remark-saver-house-2 = Vou guardar os recibos.
remark-saver-hotel-1 = Juntei dinheiro por muito tempo para isso.
remark-saver-hotel-2 = Pago à vista, claro.
remark-saver-rent-1 = Ainda bem que eu contava com isso.
remark-saver-rent-2 = Ai. Vai para o caderno de contas.
remark-saver-bankrupt-1 = E olha que eu tomei cuidado.
remark-collector-deal-1 = Procurei tanto por essa!
remark-collector-deal-2 = Vou cuidar muito bem dela.
remark-collector-auction-1 = Eu queria tanto essa!
remark-collector-auction-2 = Mais uma para a coleção.
remark-collector-house-1 = Uma casinha para uma bela peça.
remark-collector-house-2 = Agora ficou ainda mais bonita.
remark-collector-hotel-1 = A joia da minha coleção.
remark-collector-hotel-2 = A entrada não é de graça.
remark-collector-rent-1 = Que lugar bonito. Quero para mim.
remark-collector-rent-2 = Você venderia isso um dia?
remark-collector-bankrupt-1 = Por favor, não separem a minha coleção.
remark-blocker-deal-1 = Não se acostume.
remark-blocker-deal-2 = Tenho meus motivos.
remark-blocker-auction-1 = Melhor minha do que sua.
remark-blocker-auction-2 = Você não ia precisar.
remark-blocker-house-1 = Mais um obstáculo no seu caminho.
remark-blocker-house-2 = Olhe por onde pisa.
remark-blocker-hotel-1 = Por aqui ninguém passa.
remark-blocker-hotel-2 = Quero ver quem contorna isso.
remark-blocker-rent-1 = Aproveite enquanto dura.
remark-blocker-rent-2 = Vou me lembrar disso.
remark-blocker-bankrupt-1 = Bom, alguém conseguiu passar.

## Conselhos: quando existem, o que dizem e como uma troca muda as chances de vencer.

advice = Conselhos
advice-choose = Quem pode pedir conselho?
advice-for-computers = Só contra computadores
advice-for-computers-hint = Para quem joga sem outras pessoas
advice-for-always = Sempre
advice-for-always-hint = A partida não conta para a classificação
advice-for-never = Nunca
advice-for-never-hint = Sem conselhos nem chances de vencer até a partida acabar
advice-rule-computers = **Conselhos**: só quando uma pessoa joga sozinha contra computadores.
advice-rule-always = **Conselhos**: para todo mundo. Esta partida não conta para a classificação.
advice-rule-alone = **Conselhos**: `{ COMMAND("advise") }` mostra suas melhores opções.
advice-rule-never = **Conselhos**: desligados.
refusal-no-advice = Quem organiza esta partida desligou os conselhos.
refusal-no-advice-against-people = Nesta partida não há conselhos, porque você joga com outras pessoas. Quem organizar sua próxima partida pode permitir conselhos na sala, em **Ajustes**.
advice-title = Suas melhores opções
advice-equal =
    { $every ->
        [yes] { $count ->
            [2] As duas opções
           *[other] Todas as { $count } opções
        }
       *[no] As primeiras { $count } opções
    } são quase igualmente boas.
advice-choice = **{ $number }. { $what }**
advice-nothing = Agora não há nada para você decidir. Pergunte de novo na sua vez ou quando alguém propuser uma troca.
advice-done = Feito.
advice-resign-ends = Você também pode desistir com `{ COMMAND("leave") }`. A partida então acaba, e você perde.
advice-resign-goes-on = Você também pode desistir com `{ COMMAND("leave") }`. Os computadores então jogam o resto da partida sem você.
advice-footer = -# É a estimativa do bot, a partir do que todo mundo vê. Ele não sabe como os dados vão cair.{ $ending ->
        [last-player-left] {""}
       *[other] {" "}São as chances de uma partida até restar uma só pessoa. Esta acaba antes: servem só de referência.
    }
advice-again = Perguntar de novo
advice-press = Escolher a opção { $number }
advice-press-build = Construir como em { $number } · $ { $price }
button-offer = Oferecer a { $who } { $gives } por { $takes }
button-send-offer = Enviar esta proposta a { $who }
advice-fill-in = Usar estes valores…
advice-own-maxima = Você já tinha definido seus próprios valores. Eles continuam iguais.
advice-bid = Registrar um máximo secreto de $ { $amount } por { $what }
advice-raise-and-buy = { $plan }, depois comprar { $what } por $ { $price }
advice-borrow-and-build = { $plan }, depois, por $ { $price }, { $build }
advice-file = Dar lances de até estes valores: { $lots }
advice-offer = Propor uma troca a { $who }: você dá { $gives } e recebe { $takes }
advice-counter = Responder a { $who } com uma contraproposta: você dá { $gives } e recebe { $takes }
advice-accept = Aceitar a proposta de { $who }: você dá { $gives } e recebe { $takes }
advice-refuse = Recusar a proposta de { $who }
advice-give-up = Desistir, a menos que uma troca salve você
advice-withdraw = Retirar sua proposta a { $who }
advice-claim = Pedir ao Banco construções para { $lots } e dar lances de até $ { $amount } no total
advice-bid-building = Dar um lance de $ { $amount } por uma construção em { $what }
advice-chance-lot = **{ $after }** de chance de vencer se você conseguir por $ { $price }
advice-chance-offer = **{ $after }** de chance de vencer se { $who } aceitar
advice-chance = **{ $after }** de chance de vencer
advice-note-completes = Assim você completa o { $group }.
advice-note-stops = Assim { $who } não completa o { $group }.
advice-note-adds =
    { $count ->
       *[other] Você teria { $count } deste grupo.
    }
advice-note-up-to = Por $ { $amount }, sua chance é a mesma, conseguindo ou não.
advice-note-loan = Dá para hipotecar na hora por $ { $amount }.
advice-note-rent = O aluguel de { $where } seria de $ { $amount }.
advice-note-leaves = Sobrariam $ { $amount }.
advice-note-completes-theirs = Assim { $who } completa o { $group }.
advice-note-unowned =
    { $count ->
        [0] Não há mais propriedades livres: na Prisão, você não perde nada.
        [one] Ainda há { $count } propriedade livre.
       *[other] Ainda há { $count } propriedades livres.
    }
advice-note-rests =
    { $amount ->
        [0] Na Prisão, você não cai na propriedade de ninguém.
       *[other] Na Prisão, você não cai na propriedade de ninguém. Sua próxima volta poderia custar cerca de $ { $amount }.
    }
advice-note-short = Sobraria menos dinheiro do que sua próxima volta poderia custar: cerca de $ { $amount }.
advice-note-no-more = Nada que você possa construir ou resgatar antes aumenta sua chance.
advice-note-keeps = É mais seguro guardar seu dinheiro: parar em { $where } pode custar $ { $amount }.
advice-note-borrows = Só levante dinheiro por uma propriedade se ela completar um grupo de cor em que você possa construir.
advice-note-dear = A partir de $ { $amount }, é mais seguro guardar seu dinheiro.
advice-note-proposed = Este é o plano que a mensagem da partida propõe. Ele leva em conta aluguéis e hipotecas, não sua chance de vencer.
advice-note-waits = Guarde seu dinheiro para os aluguéis: dá para quitar uma hipoteca depois.
advice-note-alone = Sozinha, ela rende pouco aluguel para o preço.
advice-note-mortgaged = Com ela você completa o { $group }, mas, para construir ali, falta quitar a hipoteca do resto.

# Chances de vencer.

chance-percent = { $number }%
chance-tenths = { $whole },{ $tenth }%
chance-under = menos de 1%
chance-over = mais de 99%
chance-change = { $before } → **{ $after }**
chance-still = continua em { $chance }
chance-trade = 🎯 Chance de vencer agora: você { $mine } · { $who } { $theirs }
chance-declined = -# Se for recusada, uma troca parecida é provável mais tarde: { $chance } para você.

command-name-advise = conselho
command-advise = Ver o que eu poderia fazer agora e como isso muda minha chance de vencer
