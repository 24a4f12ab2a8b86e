"""Tables, journals, people."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_by_status", "tables", ["status", "listed", "changed_at"])
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("client", sa.String(100), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sittings",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("phrase", sa.String(64), nullable=False, unique=True),
        sa.Column("login", sa.String(40), nullable=True, unique=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False, index=True),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
