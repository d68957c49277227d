"""What is built and installed: wheels and sdists hold everything, and the engine alone needs few packages."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.scale import PATIENCE
from tests.test_project import ROOT, committed

A_GAME_OF_EACH = """
import purrlor

for name in purrlor.all_games():
    match = purrlor.new_match(name, seed=7)
    while not match.over:
        seat = match.asked[0]
        match.submit(seat, purrlor.bot("kitten").choose(match.sight(seat)))
    print(name, match.score().places)
"""
COMMAND = "from purrlor.__main__ import main; main()"


def run_only_with(extras: str, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tests.extras", extras, code, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )


def build(target: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel or an sdist from this tree, with the packages of this environment."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    return subprocess.run(command, cwd=ROOT, env=os.environ | variables, capture_output=True, text=True)


def test_the_engine_plays_with_its_own_packages_alone() -> None:
    done = run_only_with("", A_GAME_OF_EACH)
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 4


def test_a_command_without_its_packages_says_what_to_install() -> None:
    for extras, arguments in (("", ["games"]), ("", ["serve"]), ("table", ["serve", "--port", "0"])):
        done = run_only_with(extras, COMMAND, *arguments)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "pip install 'purrlor[server]'" in done.stderr


def test_the_terminal_plays_without_the_packages_of_the_server() -> None:
    done = run_only_with("table", COMMAND, "simulate", "wizards-and-witches", "--games", "2")
    assert done.returncode == 0, done.stderr


def test_a_pure_wheel_holds_the_page_and_every_committed_file_of_the_package(tmp_path: Path) -> None:
    done = build("wheel", tmp_path, PURRLOR_PURE="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*-py3-none-any.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("purrlor/")}
    package = {name.removeprefix("src/") for name in committed() if name.startswith("src/purrlor/")}
    assert package <= held
    assert "purrlor/web/index.html" in held
    assert not [name for name in held if name.endswith((".so", ".pyd"))]


@pytest.mark.skipif(sys.platform == "win32", reason="setuptools finds the compiler of Windows by itself")
def test_without_a_compiler_there_is_no_wheel_but_a_reason(tmp_path: Path) -> None:
    done = build("wheel", tmp_path, CC="no-such-compiler", PURRLOR_PURE="")
    assert done.returncode != 0
    assert "no C compiler (no-such-compiler)" in done.stderr
    assert "PURRLOR_PURE=1" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_sdist_holds_every_committed_file_and_the_built_page(tmp_path: Path) -> None:
    done = build("sdist", tmp_path)
    assert done.returncode == 0, done.stderr
    (sdist,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    assert set(committed()) <= held
    assert {"src/purrlor/web/index.html", "build/web.json"} <= held


def size_of(folder: Path) -> int:
    """Add up the sizes of files."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file())


@pytest.mark.soak
def test_a_fresh_clone_becomes_a_wheel_that_works_in_an_empty_environment(tmp_path: Path) -> None:
    clone, built = tmp_path / "clone", tmp_path / "built"
    for name in committed():
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, clone / name)
    quiet = ("--quiet", "--disable-pip-version-check")
    wheel = [sys.executable, "-m", "pip", "wheel", *quiet, "--no-deps", "--wheel-dir", str(built)]
    subprocess.run([*wheel, str(clone)], check=True)
    (made,) = built.glob("purrlor-*.whl")
    assert "none-any" not in made.name

    def environment(extra: str) -> Path:
        folder = tmp_path / f"with-{extra or 'nothing'}"
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        python = folder / "bin" / "python"
        before = size_of(folder)
        subprocess.run([python, "-m", "pip", "install", *quiet, f"{made}{extra}"], check=True)
        assert extra or size_of(folder) - before < 15_000_000
        return python

    # Nothing of this tree and no Node.js in sight.
    bare = {"PATH": "", "LANG": "C.UTF-8"}
    engine = environment("")
    listed = subprocess.run([engine, "-m", "pip", "list", *quiet], check=True, capture_output=True, text=True)
    packages = {line.split()[0] for line in listed.stdout.splitlines()[2:]} - {"pip", "setuptools"}
    assert packages <= {"librt", "msgspec", "mypy-extensions", "mypy_extensions", "purrlor"}
    code = "import purrlor; assert purrlor.compiled()\n" + A_GAME_OF_EACH
    subprocess.run([engine, "-c", code], cwd=tmp_path, env=bare, check=True)
    timed = "import time; begun = time.process_time(); import purrlor; print(time.process_time() - begun)"
    times = [subprocess.check_output([engine, "-c", timed], cwd=tmp_path, env=bare) for _ in range(5)]
    assert min(map(float, times)) < 0.15

    server = environment("[server]")
    program, folder = str(server.with_name("purrlor")), str(tmp_path)
    serve = [program, "serve", "--host", "127.0.0.1", "--port", "0", "--data", folder]
    with subprocess.Popen(serve, cwd=tmp_path, env=bare, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        address = next(word for line in process.stdout for word in line.split() if word.startswith("http"))
        try:
            with urlopen(address, timeout=PATIENCE) as answer:
                page = answer.read().decode()
        finally:
            process.terminate()
    assert '<script type="module"' in page
