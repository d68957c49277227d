"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
)

CURRENT = "0007"  # the newest migration

META = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s"}
)
Large = BigInteger().with_variant(Integer, "sqlite")


def person(primary_key: bool = False) -> Column[str]:
    """Make the column that says whom a row is about.

    Such rows are exported and erased with the person, and follow a guest into a profile.
    """
    return Column("person", String(32), primary_key=primary_key, nullable=False)


# What the program itself keeps, such as the key that signs cookies.
SETTINGS = Table("settings", META, Column("name", String(40), primary_key=True), Column("value", Text))

# One row a table, for finding it; all it says follows from the log, except the lease.
TABLES = Table(
    "tables",
    META,
    Column("id", String(16), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("status", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("touched", Float, nullable=False),
    # When a worker must look at it again (a clock runs out, a worker may have died); null: never.
    Column("due", Float),
    Column("summary", LargeBinary, nullable=False),
    Index("ix_tables_due", "due"),
    Index("ix_tables_listed", "listed", "touched"),
)

LOG = Table(
    "log",
    META,
    Column("table_id", String(16), primary_key=True),
    Column("number", Large, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

CHAT = Table(
    "chat",
    META,
    Column("table_id", String(16), primary_key=True),
    Column("number", Large, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("seat", SmallInteger),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Who holds a seat, for the list of a guest's own tables.
HOLDERS = Table(
    "holders",
    META,
    person(primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Index("ix_holders_table", "table_id"),
)

# Who keeps a name: the person's number stays what it was as a guest.
PROFILES = Table(
    "profiles",
    META,
    person(primary_key=True),
    Column("name", String(40), nullable=False),
    Column("avatar", SmallInteger, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    # The vacation that is taken or ended last, and the seconds of it in one year.
    Column("away_since", Float),
    Column("away_until", Float),
    Column("away_year", SmallInteger, nullable=False),
    Column("away_spent", Float, nullable=False),
)

# Guests who became part of a profile on another device: logs go on naming them.
MERGED = Table(
    "merged",
    META,
    Column("guest", String(32), primary_key=True),
    person(),
    Index("ix_merged_person", "person"),
)

# Devices that are signed in to a profile; the id is a hash of what the cookie holds.
SESSIONS = Table(
    "sessions",
    META,
    Column("id", String(32), primary_key=True),
    person(),
    Column("device", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Index("ix_sessions_person", "person"),
)

PASSKEYS = Table(
    "passkeys",
    META,
    Column("id", String(32), primary_key=True),
    person(),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", BigInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Index("ix_passkeys_person", "person"),
)

# Hashes of what signs somebody in once: recovery codes, links to another device, challenges.
TOKENS = Table(
    "tokens",
    META,
    Column("id", String(32), primary_key=True),
    person(),
    Column("kind", String(12), nullable=False),
    Column("until", Float),
    Index("ix_tokens_person", "person"),
)

# Devices that are sent notices.
SUBSCRIPTIONS = Table(
    "subscriptions",
    META,
    Column("id", String(32), primary_key=True),
    person(),
    Column("session", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(2), nullable=False),
    Column("created", Float, nullable=False),
    Index("ix_subscriptions_person", "person"),
)

# Which notices somebody wants, and when: minutes of the day in their time zone.
REMINDERS = Table(
    "reminders",
    META,
    person(primary_key=True),
    Column("zone", String(60), nullable=False),
    Column("quiet_from", SmallInteger),
    Column("quiet_until", SmallInteger),
    Column("kinds", String(60), nullable=False),
)

MUTED = Table("muted", META, person(primary_key=True), Column("table_id", String(16), primary_key=True))

# Notices that were given: whichever worker writes the row sends it.
REMINDED = Table(
    "reminded",
    META,
    person(primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("what", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)

# Invitations whose notice waits for the end of somebody's quiet hours.
POSTPONED = Table(
    "postponed",
    META,
    person(primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("other", String(32), nullable=False),  # who invites
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),  # when they end
    Index("ix_postponed_at", "at"),
)

# -- what was played -----------------------------------------------------------------------------------

# One row for every game that was played to its end; it stays when the table is pruned.
RESULTS = Table(
    "results",
    META,
    Column("table_id", String(16), primary_key=True),
    Column("share", String(16), nullable=False, unique=True),  # names the game's public page
    Column("game", String(60), nullable=False),
    Column("rules", SmallInteger, nullable=False),
    Column("options", LargeBinary, nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("bots", String(40), nullable=False),
    Column("ranked", Boolean, nullable=False),
    Column("started", Float, nullable=False),
    Column("ended", Float, nullable=False),
    Column("seats", LargeBinary, nullable=False),
    Column("score", LargeBinary, nullable=False),
    Index("ix_results_ended", "ended"),
)

# The games of a person: what statistics count.
PLAYED = Table(
    "played",
    META,
    person(primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("game", String(60), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("bots", String(40), nullable=False),  # the level of the bots there; "" if there were none
    Column("ranked", Boolean, nullable=False),
    Column("alone", Boolean, nullable=False),  # the only seat of this person at the table
    Column("ended", Float, nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("points", Integer),
    Column("name", String(40), nullable=False),
    Column("avatar", SmallInteger, nullable=False),
    Column("gone", Boolean, nullable=False),  # a bot made the last moves
    Column("rating", Float),  # the change of the rating
    Index("ix_played_table", "table_id"),
    Index("ix_played_ended", "person", "ended"),
)

# The best that a person did in a game, line by line of the score.
RECORDS = Table(
    "records",
    META,
    person(primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("what", String(60), primary_key=True),
    Column("amount", Integer, nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("name", String(40), nullable=False),
    Column("avatar", SmallInteger, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_records_game", "game", "what", "amount"),
)

# How strong a person is, and how sure that is.
RATINGS = Table(
    "ratings",
    META,
    person(primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("avatar", SmallInteger, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_ratings_game", "game"),
)

# Who does not want to be named in the hall of fame, on leaderboards and among those who solved a puzzle.
UNLISTED = Table("unlisted", META, person(primary_key=True))

# The cards of their own box that somebody entered, by game; they may have errors yet.
DECKS = Table(
    "decks",
    META,
    person(primary_key=True),
    Column("game", String(60), primary_key=True),
    Column("cards", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# -- friends and finding a game ------------------------------------------------------------------------

INVITATIONS = Table(
    "invitations",
    META,
    person(primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("other", String(32), nullable=False),  # who invites
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_invitations_table", "table_id"),
)

BLOCKS = Table(
    "blocks",
    META,
    person(primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_blocks_other", "other"),
)

REPORTS = Table(
    "reports",
    META,
    Column("id", String(16), primary_key=True),
    person(),  # who reports
    Column("other", String(32), nullable=False),
    Column("table_id", String(16), nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("name", String(40), nullable=False),
    Column("why", String(12), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_reports_person", "person"),
)

# Who waits for a game; whichever worker claims all of a group opens their table.
QUEUE = Table(
    "queue",
    META,
    person(primary_key=True),
    Column("game", String(60), nullable=False),
    Column("players", SmallInteger, nullable=False),
    Column("clock", String(60), nullable=False),  # as JSON
    Column("bot", String(40), nullable=False),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),  # when bots take the seats that are left
    Column("seen", Float, nullable=False),
    Column("sitter", LargeBinary, nullable=False),
    Column("claimed", Float),
    Column("code", String(16)),
)

# -- the daily puzzle ----------------------------------------------------------------------------------

PUZZLES = Table(
    "puzzles",
    META,
    Column("day", String(10), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("solution", LargeBinary),  # how the strongest bot did it
)

SOLVED = Table(
    "solved",
    META,
    person(primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("place", SmallInteger, nullable=False),
    Column("points", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("avatar", SmallInteger, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_solved_day", "day", "points"),
)

# What stays of a table that is pruned.
OUTLIVING = (RESULTS, PLAYED, RECORDS, REPORTS, SOLVED)
# What decided a finished game: figures that follow from its log, but take long to find.
REVIEWS = Table(
    "reviews",
    META,
    Column("table_id", String(16), primary_key=True),
    Column("rounds", Integer, nullable=False),
    Column("seconds", Float, nullable=False),
    Column("busy", Float, nullable=False),
    Column("agreed", Integer, nullable=False),
    Column("review", LargeBinary, nullable=False),
)
