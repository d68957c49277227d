"""Run migrations on the connection that the program gives."""

from alembic import context

from purrlor.server.storage.schema import META

context.configure(
    connection=context.config.attributes["connection"], target_metadata=META, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
