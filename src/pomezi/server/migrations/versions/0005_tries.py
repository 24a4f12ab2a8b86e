"""The one ranked try of each person at the deal of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Dailies played before have no try: whoever liked had several, and bots may have finished them."""
    op.create_table(
        "tries",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("ranked", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
    )
