# Proč turnaj něco odmítne.

refusal-no-such-tournament = Takový turnaj tu není.
refusal-not-organiser = To může jen pořadatel turnaje.
refusal-tournament-over = Turnaj skončil.
refusal-tournament-full = Turnaj je plný: přihlášených je už { $most }.
refusal-accounts-only = Tenhle turnaj je jen pro lidi s účtem. Založte si ho na své stránce a pak se přihlaste.
refusal-shown-out = Pořadatel vás z tohoto turnaje vyřadil.
refusal-name-in-tournament = Jméno, které vypadá jako „{ $name }“, už v turnaji někdo má. Nejdřív si své změňte.
refusal-no-such-entrant = Takové číslo v turnaji nikdo nemá.
refusal-round-running = { $round }. kolo se ještě hraje.
refusal-too-few =
    { $least ->
        [one] Na kolo je potřeba aspoň jeden člověk.
        [few] Na kolo jsou potřeba aspoň { $least } lidé.
       *[other] Na kolo je potřeba aspoň { $least } lidí.
    }
