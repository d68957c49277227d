"""The files for running a server elsewhere say nothing that the program does not know."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

import yaml  # type: ignore[import-untyped]
from prometheus_client.parser import text_string_to_metric_families

from purrlor.server.http.request import LARGE
from purrlor.server.telemetry import NOTICES, REFUSALS, metrics
from tools.options import parser_of

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def check_serve(words: list[str]) -> None:
    """See that the command line of a server is understood."""
    assert words[0] == "serve"
    parser_of("serve", "serve").parse_args(words[1:])


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    REFUSALS.labels("too-often").inc(0)
    NOTICES.labels("sent").inc(0)
    families = [
        family
        for family in text_string_to_metric_families(metrics().decode())
        if family.name.startswith("purrlor_") and not family.name.endswith("_created")
    ]
    samples = {sample.name for family in families for sample in family.samples}
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = " ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"])
    shown = set(re.findall(r"purrlor_\w+", asked))
    assert shown <= samples
    assert [family.name for family in families if family.name not in asked] == []


def test_the_service_starts_a_server() -> None:
    unit = configparser.ConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read(DEPLOY / "purrlor.service")
    program, *words = shlex.split(unit["Service"]["ExecStart"])
    assert Path(program).name == "purrlor"
    check_serve(words)
    assert unit["Service"]["StateDirectory"] == Path(words[-1]).name


def test_the_containers_start_a_server() -> None:
    file = (DEPLOY / "Containerfile").read_text()
    [command] = re.findall(r"^CMD (\[.*\])$", file, re.MULTILINE)
    check_serve(json.loads(command))
    for source in re.findall(r"/source/(\S+)", file):
        assert (ROOT / source).exists()
    [command] = re.findall(r'command: (\["serve".*\])', (DEPLOY / "compose.yaml").read_text())
    check_serve(json.loads(command))


def instructions(file: Path) -> list[tuple[str, str]]:
    """Read the instructions of a Containerfile, each with its words in one line."""
    lines = [line for line in file.read_text().splitlines() if line and not line.startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in joined.splitlines())]


def test_the_container_takes_only_what_is_committed() -> None:
    ignored = {line.strip("/") for line in (ROOT / ".gitignore").read_text().split()}
    left_out = {line.removeprefix("**/") for line in (ROOT / ".dockerignore").read_text().splitlines()}
    assert ignored | {".git"} <= left_out
    known = {"FROM", "RUN", "WORKDIR", "COPY", "USER", "VOLUME", "EXPOSE", "ENTRYPOINT", "CMD"}
    file = instructions(DEPLOY / "Containerfile")
    assert {word for word, _ in file} <= known
    stages = [rest.rpartition(" AS ")[2] for word, rest in file if word == "FROM" and " AS " in rest]
    assert [rest.split()[0] for word, rest in file if word == "COPY" and "--from" in rest] == [
        f"--from={stage}" for stage in stages
    ]
    # Both stages run the same Python, and one that this project supports.
    [image] = {rest.split()[0] for word, rest in file if word == "FROM"}
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["requires-python"]
    [minor] = re.findall(r":3\.(\d+)", image)
    assert int(minor) >= int(needed.removeprefix(">=3."))


def test_the_services_of_the_compose_file_know_each_other() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    compose = yaml.safe_load(text)
    services = compose["services"]
    for service in services.values():
        assert ("image" in service) != ("build" in service)
        assert set(service.get("depends_on", ())) <= services.keys()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in compose["volumes"] or (DEPLOY / source).exists()
    build = services["purrlor"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).exists()
    given = services["purrlor"]["environment"]
    assert "@database/" in given["PURRLOR_DATABASE"]
    assert urlsplit(given["PURRLOR_BUS"]).hostname == "bus"
    # The proxy is told what its file asks for, and finds the server where it listens.
    asked = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text()))
    assert services["proxy"]["environment"].keys() == asked
    words = services["purrlor"]["command"]
    port = words[words.index("--port") + 1]
    assert services["proxy"]["environment"]["PURRLOR_SERVER"] == f"purrlor:{port}"
    # Whoever starts it must choose what has no default.
    assert set(re.findall(r"\$\{(\w+)", text)) == set(re.findall(r"\$\{(\w+):\?", text))


def test_the_proxies_let_the_largest_saved_game_through() -> None:
    [nginx] = re.findall(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text())
    [caddy] = re.findall(r"max_size (\d+)MB", (DEPLOY / "Caddyfile").read_text())
    assert int(nginx) * 2**20 > LARGE
    assert int(caddy) * 10**6 > LARGE
