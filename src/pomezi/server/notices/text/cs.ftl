# Oznámení, dopisy a řádky v chatu.

notice-turn = Jste na tahu
notice-turn-many =
    { $count ->
        [one] Jste na tahu u jednoho stolu
        [few] Jste na tahu u { $count } stolů
       *[other] Jste na tahu u { $count } stolů
    }
notice-reminder = Dochází vám čas na tah
notice-reminder-many =
    { $count ->
        [one] Čeká na vás jeden stůl a dochází čas
        [few] Čekají na vás { $count } stoly a dochází čas
       *[other] Čeká na vás { $count } stolů a dochází čas
    }
notice-table = { $title } – u stolu: { $others }.
notice-limit = Čas máte { $day }. { $month }. do { $time } ({ $zone }).

letter-hello = Dobrý den,
letter-settings = Co a kdy vám psát, si nastavíte tady:
letter-stop = Už mi tyto dopisy neposílejte:
letter-confirm-subject = Pomezí: dopisy, když jste na tahu
letter-confirm =
    někdo, nejspíš vy, si přeje, aby mu Pomezí na { $address } na tuto adresu psalo,
    když je na tahu. Jste-li to vy, otevřete tuto stránku:
letter-ignore = Pokud ne, nedělejte nic: víc vám nenapíšeme.

hook-turn = { $title }: na tahu je { $who }. { $link }
hook-test = Sem Pomezí napíše, kdykoli nějaký stůl na někoho čeká.

# Proč server něco z toho odmítne, a co k tomu říká `pomezi serve`.

refusal-no-account = K tomu potřebujete účet se jménem a heslem.
refusal-no-push = Tento server oznámení do prohlížeče neposílá.
refusal-no-letters = Tento server dopisy neposílá.
refusal-bad-mail = To není e-mailová adresa, na kterou by šlo psát.
refusal-no-such-letter = Tento odkaz už neplatí.
refusal-bad-time-zone = Časové pásmo „{ $zone }“ server nezná.
refusal-bad-address = Na tuto adresu server nepíše: musí to být https a veřejný internet.
refusal-no-such-hook = Takový webhook tu není.
refusal-many-hooks = Webhooků můžete mít nejvýš { $count }.
refusal-hook-silent = Z této adresy nikdo neodpověděl.
refusal-hook-refuses = Druhá strana zprávu odmítla (stav { $status }).
serve-no-mail = Dopisy potřebují --mail (smtp://uživatel:heslo@server:587), --mail-from (Pomezí <pomezi@hry.example>) a --address (https://hry.example/).
