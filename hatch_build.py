"""Compile the rules with mypyc, in place or into a wheel, and put the built page into wheel and sdist.

`python hatch_build.py` compiles in place and never fails; with `--strict` a compile error is shown and fails.
Without a C compiler the rules run interpreted: the same source, slower. A wheel is compiled or not built at
all; PURRLOR_PURE=1 asks for one whose rules run interpreted.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.metadata import version as installed_version
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))  # a build frontend loads this file alone
import webbuild  # noqa: E402
from tools.stamp import read_stamp, write_stamp  # noqa: E402

SOURCES = ROOT / "src"
PACKAGE = SOURCES / "purrlor"
STAMP = ROOT / "build" / "compiled.json"  # the state of the last build, and its error if it failed
# One shared library holds all compiled modules, so that they call each other directly.
GROUP = "purrlor"
# Where C code takes a vec from an object of Python that goes on holding it.
BORROWED_VEC = re.compile(r"(\w+) = Vec(\w+)Api\.unbox\((?:obj_\w+|value)\);")


class CompileFailed(Exception):
    """Carries the compiler's output."""


def rules_sources() -> list[Path]:
    """List the files to compile: their names and folders decide."""
    patterns = (
        "core/*.py",
        "games/*/cards.py",
        "games/*/rules.py",
        "games/*/bot.py",
        "games/*/observe.py",
        "games/*/bot/**/*.py",
        "games/*/observe/**/*.py",
        "games/*/rules/**/*.py",
    )
    found = {file for pattern in patterns for file in PACKAGE.glob(pattern)}
    return sorted(file for file in found if file.name != "__init__.py")


def state_of_sources() -> str:
    """Hash everything that the compiled files depend on."""
    digest = hashlib.sha256()
    for part in (sys.version, installed_version("mypy"), installed_version("librt")):
        digest.update(part.encode() + b"\0")
    for file in [Path(__file__).resolve(), *rules_sources()]:
        digest.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def work_folder() -> Path:
    """Name the folder of C files and objects; another compiler version never meets this one's objects."""
    made_by = (
        f"{installed_version('mypy')} {installed_version('librt')}".encode() + Path(__file__).read_bytes()
    )
    return ROOT / "build" / f"{sys.implementation.cache_tag}-{hashlib.sha256(made_by).hexdigest()[:12]}"


def compiled_names() -> list[str]:
    """List the compiled files by their place under src/; the shared library comes first."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    modules = [file.relative_to(SOURCES).with_suffix("").as_posix() for file in rules_sources()]
    return [f"{name}{suffix}" for name in (f"{GROUP}__mypyc", *modules)]


def compiled_files() -> list[Path]:
    """Find the compiled files that lie among the sources, of whatever state."""
    patterns = ("*__mypyc*.so", "*__mypyc*.pyd", "purrlor/**/*.so", "purrlor/**/*.pyd")
    return sorted(file for pattern in patterns for file in SOURCES.glob(pattern))


def c_compiler() -> list[str]:
    """Name the C compiler that setuptools will call."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def can_optimise_when_linking() -> bool:
    """Tell whether gcc can divide the work among all cores: it optimises at link time, run by make."""
    compiler = c_compiler()
    if os.name == "nt" or shutil.which("make") is None:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = subprocess.run(
            [*compiler, "-v", "-shared", "-fPIC", "-flto=2", "-xc", "-", "-o", str(Path(folder) / "probe")],
            input="int answer(void) { return 42; }",
            capture_output=True,
            text=True,
        )
    return probe.returncode == 0 and "gcc version" in probe.stderr


def why_interpreted() -> str | None:
    """Give the reason why nothing can be compiled here, or None."""
    if os.environ.get("PURRLOR_PURE") == "1":
        return "PURRLOR_PURE is set"
    if os.name == "nt":
        return None
    compiler = c_compiler()
    if shutil.which(compiler[0]) is None:
        return f"no C compiler ({compiler[0]})"
    headers = [f"-I{sysconfig.get_path(name)}" for name in ("include", "platinclude")]
    probe = subprocess.run(
        [*compiler, *headers, "-fsyntax-only", "-xc", "-"],
        input=b"#include <Python.h>\n",
        capture_output=True,
    )
    return None if probe.returncode == 0 else "the C compiler does not find the headers of Python"


