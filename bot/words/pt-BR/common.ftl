### Português do Brasil. Keys as in words/en. The voice and the one word for each thing: docs/WORDS.md.
### Money: "$", a no-break space, the number. Said to a friend: "você". Of people nothing that has a
### gender: "quem deve", "todo mundo", "ausente". A building is a "construção", a space an "espaço":
### neither is ever a "casa".

money = $ { $amount }
priced = { $what } $ { $amount }
gained = +$ { $amount }
list-separator = { ", " }
list-last = { $first } e { $last }
list-last-or = { $first } ou { $last }
list-separator-of-lists = { "; " }
bank = o Banco
pot = o pote
nothing = nada
go-back = Voltar
button-share = Compartilhar no canal
button-shared = Compartilhado
share-refused = O Discord não me deixou publicar isso no canal. Veja se eu posso enviar mensagens e arquivos aqui, e tente de novo.

page-of = Página { $page } de { $pages }
turn-page =
    { $to ->
        [next] Próxima página
        [before] Página anterior
       *[first] Primeira página
    }
button-page-first = ⏮ { $page }
button-page-last = { $pages } ⏭
button-page-older = ◀ { $page } de { $pages }
button-page-newer = { $page } de { $pages } ▶

## Spans of time.

time-span = { $minutes ->
        [0] { $hours ->
            [1] uma hora
           *[other] { $hours } horas
        }
       *[other] { $hours ->
            [0] { $minutes ->
                [1] um minuto
               *[other] { $minutes } minutos
            }
            [1] 1 hora e { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
           *[other] { $hours } horas e { $minutes ->
                [1] 1 minuto
               *[other] { $minutes } minutos
            }
        }
    }
time-of-day = { DATETIME($wall, timeStyle: "short") }
time-short-s = { $count } s
time-short-m = { $count } min
time-short-h = { $count } h
time-short-d = { $count } d

## The choice of a language.

# This language's name for itself: "English", "Deutsch".
language-name = Português (Brasil)
language-chosen = Idioma: { $name }
language-choose-mine = Seu idioma
language-discord-mine = Idioma: o do Discord
language-discord-mine-hint = Vale para o que só você vê; o resto segue o idioma do servidor
language-choose-server = Escolha o idioma do servidor
language-discord-server = Idioma: igual ao deste servidor no Discord
language-discord-server-hint = O que só uma pessoa vê aparece no idioma dela

## Os grupos de comandos e as opções de vários. As palavras de um comando ficam com o seu assunto.
## Os nomes, como se digitam: em minúsculas, sem espaços, até 32 letras.

command-monopoly = Jogar { APP_TITLE() } com a turma, mesmo sem estar online ao mesmo tempo
command-monopoly-mod = Comandos de { APP_TITLE() } para quem administra este servidor
command-which-game = Opcional: qual partida, se você joga em várias
game-choice = { $who } ({ $id })

option-name-game = { command-name-game }
option-name-show = ver
option-name-player = membro
option-name-until = até

## Words that people type.

## What people type: translate what is typed, several ways with | between them. Case and accents do
## not matter. Each plural and each usual short form is a way of its own. Whatever stands in two
## lists is read as the one that comes first. English is always understood beside it.

typed-monday = segunda-feira | segunda | seg
typed-tuesday = terça-feira | terça | ter
typed-wednesday = quarta-feira | quarta | qua
typed-thursday = quinta-feira | quinta | qui
typed-friday = sexta-feira | sexta | sex
typed-saturday = sábado | sáb
typed-sunday = domingo | dom
typed-january = janeiro | jan
typed-february = fevereiro | fev
typed-march = março | mar
typed-april = abril | abr
typed-may = maio | mai
typed-june = junho | jun
typed-july = julho | jul
typed-august = agosto | ago
typed-september = setembro | set
typed-october = outubro | out
typed-november = novembro | nov
typed-december = dezembro | dez
typed-week = semana | semanas | sem
typed-day = dia | dias | d
typed-hour = hora | horas | h
typed-minute = minuto | minutos | min | m
typed-second = segundo | segundos | s
typed-today = hoje
typed-tomorrow = amanhã
typed-noon = meio-dia | meio dia
typed-midnight = meia-noite | meia noite
# As in "next monday".
typed-next = próxima | próximo | na | no
# As in "in 3 days", "for 3 days".
typed-in = em | daqui a | por | durante
# As in "until monday", "22:00 until 7:00".
typed-until = até | até as | até o | a
# As in "monday at 18:00".
typed-at = às | as
# As in "a week".
typed-a = um | uma
# As in "1 day and 12 hours".
typed-and = e
# What stands between day and month: "20 of November", "20 de noviembre".
typed-of = de | do
# What follows an hour: "18 Uhr".
typed-oclock = h em ponto | horas em ponto
# As the answer to "until when are you away?": I am back.
typed-back = voltei | já voltei | de volta | estou de volta | agora | aqui
# No quiet hours any more.
typed-off = não | nenhum | nenhuma | desligado
# As in "in two days".
typed-one = um
typed-two = dois | duas
typed-three = três
typed-four = quatro
typed-five = cinco
typed-six = seis
typed-seven = sete
typed-eight = oito
typed-nine = nove
typed-ten = dez

## Offered to whoever types until when to be away or to pause. Each must be made of the words above.

moment-offer-15-minutes = 15 minutos
moment-offer-30-minutes = 30 minutos
moment-offer-1-hour = 1 hora
moment-offer-12-hours = 12 horas
moment-offer-tomorrow = { typed-tomorrow }
moment-offer-2-days = 2 dias
moment-offer-3-days = 3 dias
moment-offer-monday = segunda-feira
moment-offer-week = uma semana
moment-offer-2-weeks = 2 semanas
moment-offer-30-days = 30 dias

## Frases para quem lê só texto. "x-in-words" é dito no lugar de "x", que precisa de um símbolo.

player-mover-in-words = Vez de:
player-pass-in-words =
    { $count ->
        [1] 1 carta de Saída Livre
       *[other] { $count } cartas de Saída Livre
    }
player-for-in-words =
    { $kind ->
        [computer] um computador que joga por { $owner }
       *[person] joga por { $owner }
    }
manage-rents-in-words = Aluguel { $now }; depois, { $then }
manage-lot-hotel-in-words = { $lot }, um hotel
manage-lot-houses-in-words =
    { $count ->
        [1] { $lot }, 1 casa
       *[other] { $lot }, { $count } casas
    }
trade-cash-mine-in-words =
    { $due ->
        [0] Seu dinheiro: $ { $before } agora, **{ $after }** depois
       *[other] Seu dinheiro: $ { $before } agora, **{ $after }** depois de pagar $ { $due } ao Banco por hipotecas
    }
trade-cash-theirs-in-words =
    { $due ->
        [0] Dinheiro de { $who }: $ { $before } agora, **{ $after }** depois
       *[other] Dinheiro de { $who }: $ { $before } agora, **{ $after }** depois de pagar $ { $due } ao Banco por hipotecas
    }
deed-now-in-words = **{ $line }** (agora)
chapter-ruling-in-words = O manual não diz nada sobre isto. O bot decide assim: { $text }
chapter-footer-in-words = { $edition } · { $game }
button-page-first-in-words = Primeira página
button-page-last-in-words = Última página, { $pages }
button-page-older-in-words = Anteriores: página { $page } de { $pages }
button-page-newer-in-words = Mais recentes: página { $page } de { $pages }
chance-change-in-words = de { $before } para **{ $after }**
review-change-in-words = { $who } de { $before } para { $after }
