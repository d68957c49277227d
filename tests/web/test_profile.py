"""Coming back: a profile on two devices, a lost one locked out, notices by a real service worker."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect
from sqlalchemy import select

from purrlor.client import Guest
from purrlor.server.live.table import LiveTable
from purrlor.server.log import entries, rulings
from purrlor.server.storage.schema import SUBSCRIPTIONS
from tests.programs import find_program
from tests.server.push_service import PushDevice, PushService
from tests.server.servers import RunningServer, match_of
from tests.web.conftest import FLAGS
from tests.web.people import DESK, PHONE, House, Parlour, Person, screen, until
from tests.web.push_registry import push_registry
from tests.web.test_screens import problems


def add_authenticator(page: Page) -> None:
    """Give a device a fingerprint reader whose owner always says yes."""
    wire = page.context.new_cdp_session(page)
    wire.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    wire.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def keep_profile(person: Person, words: tuple[str, str, str]) -> list[str]:
    """Create a profile with a passkey; return the recovery codes."""
    keep, written, add = words
    person.go("/profile")
    person.button(keep).click()
    expect(person.page.locator("code")).to_have_count(8)
    codes = person.page.locator("code").all_inner_texts()
    person.button(written).click()
    person.button(add).click()
    expect(person.page.get_by_text("Chrome · Linux").first).to_be_visible()
    return codes


ENGLISH = ("Create a profile", "written them down", "Add a passkey")
POLISH = ("Załóż profil", "Mam je zapisane", "Dodaj klucz")


def test_two_devices_share_a_profile_and_a_lost_one_is_locked_out(parlour: Parlour) -> None:
    laptop, phone = parlour.person("Ada", size=DESK), parlour.person("", size=PHONE)
    for device in (laptop, phone):
        add_authenticator(device.page)
    code = laptop.open_table("wizards-and-witches")
    laptop.seated()
    (old,) = [cookie for cookie in laptop.page.context.cookies() if cookie["name"] == "purrlor"]
    codes = keep_profile(laptop, ENGLISH)

    # The phone comes in by a recovery code, gets a passkey of its own, and signs in with it.
    phone.go("/profile")
    phone.page.get_by_label("Recovery code").fill(codes[0])
    phone.button("Sign in with a recovery code").click()
    expect(phone.page.get_by_label("Your name")).to_have_value("Ada")
    phone.button("Add a passkey").click()
    expect(phone.page.get_by_text("never used")).to_have_count(2)
    phone.button("Sign out here").click()
    phone.button("Sign in with a passkey").click()
    expect(phone.page.get_by_text(re.compile("last used")).first).to_be_visible()

    # The seat is on the phone, too, in mid-game.
    phone.go(f"/table/{code}")
    phone.asked()
    # The table is drawn before the live connection is there, and only that can be cut: a move needs it.
    moves = phone.api(f"tables/{code}")["table"]["moves"]
    phone.touch()
    until(phone.page, lambda: phone.api(f"tables/{code}")["table"]["moves"] > moves)
    assert phone.api("me")["profile"]["name"] == "Ada"
    assert [table["code"] for table in phone.api("my")["tables"]] == [code]

    laptop.page.reload()
    lost = laptop.page.get_by_role("listitem").filter(has_text="last seen")
    lost.get_by_role("button", name="Sign out").click()
    lost.get_by_role("button", name="Sign out").click()
    expect(laptop.page.get_by_text("last seen")).to_have_count(0)
    expect(phone.page.get_by_text("signed out on another one")).to_be_visible()
    assert phone.api("me")["profile"] is None
    assert phone.api("my")["tables"] == []

    # Nor does a cookie from before the profile open anything.
    thief = parlour.person("Eve")
    thief.page.context.add_cookies([old])  # type: ignore[list-item]
    assert thief.api("my")["tables"] == []
    assert laptop.api(f"tables/{code}")["seats"] == [0]

    laptop.button("Delete everything").click()
    laptop.button("Delete everything").click()
    expect(laptop.page.get_by_text("Everything about you has been deleted.")).to_be_visible()
    # A table in memory is read again after what it is doing.
    until(laptop.page, lambda: laptop.api(f"tables/{code}")["table"]["seats"][0]["name"] == "–")


@pytest.mark.parametrize(
    ("language", "size", "theme", "words"), [("en", DESK, "light", ENGLISH), ("pl", PHONE, "dark", POLISH)]
)
def test_the_screens_of_a_profile_are_accessible(
    parlour: Parlour, language: str, size: tuple[int, int], theme: str, words: tuple[str, str, str]
) -> None:
    person = parlour.person("Ada", size=size, language=language, theme=theme)
    add_authenticator(person.page)
    found: dict[str, list[str]] = {}

    def look(name: str) -> None:
        person.settled()
        person.shot(f"{name}-{theme}")
        found[name] = problems(person)
        room = "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        assert person.page.evaluate(room), f"{name} is wider than the screen"

    person.go("/profile")
    expect(person.button(words[0])).to_be_visible()
    look("profile-guest")
    person.button(words[0]).click()
    expect(person.page.locator("code")).to_have_count(8)
    look("profile-codes")
    person.button(words[1]).click()
    person.button(words[2]).click()
    expect(person.page.get_by_text("Chrome · Linux").first).to_be_visible()
    link = person.api("me/link", {})["link"]
    person.button("QR").click()
    expect(person.page.locator(".qr")).to_be_visible()
    person.page.evaluate("scrollTo(0, 0)")
    look("profile")
    person.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    person.shot(f"profile-end-{theme}")
    slow = {"game": "isle-of-cats", "options": {"players": 2}, "clock": {"kind": "slow", "seconds": 259_200}}
    code = person.api("tables", slow)["code"]
    # Whoever plays for days is shown where notices come from, on the way into the game and afterwards.
    notices = person.page.get_by_role("link", name=re.compile("Tell me when|Powiadamiaj"))
    person.go(f"/table/{code}")
    expect(notices).to_be_visible()
    look("waiting-slow")
    Guest(parlour.house.address).join(code, "Bolek")
    person.api(f"tables/{code}/start", {})
    until(person.page, lambda: person.api(f"tables/{code}")["table"]["status"] == "running")
    person.go("/")
    expect(person.page.get_by_role("link", name=re.compile("Deadlines|Terminy"))).to_be_visible()
    look("lobby-slow")
    person.page.get_by_role("link", name=re.compile("Deadlines|Terminy")).click()
    expect(notices).to_be_visible()
    look("deadlines")
    notices.click()
    expect(person.page.locator("#notices")).to_be_visible()
    other = parlour.person("", size=size, language=language, theme=theme)
    other.go(link)
    expect(other.page.get_by_role("button")).to_be_visible()
    other.settled()
    other.shot(f"enter-{theme}")
    found["enter"] = problems(other)
    assert {name: list_ for name, list_ in found.items() if list_} == {}


def test_over_plain_http_the_page_says_why_and_the_profile_moves_by_a_link(parlour: Parlour) -> None:
    home = Parlour(House(re.sub(r"//[^:]+", "//purrlor.home", parlour.house.address)), parlour.browser)
    laptop, phone = home.person("Ada", size=DESK), home.person("")
    laptop.go("/profile")
    laptop.button("Create a profile").click()
    laptop.button("written them down").click()
    expect(
        laptop.page.get_by_text("Passkeys and notifications need a secure connection").first
    ).to_be_visible()
    expect(laptop.page.get_by_text("docs/hosting.md").first).to_be_visible()
    expect(laptop.button("Add a passkey")).to_have_count(0)
    laptop.button("QR").click()
    link = laptop.page.get_by_label("Link to your profile").input_value()
    phone.page.goto(link)
    phone.button("Sign in").click()
    expect(phone.page.get_by_label("Your name")).to_have_value("Ada")
    laptop.settled()
    laptop.shot("profile-plain-http")
    # Chromium says that it heeds this header on secure addresses only.
    assert [one for one in home.complaints if "Cross-Origin-Opener-Policy" not in one] == []
    home.close()


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("pl", PHONE)])
def test_a_house_without_profiles_offers_none_and_guests_play_as_ever(
    browser: Browser, tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    with RunningServer(tmp_path, profiles=False) as running:
        parlour = Parlour(House(running.address.replace("127.0.0.1", "localhost")), browser)
        ada = parlour.person("Ada", size=size, language=language)
        ada.go("/profile")
        page = ada.page
        none = re.compile("has no profiles|nie prowadzi profili")
        expect(page.get_by_text(none)).to_be_visible()
        for offer in ("Create a profile|Załóż profil", "Sign in|Zaloguj", "passkey|klucz"):
            expect(ada.button(offer)).to_have_count(0)
        ada.settled()
        ada.shot("profile-off")
        found = problems(ada)
        # A link from another time says so in one sentence, and a seat still moves by its own link.
        ada.go("/enter/nothing")
        expect(page.get_by_text(none)).to_be_visible()
        ada.shot("enter-off")
        code = ada.open_table("wizards-and-witches", options={"players": 2})
        ada.seated()
        ada.play_to_the_end()
        ada.api(f"tables/{code}/share")
        ada.go("/history")
        expect(page.locator("a[href^='/played/']").first).to_be_visible()
        ada.settled()
        ada.shot("history-off")
        assert found + problems(ada) == []
        parlour.close()
        assert parlour.complaints == []


# -- notices -------------------------------------------------------------------------------------------

HOUR = 3_600.0
# What the browser knows of its subscription.
SUBSCRIBED = """async () => {
    const given = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    const key = String.fromCharCode(...new Uint8Array(given.options.applicationServerKey));
    return [given.endpoint, btoa(key).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')];
}"""

# What the worker tells the system to show: on the icon of the installed app, which fails, and as notices.
NOTED = """() => {
    self.badges = [];
    self.notices = [];
    const show = self.registration.showNotification.bind(self.registration);
    self.registration.showNotification = async (title, options) => {
        await show(title, options);
        self.notices.push(title);
    };
    const refuse = (count) => {
        self.badges.push(count);
        return Promise.reject(new DOMException('no badges here', 'NotAllowedError'));
    };
    self.navigator.setAppBadge = refuse;
    self.navigator.clearAppBadge = () => refuse(null);
}"""


class SlowHouse:
    """A house of our own, whose time we set and whose tables sleep when nobody is there."""

    def __init__(self, running: RunningServer, service: PushService) -> None:
        self.running = running
        self.service = service
        self.house = House(running.address.replace("127.0.0.1", "localhost"))

    def run(self, job: Coroutine[Any, Any, Any]) -> Any:
        """Run something in the server's own loop."""
        return asyncio.run_coroutine_threadsafe(job, self.running.house.worker.store._loop).result(60)

    def pass_time(self, seconds: float) -> None:
        """Let time go by; tables without visitors sleep meanwhile."""
        for _ in range(2):
            self.run(self.running.house.maintenance.round())
        self.running.house.worker._wall += seconds
        for _ in range(2):
            self.run(self.running.house.maintenance.round())

    def change(self, code: str, propose: Callable[[LiveTable], Any]) -> None:
        """Change a table from the inside."""

        async def job() -> None:
            table = await self.running.house.tables.find(code)
            await table.do(lambda state: propose(table))

        self.run(job())

    def languages(self) -> list[str]:
        """List the languages of the devices that get notices."""
        asked = select(SUBSCRIPTIONS.c.language)
        read = self.running.house.worker.store.read
        return list(self.run(read(lambda connection: list(connection.execute(asked).scalars()))))

    def asked(self, code: str) -> list[int]:
        async def job() -> list[int]:
            return list(match_of(await self.running.house.tables.find(code)).asked)

        return list(self.run(job()))


@pytest.fixture
def own_browser(playwright: Playwright, tmp_path: Path) -> Iterator[BrowserContext]:
    """Start a Chromium with a profile of its own: in a private window nobody subscribes to pushes."""
    with push_registry() as flags:
        started = playwright.chromium.launch_persistent_context(
            tmp_path / "browser",
            executable_path=find_program("chromium"),
            channel=None if find_program("chromium") else "chromium",
            args=[*FLAGS, *flags],
            **screen(PHONE, "pl"),
        )
        yield started
        started.close()


@pytest.fixture
def slow_house(tmp_path: Path) -> Iterator[SlowHouse]:
    with PushService() as service, RunningServer(tmp_path, idle=0.1, push_to=(service.origin,)) as running:
        yield SlowHouse(running, service)


def shown(page: Page) -> list[Any]:
    """List the notices on the screen of a device."""
    found: list[Any] = page.evaluate(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications())
            .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }))"""
    )
    return found


def test_a_switch_of_notices_shows_what_is_so_when_it_could_not_be_changed(parlour: Parlour) -> None:
    ada = parlour.person("Ada")
    page = ada.page
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        "PushManager.prototype.subscribe = async () => { throw new DOMException('no', 'AbortError'); };"
    )
    ada.go("/profile")
    switch = page.get_by_role("switch", name="Notifications on this device")
    switch.click()
    expect(page.get_by_role("alert")).to_contain_text("could not reach its push service")
    expect(switch).not_to_be_checked()


def test_notices_of_one_table_are_switched_off_in_its_menu(slow_house: SlowHouse, browser: Browser) -> None:
    parlour = Parlour(slow_house.house, browser)
    ada = parlour.person("Ada")
    page = ada.page
    code = ada.open_table("wizards-and-witches", options={"players": 2})
    ada.api("notices/subscribe", PushDevice(slow_house.service, "ada").subscription)
    ada.seated()
    ada.button("More").click()
    switch = page.get_by_role("switch", name="Notifications from this table")
    expect(switch).to_be_checked()
    switch.click()
    until(page, lambda: ada.api("notices")["muted"] == [code])
    expect(switch).not_to_be_checked()
    # What could not be changed is shown as it is.
    page.route("**/mute?**", lambda route: route.abort())
    switch.click()
    parlour.forgive(page)
    expect(switch).not_to_be_checked()
    page.unroute("**/mute?**")
    switch.click()
    until(page, lambda: ada.api("notices")["muted"] == [])
    expect(switch).to_be_checked()
    parlour.close()
    assert parlour.complaints == []


def test_quiet_hours_stay_in_the_time_zone_in_which_they_were_set(
    slow_house: SlowHouse, browser: Browser
) -> None:
    parlour = Parlour(slow_house.house, browser)
    ada = parlour.person("Ada")
    page = ada.page
    ada.go("/profile")
    ada.api("notices/subscribe", PushDevice(slow_house.service, "ada").subscription)
    quiet = {"quiet_from": 22 * 60, "quiet_until": 7 * 60}
    ada.api("notices", {"kinds": ["turn"], "zone": "Asia/Tokyo", **quiet})
    page.reload()
    expect(page.get_by_text("Time zone: Asia/Tokyo")).to_be_visible()
    page.get_by_role("switch", name="Somebody invites me").click()
    until(page, lambda: ada.api("notices")["kinds"] == ["turn", "invitation"])
    assert ada.api("notices")["zone"] == "Asia/Tokyo"
    # New hours are those of the clock on this device.
    page.get_by_label("from", exact=True).fill("21:30")
    page.get_by_label("from", exact=True).blur()
    here = page.evaluate("Intl.DateTimeFormat().resolvedOptions().timeZone")
    expect(page.get_by_text(f"Time zone: {here}")).to_be_visible()
    told = ada.api("notices")
    assert (told["zone"], told["quiet_from"], told["quiet_until"]) == (here, 21 * 60 + 30, 7 * 60)
    parlour.close()
    assert parlour.complaints == []


def test_a_slow_game_over_three_days_reaches_a_real_service_worker(
    slow_house: SlowHouse, own_browser: BrowserContext, browser: Browser
) -> None:
    parlour = Parlour(slow_house.house, browser)
    ada = parlour.welcome(own_browser, "Ada", "pl")
    own_browser.grant_permissions(["notifications"])
    wire = ada.page.context.new_cdp_session(ada.page)
    workers: list[str] = []
    wire.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: workers.extend(each["registrationId"] for each in event["registrations"]),
    )
    wire.send("ServiceWorker.enable")
    device = PushDevice(slow_house.service, "ada")
    body = {"game": "wizards-and-witches", "options": {"players": 2}}
    body |= {"clock": {"kind": "slow", "seconds": 86_400}, "sitter": {"name": "Ada"}}
    code = ada.api("tables", body)["code"]
    Guest(slow_house.house.address).join(code, "Bolek")
    ada.api(f"tables/{code}/start", {})
    until(ada.page, lambda: ada.api(f"tables/{code}")["table"]["status"] == "running")

    ada.go("/profile")
    switch = ada.page.get_by_role("switch", name="Powiadomienia na tym urządzeniu")
    switch.click()
    expect(ada.page.get_by_role("switch", name="Przyszła moja kolej")).to_be_checked()
    endpoint, key = ada.page.evaluate(SUBSCRIBED)
    told = ada.api("notices")
    assert (told["devices"], told["here"], told["key"]) == (1, True, key)
    ada.page.reload()
    expect(switch).to_be_checked()

    # Whoever speaks another language from now on gets the notices in that one.
    def speak(name: str, language: str) -> None:
        ada.page.get_by_role("radio", name=name).check()
        until(ada.page, lambda: slow_house.languages() == [language])

    speak("English", "en")
    speak("Polski", "pl")
    quiet, times = ada.page.get_by_role("switch", name="Cisza"), ada.page.locator("input[type=time]")
    quiet.click()
    expect(times).to_have_count(2)
    ada.settled()
    ada.page.locator("#notices").scroll_into_view_if_needed()
    ada.shot("notices")
    assert problems(ada) == []
    quiet.click()
    expect(times).to_have_count(0)
    # No public push service can be reached: what would go there goes to one of ours.
    ada.api("notices/subscribe", device.subscription)
    ada.api("notices/unsubscribe", {"endpoint": endpoint})
    ada.go("/")
    until(ada.page, lambda: ada.page.context.service_workers)
    (worker,) = ada.page.context.service_workers
    worker.evaluate(NOTED)

    def deliver(count: int) -> dict[str, Any]:
        """Pass on what the push service has got by now, as it would."""
        (*_, last) = device.wait_for(count)
        assert len(device.received()) == count
        wire.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": slow_house.house.address, "registrationId": workers[-1], "data": json.dumps(last)},
        )
        return last

    def bolek_moves() -> None:
        while slow_house.asked(code) == [1]:

            def move(table: LiveTable) -> Any:
                action = match_of(table).choices(1)[0]
                return rulings.bot_move(table.state, 1, table.state.n, action)

            slow_house.change(code, move)

    def ada_moves() -> None:
        ada.go(f"/table/{code}")
        ada.seated()
        expect(ada.page.locator(".now.mine")).to_be_visible()
        ada.play_until(".now:not(.mine)")
        until(ada.page, lambda: slow_house.asked(code) == [1])
        ada.go("/")

    # The first day: Bolek moves, and Ada, whose page shows the lobby, hears of it.
    bolek_moves()
    slow_house.pass_time(11)
    first = deliver(1)
    assert (first["kind"], first["code"], first["turns"]) == ("turn", code, 1)
    # Whoever asks for the notices before they are on the screen makes Chromium forget them.
    until(ada.page, lambda: worker.evaluate("notices") == ["Twoja kolej"])
    (notice,) = shown(ada.page)
    assert notice["title"] == "Twoja kolej"
    assert notice["body"].startswith("Czarodzieje i czarownice · Bolek\nDo ")
    assert notice["data"] == {"path": f"/table/{code}"}
    assert worker.evaluate("badges") == [1]
    expect(ada.page).to_have_title("(1) Purrlor")
    # The second day, before the time is up: a reminder, and a move in time.
    slow_house.pass_time(19 * HOUR)
    assert deliver(2)["kind"] == "deadline"
    until(ada.page, lambda: worker.evaluate("notices.length") == 2)
    assert {one["title"] for one in shown(ada.page)} >= {"Kończy się twój czas"}
    ada_moves()
    expect(ada.page).to_have_title("Purrlor")
    # The third day: Bolek moves, then the game is called off.
    slow_house.pass_time(20 * HOUR)
    bolek_moves()
    slow_house.pass_time(11)
    assert deliver(3)["kind"] == "turn"
    seats = ada.api(f"tables/{code}")["table"]["seats"]
    assert [seat["late"] for seat in seats] == [False, False]
    slow_house.change(code, lambda table: entries.CalledOff(why="agreed"))
    slow_house.pass_time(11)
    assert deliver(4)["title"] == "Koniec gry"
    until(ada.page, lambda: worker.evaluate("badges") == [1, 1, 1, None])
    # Nothing is in a notice but what everybody at the table knows.
    public = {"kind", "code", "title", "body", "until", "deadline", "language", "turns"}
    for given in device.received():
        assert set(given) == public
        assert given["body"] == "Czarodzieje i czarownice · Bolek"
    parlour.close()
    assert parlour.complaints == []
