# Jste na tahu: oznámení, dopisy, klidné hodiny, chat klubu.

notices = Když jsem na tahu
notices-line = Čeká-li na vás někdo a vy u stolu nejste, dáme vám vědět: za každý tah jednou, o všech stolech najednou. A připomeneme se, než vám dojde čas.
notices-more = Dopisy, klidné hodiny a další
notices-saved = Uloženo.
notices-failed = Teď se to nepodařilo. Zkuste to za chvíli znovu.
notices-blocked = Oznámení z této stránky máte v prohlížeči zakázaná. Povolit je můžete v jeho nastavení.
notices-turn-on = Oznamovat v tomto prohlížeči
notices-turn-off = Už neoznamovat
notices-browser = Tento prohlížeč
notices-browser-line = Prohlížeč ukáže oznámení, i když je stránka zavřená; klepnutím na ně otevřete stůl.
notices-browser-on = Tento prohlížeč vám oznámí, že jste na tahu.
notices-browser-off = Tento prohlížeč už oznamovat nebude.
notices-browser-no = Tady to nejde: stránka musí být na https, prohlížeč musí oznámení umět a server je musí posílat.
notices-mail = Dopisy
notices-mail-none = Tento server dopisy neposílá.
notices-mail-account = Na dopisy potřebujete účet se jménem a heslem.
notices-mail-address = E-mailová adresa
notices-mail-confirm = Poslat potvrzovací dopis
notices-mail-sent = Dopis je na cestě. Otevřete odkaz, který v něm najdete.
notices-mail-waits = Na { $address } čeká dopis s odkazem. Dokud ho neotevřete, psát nebudeme.
notices-mail-on = Píšeme na { $address }.
notices-mail-stop = Už mi nepište
notices-mail-off = Psát už nebudeme.
notices-quiet = Klidné hodiny
notices-quiet-on = V noci mlčet
notices-quiet-line = Co přijde mezitím, řekneme potom. Podle hodin v pásmu { $zone }.
notices-quiet-from = Od
notices-quiet-until = Do

notices-offer = U tohoto stolu se hraje, kdy se komu hodí. Má vám prohlížeč říct, že jste na tahu?
notices-offer-yes = Ano, řekněte mi to
notices-offer-on = Až budete na tahu, tento prohlížeč vám to oznámí.
notices-offer-letters = Až budete na tahu, napíšeme vám na { $address }.
notices-offer-mail = Až budete na tahu, můžeme vám napsat e-mail.

hooks = Chat klubu (webhooky)
hooks-line = U stolů, které založíte, se do chatu napíše, kdo je na tahu. Zprávy jsou podepsané.
hooks-address = Adresa webhooku
hooks-add = Přidat
hooks-test = Vyzkoušet
hooks-tested = Zpráva dorazila.
hooks-remove = Odebrat
hooks-removed = Webhook je pryč.
hooks-secret = Tajný klíč k podpisu. Ukazuje se jen teď: opište si ho.

letters-on = Budeme psát
letters-on-line = Až na vás bude čekat nějaký stůl, dostanete dopis. V každém je odkaz, kterým dopisy zastavíte.
letters-off = Už nenapíšeme
letters-off-line = Dopisy jsou zastavené. Hrát můžete dál jako dosud.
letters-again = To byl omyl, pište mi dál
letters-stop = Přece jen mi nepište
letters-bad = Odkaz neplatí
