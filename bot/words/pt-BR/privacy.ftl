# What is kept about a person, a file with it, and its deletion.

privacy-title = Seus dados
privacy-intro = Isto é tudo o que o bot guarda sobre você. Ele não lê o que você escreve nos canais; só vê os botões que você aperta, os formulários que envia e os comandos que digita.
privacy-keeps-games = 🎲 **Partidas:** seu ID de usuário, seu nome e seu peão em cada sala e partida em que você está, que organiza ou em que emprestou seu lugar, com sua reserva de tempo, decisões perdidas e ausências.
privacy-keeps-moves = 👣 **Jogadas:** o que você fez em cada partida, e quando. Se você modera uma partida, também o motivo que dá.
privacy-keeps-results = 🏆 **Resultados:** como cada partida terminou para você. Sua pontuação é calculada a partir deles.
privacy-keeps-preferences = ⚙️ **Preferências:** tudo o que você escolhe na página anterior.
privacy-keeps-orders = 📋 **Instruções** para cada uma das suas partidas.
privacy-keeps-drafts = ✏️ **Rascunhos** de trocas que você ainda não enviou.
privacy-keeps-notes = 📝 **Notas sobre partidas:** quando você olhou uma partida pela última vez, quando uma sala avisou você pela última vez, seus votos, e lances ou perguntas que ainda não confirmou.
privacy-keeps-messages = ✉️ **Mensagens:** quais mensagens do bot são para você.
privacy-keeps-settings = 💡 **Outras notas:** as dicas que você já viu, o idioma do seu Discord, se suas mensagens diretas estão fechadas e em quais servidores você foi visto com permissão para gerenciar.
privacy-file-hint = Receba tudo em um arquivo, no máximo uma vez por hora.
button-privacy-file = Receber meus dados
privacy-file = Aqui está tudo o que o bot guarda sobre você.
privacy-file-too-big = Seus dados não cabem em um só arquivo. Peça a quem administra este bot.
privacy-delete-hint = Apague tudo. Antes disso, o bot pergunta mais uma vez.
button-privacy-delete = Apagar meus dados…
privacy-policy = Política de privacidade
privacy-terms = Termos de serviço
privacy-sure = Apagar tudo sobre você?
privacy-sure-games = { $count ->
        [0] Você não está em nenhuma sala ou partida em andamento.
        [one] Você sairá de vez da sala ou partida em que está, como se desistisse.
       *[other] Você sairá de vez das { $count } salas e partidas em que está, como se desistisse.
    }
privacy-sure-past = As partidas terminadas continuam para os outros, mas sem o seu ID e o seu nome: você será, por exemplo, “{ $player }”. Suas partidas em mensagens diretas e sua pontuação são apagadas, assim como suas preferências, instruções e rascunhos.
privacy-sure-rest = Isso não pode ser desfeito. Mensagens já publicadas em canais continuam no Discord. Se você usar o bot de novo, começará do zero.
button-privacy-yes = Apagar tudo
button-privacy-keep = Manter meus dados
privacy-deleted = ✅ O bot apagou tudo o que guardava sobre você. Mensagens já publicadas em canais continuam lá; a moderação do servidor pode apagá-las.
privacy-not-deleted = Nada foi apagado, porque o bot não consegue gravar no disco agora. Tente de novo daqui a um minuto.
privacy-interrupted = Nem tudo foi apagado ainda, porque o banco de dados falhou. Tente de novo daqui a um minuto. Se não, o bot apaga o resto na próxima vez que iniciar.
