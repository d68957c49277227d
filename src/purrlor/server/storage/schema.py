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

CURRENT = "0001"  # the newest migration

META = MetaData(
    naming_convention={"pk": "pk_%(table_name)s", "ix": "ix_%(column_0_label)s", "uq": "uq_%(table_name)s"}
)
Large = BigInteger().with_variant(Integer, "sqlite")

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
    Column("person", String(32), primary_key=True),
    Column("table_id", String(16), primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Index("ix_holders_table", "table_id"),
)
