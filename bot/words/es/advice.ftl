# Consejos: cuándo los hay, qué dicen y cómo cambia un trato las opciones de ganar.

advice = Consejos
advice-choose = ¿Quién puede pedir consejo?
advice-for-computers = Solo contra robots
advice-for-computers-hint = Para quien no juega con nadie más
advice-for-always = Siempre
advice-for-always-hint = La partida no cuenta para la clasificación
advice-for-never = Nunca
advice-for-never-hint = Sin consejos ni opciones de ganar hasta que acabe la partida
advice-rule-computers = **Consejos**: solo para quien juega contra robots y nadie más.
advice-rule-always = **Consejos**: para todo el mundo. Esta partida no cuenta para la clasificación.
advice-rule-never = **Consejos**: no hay.
refusal-no-advice = En esta partida no hay consejos: así lo eligió quien la organiza.
refusal-no-advice-against-people = En esta partida no hay consejos, porque juegas con otras personas. Quien organice tu próxima partida puede permitirlos en la sala, en **Ajustes**.
