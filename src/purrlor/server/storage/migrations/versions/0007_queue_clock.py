"""Let those who wait for a game choose its time control."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column; whoever waits now has no clock."""
    none = '{"kind":"none","seconds":60}'
    op.add_column("queue", sa.Column("clock", sa.String(60), nullable=False, server_default=none))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("queue", "clock")
