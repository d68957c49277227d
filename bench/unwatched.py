"""Drive a browser by its own protocol: what a tool for tests adds to a page would be measured, too."""

from __future__ import annotations

import json
import re
import subprocess
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from websockets.sync.client import ClientConnection, connect

LOOK_AFTER = 1.5  # seconds in which nobody asks the page anything: whoever asks takes from its time
LOOK_AGAIN = 0.3


class Unwatched:
    """A browser and the line to it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._sent = 0

    def send(self, method: str, session: str = "", **given: Any) -> dict[str, Any]:
        """Ask the browser, or one page of it, to do something, and wait for its answer."""
        self._sent += 1
        message = {"id": self._sent, "method": method, "params": given}
        self._line.send(json.dumps(message | ({"sessionId": session} if session else {})))
        while True:
            said = json.loads(self._line.recv())
            if said.get("id") == self._sent:
                assert "result" in said, said
                found: dict[str, Any] = said["result"]
                return found

    def measure(
        self,
        address: str,
        cookies: Sequence[Any],
        watch: str,
        cpu: int,
        net: Mapping[str, Any],
        screen: Mapping[str, Any],
    ) -> float:
        """Open a page as a newcomer; give the time that `watch` notes as `window.shown`."""
        visitor = self.send("Target.createBrowserContext")["browserContextId"]
        self.send("Storage.setCookies", browserContextId=visitor, cookies=cookies)
        target = self.send("Target.createTarget", url="about:blank", browserContextId=visitor)["targetId"]
        page = self.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.send("Page.enable", page)
        self.send("Page.addScriptToEvaluateOnNewDocument", page, source=watch)
        self.send("Emulation.setDeviceMetricsOverride", page, **screen, deviceScaleFactor=1, mobile=False)
        self.send("Emulation.setCPUThrottlingRate", page, rate=cpu)
        self.send("Network.enable", page)
        self.send("Network.emulateNetworkConditions", page, **net)
        self.send("Page.navigate", page, url=address)
        shown = self._wait_for(page)
        self.send("Target.disposeBrowserContext", browserContextId=visitor)
        return shown

    def _wait_for(self, page: str) -> float:
        time.sleep(LOOK_AFTER)
        while True:
            answer = self.send("Runtime.evaluate", page, expression="window.shown")
            if "value" in answer["result"]:
                return float(answer["result"]["value"])
            time.sleep(LOOK_AGAIN)


@contextmanager
def unwatched_browser(program: str, flags: Sequence[str]) -> Iterator[Unwatched]:
    """Start a browser of one's own."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        alone = ("--headless=new", "--remote-debugging-port=0", f"--user-data-dir={folder}")
        with subprocess.Popen(
            [program, *alone, *flags], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        ) as process:
            assert process.stderr is not None
            found = (re.search(r"ws://\S+", line) for line in process.stderr)
            try:
                with connect(next(match.group() for match in found if match), max_size=None) as line:
                    yield Unwatched(line)
            finally:
                process.kill()
