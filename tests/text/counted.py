"""Words that stand beside numbers in the catalogues: their forms, and those that are not counted."""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Variables that are never numbers. Any other may be one, so what follows it has to agree.
TEXT = _words("""
    a action actors b bot bots card choice city claimed colour command copied crossing day display edition
    ends event event_card event_cards example expected file from game host item job key lang leg letters
    login measured middle name names offer option other path payment payments percent phase piece pile place
    places played player players reason route seed sign space state states territory text ticket times to
    token told value way ways where winners word words zone
""")

# What may follow a number of each category.
FORMS = {
    "cs": {
        "one": _words("""
            akce akci bod bot chatrč den dni dvojice dělník euro hod host hranice hráč hráče iterace karta
            kartu kostkou kostku křížek lesní linka linku mince minci nová oblast partie partii platné
            políčko sekunda tah území vagonek volné věc zóna žeton
        """),
        "few": _words("""
            akce akcích body boti chatrče dnech dny dvojice dělníci eura hody hosté hranice hráče hráči
            iterace karty kostkami kostky křížky lesní linky lodě mince nové oblasti partie partiích
            platných políčka sekundy tahy území vagonky vlaky volná věci zóny žetony
        """),
        "other": _words("""
            akcí akcích bodů botů chatrčí dnech dní dvojic dělníků eur hodů hostů hranic hráčů iterací karet
            kostek kostkami křížků lesních linek lodí mincí nových oblastí partiích partií platných políček
            sekund tahů území vagonků vlaků volných věcí znaků zón žetonů
        """),
    },
    "en": {
        "one": _words("""
            action area border bot card cell coin cross day die euro forest free game guest hut iteration
            legal new pair player point roll second territory thing ticket token turn wagon worker zone
        """),
        "other": _words("""
            actions areas borders bots cards cells characters coins crosses days dice euros forest free
            games guests huts iterations legal new pairs players points rolls seconds ships territories
            things tickets times tokens trains turns wagons workers zones
        """),
    },
}

# What follows a number and is not counted by it.
FREE = {
    "cs": _words("""
        a až do je ještě km² má ms na nedosáhne není nesousedí poslouchat potřebujete s stojí tu téže už v
        vezme z za ze
    """),
    "en": _words("""
        again already and at closed for here has in is km² lies more moved ms of on or placed right s stands
        takes to too touches you
    """),
}

# Words before a number: the categories they go with.
AGREEING: dict[str, dict[str, set[str]]] = {
    "cs": {
        "zbývá": {"one", "other"},
        "zbývají": {"few"},
        "následuje": {"one", "other"},
        "následují": {"few"},
        "stala": {"one"},
        "staly": {"few"},
        "stalo": {"other"},
        "všech": {"other"},
        "všechny": {"few"},
        "váš": {"one"},
        "vaše": {"few"},
        "vašich": {"other"},
    },
    "en": {},
}
