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
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

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
# The tests that run on the sources, too: those of what is compiled.
RULES = ("tests/bots", "tests/core", "tests/games", "tests/table", "tests/test_tutorial.py")
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

USAGE = """\
python3 run.py COMMAND [arguments]

  play [...]    open the parlour in the browser
  purrlor ...   run any other command, such as: purrlor play, purrlor games
  test [...]    run every check and every test, or the tests named: test wizard_kittens, test page
  check         run the formatter, the linters and the type checker
  bench [...]   measure speed
  soak [...]    run all tests, or those named, at their full length: hours
  build         compile the rules in place and build the page
  lock [...]    choose the versions of all packages anew (--upgrade: the newest)

The first run makes .venv, compiles the rules and takes a few minutes."""


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


def make_venv() -> None:
    """Make an empty .venv in place of whatever is there."""
    if VENV.exists():
        shutil.rmtree(VENV)
    if subprocess.run([BASE_PYTHON, "-c", "import ensurepip"], capture_output=True).returncode != 0:
        # Debian and its kin ship venv without the part that brings pip.
        package = f"python3.{sys.version_info.minor}-venv"
        if os.name == "nt" or os.geteuid() != 0 or shutil.which("apt-get") is None:
            raise StepFailed(f"this Python cannot make a .venv: install {package}, then run this again")
        step("package lists", "apt-get", "update")
        step(package, "apt-get", "install", "-y", package, DEBIAN_FRONTEND="noninteractive")
    step("new .venv", BASE_PYTHON, "-m", "venv", VENV)


@alone("packages")
def set_up(kind: str) -> None:
    """Bring .venv up to date for running ("run") or for developing ("dev")."""
    stamp = read_stamp()
    wanted = {
        # A .venv knows its own place and its Python: moved or changed, it is made anew.
        "root": str(ROOT),
        "python": f"{sys.base_prefix} {sys.version}",
        "project": digest("pyproject.toml"),
        "run": digest("requirements/run.txt"),
    }
    if kind == "dev" or "dev" in stamp:
        wanted["dev"] = digest("requirements/dev.txt")
    if stamp == wanted:
        return
    # Packages are only ever added to a .venv; a change of versions starts from an empty one.
    kept = {"root", "python", "run"} | (stamp.keys() & {"dev"})
    if any(stamp.get(key) != wanted[key] for key in kept):
        make_venv()
    # Without a stamp the next run starts over: an interrupted install is not to be trusted.
    STAMP.unlink(missing_ok=True)
    pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input")
    listed = "dev" if "dev" in wanted else "run"
    step(f"packages ({listed})", *pip, "--require-hashes", "-r", ROOT / "requirements" / f"{listed}.txt")
    step("purrlor itself", *pip, "--no-deps", "--no-build-isolation", "-e", ROOT)
    STAMP.write_text(json.dumps(wanted), encoding="utf-8")


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


def run_quietly(*command: str | Path) -> int:
    """Run a program without its output and return its exit status."""
    return subprocess.run([str(part) for part in command], cwd=ROOT, capture_output=True).returncode


@alone("client")
def build_client(strict: bool) -> None:
    """Build the page that the browser shows."""
    step("web client", PYTHON, ROOT / "webbuild.py", *(("--strict",) if strict else ()))
    said = (LOGS / "web-client.txt").read_text(encoding="utf-8").strip()
    if said.startswith("the web client is not built"):
        print(said)


def find_programs() -> None:
    """See that the tests' real browser, database and bus are there; install them where that is possible."""
    packages = {"chromium": "chromium", "redis-server": "redis-server", "postgres": "postgresql"}
    for program, package in packages.items():
        places = Path("/usr/lib/postgresql").glob(f"*/bin/{program}")
        if shutil.which(program) or shutil.which(f"{program}-browser") or any(places):
            continue
        if os.name == "nt" or os.geteuid() != 0 or shutil.which("apt-get") is None:
            raise StepFailed(f"the tests need {program}: install the package {package}, then run this again")
        step("package lists", "apt-get", "update")
        quiet = ("install", "-y", "--no-install-recommends")
        step(package, "apt-get", *quiet, package, DEBIAN_FRONTEND="noninteractive")


def side_by_side(*lanes: Callable[[], None]) -> None:
    """Run lanes of steps, two at a time, each to its end; then tell the first failure."""
    with ThreadPoolExecutor(2) as pool:
        for running in [pool.submit(lane) for lane in lanes]:
            running.result()


def play(arguments: list[str]) -> int:
    """Open the parlour in the browser."""
    set_up("run")
    compile_rules(strict=False)
    build_client(strict=False)
    return run_program(PROGRAMS / "purrlor", "serve", "--open", *arguments)


def purrlor(arguments: list[str]) -> int:
    """Run any command of Purrlor."""
    set_up("run")
    compile_rules(strict=False)
    return run_program(PROGRAMS / "purrlor", *arguments)


