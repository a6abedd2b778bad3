## What a person prefers.

prefer-title = Suas preferências
prefer-text = Nas horas de silêncio, nada de notificações, e seus prazos param, menos ao vivo. Tudo aqui vale para todas as suas partidas.
prefer-dice = Quem joga seus dados
prefer-dice-pace = Dados: conforme o ritmo
prefer-dice-pace-hint = Ao vivo, eu jogo meus dados. Nos ritmos mais lentos, o bot joga por mim.
prefer-dice-own = Dados: eu jogo
prefer-dice-own-hint = Eu jogo meus dados em todos os ritmos. Se meu prazo acabar, o bot joga por mim.
prefer-dice-for-me = Dados: o bot joga
prefer-dice-for-me-hint = Em todos os ritmos, o bot joga meus dados sem me esperar.
prefer-ping = Onde você recebe notificações
prefer-ping-table = Notificação: no canal
prefer-ping-table-hint = Uma menção no canal da partida e outra antes de o tempo acabar
prefer-ping-dm = Notificação: mensagem direta
prefer-ping-dm-hint = Uma mensagem direta em vez de uma menção e outra antes de o tempo acabar
prefer-ping-both = Notificação: dos dois jeitos
prefer-ping-both-hint = Uma menção e uma mensagem direta, e de novo antes de o tempo acabar
prefer-zone = 🕑 Fuso horário: { $zone }. Hora atual: { $time }.
prefer-hours = 🌙 Suas horas de silêncio vão de { $begins } a { $ends }.
prefer-no-hours = 🌙 Você não tem horas de silêncio.
prefer-pictures-on = 🖼️ Você vê imagens.
prefer-pictures-off = 📝 Você vê só texto.
prefer-offers-on = 🤝 Os computadores podem propor trocas a você.
prefer-offers-off = 🚫 Os computadores não propõem trocas a você.
button-prefer-offers-on = Receber propostas
button-prefer-offers-off = Sem propostas
prefer-shown-on = 👋 As outras pessoas veem quando você está aqui.
prefer-shown-off = 🙈 As outras pessoas não veem quando você está aqui.
button-prefer-shown-on = Mostrar
button-prefer-shown-off = Não mostrar
prefer-told-on = 🔔 Você recebe uma mensagem direta quando outras duas pessoas estão jogando.
prefer-told-off = 🔕 Você não recebe mensagem direta quando outras duas pessoas estão jogando.
button-prefer-told-on = Avisar
button-prefer-told-off = Não avisar
prefer-pictures-all = -# Nas mensagens que todo mundo vê, quem administra o servidor escolhe imagens ou texto: `{ MODERATOR_COMMAND("settings") }`.
prefer-hours-when = ✅ Salvo. As horas de silêncio valem a partir da sua próxima decisão, também nas partidas em andamento.
prefer-hours-later = ✅ Salvo. As notificações já seguem essas horas; os prazos, só daqui a um dia, também nas partidas em andamento.
prefer-hours-wrong = Escreva as horas de silêncio como 22:30-7, ou escreva “nenhuma”. Elas podem durar no máximo { $most } horas por dia. Nada mudou.
prefer-zones = Qual destes lugares você quer dizer? { $zones }. Digite o nome completo. Nada mudou.
prefer-no-zone = Nenhum lugar nem fuso horário tem esse nome. Digite uma cidade grande perto de você, ou UTC-3. Nada mudou.
zone-title = Fuso horário
button-zone-type = Digitar uma cidade…
zone-time-list = Que horas são aí?
zone-city-list = Qual cidade tem o mesmo horário que você?
zone-panel-time = Que horas são aí agora? Escolha na lista ou digite uma cidade.
zone-panel-city = Escolha uma cidade que tenha sempre o mesmo horário que você.
zone-read = ✅ Seu fuso horário é { $zone }. Hora atual: { $time }.
zone-read-fixed = O horário de { $zone } é o mesmo o ano todo. Se onde você mora há horário de verão, escolha uma cidade.
zone-read-others = Há outros lugares com esse nome: { $others }.
zone-type-example = Campinas
prefer-form-zone-hint = Uma cidade grande, America/Sao_Paulo ou UTC-3
quiet-hours = Horas de silêncio
prefer-form-hours-hint = Como 22:30-7, ou “nenhuma”. No máximo 16 horas.

