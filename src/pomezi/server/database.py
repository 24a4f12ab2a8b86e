"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

# Whose a table is: the number of a process, or
NOBODYS = 0  # it waits for a visitor
LEFT = -1  # its process has left it to the others, or never was

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("head", Text, nullable=False),
    Column("game", String(40), nullable=False),
    Column("status", String(16), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("owner", Integer, nullable=False, server_default="-1"),
    Index("tables_by_status", "status", "listed", "changed_at"),
)
journal = Table(
    "journal",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("client", String(100), nullable=False),  # person:id of the command, or empty
    Column("at", BigInteger, nullable=False),
)
sittings = Table(
    "sittings",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)
people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(32), nullable=False),
    Column("phrase", String(64), nullable=False, unique=True),  # sha256
    Column("login", String(40), nullable=True, unique=True),
    Column("password", String(200), nullable=True),  # argon2
    Column("made_at", BigInteger, nullable=False),
)
results = Table(
    "results",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(40), nullable=False),  # empty for a bot
    Column("name", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("daily", String(10), nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("mu", Float, nullable=False, server_default="0"),  # of this person in this game afterwards,
    Column("sigma", Float, nullable=False, server_default="0"),  # and how sure that is; 0 = did not count
    Index("results_by_person", "person_id", "finished_at"),
    Index("results_by_day", "daily", "game", "score"),
)
tries = Table(
    "tries",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("person_id", String(40), primary_key=True),  # empty for the house
    Column("table_id", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("finished_at", BigInteger, nullable=False),  # 0 = not yet
    Column("ranked", Integer, nullable=False),  # whether it was played to the end by one's own hand
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("lead", Integer, nullable=False),  # over the best of the others; alone, all one has
)
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("head", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("tournaments_by_status", "status"),
)
tournament_steps = Table(
    "tournament_steps",
    metadata,
    Column("tournament_id", String(40), primary_key=True),
    Column("step", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
tournament_people = Table(
    "tournament_people",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("tournament_id", String(40), primary_key=True),
)
seeks = Table(
    "seeks",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("wish", Text, nullable=False),  # the form, as JSON
    Column("since", BigInteger, nullable=False),  # whoever has waited longest comes first
    Column("until", BigInteger, nullable=False),  # they wait no longer, unless they ask again
    Column("token", String(40), nullable=False),  # of the last time they asked
    Column("table_id", String(40), nullable=False),  # found for them; empty = not yet
)
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("games", Integer, primary_key=True),  # played on from each step
    Column("version", String(40), nullable=False),  # of the house that made it; another one makes its own
    Column("told", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
reviewed = Table(
    "reviewed",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("unit", String(16), nullable=False),
    Column("luck", Float, nullable=False),
    Column("skill", Float, nullable=False),
    Column("skill_error", Float, nullable=False),
    Column("cost", Float, nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Index("reviewed_by_person", "person_id", "finished_at"),
)
keys = Table(
    "keys",
    metadata,
    Column("key", String(64), primary_key=True),  # sha256
    Column("person_id", String(40), nullable=False, index=True),
    Column("made_at", BigInteger, nullable=False),
)
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),  # when the house was known to be open last
)
processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("address", String(80), nullable=False),  # where the others reach it
    Column("secret", String(64), nullable=False),  # by which it knows them
)
guesses = Table(
    "guesses",
    metadata,
    Column("who", String(200), primary_key=True),
    Column("level", Float, nullable=False),  # how many are left,
    Column("at", Float, nullable=False),  # at this moment, in seconds of the database's clock
)
waits = Table(
    "waits",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("person_id", String(40), primary_key=True),  # whose turn it is while they are away
    Column("host_id", String(40), nullable=False),  # who laid the table
    Column("turn", Integer, nullable=False),  # the step that began it
    Column("about", Text, nullable=False),
    Column("due_at", BigInteger, nullable=False),  # when it may be told; 0 = they have seen it
    Column("limit_at", BigInteger, nullable=False),  # when their time is up; 0 = never, or they are here
    Column("remind_at", BigInteger, nullable=False),
    Column("told", Integer, nullable=False),  # to the person
    Column("posted", Integer, nullable=False),  # to the host's webhooks
    Column("reminded", Integer, nullable=False),
    Index("waits_by_person", "person_id"),
)
wishes = Table(
    "wishes",
    metadata,
    Column("person_id", String(40), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=False),  # minutes after midnight there; -1 = no quiet hours
    Column("quiet_until", Integer, nullable=False),
    Column("mail", String(254), nullable=False),  # an address; empty for none
    Column("mail_key", String(64), nullable=False),  # confirms and stops letters to it
    Column("mail_at", BigInteger, nullable=False),  # when it was confirmed; 0 = not yet
    Column("told_at", BigInteger, nullable=False),  # the last time
    Index("wishes_by_mail_key", "mail_key"),
)
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),  # sha256 of the endpoint
    Column("person_id", String(40), nullable=False),
    Column("key", String(64), nullable=False),  # sha256 of the key it was made with: it ends with that
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("subscriptions_by_person", "person_id"),
)
hooks = Table(
    "hooks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Index("hooks_by_person", "person_id"),
)
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person_id", String(40), nullable=False),
    Column("way", String(8), nullable=False),  # push, mail, hook, confirm
    Column("target", String(64), nullable=False),  # the subscription or the hook
    Column("turns", Text, nullable=False),  # what it is about
    Column("tries", Integer, nullable=False),
    Column("due_at", BigInteger, nullable=False),  # the next try
    Column("made_at", BigInteger, nullable=False),
    Index("outbox_by_moment", "due_at"),
)
house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
