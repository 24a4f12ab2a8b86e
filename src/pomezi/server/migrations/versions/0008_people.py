"""Ratings by openskill, with their uncertainty; people who look for a partner."""

import sqlalchemy as sa
from alembic import op

from pomezi.server.ratings import replayed

revision = "0008"
down_revision = "0007"

COUNTED = "select * from results where rating > 0 order by finished_at, table_id, seat"
CHANGE = "update results set mu = :mu, sigma = :sigma where table_id = :table_id and seat = :seat"


def upgrade() -> None:
    """Every result that counted for Elo is there: its ratings are computed anew from the first one on."""
    op.add_column("results", sa.Column("mu", sa.Float, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("sigma", sa.Float, nullable=False, server_default="0"))
    connection = op.get_bind()
    skills = replayed(connection.execute(sa.text(COUNTED)).all())
    for (table_id, seat), skill in skills.items():
        row = {"mu": skill.mu, "sigma": skill.sigma, "table_id": table_id, "seat": seat}
        connection.execute(sa.text(CHANGE), row)
    op.drop_column("results", "rating")
    op.create_table(
        "seeks",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("token", sa.String(40), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
    )
