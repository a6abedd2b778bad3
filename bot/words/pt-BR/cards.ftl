# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Siga até o Ponto de Partida. Receba $ 200.
card-ch-illinois = Um passeio até Illinois Avenue. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-stcharles = Uma visita a St. Charles Place. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-utility = Siga até a próxima companhia. Se estiver à venda, você pode comprar; se não, jogue os dados e pague dez vezes o resultado a quem a possui.
card-ch-railroad-1 = Siga até a próxima ferrovia. Se estiver à venda, você pode comprar; se não, pague o dobro do aluguel normal a quem a possui.
card-ch-railroad-2 = A próxima ferrovia espera por você: siga até lá. Se estiver à venda, você pode comprar; se não, pague o dobro do aluguel normal a quem a possui.
card-ch-dividend = Suas ações renderam bem. Receba $ 50.
card-ch-goojf = Você sai da Prisão de graça. Guarde esta carta até usar ou trocar.
card-ch-back3 = Volte três espaços.
card-ch-jail = Vá direto para a Prisão. Não passe pelo Ponto de Partida, não receba $ 200.
card-ch-repairs = Suas construções precisam de reforma: $ 25 por casa, $ 100 por hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Pé pesado no acelerador. Pague $ 15.
       *[classic] Imposto dos pobres: andar sem dinheiro custa $ 15.
    }
card-ch-reading = Embarque na Reading Railroad. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-boardwalk = Uma caminhada pela Boardwalk. Vá para lá agora.
card-ch-chairman = Elegeram você para presidir o conselho. Pague $ 50 a cada participante.
card-ch-loan = Um empréstimo que você fez voltou. Receba $ 150.
card-cc-go = Siga até o Ponto de Partida. Receba $ 200.
card-cc-bankerror = O Banco errou a conta a seu favor. Receba $ 200.
card-cc-doctor = Chegou a conta da consulta médica. Pague $ 50.
card-cc-stock-45 = Você vendeu algumas ações. Receba $ 45.
card-cc-stock-50 = Você vendeu algumas ações. Receba $ 50.
card-cc-goojf = Você sai da Prisão de graça. Guarde esta carta até usar ou trocar.
card-cc-jail = Vá direto para a Prisão. Não passe pelo Ponto de Partida, não receba $ 200.
card-cc-opera = Você leva a mesa toda à ópera. Receba $ 50 de cada participante pelo lugar.
card-cc-birthday = Parabéns pelo aniversário! Receba $ 10 de cada participante.
card-cc-fund = A poupança das férias rendeu. Receba $ 100.
card-cc-refund = Parte do imposto voltou. Receba $ 20.
card-cc-insurance = Seu seguro de vida pagou. Receba $ 100.
card-cc-hospital = Uns dias no hospital. Pague $ 100.
card-cc-school-150 = Hora de pagar a escola. Pague $ 150.
card-cc-school-50 = Hora de pagar a escola. Pague $ 50.
card-cc-services = Você deu bons conselhos. Receba $ 25.
card-cc-streets = Obras na rua em frente às suas construções: $ 40 por casa, $ 115 por hotel.
card-cc-beauty = Segundo lugar num concurso de beleza. Receba $ 10.
card-cc-inherit = Uma tia lembrou de você no testamento. Receba $ 100.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Vá para o espaço { $space }. Se passar pelo Ponto de Partida, receba $ 200.
