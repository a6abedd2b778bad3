## A tabela de uma temporada e o que uma partida muda nela.

button-season = Esta temporada
button-all-time = Todos os tempos
button-standings = Classificação

season-title = Esta temporada ({ $season } · { $days ->
        [one] falta { $days } dia
       *[other] faltam { $days } dias
    })
season-quarter = { $quarter }º trimestre de { $year }
season-month = { $month ->
        [1] janeiro
        [2] fevereiro
        [3] março
        [4] abril
        [5] maio
        [6] junho
        [7] julho
        [8] agosto
        [9] setembro
        [10] outubro
        [11] novembro
       *[12] dezembro
    } de { $year }
season-none = Ninguém tem pontos nesta temporada ainda. `{ COMMAND("new") }` abre uma partida.
season-line = { $place } · { $who } · **{ $points } { $count ->
        [one] pt
       *[other] pts
    }** · { $more ->
        [0] { $games ->
            [one] { $games } partida
           *[other] { $games } partidas
        }
       *[other] as { $counted } melhores de { $games } partidas
    }, { $wins ->
        [0] nenhuma vitória
        [one] { $wins } vitória
       *[other] { $wins } vitórias
    }
season-own-none = ➡️ Você ainda não está na tabela desta temporada: jogue uma partida até o fim com outras pessoas.
season-note = -# 1 ponto por pessoa que ficar atrás de você e mais 2 se você vencer; contam suas { $counted } melhores partidas. Computadores não contam, e abandonar uma partida não dá nada. Para vencer a temporada são precisas pelo menos { $games } partidas.
season-gains = Temporada: { $gains }
season-gain = { $who } +{ $points } ({ $place }º)

season-end-title = 🏁 Fim da temporada: { $season }
season-end-champion = 🏆 { $count ->
        [one] { $who } venceu a temporada!
       *[other] { $who } venceram a temporada!
    }
season-end-records = **Recordes da temporada**
season-end-next = -# A próxima temporada já começou, e todo mundo sai do 0: `{ COMMAND("standings") }`
season-end-alt = Uma taça com o peão que venceu a temporada: { $token }

button-server-season-quarter = Temporadas: trimestres
button-server-season-month = Temporadas: meses
button-server-season-off = Temporadas: desligadas

## Os recordes de um servidor.

button-records = Recordes
records-title = { button-records }
records-season = **Esta temporada ({ $season })**
records-ever = **De todos os tempos**
records-none = Ainda não há recordes: eles vêm com a primeira partida que contar.
records-uncounted = -# { $games ->
        [one] Falta contar { $games } partida mais antiga.
       *[other] Falta contar { $games } partidas mais antigas.
    } Abra os recordes de novo para contar mais.
record-line = { $said } · [partida]({ $link })
record-rent = 💸 Aluguel mais alto: **$ { $amount }**, pago por { $who }
record-deal = 🤝 Melhor troca: rendeu a { $who } **$ { $amount }** em aluguéis
record-comeback = 🔄 Maior virada: { $who } venceu depois de uma chance de **{ $chance }**
record-shortest = ⏱️ Vitória mais rápida: { $who } em { $amount ->
        [one] **{ $amount }** turno
       *[other] **{ $amount }** turnos
    }
record-longest = ⏳ Partida mais longa: { $amount ->
        [one] **{ $amount }** turno
       *[other] **{ $amount }** turnos
    }
record-lucky = 🎲 Jogadas mais altas: { $who }
record-unlucky = 🎲 Jogadas mais baixas: { $who }

button-server-news = Temporadas e jornal
server-paper = 📰 O jornal da semana sai em { $at }.
server-paper-off = 📰 Não há jornal da semana.
server-paper-text = -# Todo domingo, uma mensagem sem menções: partidas em andamento, partidas encerradas, os cinco primeiros lugares da temporada e um novo recorde. Semana sem partidas não tem jornal, e partidas que nem todo mundo do canal pode ver ficam de fora.
button-server-paper-here = Jornal neste canal
button-server-paper-off = Sem jornal

## O jornal da semana

paper-title = 📰 As partidas desta semana
paper-running = **Em andamento**
paper-game = [{ $who }]({ $link }), turno { $turn }.
paper-over = **Encerradas**
paper-won = [{ $who }]({ $link }): 🏆 { $winner }, no turno { $turn }.
paper-more = { $count ->
        [one] e mais { $count }
       *[other] e mais { $count }
    }
paper-season = **Líderes da temporada: { $season }**
paper-record = **Novo recorde da temporada**
paper-off = -# Quem administra o servidor pode desligar isto: `{ MODERATOR_COMMAND("settings") }`.
paper-offer = 📰 Você administra este servidor. Ele pode ter um jornal da semana sobre as partidas: uma mensagem sem menções, no canal que você escolher. Ligue em `{ MODERATOR_COMMAND("settings") }`, em **{ button-server-news }**.