def compile_rules() -> Path:
    """Compile the rules into a folder laid out like src/ and return it."""
    # A process of its own: mypyc exits on errors, and the C compiler writes past sys.stdout.
    done = subprocess.run(
        [sys.executable, str(Path(__file__).resolve()), "--compile"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    if done.returncode != 0:
        raise CompileFailed(done.stdout.strip())
    return work_folder() / "lib"


def give_vecs_back(folder: Path) -> None:
    """Drop the reference that C code takes to each vec which it only borrows.

    mypyc 2.4.1 forgets it where Python calls a compiled function or sets an attribute, and the vec would stay
    in memory for ever. `tests/core/test_memory.py` notices if another version does not.
    """
    for file in folder.rglob("*.c"):
        source = file.read_text()
        mended = BORROWED_VEC.sub(
            lambda found: (
                f"{found[0]}\nif (!VEC_IS_ERROR({found[1]})) VEC_{found[2].upper()}_DECREF({found[1]});"
            ),
            source,
        )
        if mended != source:
            file.write_text(mended)


def run_compiler() -> None:
    """Run mypyc and the C compiler over the rules."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    os.chdir(ROOT)
    work = work_folder().relative_to(ROOT)
    # Relative paths keep the place of this folder out of the compiled files.
    paths = [str(file.relative_to(ROOT)) for file in rules_sources()]
    # Strictness is the type check's business: here only what changes the code counts.
    extensions = mypycify(
        # The rules import declarations that are not compiled, whose packages import what may be missing.
        ["--config-file=", "--follow-imports=silent", f"--cache-dir={work / 'types'}", *paths],
        opt_level="3",
        debug_level="0",
        group_name=GROUP,
        target_dir=str(work / "c"),
    )
    give_vecs_back(work / "c")
    for extension in extensions:
        # A warning of a newer C compiler is no reason to run slowly.
        flags = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if os.name != "nt":
            # Warnings about generated code help nobody, and looking for them took gcc most of its time.
            # Exported functions are never inlined in position-independent code.
            # Fused multiply-adds would differ from the interpreter in the last bit.
            flags += ["-Wno-all", "-fvisibility=hidden", "-ffp-contract=off"]
        extension.extra_compile_args = flags
        if sys.platform == "linux":
            # What only a debugger reads.
            extension.extra_compile_args += ["-fno-asynchronous-unwind-tables"]
            extension.extra_link_args += ["-s"]
    if sys.platform == "linux":
        # All but the first only name a module of it: in whole pages they would be four times as large.
        for extension in extensions[1:]:
            extension.extra_link_args += ["-nostartfiles", "-Wl,-z,noseparate-code,-z,norelro"]
    if can_optimise_when_linking():
        # The library of all modules is one large C file, which would keep a single core busy. Every core gets
        # one part of it: more parts would be slower code. Aligned, the place of a loop does not matter.
        library, cores = extensions[0], os.cpu_count() or 1
        library.extra_compile_args += ["-flto", "-falign-functions=32", "-falign-loops=32"]
        library.extra_link_args += [f"-flto={cores}", "--param", f"lto-partitions={cores}"]
    command = build_ext(Distribution({"name": "purrlor", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "objects")
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


def remove_compiled() -> None:
    """Take away every compiled file, so that no stale one is imported."""
    STAMP.unlink(missing_ok=True)
    for file in compiled_files():
        file.unlink()


def is_current() -> bool:
    """Tell whether the compiled files among the sources are exactly those of the sources."""
    wanted = {SOURCES / name for name in compiled_names()}
    return read_stamp(STAMP) == {"state": state_of_sources()} and set(compiled_files()) == wanted


def notice(reason: str) -> None:
    """Say in one line that the rules run interpreted."""
    print(f"rules run interpreted: {reason}")


def build_in_place(strict: bool) -> int:
    """Compile into src/ unless that is done already; return the exit status."""
    reason = why_interpreted()
    if reason is not None:
        if os.environ.get("PURRLOR_PURE") != "1":
            remove_compiled()
        notice(reason)
        return 0
    if is_current():
        return 0
    state = state_of_sources()
    stamp = read_stamp(STAMP)
    if not strict and stamp.get("state") == state and "error" in stamp:
        notice(stamp["error"])
        return 0
    remove_compiled()
    try:
        built = compile_rules()
    except CompileFailed as failure:
        output = str(failure)
        if strict:
            print(output)
            return 1
        error = next((line for line in output.splitlines() if "error" in line), "the compiler failed")
        write_stamp(STAMP, {"state": state, "error": error})
        notice(error)
        return 0
    for name in compiled_names():
        shutil.copyfile(built / name, SOURCES / name)
    write_stamp(STAMP, {"state": state})
    return 0


class PackageBuildHook(BuildHookInterface[BuilderConfig]):
    """Puts the built page into wheel and sdist, and the compiled rules into a wheel for this platform."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Ask for Node.js among the packages of the build, where the page is not built and there is none."""
        if webbuild.is_current() or webbuild.find_npm() is not None:
            return []
        return [webbuild.node_requirement()]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page and compile the rules; the editable install is built in place instead."""
        if version == "editable":
            return
        try:
            webbuild.build()
        except webbuild.BuildFailed as failure:
            self.app.abort(f"{failure.output}\nThe page can't be built: {failure}.")
        if self.target_name == "sdist":
            # A wheel that is made from the sdist finds the page built.
            build_data["force_include"][str(webbuild.STAMP)] = webbuild.STAMP.relative_to(ROOT).as_posix()
            return
        if os.environ.get("PURRLOR_PURE") == "1":
            return
        reason = why_interpreted()
        if reason is None:
            try:
                built = compile_rules()
            except CompileFailed as failure:
                reason = f"the compiler failed:\n{failure}\n"
        if reason is not None:
            self.app.abort(
                f"The rules can't be compiled: {reason}. With PURRLOR_PURE=1 the wheel runs them interpreted."
            )
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # Compiled code runs with the librt it was compiled for, or a newer one.
        build_data["dependencies"].append(f"librt>={installed_version('librt')}")
        for name in compiled_names():
            build_data["force_include"][str(built / name)] = name


if __name__ == "__main__":
    if sys.argv[1:] == ["--compile"]:
        run_compiler()
    else:
        sys.exit(build_in_place(strict=sys.argv[1:] == ["--strict"]))
