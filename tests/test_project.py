"""The project itself: what is committed, what is pinned, and which form of the rules runs."""

import argparse
import fcntl
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

import pytest
import typer

import hatch_build
import purrlor
import run
from purrlor.cli import serve
from tools import steps
from tools.options import declared_options

ROOT = Path(__file__).resolve().parent.parent
# Settings and addresses of the sort that name a host of packages, and paths of some machine. Written with
# brackets so that this file does not find itself.
FOREIGN = re.compile(
    r"""https?://[^\s"'<>]+(?:/simpl[e]\b | [.](?:wh[l]|tg[z]|tar[.]g[z]|zi[p]|de[b]|crat[e])\b)
    | https?://[^\s"'<>/]*\b(?:pypi|npm|registr[y]|mirror[s]?|package[s]?|artifact[s]?|inde[x])\b
    | \b(?:index[-_]url|find[-_]links|trusted[-_]host|registry)\b["']?\s*[=:\s]\s*["']?[\w.-]*(?:://|[.]\w)
    | ^deb(?:-src)?\s+(?:\[.*\]\s+)?https?:
    | (?<![\w.])/(?:wor[k]|roo[t]|hom[e]|tm[p]|op[t]|User[s])/\w""",
    re.VERBOSE,
)
SHOW_FILES = """
import importlib, json, sys
print(json.dumps({name: importlib.import_module(name).__file__ for name in sys.argv[1:]}))
"""


def committed() -> list[str]:
    listed = subprocess.run(
        # The clone may belong to another user.
        ["git", "-c", "safe.directory=*", "ls-files", "-z"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]


# How a source begins that says in one sentence what it is for. A component says it in one of its scripts.
SAYS = {
    ".py": re.compile(r'\A(?:#!.*\n)?"""[\w`][^"]*?[.:?]'),
    ".svelte": re.compile(r"""<script lang="ts"[^>]*>\s*/\*\* [A-Z].*?[.:?]""", re.DOTALL),
    ".ts": re.compile(r"\A\s*(?:/\*\* |// )\w.*?[.:?]"),
}
SAYS[".js"] = SAYS[".mjs"] = SAYS[".ts"]


def loaded_files(**variables: str) -> dict[str, str]:
    """Import every module of the rules in a new process and tell which file each came from."""
    modules = [
        ".".join(file.relative_to(ROOT / "src").with_suffix("").parts) for file in hatch_build.rules_sources()
    ]
    env = {name: value for name, value in os.environ.items() if name != "PURRLOR_PURE"} | variables
    done = subprocess.run(
        [sys.executable, "-c", SHOW_FILES, *modules], env=env, capture_output=True, check=True, text=True
    )
    files: dict[str, str] = json.loads(done.stdout)
    assert "purrlor.core.rng" in files
    return files


def test_every_source_says_what_it_is_for() -> None:
    sources = [name for name in committed() if Path(name).suffix in SAYS]
    assert len(sources) > 600
    silent = [
        name
        for name in sources
        if not SAYS[Path(name).suffix].search((ROOT / name).read_text(encoding="utf-8").lstrip("\ufeff"))
    ]
    assert silent == []


def test_letters_of_the_page_come_in_few_sizes_and_weights() -> None:
    sources = [*(ROOT / "web" / "src").rglob("*.svelte"), ROOT / "web" / "src" / "app.css"]
    styles = "".join(source.read_text(encoding="utf-8") for source in sources)
    found = re.findall(r"font-size: ([\d.]+)r?em|font: (\d+) ([\d.]+)r?em|font-weight: (\d+)", styles)
    sizes = {size for row in found for size in (row[0], row[2]) if size}
    weights = {weight for row in found for weight in (row[1], row[3]) if weight}
    assert sizes == {"0.65", "0.75", "0.85", "0.95", "1", "1.1", "1.25", "1.5", "2"}
    assert weights == {"400", "700", "800"}


def test_colours_of_the_page_are_tokens() -> None:
    page = ROOT / "web" / "src"
    found = [
        f"{source.relative_to(page)}: {colour}"
        for source in page.rglob("*.*")
        if source.suffix in {".svelte", ".ts", ".css"} and source.name != "tokens.css"
        # Drawings have colours of their own.
        if source.relative_to(page).parts[0] not in {"art", "gallery"}
        for colour in re.findall(r"#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b", source.read_text())
    ]
    assert found == []


def test_no_committed_file_names_a_registry_or_a_path_of_some_machine() -> None:
    found = [
        f"{name}:{number}: {match.group()}"
        for name in committed()
        for number, line in enumerate(
            (ROOT / name).read_text(encoding="utf-8", errors="ignore").splitlines(), 1
        )
        for match in FOREIGN.finditer(line)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "https://files.example.org/x/y-1.0-py3-none-any.wh" + "l",
        "--extra-inde" + "x-url https://example.org",
        "https://example.org/pypi/simpl" + "e/",
        '"resolved": "https://registr' + 'y.example.org/a/-/a-1.0.0.tgz"',
        "registr" + "y=https://example.org/",
        "deb http://example.org/debian stable main",
        "/hom" + "e/somebody/purrlor",
    ],
)
def test_hosts_of_packages_and_paths_of_machines_are_recognised(line: str) -> None:
    assert FOREIGN.search(line)


