"""Which process serves a table, where processes find each other, and guesses that all of them count."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("owner", sa.Integer, nullable=False, server_default="-1"))
    op.create_table(
        "processes",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(80), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
    )
    op.create_table(
        "guesses",
        sa.Column("who", sa.String(200), primary_key=True),
        sa.Column("level", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
