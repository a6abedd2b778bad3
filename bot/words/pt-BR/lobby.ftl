# The lobby, in which a game gathers its players.

lobby-title = Uma partida de Monopoly · { $seats } de { $most } lugares
lobby-seat = { $who }
lobby-seat-host = { $who } · organiza
lobby-seat-computer = { $who } · computador
lobby-how = **Entrar** ocupa um lugar, **Pôr computador** preenche um. { $host } escolhe o que se joga em **Regras** e, com { $least } ou mais, toca em **Começar**.
lobby-commitment = -# Os dados são lacrados antes de alguém se sentar: SHA-256 `{ $hash }`. A semente é revelada no fim, e /monopoly { command-name-verify } confere cada jogada.
lobby-expires = -# A sala fecha <t:{ $at }:R>.
lobby-already = Já existe [uma sala]({ $link }) neste canal: pegue um lugar lá. Quem organiza pode começar ou cancelar.
lobby-closed = Esta sala está fechada.
lobby-opened = A sala está aberta. Todo mundo neste canal pode pegar um lugar.
lobby-no-files = Não posso anexar arquivos aqui, então a partida fica sem imagens: tudo é contado em palavras. Para o tabuleiro, falta permissão para: { $what }.
lobby-started-title = A partida começou
lobby-started = Na partida: { $who }. A mesa está logo abaixo.
lobby-choose-token = Escolha seu peão
lobby-choose-pace = Em que ritmo vocês jogam?
lobby-no-token = Não sobrou nenhum peão
button-lobby-join = Entrar
button-lobby-leave = Sair
button-lobby-computer = Pôr computador
button-lobby-nocomputer = Tirar computador
button-lobby-start = Começar
button-lobby-rules = Regras
button-lobby-cancel = Cancelar
only-in-server = Uma partida se joga num canal de um servidor: tente isto lá.
