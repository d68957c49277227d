"""Read the options of a command from its source, where the library that parses them is not installed yet."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

COMMANDS = Path(__file__).resolve().parents[1] / "src" / "purrlor" / "cli"


def parser_of(command: str, program: str) -> argparse.ArgumentParser:
    """Make a parser for the options of a command, such as `serve`."""
    parser = argparse.ArgumentParser(program, allow_abbrev=False)
    for names, settings in declared_options(command):
        parser.add_argument(*names, **settings)
    return parser


def declared_options(command: str) -> Iterator[tuple[list[str], dict[str, Any]]]:
    """Find the options of a command: arguments of its function, each `Annotated[TYPE, typer.Option(...)]`."""
    shared = {
        statement.targets[0].id: statement.value
        for statement in _statements(COMMANDS / "arguments.py")
        if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name)
    }
    functions = (
        node for node in _statements(COMMANDS / f"{command}.py") if isinstance(node, ast.FunctionDef)
    )
    function = next(function for function in functions if function.name == command)
    for argument in function.args.args:
        annotation = argument.annotation
        if isinstance(annotation, ast.Name):
            annotation = shared[annotation.id]
        assert isinstance(annotation, ast.Subscript)
        assert isinstance(annotation.slice, ast.Tuple)
        kind, option = annotation.slice.elts
        assert isinstance(option, ast.Call)
        said = {word.arg: ast.literal_eval(word.value) for word in option.keywords}
        settings: dict[str, Any] = {"help": said.get("help", "").replace("%", "%%")}
        names = [str(ast.literal_eval(name)) for name in option.args]
        match ast.unparse(kind):
            case "bool" if names:
                settings["action"] = "store_true"
            case "bool":  # unnamed, it can be said in the negative, too: --no-profiles
                settings["action"] = argparse.BooleanOptionalAction
            case "int" | "float" as number:
                settings["type"] = _number({"int": int, "float": float}[number], said)
        yield names or [f"--{argument.arg.replace('_', '-')}"], settings


def _statements(file: Path) -> list[ast.stmt]:
    return ast.parse(file.read_text(encoding="utf-8")).body


def _number(kind: Callable[[str], float], said: dict[str | None, Any]) -> Callable[[str], float]:
    least, most = said.get("min", float("-inf")), said.get("max", float("inf"))

    def read(text: str) -> float:
        try:
            number = kind(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text} is not a number") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text} is not between {least} and {most}")
        return number

    return read
