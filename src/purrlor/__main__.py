"""Run the command line, or say what to install where its packages are missing."""

import sys

EXTRAS = {
    "numpy": "rl",
    "gymnasium": "rl",
    "pettingzoo": "rl",
    "pyspiel": "spiel",
    "mcp": "mcp",
    "ray": "ray",
}


def main() -> None:
    """Run a command; a package that is not installed gets one sentence and exit status 2."""
    try:
        from purrlor.cli import main as run_command

        run_command()
    except ModuleNotFoundError as missing:
        if missing.name is None or missing.name.partition(".")[0] == "purrlor":
            raise
        extra = EXTRAS.get(missing.name.partition(".")[0])
        if extra is not None:
            print(
                f"{missing.name} is not installed: pip install 'purrlor[{extra}]' brings it.", file=sys.stderr
            )
            sys.exit(2)
        print(
            f"{missing.name} is not installed: pip install 'purrlor[table]' brings the terminal, "
            "pip install 'purrlor[server]' the terminal and the server.",
            file=sys.stderr,
        )
        sys.exit(2)


if __name__ == "__main__":
    main()
