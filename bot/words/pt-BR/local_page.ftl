# The page of the local Discord (make demo): what it says around the messages, as Discord’s own app does.

local-direct = Mensagens diretas
local-direct-new = Mensagens diretas, { $count ->
        [1] 1 não lida
       *[other] { $count } não lidas
    }
local-servers = Servidores
local-channels = Canais
local-channels-new = Canais, { $count ->
        [1] 1 mensagem não lida
       *[other] { $count } mensagens não lidas
    }
local-text-channels = Canais de texto
local-closed-threads = Fechados: { $count }
local-unread = mensagens não lidas
local-for-you = { $count } para você
local-bot-here = bot online
local-bot-away = bot offline
local-bot = Bot
local-members = Membros
local-members-counted = Membros: { $count }
local-you = você
local-yourself = Este membro é você
local-play-as = Jogar como { $name }
local-play-as-new = Jogar como { $name }, { $count ->
        [1] 1 mensagem não lida
       *[other] { $count } mensagens não lidas
    }
local-play-as-beside = Jogar como { $name } (em outra aba)
local-new-for = { $count ->
        [1] 1 mensagem não lida
       *[other] { $count } mensagens não lidas
    } para { $name }
local-switch = Trocar para outro membro
local-closed = fechado
local-thread-closed = Este tópico está fechado.
local-thread-of = Um tópico de #{ $channel }.
local-thread-open = Abrir o tópico
local-thread-messages = { $count ->
        [1] 1 mensagem
       *[other] { $count } mensagens
    }
local-direct-beginning = Suas mensagens diretas com { $bot } começam aqui. Só { $name } e { $bot } podem vê-las.
local-direct-alone = { $new } abre aqui uma partida só para você, contra computadores. { $learn } começa uma primeira partida com treinador.
local-welcome = Boas-vindas ao canal #{ $channel }!
local-welcome-who = Este é um pequeno Discord no seu próprio computador. Aqui, seu nome é { $name }.
local-language = Idioma
local-steps = Comece uma partida em três passos
local-step-new = Clique em { $command } e depois em { $send } ou tecle Enter. Você também pode digitar o comando no campo abaixo.
local-step-players = Adicione participantes: clique em { $computer } na sala. Ou troque para { $first } ou { $second } (em outra aba) e clique em { $join }.
local-step-start = Clique em { $start }. Os botões abaixo do tabuleiro são as jogadas que você pode fazer. Em um leilão, você também pode dar lances com os botões do tópico.
local-guide = É sua primeira vez? { $command } explica tudo, e { $lesson } começa uma primeira partida com treinador.
local-used = { $name } usou { $command }
local-thinking = { $bot } está pensando
local-edited = (editado)
local-only-you = Só você pode ver isto
local-dismiss = Dispensar mensagem
local-form-to = Este formulário vai para { $bot }.
local-cancel = Cancelar
local-submit = Enviar
local-choose = Escolher
local-done = Pronto
local-picture = Imagem
local-picture-open = Abrir em outra aba
local-file-size = { $size } kB
local-skip = Ir para o campo de mensagem
local-messages = Mensagens
local-new = Novas
local-newest = Mensagens novas
local-commands = Comandos
local-message-to = Mensagem para { $place }
local-placeholder = / para comandos, ou uma mensagem
local-send = Enviar
local-required = obrigatório
local-optional = opcional
local-discard = Descartar este comando
local-true = Sim
local-false = Não
local-unknown = desconhecido
local-settings = Ajustes de { $name }
local-settings-open = Ajustes: idioma, cores
local-language-yours = O seu idioma
local-language-yours-use = Vale para o que só você vê e para os comandos.
local-language-server = O idioma do servidor
local-language-server-use = Vale para tudo o que todo mundo vê.
local-colors = Cores
local-dark = Escuro
local-light = Claro
local-direct-allowed = { $bot } pode enviar mensagens diretas para você.
local-no-command = Nenhum comando tem esse nome. Escolha um da lista.
local-none-found = Nenhum comando tem esse nome.
local-not-online = O bot ainda não está online. Tente de novo daqui a pouco.
local-no-answer = O bot não respondeu a tempo. Tente de novo daqui a pouco.
local-not-running = O Discord local não está rodando. Para iniciar de novo, execute “make demo” num terminal.
local-failed = Isso não deu certo. Tente de novo.
local-too-late = Esta mensagem acabou de mudar, então seu clique chegou tarde. Olhe de novo.
local-field-required = Preencha este campo.
local-field-long = Escreva no máximo { $count } caracteres.
local-field-short = Escreva no mínimo { $count } caracteres.
local-notice-direct = Mensagem direta de { $bot }
local-notice-thread = Tópico “{ $thread }”
local-notice-dismiss = Dispensar este aviso