def check_sources() -> None:
    """Run the formatter, the linters and the type checker."""
    step("format", PROGRAMS / "ruff", "format", "--check", "--diff", ".")
    step("lint", PROGRAMS / "ruff", "check", ".")
    step("imports", PROGRAMS / "lint-imports")
    step("types", PYTHON, "-m", "mypy")


def check(arguments: list[str]) -> int:
    """Check the sources without running them."""
    set_up("dev")
    check_sources()
    return 0


def coverage(*pytest: str | Path) -> tuple[str | Path, ...]:
    """Give the command that runs tests and counts the lines that they reach."""
    return (PYTHON, "-m", "coverage", "run", "--parallel-mode", "-m", "pytest", "-q", *pytest)


def test_compiled() -> None:
    """Compile the rules, where there is a compiler, and run everything but the tests of the page."""
    mode = "compiled" if compile_rules(strict=True) else "in full"
    step(f"tests, {mode}", *coverage(), tail=1)


def test_interpreted() -> None:
    """Check sources and page, then run the tests of the rules on the sources, where lines can be counted."""
    check_sources()
    build_client(strict=True)
    step("tests, interpreted", *coverage(*RULES), tail=1, PURRLOR_PURE="1")


def test_page() -> None:
    """Run the tests of the page in a real browser; the other lanes have built it and the rules."""
    step("tests of the page", PYTHON, "-m", "pytest", "-q", "tests/web", tail=1, PURRLOR_BROWSER="1")


def report_coverage() -> None:
    """Add up the lines that both lanes reached, and demand enough of them."""
    step("coverage of both", PYTHON, "-m", "coverage", "combine", "--quiet", ROOT / "build")
    step("coverage", PYTHON, "-m", "coverage", "report", tail=1)


def folder_of_tests(name: str) -> Path:
    """Find the tests that a name means: those of a game, of a package, or of the page."""
    folders = {test.parent.name: test.parent for test in sorted(TESTS.rglob("test_*.py"), reverse=True)}
    folders |= {path.name: path for path in TESTS.iterdir() if path.name in ("games", "server")}
    folders["page"] = folders["web"]
    found = folders.get(name.replace("-", "_"))
    if found is None:
        raise StepFailed(f"there are no tests named {name}; there are: {', '.join(sorted(folders))}")
    return found


def test_part(name: str, folder: Path) -> None:
    """Run the tests of one part: on compiled rules where they are up to date, else on the sources."""
    variables = {}
    if folder.name == "web":
        compile_rules(strict=True)
        build_client(strict=False)
        variables["PURRLOR_BROWSER"] = "1"
    elif run_quietly(PYTHON, "-c", "import hatch_build as b, sys; sys.exit(not b.is_current())") != 0:
        variables["PURRLOR_PURE"] = "1"
    step(f"tests of {name}", PYTHON, "-m", "pytest", "-q", folder, tail=1, **variables)


def test(arguments: list[str]) -> int:
    """Run every check and every test, or the tests of the parts named."""
    folders = {name: folder_of_tests(name) for name in arguments}
    # The lanes say themselves how they run the rules.
    os.environ.pop("PURRLOR_PURE", None)
    set_up("dev")
    if not folders or {"server", "web"} & {folder.name for folder in folders.values()}:
        find_programs()
    if folders:
        for name, folder in folders.items():
            test_part(name, folder)
        return 0
    for old in (ROOT / "build").glob("coverage*"):
        old.unlink()
    side_by_side(test_compiled, test_interpreted, test_page)
    report_coverage()
    return 0


def bench(arguments: list[str]) -> int:
    """Measure speed."""
    set_up("dev")
    compile_rules(strict=True)
    return run_program(PYTHON, "-m", "bench", *arguments)


def soak(arguments: list[str]) -> int:
    """Run all tests, or those named, at their full length."""
    set_up("dev")
    find_programs()
    compile_rules(strict=True)
    return run_program(PYTHON, "-m", "pytest", "-m", "", *arguments, PURRLOR_SOAK="1")


def build(arguments: list[str]) -> int:
    """Compile the rules in place and build the page."""
    set_up("run")
    compile_rules(strict=True)
    build_client(strict=True)
    return 0


def lock(arguments: list[str]) -> int:
    """Choose the versions of all packages anew, the same ones for running and developing."""
    set_up("run")
    step("uv", PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "uv")
    # No header and no notes: they would tell about the machine that made the file.
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate")
    for name, extra in (
        ("dev", ("--extra", "dev")),
        ("run", ("--extra", "server", "--constraint", "requirements/dev.txt")),
    ):
        output = ("--output-file", f"requirements/{name}.txt")
        step(
            f"requirements for {name}",
            PROGRAMS / "uv",
            "pip",
            "compile",
            "pyproject.toml",
            "--extra",
            "build",
            *extra,
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
    "lock": lock,
}


def main() -> int:
    """Run the command of the command line."""
    if len(sys.argv) < 2 or sys.argv[1] not in COMMANDS:
        print(USAGE)
        return 0 if sys.argv[1:2] in (["help"], ["-h"], ["--help"]) else 2
    try:
        return COMMANDS[sys.argv[1]](sys.argv[2:])
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
