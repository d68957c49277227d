"""purrlor verify: check that the cards of a finished game were fixed before the first deal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from purrlor.cli.arguments import Language, read_file
from purrlor.cli.language import use_language
from purrlor.server.log.seed import commitment, split_seed
from purrlor.server.texts import server_texts
from purrlor.table.reasons import refused
from purrlor.table.wire import load


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("verify")(verify)


def verify(
    file: Annotated[Path, typer.Argument(help="An exported game.")],
    shown: Annotated[
        str, typer.Option("--commitment", help="The fingerprint shown before the first deal.")
    ] = "",
    language: Language = None,
) -> None:
    """Replay an exported game and check its seed against the fingerprint you saw."""
    say = server_texts(use_language(language)).say
    match = load(read_file(file))
    print(say("verify-replays"))
    parts = split_seed(match.seed)
    if parts is None:
        print(say("verify-no-commitment"))
        if shown:
            raise refused("commitment-differs")
        return
    secret, contributions = parts
    print(say("verify-commitment", commitment=commitment(secret)))
    print(say("verify-contributions", contributions=", ".join(part or "–" for part in contributions)))
    if shown and shown.strip().lower() != commitment(secret):
        raise refused("commitment-differs")
    print(say("verify-bound" if shown else "verify-unbound"))
