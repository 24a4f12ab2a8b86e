"""Words that stand beside numbers in the catalogues: their forms, and those that are not counted."""

from __future__ import annotations


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


# Variables that are never numbers. Any other may be one, so what follows it has to agree.
TEXT = _words("""
    a action actors address amount b better bot bots card changes choice city claimed colour command
    copied cost crossing day did display edition ends error event event_card event_cards example expected
    file from game grade host item job key lang leg letters link login mail measured middle name names
    offer option other path payment payments percent phase piece pile place places played player players
    reason route seed server sign space state states territory text ticket times to token told value way
    ways where why winners word words zone
""")

# What may follow a number of each category.
FORMS = {
    "cs": {
        "one": _words("""
            akce akci bod bot cestovní chatrč den dni dvojice dělník euro hod host hranice hráč hráče
            iterace karta kartu kolo kostka kostkou kostku křížek lesní linka linku lokomotivu mince minci
            nová oblast partie partii platné políčko sekunda sekundu soupeře správná stát tah vagonek
            vagonku volné věc zóna území žeton
        """),
        "few": _words("""
            akce akcích body boti cestovní chatrče dnech dny dvojice dělníci eura hodnocené hody hosté
            hranice hry hráče hráči iterace karty kola kostkami kostky křížky lesní lidé linky lodě
            lokomotivy mince nové oblasti partie partiích platných pokusy polích políčka sekundy soupeře
            správné stoly stolů státy tahy vagoncích vagonky vlaky volná věci zóny území žetony
        """),
        "other": _words("""
            akcí akcích bodů botů cestovních chatrčí dnech dní dvojic dělníků eur her hodnocených hodů hostů
            hranic hráčů iterací karet kol kostek kostkami křížků lesních lidí linek lodí lokomotiv mincí
            nových oblastí partií partiích platných pokusů polích políček sekund soupeřů správných stolů
            států tahů vagoncích vagonků vlaků volných věcí znaků zón území žetonů
        """),
    },
    "en": {
        "one": _words("""
            action area border bot card cell coin cross day die euro forest free game guest hut iteration
            leg legal locomotive new opponent pair player point roll round second side space state territory
            thing ticket token travel turn wagon worker zone
        """),
        "other": _words("""
            actions are areas borders bots cards cells characters coins crosses days dice euros forest free
            games guests have huts iterations legal legs locomotives new opponents pairs people players
            points rated rolls rounds seconds ships sides spaces states tables territories things tickets
            times tokens trains travel tries turns wagons workers zones
        """),
    },
}

# What follows a number and is not counted by it.
FREE = {
    "cs": _words("""
        a až byl cestoval cestuje do je jel ještě km² končí ms má méně místo na navíc nedosáhne není
        nesousedí poslouchat potřebujete proti přijel s se si stojí tedy tu téže ubere už v vezme víc z za
        ze
    """),
    "en": _words("""
        again ahead already among and at begins behind came closed comes either ends exactly for has here in
        instead is km² less lies made more moved ms now of on only or placed right s stands takes the to
        together too touches travels used was went with you
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
