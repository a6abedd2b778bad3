# Taking back one's last choice.

undo-open = Deshacer…
undo-ask = Pedir que se deshaga
undo-needs =
    { $count ->
        [0] No hace falta que nadie más acepte.
        [one] { $who } tiene que aceptar. Un mensaje en el canal lo pregunta.
       *[other] { $who } tienen que aceptar. Un mensaje en el canal lo pregunta.
    }
undo-title = ¿Deshacer esta decisión?
undo-text = { $who } quiere deshacer esto. Por responder: { $waits }. La votación termina <t:{ $at }:R>, o en cuanto pase otra cosa en la partida.
undo-secret = Algo secreto que solo saben quienes participan.
undo-agree = Deshacer
undo-refuse = No deshacer
undo-waits = Se deshará en cuanto { $count ->
        [one] acepte
       *[other] acepten
    } { $who }. Si antes pasa otra cosa, todo se queda como está.
undo-done = Deshecho.
undo-over-done = Deshecho.
undo-over-not = No se deshizo.
call-undo = { $who }: ¿se puede deshacer esta decisión?

refusal-undo-nothing = Aún no has decidido nada que se pueda deshacer.
refusal-undo-others = Otra persona ha decidido algo después. Ya no se puede deshacer.
refusal-undo-answered = Después se decidió otra cosa por ti. Ya no se puede deshacer.
refusal-undo-thrown = Después se tiraron los dados. Ya no se puede deshacer.
refusal-undo-drawn = Después se sacó una tarjeta. Ya no se puede deshacer.
refusal-undo-bid = Una puja no se puede deshacer, y el resultado de una subasta tampoco.
refusal-undo-shown = Después se mostró algo secreto. Ya no se puede deshacer.
refusal-undo-final = Alguien dejó la partida o se acabó el tiempo. Ya no se puede deshacer.
refusal-undo-lapsed = Esa votación ya ha terminado.
refusal-undo-unknown = En el registro de esta partida falta cómo estaba antes. No se puede deshacer.
