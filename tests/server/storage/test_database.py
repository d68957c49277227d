"""The migrations lead to the schema."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from purrlor.server.storage.database import check_schema, connect
from purrlor.server.storage.schema import CURRENT, META
from tests.server.services import new_database


def test_migrations_and_schema_agree(tmp_path: Path, database: str) -> None:
    for url in (f"sqlite:///{tmp_path / 'x.sqlite'}", new_database(database)):
        engine = connect(url)
        check_schema(engine)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), META) == []
        engine.dispose()
    config = Config()
    config.set_main_option("script_location", "src/purrlor/server/storage/migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == CURRENT