@pytest.mark.parametrize("name", ["run", "dev", "node", "services"])
def test_every_requirement_is_pinned_by_hash_and_by_nothing_else(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    requirements = text.replace("\\\n", " ").splitlines()
    assert requirements
    for requirement in requirements:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^:/]+?)?(\s+--hash=sha256:[0-9a-f]{64})+", requirement)


def test_running_and_developing_use_the_same_versions() -> None:
    run, dev = (
        set(re.findall(r"^\S+==\S+", (ROOT / "requirements" / f"{name}.txt").read_text(), re.MULTILINE))
        for name in ("run", "dev")
    )
    assert run < dev


def test_the_installed_version_is_that_of_the_package() -> None:
    assert version("purrlor") == purrlor.__version__


def test_compiled_rules_are_those_of_the_sources() -> None:
    if hatch_build.compiled_files():
        assert hatch_build.is_current(), "stale compiled rules; run: python3 run.py build"


def test_pure_loads_all_rules_from_their_sources() -> None:
    files = loaded_files(PURRLOR_PURE="1")
    assert [file for file in files.values() if not file.endswith(".py")] == []


def test_rules_run_compiled_wherever_they_can_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PURRLOR_PURE", raising=False)
    can_compile = hatch_build.why_interpreted() is None
    interpreted = {name for name, file in loaded_files().items() if file.endswith(".py")}
    if can_compile:
        assert interpreted == set(), "run: python3 run.py build"
    else:
        assert interpreted == loaded_files().keys()


def test_options_are_checked_before_the_set_up_as_the_command_checks_them() -> None:
    def names(parameters: Iterable[object]) -> set[frozenset[str]]:
        return {
            frozenset((*getattr(parameter, "opts", ()), *getattr(parameter, "secondary_opts", ())))
            for parameter in parameters
        }

    app = typer.Typer(add_completion=False)
    serve.register(app)
    parser = argparse.ArgumentParser(add_help=False)
    read = {
        frozenset(parser.add_argument(*options, **settings).option_strings)
        for options, settings in declared_options("serve")
    }
    assert read == names(typer.main.get_command(app).params)


@pytest.mark.parametrize(
    "wrong",
    [["--potr", "8000"], ["--port"], ["--port", "many"], ["--port", "65536"], ["--workers", "0"], ["8000"]],
)
def test_a_wrong_option_is_refused_before_the_set_up(wrong: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-S", str(ROOT / "run.py"), "play", *wrong], capture_output=True, text=True
    )
    assert done.returncode == 2
    assert wrong[0] in done.stderr


SERVER = """
import os, pathlib, signal, sys, time
told = pathlib.Path(sys.argv[1])
signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
with told.open("a") as file:
    print(os.environ.get("PURRLOR_PURE", "0"), *sys.argv[2:], file=file)
while os.environ.get("PURRLOR_PURE") == "1" and not told.with_name("stop").exists():
    time.sleep(0.01)
sys.exit(3)
"""


@pytest.mark.parametrize("compiles", [True, False])
def test_the_page_opens_from_the_sources_and_again_when_the_rules_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiles: bool
) -> None:
    told = tmp_path / "told"

    def compile_rules(strict: bool) -> bool:
        while not told.exists() or not told.read_text().endswith("\n"):
            time.sleep(0.01)
        if not compiles:
            (tmp_path / "stop").touch()
        return compiles

    monkeypatch.setattr(run, "compile_rules", compile_rules)
    monkeypatch.delenv("PURRLOR_PURE", raising=False)
    assert run.serve_while_compiling(sys.executable, "-c", SERVER, str(told), "--port", "8000") == 3
    first, again = "1 --port 8000 --open", "0 --port 8000"
    assert told.read_text().splitlines() == ([first, again] if compiles else [first])


def test_whoever_waits_for_another_set_up_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    monkeypatch.setattr(steps, "LOGS", tmp_path)
    with (tmp_path / "rules.lock").open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)

        def finish(text: str, **_: object) -> None:
            told.append(text)
            fcntl.flock(other, fcntl.LOCK_UN)

        monkeypatch.setattr(steps, "print", finish, raising=False)
        for _ in range(2):
            with steps.alone("rules"):
                pass
    assert len(told) == 1


def test_this_process_runs_the_rules_as_it_was_told() -> None:
    assert purrlor.compiled() == (
        os.environ.get("PURRLOR_PURE") != "1" and bool(hatch_build.compiled_files())
    )
