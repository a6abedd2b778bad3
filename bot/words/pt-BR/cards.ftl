# The Chance and Community Chest cards in our own words: card-<id in lower case>.

card-ch-go = Siga até o Ponto de Partida. Receba $ 200.
card-ch-illinois = Faça um passeio até a Illinois Avenue. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-stcharles = Faça uma visita à St. Charles Place. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-utility = Siga até a companhia mais próxima. Se ela estiver à venda, você pode comprá-la. Se for de outra pessoa, jogue os dados e pague dez vezes o resultado.
card-ch-railroad-1 = Siga até a ferrovia mais próxima. Se ela estiver à venda, você pode comprá-la. Se for de outra pessoa, pague o dobro do aluguel normal.
card-ch-railroad-2 = A ferrovia mais próxima espera por você: siga até lá. Se ela estiver à venda, você pode comprá-la. Se for de outra pessoa, pague o dobro do aluguel normal.
card-ch-dividend = Suas ações renderam bem. Receba $ 50.
card-ch-goojf = Você sai da Prisão de graça. Guarde esta carta até usar ou trocar.
card-ch-back3 = Volte três espaços.
card-ch-jail = Vá direto para a Prisão. Não passe pelo Ponto de Partida e não receba $ 200.
card-ch-repairs = Suas construções precisam de reforma. Pague $ 25 por casa e $ 100 por hotel.
card-ch-fine15 =
    { $cards ->
        [us2008] Você correu demais com o carro. Pague $ 15.
       *[classic] Você precisa pagar o imposto dos pobres. Pague $ 15.
    }
card-ch-reading = Embarque na Reading Railroad. Se passar pelo Ponto de Partida, receba $ 200.
card-ch-boardwalk = Faça uma caminhada pela Boardwalk. Vá para lá agora.
card-ch-chairman = Elegeram você para presidir o conselho. Pague $ 50 a cada participante.
card-ch-loan = Alguém devolveu um empréstimo que você fez. Receba $ 150.
card-cc-go = { card-ch-go }
card-cc-bankerror = O Banco errou a conta a seu favor. Receba $ 200.
card-cc-doctor = Chegou a conta da consulta médica. Pague $ 50.
card-cc-stock-45 = Você vendeu algumas ações. Receba $ 45.
card-cc-stock-50 = Você vendeu algumas ações. Receba $ 50.
card-cc-goojf = { card-ch-goojf }
card-cc-jail = { card-ch-jail }
card-cc-opera = Você leva todo mundo à ópera. Receba $ 50 de cada participante pela entrada.
card-cc-birthday = Hoje é seu aniversário! Receba $ 10 de cada participante.
card-cc-fund = Sua poupança para as férias rendeu. Receba $ 100.
card-cc-refund = Chegou a restituição do seu imposto. Receba $ 20.
card-cc-insurance = Você resgatou seu seguro de vida. Receba $ 100.
card-cc-hospital = Você passou uma noite no hospital. Pague $ 100.
card-cc-school-150 = Chegou a hora de pagar a escola. Pague $ 150.
card-cc-school-50 = Chegou a hora de pagar a escola. Pague $ 50.
card-cc-services = Você deu bons conselhos. Receba $ 25.
card-cc-streets = A rua em frente às suas construções está em obras. Pague $ 40 por casa e $ 115 por hotel.
card-cc-beauty = Você ficou em segundo lugar num concurso de beleza. Receba $ 10.
card-cc-inherit = Uma tia se lembrou de você no testamento. Receba $ 100.
# For the cards to a street or railroad, where a board has another one there.
card-advance = Vá para o espaço { $space }. Se passar pelo Ponto de Partida, receba $ 200.
