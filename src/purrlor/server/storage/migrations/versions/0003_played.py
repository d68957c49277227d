"""Add results, ratings, invitations, blocks, reports, the queue and daily puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of what was played."""
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("share", sa.String(16), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("rules", sa.SmallInteger(), nullable=False),
        sa.Column("options", sa.LargeBinary(), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("bots", sa.String(40), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("started", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("seats", sa.LargeBinary(), nullable=False),
        sa.Column("score", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_results"),
        sa.UniqueConstraint("share", name="uq_results"),
    )
    op.create_index("ix_results_ended", "results", ["ended"])
    op.create_table(
        "played",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False, autoincrement=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("bots", sa.String(40), nullable=False),
        sa.Column("ranked", sa.Boolean(), nullable=False),
        sa.Column("alone", sa.Boolean(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("points", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.SmallInteger(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float()),
        sa.PrimaryKeyConstraint("person", "table_id", "seat", name="pk_played"),
    )
    op.create_index("ix_played_ended", "played", ["person", "ended"])
    op.create_index("ix_played_table", "played", ["table_id"])
    op.create_table(
        "records",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("what", sa.String(60), nullable=False),
        sa.Column("amount", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "what", name="pk_records"),
    )
    op.create_index("ix_records_game", "records", ["game", "what", "amount"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game", "ratings", ["game"])
    op.create_table(
        "unlisted",
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_unlisted"),
    )
    make_meeting()
    make_puzzles()


def make_meeting() -> None:
    """Make what people find each other by."""
    op.create_table(
        "invitations",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "table_id", name="pk_invitations"),
    )
    op.create_index("ix_invitations_table", "invitations", ["table_id"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.SmallInteger(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("why", sa.String(12), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_table(
        "queue",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("players", sa.SmallInteger(), nullable=False),
        sa.Column("bot", sa.String(40), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("sitter", sa.LargeBinary(), nullable=False),
        sa.Column("claimed", sa.Float()),
        sa.Column("code", sa.String(16)),
        sa.PrimaryKeyConstraint("person", name="pk_queue"),
    )


def make_puzzles() -> None:
    """Make the daily puzzles."""
    op.create_table(
        "puzzles",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("position", sa.LargeBinary(), nullable=False),
        sa.Column("solution", sa.LargeBinary()),
        sa.PrimaryKeyConstraint("day", name="pk_puzzles"),
    )
    op.create_table(
        "solved",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("place", sa.SmallInteger(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.SmallInteger(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("person", "day", name="pk_solved"),
    )
    op.create_index("ix_solved_day", "solved", ["day", "points"])


def downgrade() -> None:
    """Drop these tables."""
    for name in (
        "solved",
        "puzzles",
        "queue",
        "reports",
        "blocks",
        "invitations",
        "unlisted",
        "ratings",
        "records",
        "played",
        "results",
    ):
        op.drop_table(name)
