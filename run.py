"""Set Purrlor up and run it: python3 run.py COMMAND [arguments]; needs Python alone."""

import os
import subprocess
import sys

if sys.version_info < (3, 11):
    print(f"Purrlor needs Python 3.11 or newer; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")
    sys.exit(2)

import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

from tools.install import (
    PACKAGES,
    PROGRAMS,
    PYTHON,
    build_client,
    compile_rules,
    fetch_programs,
    install,
    install_programs,
    make_venv,
    prepare,
    rules_are_current,
)
from tools.options import parser_of
from tools.steps import ROOT, StepFailed, run_program, side_by_side, step
from tools.suite import TESTS, check_sources, folders_of_tests, programs_of, test_everything, test_part

USAGE = """\
python3 run.py COMMAND [arguments]

  play [...]      start the server and open the page in the browser
  purrlor ...     run any other command, such as: purrlor play, purrlor games
  test [NAME]     run all checks and tests, or the tests of a part: test wizard_kittens, test page
  check           run the formatter, the linters and the type checker
  bench [...]     measure speed
  soak [NAME]     run all tests at full length with new seeds: hours; or those of a file: soak kill
  build           compile the rules in place and build the page
  docs [FOLDER]   write the rules of all games and these docs as a static site, into build/docs
  lock [...]      choose the versions of all packages again (--upgrade: the newest)

The first run creates .venv and compiles the rules: about a minute. play opens the page meanwhile."""


def play(arguments: list[str]) -> int:
    """Start the server and open the page in the browser."""
    asked = parser_of("serve", "python3 run.py play").parse_args(arguments)
    make_venv()
    side_by_side(partial(install, "run"), partial(build_client, strict=False))
    serve: tuple[str | Path, ...] = (PROGRAMS / "purrlor", "serve", *arguments)
    # On a free port the server would not come back where it was.
    if asked.port == 0 or rules_are_current():
        compile_rules(strict=False)
        return run_program(*serve, "--open")
    return serve_while_compiling(*serve)


def serve_while_compiling(*serve: str | Path) -> int:
    """Serve from the sources at once, and start again when the rules are compiled: no move is lost."""
    server = subprocess.Popen([*serve, "--open"], cwd=ROOT, env=os.environ | {"PURRLOR_PURE": "1"})
    start_again = threading.Event()

    def compile_meanwhile() -> None:
        if compile_rules(strict=False):
            start_again.set()
            server.terminate()

    threading.Thread(target=compile_meanwhile, daemon=True).start()
    try:
        status = server.wait()
        if start_again.is_set():
            # The addresses have been told.
            server = subprocess.Popen(serve, cwd=ROOT, stdout=subprocess.DEVNULL)
            status = server.wait()
    except KeyboardInterrupt:
        status = server.wait()
    return status


def purrlor(arguments: list[str]) -> int:
    """Run any command of Purrlor."""
    prepare("run")
    return run_program(PROGRAMS / "purrlor", *arguments)


def check(arguments: list[str]) -> int:
    """Check the sources without running them."""
    make_venv()
    install("dev")
    check_sources()
    return 0


def test(arguments: list[str]) -> int:
    """Run every check and every test, or the tests of the parts that are named."""
    named = [argument for argument in arguments if not argument.startswith("-")]
    options = [argument for argument in arguments if argument.startswith("-")]
    known = folders_of_tests()
    folders = {name: known.get(name.replace("-", "_")) for name in named}
    parts = {name: folder for name, folder in folders.items() if folder is not None}
    if parts != folders or (options and not parts):
        raise StepFailed(f"name what to test: {', '.join(sorted(known))}; or nothing, to run everything")
    # Each step says itself how it runs the rules.
    os.environ.pop("PURRLOR_PURE", None)
    # The tests start hundreds of programs: without bytecode each would compile all its packages again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    make_venv()
    if not parts:
        programs = list(dict.fromkeys(name for folder in known.values() for name in programs_of(folder)))
        with ThreadPoolExecutor(2) as beside:
            page = beside.submit(build_client, strict=True)
            installed = beside.submit(install_programs, *programs)
            install("dev")
            fetch_programs(*installed.result())
            test_everything(page)
        return 0
    if any(folder.name in ("web", "server") for folder in parts.values()):
        prepare("dev", page=True)
    else:
        install("dev")
    for folder in parts.values():
        fetch_programs(*install_programs(*programs_of(folder)))
    return max(test_part(name, folder, options) for name, folder in parts.items())


