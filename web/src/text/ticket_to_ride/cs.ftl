# Ticket to Ride: what its board says.
ttr-choose = Vyberte si linky; nechat si musíte aspoň { $needed }.
ttr-chosen = Linky máte vybrané; ostatní ještě vybírají.
ttr-keep = Vyberte, které linky si necháte, alespoň jednu.
ttr-main = Vezměte si karty, zaberte trať, nebo si vezměte linky.
ttr-second = Vyberte si druhou kartu, nebo balíček.
ttr-pass = Nic zahrát nejde: vynechte tah.
ttr-do-pass = Vynechat tah
ttr-draw-deck = Vzít kartu z balíčku
ttr-draw-card = Vzít odkrytou kartu: { $card }
ttr-draw-tickets = Vzít si linky
ttr-claim = Zabrat trať { $route } za { $payment }
ttr-track = { $route } ({ $track }. kolej)
ttr-keep-these = Nechat si { $tickets }
ttr-keep-least = Vyberte aspoň { $needed }
ttr-keep-count = { $count ->
    [0] Nenechat si nic
    [one] Nechat si { $count } linku
    [few] Nechat si { $count } linky
   *[other] Nechat si { $count } linek
}
ttr-deck = Balíček
ttr-deck-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
ttr-ticket-deck = Linky
ttr-tickets-left = { $count ->
    [one] zbývá { $count } linka
    [few] zbývají { $count } linky
   *[other] zbývá { $count } linek
}
ttr-face-up = Odkryté karty
ttr-hand = Moje karty
ttr-hand-of = Karty: { $player }
ttr-hand-card = { $card }: { $count }
ttr-tickets = Moje linky
ttr-tickets-of = Linky: { $player }
ttr-offer = Nabídka linek
ttr-ticket = { $from } – { $to }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-ticket-done = hotovo
ttr-ticket-missed = nesplněno
ttr-ticket-open = { $wagons ->
    [one] chybí { $wagons } vagonek
    [few] chybí { $wagons } vagonky
   *[other] chybí { $wagons } vagonků
}
ttr-ticket-impossible = už nejde
ttr-route = { $from } – { $to }, { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}, { $colour }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-any-colour = kterákoli jedna barva
ttr-route-owner = patří hráči { $player }
ttr-route-closed = uzavřená
ttr-route-pay = Můžete zaplatit { $payments }.
ttr-pay-title = Čím zaplatíte?
ttr-pay-line = { $from } – { $to } za { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ttr-wagons = vagonky
ttr-cards = karty
ttr-ticket-count = linky
ttr-map = Mapa tratí
ttr-last-turns = Poslední tahy: { $count ->
    [one] zbývá { $count }
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
ttr-source-routes = Tratě
ttr-source-tickets = Splněné linky
ttr-source-missed = Nesplněné linky
ttr-source-longest = Nejdelší cesta (vagonků)
ttr-longest = Nejdelší cesta
ttr-longest-length = { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}
ttr-scene-done = linka { $ticket } je spojená
ttr-scene-missed = linka { $ticket } spojená není
ttr-scene-longest = nejdelší cesta, { $length ->
    [one] { $length } vagonek
    [few] { $length } vagonky
   *[other] { $length } vagonků
}
ttr-tie-tickets = { $player } a { $other } mají stejně bodů. Vyhrává { $player }: více splněných linek.
ttr-tie-longest = { $player } a { $other } mají stejně bodů i splněných linek. Vyhrává { $player }: delší cesta.
