"""deploy/nginx.conf and deploy/Caddyfile with real proxies: live connections, addresses, secret links."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import re
import ssl
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from purrlor.client import Guest, LiveConnection
from tests.scale import PATIENCE
from tests.server.http.passkeys import SoftPasskey
from tests.server.servers import GAME, RunningServer, free_port, open_table, refusal, start
from tests.server.services import program, wait_for

# Proxies are no Python packages, so they can't be had everywhere.
pytestmark = pytest.mark.soak

DEPLOY = Path(__file__).resolve().parents[2] / "deploy"
NAME = "purrlor.example.org"
NGINX = """\
{user}
daemon off;
pid {folder}/pid;
error_log {folder}/error.log;
events {{}}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/purrlor.conf;
}}
"""

# Ports of its own, and no certificates put among those that this machine trusts.
CADDY = """\
{{
    http_port {plain}
    https_port {secure}
    skip_install_trust
    admin off
"""


@dataclass
class Site:
    """A server behind a proxy."""

    folder: Path
    address: str
    plain_port: int
    context: ssl.SSLContext
    server: RunningServer
    source: str = "127.0.0.1"  # where requests come from

    def get(self, path: str, **headers: str) -> http.client.HTTPResponse:
        """Ask for a page."""
        return self.ask("GET", path, None, **headers)

    def ask(self, method: str, path: str, body: object, **headers: str) -> http.client.HTTPResponse:
        """Send a request."""
        port = int(self.address.rpartition(":")[2])
        connection = http.client.HTTPSConnection(
            "localhost", port, context=self.context, source_address=(self.source, 0), timeout=PATIENCE
        )
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        data = None if body is None else json.dumps(body)
        connection.request(method, path, data, named)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        return answer

    def logs(self) -> str:
        """Read all that the proxy wrote."""
        return "".join(file.read_text() for file in self.folder.glob("*.log"))


def set_up_nginx(folder: Path, server: int, plain: int, secure: int) -> tuple[list[str], Path]:
    """Write the files of nginx; give its command and the certificate that it shows."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost"]
    files = ["-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run([program("openssl"), *request, *files], check=True, capture_output=True)
    text = (DEPLOY / "nginx.conf").read_text()
    # Only what every owner replaces, and the ports.
    for old, new in {
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "/var/log/nginx/purrlor.log": str(folder / "access.log"),
        NAME: "localhost",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{secure} ssl http2;",
        "127.0.0.1:8642": f"127.0.0.1:{server}",
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "purrlor.conf").write_text(text)
    # Nobody else may look into the folders of a test that runs as root.
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "main.conf").write_text(NGINX.format(folder=folder, user=user))
    command = [program("nginx"), "-p", str(folder), "-e", str(folder / "error.log")]
    return [*command, "-c", str(folder / "main.conf")], certificate


def set_up_caddy(folder: Path, server: int, plain: int, secure: int) -> tuple[list[str], Path]:
    """Write the file of Caddy, which makes a certificate for `localhost` by itself; give the same."""
    text = (DEPLOY / "Caddyfile").read_text()
    assert text.count("\n{\n") == 1
    (folder / "Caddyfile").write_text(text.replace("\n{\n", "\n" + CADDY.format(plain=plain, secure=secure)))
    os.environ["PURRLOR_SERVER"] = f"127.0.0.1:{server}"
    os.environ["XDG_DATA_HOME"] = os.environ["XDG_CONFIG_HOME"] = str(folder)
    root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile")], root


@pytest.fixture(params=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    for variable in ("PURRLOR_SERVER", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "SSL_CERT_FILE"):
        monkeypatch.setenv(variable, "")  # put back after the test
    with RunningServer(tmp_path, ease=1.0) as server, (tmp_path / "said.log").open("wb") as said:
        plain, secure = free_port(), free_port()
        set_up = {"nginx": set_up_nginx, "caddy": set_up_caddy}[request.param]
        command, certificate = set_up(tmp_path, server.port, plain, secure)
        process = subprocess.Popen(command, stdout=said, stderr=said)
        try:
            wait_for(lambda: certificate.read_bytes())
            os.environ["SSL_CERT_FILE"] = str(certificate)
            context = ssl.create_default_context()
            found = Site(tmp_path, f"https://localhost:{secure}", plain, context, server)
            wait_for(lambda: found.get("/health"))
            yield found
        finally:
            process.terminate()
            process.wait(PATIENCE)


def test_a_game_is_played_through_the_proxy(site: Site) -> None:
    code, guests = open_table(site.address, ["Ada", "Bo"], options={"players": 2})
    start(guests[0], code)

    async def main() -> None:
        lines = [LiveConnection(guest, code) for guest in guests]
        for line in lines:
            await line.open()
            await line.receive_until("step")
        asked = next(line for line in lines if line.asked)
        step = await asked.act(asked.step["choices"][0]["action"])
        assert step["type"] == "step"
        for line in lines:
            await line.close()

    asyncio.run(main())


def test_the_client_is_counted_by_its_own_address_whatever_it_claims(site: Site) -> None:
    # From this machine itself the metrics may be read, but never through the proxy.
    assert site.get("/metrics").status == 404
    # Every request claims another address; all are counted by the true one, which is not the proxy's.
    greedy, wrong = replace(site, source="127.0.0.2"), "/api/tables/zzzzzzzz"
    statuses = (greedy.get(wrong, X_Forwarded_For=f"198.51.{i}.7").status for i in range(250))
    assert 429 in statuses
    assert site.get(wrong).status == 404


def test_cookies_and_links_know_of_tls(site: Site) -> None:
    body = {"game": GAME, "sitter": Guest(site.address).sitter("Ada")}
    answer = site.ask("POST", "/api/tables", body, Content_Type="application/json")
    assert "; Secure" in (answer.getheader("set-cookie") or "")
    assert "max-age" in (answer.getheader("strict-transport-security") or "")
    plain = http.client.HTTPConnection("localhost", site.plain_port, timeout=PATIENCE)
    plain.request("GET", "/rules/x")
    moved = plain.getresponse()
    assert moved.status in (301, 308)
    assert re.fullmatch(r"https://localhost(:\d+)?/rules/x", moved.getheader("location") or "")
    plain.close()


def test_a_passkey_belongs_to_the_address_that_the_browser_shows(site: Site) -> None:
    ann, phone = Guest(site.address), Guest(site.address)
    ann.request("POST", "/api/me", {"name": "Ann", "avatar": 1, "language": "en"})
    passkey = SoftPasskey(site.address)
    options = ann.request("POST", "/api/passkeys/offer", {})["options"]
    ann.request("POST", "/api/passkeys", {"credential": passkey.register(options), "name": "Key"})
    options = phone.request("POST", "/api/sign-in/offer", {})["options"]
    me = phone.request("POST", "/api/sign-in", {"credential": passkey.sign_in(options)})
    assert (options["rpId"], me["profile"]["name"]) == ("localhost", "Ann")


def test_the_server_itself_says_what_is_too_large(site: Site) -> None:
    guest = Guest(site.address)
    body = {"saved": "x" * 100_000, "sitter": guest.sitter("Ada")}
    assert refusal(guest, "POST", "/api/tables", body) == (413, "too-large")
    large = {"saved": "x" * 4_000_000, "sitter": guest.sitter("Ada")}
    status, key = refusal(guest, "POST", "/api/import", large)
    assert (status, key != "too-large") == (400, True)


def test_personal_links_are_in_no_log(site: Site) -> None:
    code, guests = open_table(site.address, ["Ada", "Bo"], options={"players": 2})
    to_seat = guests[0].request("GET", f"/api/tables/{code}/link?seat=0")["link"]
    guests[1].request("POST", "/api/me", {"name": "Bo", "avatar": 1, "language": "en"})
    to_profile = guests[1].request("POST", "/api/me/link", {})["link"]
    assert (to_seat.split("/")[1], to_profile.split("/")[1]) == ("seat", "enter")
    for link in (to_seat, to_profile):
        assert site.get(link).status == 200
        site.get("/" + link)
        plain = http.client.HTTPConnection("localhost", site.plain_port, timeout=PATIENCE)
        plain.request("GET", link)
        plain.getresponse().read()
        plain.close()
    # Nor when the server is down, which proxies log as an error.
    site.server.server.should_exit = True
    site.server.thread.join(PATIENCE)
    site.server.socket.close()
    assert site.get(to_seat).status == 502
    assert site.get(to_profile).status == 502
    assert site.get("/api/games").status == 502
    for told in ("/seat/***", "/enter/***", "/api/games"):
        wait_for(lambda told=told: site.logs().index(told))
    for link in (to_seat, to_profile):
        assert link.rpartition("/")[2] not in site.logs()
