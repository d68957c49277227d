"""purrlor verify: check that the cards of a finished game were fixed before the first deal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from purrlor.cli.arguments import Language, read_file
from purrlor.cli.language import use_language
from purrlor.server.log.seed import commitment, fingerprint, split_seed, what_differs, who_withheld
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
    seed = split_seed(match.seed)
    if seed is None:
        print(say("verify-no-commitment"))
        if shown:
            raise refused("commitment-differs")
        return
    differs = what_differs(match, seed) if seed.bound else ""
    if differs:
        raise refused("not-as-bound", what=differs)
    shows = fingerprint(seed.bound) if seed.bound else commitment(seed.secret)
    print(say("verify-commitment", commitment=shows))
    print(say("verify-contributions", contributions=", ".join(part or "–" for part in seed.contributions)))
    for seat in who_withheld(seed) if seed.bound else ():
        print(say("verify-withheld", number=seat + 1))
    given = shown.strip().lower()
    if not given:
        print(say("verify-unbound"))
    elif given == shows:
        print(say("verify-bound" if seed.bound else "verify-secret"))
    elif given == commitment(seed.secret):
        # The fingerprint of the waiting room, before the seats were bound.
        print(say("verify-secret"))
    else:
        raise refused("commitment-differs")
