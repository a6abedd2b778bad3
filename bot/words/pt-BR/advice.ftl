# Conselhos: quando existem, o que dizem e como uma troca muda as chances de vencer.

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
advice-rule-alone = **Conselhos**: `/monopoly { command-name-advise }` mostra suas melhores opções.
advice-rule-never = **Conselhos**: desligados.
refusal-no-advice = Quem organiza esta partida desligou os conselhos.
refusal-no-advice-against-people = Nesta partida não há conselhos, porque você joga com outras pessoas. Quem organizar sua próxima partida pode permitir conselhos na sala, em **Ajustes**.
advice-title = Suas melhores opções
advice-now = Sua chance de vencer agora: **{ $chance }**
advice-choice = **{ $number }. { $what }**
advice-nothing = Agora não há nada para você decidir. Pergunte de novo na sua vez ou quando alguém propuser uma troca.
advice-done = Feito.
advice-resign-ends = Você também pode desistir com `/monopoly { command-name-resign }`. A partida então acaba, e você perde.
advice-resign-goes-on = Você também pode desistir com `/monopoly { command-name-resign }`. Os computadores então jogam o resto da partida sem você.
advice-footer = -# É a estimativa do bot, a partir do que todo mundo vê. Ele não sabe como os dados vão cair.
advice-again = Perguntar de novo
advice-press = Escolher a opção { $number }
advice-press-build = Construir como em { $number } · $ { $price }
advice-open-offer = Abrir esta proposta…
advice-fill-in = Usar estes valores…
advice-own-maxima = Você já tinha definido seus próprios valores. Eles continuam iguais.
advice-bid = Dar lances de até $ { $amount } por { $what }
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
advice-chance-lot = { $before } → **{ $after }** se você conseguir por $ { $price }
advice-chance-offer = { $before } → **{ $after }** se { $who } aceitar
advice-chance-same = Sua chance continua em { $before }
advice-chance-then = depois, **{ $after }**
advice-note-completes = Assim você completa este grupo: { $group }.
advice-note-stops = Assim { $who } não completa este grupo: { $group }.
advice-note-adds =
    { $count ->
       *[other] Você teria { $count } deste grupo: { $group }.
    }
advice-note-serves = { $who } poderia completar este grupo com { $what }: { $group }.
advice-note-up-to = Por $ { $amount }, sua chance é a mesma, conseguindo ou não.
advice-note-rent = O aluguel de { $where } seria de $ { $amount }.
advice-note-leaves = Sobrariam $ { $amount }.
advice-note-completes-theirs = Assim { $who } completa este grupo: { $group }.
advice-note-unowned =
    { $count ->
        [0] Não há mais propriedades à venda: na Prisão, você não perde nada.
        [one] Ainda há { $count } propriedade à venda.
       *[other] Ainda há { $count } propriedades à venda.
    }
advice-note-rests =
    { $amount ->
        [0] Na Prisão, você não cai na propriedade de ninguém.
       *[other] Na Prisão, você não cai na propriedade de ninguém. Sua próxima volta poderia custar cerca de $ { $amount }.
    }
advice-note-short = Sobraria menos dinheiro do que sua próxima volta poderia custar: cerca de $ { $amount }.
advice-note-no-more = Nada que você possa fazer antes aumenta sua chance.
advice-note-keeps = É mais seguro guardar seu dinheiro: parar em { $where } pode custar $ { $amount }.
advice-note-third = { $who } ganharia mais do que você com esta troca.
advice-note-borrows = Só levante dinheiro por uma propriedade se ela completar um grupo de cor em que você possa construir.
advice-note-dear = A partir de $ { $amount }, é mais seguro guardar seu dinheiro.
advice-note-proposed = Este é o plano que a mensagem da partida propõe. Ele leva em conta aluguéis e hipotecas, não sua chance de vencer.
advice-note-waits = Guarde seu dinheiro para os aluguéis: dá para quitar uma hipoteca depois.

# Chances de vencer.

chance-percent = { $number }%
chance-tenths = { $whole },{ $tenth }%
chance-under = menos de 1%
chance-over = mais de 99%
chance-change = { $before } → **{ $after }**
chance-still = continua em { $chance }
chance-trade = 🎯 Chance de vencer agora: você { $mine } · { $who } { $theirs }

command-name-advise = conselho
command-advise = Ver o que eu poderia fazer agora e como isso muda minha chance de vencer
