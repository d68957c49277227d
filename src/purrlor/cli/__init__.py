"""The command line: one module per command, each found by its `register` function."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import typer

from purrlor.cli.language import use_language
from purrlor.cli.usage import misused
from purrlor.table.reasons import Refused


@cache
def commands() -> typer.Typer:
    """Gather the commands of all modules."""
    app = typer.Typer(
        name="purrlor",
        help="Play, host and simulate four cat-and-witch tabletop games.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    for info in iter_modules(__path__):
        register = getattr(import_module(f"{__name__}.{info.name}"), "register", None)
        if register is not None:
            register(app)
    return app


def main() -> None:
    """Run a command; print one clear sentence and exit with status 2 if it can't be done."""
    try:
        sys.exit(commands()(standalone_mode=False))
    except typer.Abort:
        sys.exit(1)
    except typer.TyperException as error:
        no = misused(error)
        if no is not None:
            _refuse(no)
        sys.exit(2)
    except Refused as no:
        _refuse(no)


def _refuse(no: Refused) -> None:
    # The server's texts include the table's; a command may have tried to start a server.
    from purrlor.server.texts import refusal_text

    print(refusal_text(no, use_language(None)), file=sys.stderr)
    sys.exit(2)
