"""Tournaments: what each is, its journal, and who has to do with it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status"])
    op.create_table(
        "tournament_steps",
        sa.Column("tournament_id", sa.String(40), primary_key=True),
        sa.Column("step", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tournament_people",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("tournament_id", sa.String(40), primary_key=True),
    )