def bench(arguments: list[str]) -> int:
    """Measure speed."""
    names = [file.stem for file in (ROOT / "bench").glob("[!_]*.py")]
    if arguments and arguments[0] not in names:
        raise StepFailed(f"there is no benchmark {arguments[0]}")
    prepare("dev", strict=True)
    build_client(strict=False)
    return run_program(PYTHON, "-m", "bench", *arguments)


def soak(arguments: list[str]) -> int:
    """Run all tests, or those of the files that are named (kill: test_kill.py), at their full length."""
    chosen: list[str | Path] = []
    for argument in arguments:
        found = sorted(TESTS.rglob(f"test_{argument}.py")) if argument.isidentifier() else [argument]
        if not found:
            raise StepFailed(f"there are no tests called {argument}: tests/**/test_{argument}.py")
        chosen += found
    prepare("dev", page=True, strict=True)
    fetch_programs(*install_programs(*PACKAGES))
    return run_program(PYTHON, "-m", "pytest", "-m", "", *chosen, PURRLOR_SOAK="1")


def build(arguments: list[str]) -> int:
    """Compile the rules in place and build the page."""
    prepare("run", page=True, strict=True)
    return 0


def docs(arguments: list[str]) -> int:
    """Write the rules of all games and the docs as a static site."""
    prepare("run", page=True, strict=False)
    return run_program(PYTHON, "-m", "tools.docs", *arguments)


def lock(arguments: list[str]) -> int:
    """Choose the versions of all packages again, the same ones for running and developing."""
    make_venv()
    step("uv", PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "uv")
    # No header and no notes: they would tell about the machine that made the file.
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate")
    server = ("pyproject.toml", "--extra", "server", "--group", "build")
    for name, sources in {
        # The tests try every door of the package.
        "dev": (*server, "--extra", "rl", "--extra", "spiel", "--extra", "mcp", "--group", "dev"),
        "run": (*server, "--constraint", "requirements/dev.txt"),
        "node": ("--group", "node"),
        # Only the programs in these packages are used.
        "services": ("--group", "services", "--no-deps"),
    }.items():
        output = ("--output-file", f"requirements/{name}.txt")
        step(
            f"requirements of {name}",
            PROGRAMS / "uv",
            "pip",
            "compile",
            *sources,
            *options,
            *output,
            *arguments,
        )
    return 0


COMMANDS = {
    "play": play,
    "purrlor": purrlor,
    "test": test,
    "check": check,
    "bench": bench,
    "soak": soak,
    "build": build,
    "docs": docs,
    "lock": lock,
}


def main() -> int:
    """Run the command of the command line."""
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        print(USAGE)
        return 0 if sys.argv[1:2] in (["help"], ["-h"], ["--help"]) else 2
    command, *arguments = sys.argv[1:]
    if arguments and command in ("check", "build"):
        print(f"run.py: {command} takes no arguments", file=sys.stderr)
        return 2
    try:
        return COMMANDS[command](arguments)
    except StepFailed as failure:
        print(f"run.py: {failure}", file=sys.stderr)
    except PermissionError as failure:
        print(
            f"run.py: {failure.filename} belongs to another user; remove it or run as that user",
            file=sys.stderr,
        )
    except KeyboardInterrupt:
        print("run.py: interrupted", file=sys.stderr)
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main())
