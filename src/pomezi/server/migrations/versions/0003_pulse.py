"""When the house was known to be open last: time in which it was closed is nobody's."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    pulse = op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0}])
