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
    Column("rating", Integer, nullable=False),  # of this person in this game afterwards; 0 = did not count
    Column("daily", String(10), nullable=False),
    Column("finished_at", BigInteger, nullable=False),
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
