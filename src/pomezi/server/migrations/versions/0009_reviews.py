"""Reviews of finished games, and what they say of each person's play."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, primary_key=True),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reviewed",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("unit", sa.String(16), nullable=False),
        sa.Column("luck", sa.Float, nullable=False),
        sa.Column("skill", sa.Float, nullable=False),
        sa.Column("skill_error", sa.Float, nullable=False),
        sa.Column("cost", sa.Float, nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
    )
    op.create_index("reviewed_by_person", "reviewed", ["person_id", "finished_at"])
