# Taking back one's last choice.

undo-title = ¿Se deshace?
undo-text = { $who } quiere deshacer esto. Faltan por aceptar: { $waits }. La pregunta queda abierta hasta el <t:{ $at }:f>, o hasta que pase cualquier otra cosa.
undo-secret = Algo que solo saben quienes participan en ello.
undo-agree = De acuerdo
undo-refuse = Que se quede así
undo-waits = Se deshará en cuanto { $count ->
        [one] acepte
       *[other] acepten
    } { $who }. Si antes pasa cualquier otra cosa, se queda como está.
undo-done = Deshecho: la partida está como estaba antes.
undo-over-done = Se deshizo.
undo-over-not = Se queda como está.
call-undo = { $who }: ¿se puede deshacer esto?

refusal-undo-nothing = No hay ninguna decisión tuya que se pueda deshacer.
refusal-undo-others = Alguien más ha decidido algo después: tu última decisión se queda.
refusal-undo-answered = Después se respondió otra cosa por ti: tu última decisión se queda.
refusal-undo-thrown = Después se tiraron los dados, y una tirada nunca se deshace.
refusal-undo-drawn = Después se sacó una tarjeta, y lo que dijo nunca se deshace.
refusal-undo-bid = Una puja no se puede deshacer, y el resultado de una subasta tampoco.
refusal-undo-shown = Después se mostró algo que estaba oculto: ya no se puede ocultar otra vez.
refusal-undo-final = Alguien dejó la partida, o sonó la hora: eso es definitivo.
refusal-undo-lapsed = Esa pregunta está cerrada: pasó otra cosa, o ya se respondió.
refusal-undo-unknown = El registro de esta partida no dice cómo estaba antes, así que no se puede deshacer nada.
