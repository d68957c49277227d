"""The files for running a server elsewhere say nothing that the program does not know."""

from __future__ import annotations

import configparser
import json
import re
import shlex
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from purrlor.server.http.request import LARGE
from purrlor.server.telemetry import REFUSALS, metrics
from tools.options import parser_of

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"


def check_serve(words: list[str]) -> None:
    """See that the command line of a server is understood."""
    assert words[0] == "serve"
    parser_of("serve", "serve").parse_args(words[1:])


def test_the_dashboard_shows_every_metric_and_no_other() -> None:
    REFUSALS.labels("too-often").inc(0)
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


def test_the_proxies_let_the_largest_saved_game_through() -> None:
    [nginx] = re.findall(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text())
    [caddy] = re.findall(r"max_size (\d+)MB", (DEPLOY / "Caddyfile").read_text())
    assert int(nginx) * 2**20 > LARGE
    assert int(caddy) * 10**6 > LARGE
