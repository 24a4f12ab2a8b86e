"""Turns that wait, what people wish to be told and how, and what is on its way to them."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "waits",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("host_id", sa.String(40), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("limit_at", sa.BigInteger, nullable=False),
        sa.Column("remind_at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
        sa.Column("posted", sa.Integer, nullable=False),
        sa.Column("reminded", sa.Integer, nullable=False),
    )
    op.create_index("waits_by_person", "waits", ["person_id"])
    op.create_table(
        "wishes",
        sa.Column("person_id", sa.String(40), primary_key=True),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_until", sa.Integer, nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("mail_key", sa.String(64), nullable=False),
        sa.Column("mail_at", sa.BigInteger, nullable=False),
        sa.Column("told_at", sa.BigInteger, nullable=False),
    )
    op.create_index("wishes_by_mail_key", "wishes", ["mail_key"])
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person_id"])
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("hooks_by_person", "hooks", ["person_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(40), nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("turns", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
    )
    op.create_index("outbox_by_moment", "outbox", ["due_at"])
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
