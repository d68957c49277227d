"""Who may not come in any more: guests and networks that the owner of a server has banned."""

from __future__ import annotations

from functools import cached_property
from ipaddress import IPv4Network, IPv6Network, ip_network

import msgspec
from sqlalchemy import Connection, Engine, delete, insert, select

from purrlor.server.limits import counted_address
from purrlor.server.storage.admin import changing
from purrlor.server.storage.persons import persons_at
from purrlor.server.storage.schema import SETTINGS
from purrlor.table.reasons import refused

BANS = "bans"  # the setting that holds them
Network = IPv4Network | IPv6Network


class Ban(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ban of a network, or of the guests who held a seat; the seat is counted from one."""

    address: str = ""
    persons: tuple[str, ...] = ()
    code: str = ""
    seat: int = 0

    @property
    def what(self) -> str:
        """Name what is banned, as the owner did."""
        return self.address or f"{self.code} {self.seat}"


class Bans(msgspec.Struct, frozen=True, dict=True):
    """All bans of a server."""

    all: tuple[Ban, ...] = ()

    @cached_property
    def _persons(self) -> frozenset[str]:
        return frozenset(person for ban in self.all for person in ban.persons)

    @cached_property
    def _networks(self) -> list[Network]:
        return [ip_network(ban.address) for ban in self.all if ban.address]

    def hit(self, client: str, person: str) -> bool:
        """Tell whether somebody is banned: by the address by which they are counted, or as a guest."""
        if person in self._persons:
            return True
        if not self._networks:
            return False
        given = _network(client)
        return given is not None and any(_overlap(given, banned) for banned in self._networks)


def _network(address: str) -> Network | None:
    try:
        found = ip_network(address, strict=False)
    except ValueError:
        return None
    mapped = found.network_address.ipv4_mapped if isinstance(found, IPv6Network) else None
    return found if mapped is None else IPv4Network(mapped)


def _overlap(one: Network, other: Network) -> bool:
    return one.version == other.version and one.overlaps(other)


def read_bans(connection: Connection) -> Bans:
    """Read all bans."""
    found = connection.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == BANS)).scalar()
    return Bans(msgspec.json.decode(found, type=tuple[Ban, ...]) if found else ())


def _write(connection: Connection, bans: tuple[Ban, ...]) -> None:
    connection.execute(delete(SETTINGS).where(SETTINGS.c.name == BANS))
    if bans:
        value = msgspec.json.encode(bans).decode()
        connection.execute(insert(SETTINGS).values(name=BANS, value=value))


def ban_person(engine: Engine, code: str, seat: int) -> Ban:
    """Ban the guests who hold a seat, counted from one, from all tables."""
    with changing(engine) as connection:
        persons = tuple(sorted(persons_at(connection, code, seat)))
        return _add(connection, Ban(persons=persons, code=code, seat=seat))


def ban_address(engine: Engine, address: str) -> Ban:
    """Ban an address or a network; of IPv6 a whole /64, as it is counted."""
    network = _network(counted_address(address))
    if network is None:
        raise refused("bad-network", address=address[:60])
    with changing(engine) as connection:
        return _add(connection, Ban(address=str(network)))


def _add(connection: Connection, ban: Ban) -> Ban:
    bans = read_bans(connection).all
    if ban not in bans:
        _write(connection, (*bans, ban))
    return ban


def lift_ban(engine: Engine, number: int) -> Ban:
    """Lift a ban, counted from one as they are listed."""
    with changing(engine) as connection:
        bans = read_bans(connection).all
        if not 1 <= number <= len(bans):
            raise refused("no-such-ban", number=number)
        _write(connection, (*bans[: number - 1], *bans[number:]))
        return bans[number - 1]
