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

CURRENT = "0003"  # the newest migration

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