## Whom a person has blocked.

block-menu = Bloquear
blocked-title = Pessoas bloqueadas
blocked-text = O bot não passa para você propostas, perguntas nem convites dessas pessoas, e não conta nada a elas.
blocked-none = Você não bloqueou ninguém. Para bloquear alguém, clique com o botão direito ou toque e segure no nome e escolha **Aplicativos** > **{ block-menu }**.
blocked-now = 🚷 Você bloqueou { $who }. As propostas, perguntas e convites dessa pessoa não chegam mais a você, e o bot não conta nada a ela. Se vocês jogam na mesma partida, o bot continua avisando quando for a sua vez.
blocked-no-more = ✅ Você desbloqueou { $who }.
button-unblock = Desbloquear

command-name-preferences = preferências
option-name-zone = fuso
option-name-quiet = silêncio
command-preferences = Definir notificações, idioma, horas de silêncio, texto em vez de imagens e quem joga meus dados
command-preferences-zone = Meu fuso horário: escreva o nome de uma cidade grande
command-preferences-quiet = Horas em que não recebo notificações e meus prazos param: 22:30-7, ou nenhuma

## What is kept about a person, a file with it, and its deletion.

privacy-title = Seus dados
privacy-intro = Isto é tudo o que o bot guarda sobre você. Ele não lê o que você escreve nos canais; só vê os botões em que você clica, os formulários que envia e os comandos que digita.
privacy-keeps-games = 🎲 **Partidas:** seu ID de usuário, seu nome e seu peão em cada sala e partida em que você está, que organiza ou em que emprestou seu lugar, com sua reserva de tempo, decisões perdidas e ausências.
privacy-keeps-moves = 👣 **Jogadas:** o que você fez em cada partida, e quando. Se você modera uma partida, também o motivo que dá.
privacy-keeps-results = 🏆 **Resultados:** como cada partida terminou para você. Sua pontuação é calculada a partir deles.
privacy-keeps-boards = 🗺️ **Tabuleiros** que você criou: os nomes neles, quando você os criou e mudou, e o servidor onde você os oferece.
privacy-keeps-preferences = ⚙️ **Preferências:** tudo o que você escolhe na página anterior.
privacy-keeps-orders = 📋 **Instruções** para cada uma das suas partidas.
privacy-keeps-drafts = ✏️ **Rascunhos** de trocas que você ainda não enviou.
privacy-keeps-notes = 📝 **Notas sobre partidas:** quando você olhou uma partida pela última vez, quando uma sala avisou você pela última vez, seus votos, quais partidas você segue, seus palpites, e lances ou perguntas que ainda não confirmou.
privacy-keeps-messages = ✉️ **Mensagens:** quais mensagens do bot são para você.
privacy-keeps-settings = 💡 **Outras notas:** as dicas que você já viu, o idioma do seu Discord, se suas mensagens diretas estão fechadas, quando o bot avisou você pela última vez que outras pessoas estavam jogando, em quais servidores o bot viu que você tem permissão para administrar e quem você bloqueou.
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
privacy-sure-past = As partidas terminadas continuam para as outras pessoas, mas sem o seu ID e o seu nome: você aparecerá, por exemplo, como “{ $player }”. Suas partidas em mensagens diretas e sua pontuação são apagadas, assim como suas preferências, instruções e rascunhos.
privacy-sure-rest = Isso não pode ser desfeito. Mensagens já publicadas em canais continuam no Discord. Se você usar o bot de novo, começará do zero.
button-privacy-yes = Apagar tudo
button-privacy-keep = Manter meus dados
privacy-deleted = ✅ O bot apagou tudo o que guardava sobre você. Mensagens já publicadas em canais continuam lá; a moderação do servidor pode apagá-las.
privacy-not-deleted = Nada foi apagado, porque o bot não consegue gravar no disco agora. Tente de novo daqui a um minuto.
privacy-interrupted = Nem tudo foi apagado ainda, porque o banco de dados falhou. Tente de novo daqui a um minuto. Se não, o bot apaga o resto na próxima vez que iniciar.
