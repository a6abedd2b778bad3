# Os grupos de comandos e as opções de vários. As palavras de um comando ficam com o seu assunto.
# Os nomes, como se digitam: em minúsculas, sem espaços, até 32 letras.

command-monopoly = Jogar Monopoly com a turma, mesmo sem estar online ao mesmo tempo
command-monopoly-mod = Comandos de Monopoly para quem administra este servidor
command-game = Opcional: qual partida, se você joga em várias
game-choice = { $who } ({ $id })

option-name-game = partida
option-name-player = membro
option-name-until = até
