"""Add invitations whose notice waits for the end of quiet hours."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "postponed",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_postponed"),
    )
    op.create_index("ix_postponed_at", "postponed", ["at"])


def downgrade() -> None:
    """Drop it."""
    op.drop_table("postponed")
