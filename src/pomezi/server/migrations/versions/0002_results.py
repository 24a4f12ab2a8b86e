"""How games ended: for everybody's own list, ratings, and the best of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("daily", sa.String(10), nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
    )
    op.create_index("results_by_person", "results", ["person_id", "finished_at"])
    op.create_index("results_by_day", "results", ["daily", "game", "score"])
