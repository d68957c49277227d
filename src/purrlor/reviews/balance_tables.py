"""Put the balance of a game into tables, for a terminal, an HTML page or a Markdown page alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from purrlor.bots.deck_tally import CardTally, DeckTally, add_tally, use_of
from purrlor.bots.deck_trial import findings
from purrlor.bots.report import ending_name
from purrlor.bots.summary import Interval, average, between, per_cent, proportion
from purrlor.reviews.balance import AMONG, PARTS, Balance, Result, Sum, add_facts, is_plain
from purrlor.table.counts import Column, Table
from purrlor.table.game import Game
from purrlor.table.options import PLAYERS, Settings
from purrlor.table.texts import Texts

ABOVE = 0.05  # of the games: so much more than its fair share no seat should win
MOST_CARDS = 24

Bar = tuple[str, Interval, float | None]  # its name, its value, and a mark


@dataclass(frozen=True)
class Section:
    """A part of the balance: a title, what to know, a table, and bars to draw."""

    name: str  # of the file with its plot
    title: str
    about: tuple[str, ...]
    head: tuple[str, ...]
    rows: list[list[str]]
    bars: tuple[Bar, ...] = ()
    lengths: tuple[int, ...] = ()  # drawn as a histogram


class Tables:
    """Makes the tables of one game from the balance of its set-ups."""

    def __init__(self, game: Game[Any], balances: list[Balance], odd: list[Result], texts: Texts) -> None:
        self.game = game
        self.balances = balances
        self.odd = odd  # games in which one seat had another temper
        self.texts = texts
        self.say: Callable[..., str] = texts.say
        plain = [balance for balance in balances if is_plain(game, balance.settings)]
        self.plain = plain or balances  # what tables about things count together

    def sections(self) -> list[Section]:
        """Make all tables that have something to tell."""
        found = [self.parts(), self.seats(), self.points(), self.lengths(), self.tempers()]
        found += [self.counted(table) for table in (self.game.counts.tables if self.game.counts else ())]
        found += [self.effects(), *self.deck()]
        return [section for section in found if section.rows]

    def set_up(self, settings: Settings) -> str:
        """Name a set-up by its players and whatever is not as usual."""
        names = [self.say("balance-players", players=settings[PLAYERS])]
        for option in self.game.options:
            value = settings[option.name]
            if option.name == PLAYERS or value == option.default:
                continue
            name = self.say(f"option-{option.name}")
            names.append(name if value is True else f"{name} {str(value).replace('_', ' ')}")
        return ", ".join(names)

    def verdict(self, holds: bool) -> str:
        """Say whether a target is met."""
        return self.say("balance-holds" if holds else "balance-fails")

    # -- what every game has ---------------------------------------------------------------------------

    def parts(self) -> Section:
        """Tell how much of the result is luck and choice."""
        reviewed = [one for one in self.balances if one.shares]
        rows = [
            [self.set_up(one.settings), *(per_cent(one.shares[part]) for part in PARTS), change(one.luck)]
            for one in reviewed
        ]
        head = [self.say(f"review-{part}") for part in PARTS]
        first = reviewed[0].shares if reviewed else {}
        bars = tuple(
            (name, drawn(first[part]), None) for part, name in zip(PARTS, head, strict=True) if first
        )
        return Section(
            "parts",
            self.say("balance-parts"),
            (self.say("balance-parts-about"),),
            (self.say("balance-set-up"), *head, self.say("balance-luck")),
            rows,
            bars,
        )

    def seats(self) -> Section:
        """Tell who wins by seat."""
        rows = []
        for one in self.balances:
            wins = ", ".join(per_cent(share) for share in one.by_seat)
            holds = all(share.low - one.fair <= ABOVE for share in one.by_seat)
            several = len(one.by_seat) > 1
            fair = per_hundred(one.fair) if several else "–"
            rows.append([self.set_up(one.settings), fair, wins, self.verdict(holds) if several else "–"])
        first = self.balances[0]
        bars = tuple(
            (self.say("seat-name", number=seat + 1), share, first.fair)
            for seat, share in enumerate(first.by_seat)
        )
        head = ("balance-set-up", "balance-fair", "arena-by-seat", "balance-target")
        about = (self.say("balance-seats-about"),)
        return Section("seats", self.say("arena-by-seat"), about, tuple(map(self.say, head)), rows, bars)

    def points(self) -> Section:
        """Tell the winning score, and what variants change in it."""
        most = self.game.counts.most_change if self.game.counts else None
        plain: dict[object, float] = {}
        for one in self.balances:
            if one.points is not None and is_plain(self.game, one.settings):
                plain[one.settings[PLAYERS]] = one.points.value
        rows = []
        for one in self.balances:
            if one.points is None:
                continue
            base = plain.get(one.settings[PLAYERS])
            row = [self.set_up(one.settings), between(one.points)]
            if base is None or is_plain(self.game, one.settings):
                rows.append([*row, "–", "–"])
                continue
            low, high = one.points.low / base - 1.0, one.points.high / base - 1.0
            holds = most is None or (low <= most and high >= -most)
            verdict = "–" if most is None else self.verdict(holds)
            rows.append([*row, f"{(one.points.value / base - 1.0) * 100:+.0f} %", verdict])
        head = ("balance-set-up", "balance-points", "balance-change", "balance-target")
        about = (self.say("balance-points-about", most=round(most * 100)),) if most is not None else ()
        return Section("points", self.say("balance-points"), about, tuple(map(self.say, head)), rows)

    def lengths(self) -> Section:
        """Tell how long games are, and how they end."""
        rows = []
        for one in self.balances:
            endings = "; ".join(
                f"{ending_name(ending, self.texts)} {per_hundred(count / one.games)}"
                for ending, count in one.endings.items()
            )
            length = average([float(length) for length in one.lengths])
            rows.append([self.set_up(one.settings), str(one.games), between(length), endings])
        head = ("balance-set-up", "arena-games", "arena-length", "arena-endings")
        return Section(
            "lengths",
            self.say("arena-length"),
            (),
            tuple(map(self.say, head)),
            rows,
            lengths=self.balances[0].lengths,
        )

    def effects(self) -> Section:
        """Tell what changed the chance of those who did it most."""
        told = [one for balance in self.plain[:1] for one in balance.cards[:MOST_CARDS]]
        rows = []
        for what, times, mean in told:
            word, _, thing = what.partition(" ")
            name = self.say(thing) if thing and self.texts.has(thing) else thing
            rows.append([f"{word.replace('_', ' ')} {name}".strip(), str(times), change(mean)])
        head = ("", self.say("arena-games"), self.say("review-line"))
        return Section("effects", self.say("balance-cards"), (), head, rows)

    def deck(self) -> list[Section]:
        """Tell of every card that owners may replace how often it is used, and how its users fare."""
        tally = DeckTally()
        for one in self.plain:
            more = one.tally
            # Seats of tables of different size can't be added; they have a table of their own.
            add_tally(tally, DeckTally(more.games, [], more.endings, more.cards))
        found = []
        remarks = findings(self.game, self.plain[0].settings, tally)
        for table in self.game.deck_tables:
            cards = tally.cards.get(table.name, {})
            rows = [
                [
                    self.texts.thing(table.prefix, card),
                    per_cent(use_of(tally, table.name, card)),
                    times_fair(cards.get(card, CardTally())),
                ]
                for card in (table.ids if cards else ())
            ]
            about = [self.texts.speak(one.key, one.args) for one in remarks if one.table == table.name]
            head = ("", self.say("balance-used"), self.say("arena-times"))
            title = self.say(f"deck-title-{table.name}")
            found.append(Section(f"deck-{table.name}", title, tuple(about), head, rows))
        return found

    def tempers(self) -> Section:
        """Tell how a seat of another temper fares among greedy bots."""
        groups: dict[tuple[str, int], list[Result]] = {}
        for one in self.odd:
            groups.setdefault((one.job.temper, one.job.set_up), []).append(one)
        rows = []
        for (temper, _), games in groups.items():
            seats = len(games[0].finals)
            decided = sum(sum(one.finals) for one in games)
            share = proportion(sum(one.odd for one in games), decided)
            name = self.say(f"counts-temper-{temper}", bot=AMONG)
            cells = [per_cent(share), f"{share.value * seats:.2f}", self.verdict(share.low <= 1 / seats)]
            rows.append([name, self.set_up(games[0].job.settings), *cells])
        heads = ("balance-set-up", "balance-wins", "arena-times", "balance-target")
        about = (self.say("counts-tempers-about"),) if rows else ()
        title = self.say("counts-tempers") if rows else ""
        return Section("tempers", title, about, ("", *map(self.say, heads)), rows)

    # -- what only this game has -----------------------------------------------------------------------

    def counted(self, table: Table) -> Section:
        """Make a table that the game declares."""
        by_row = self.rows_of(table)
        columns = [one for one in table.columns if any(one.name in row for row in by_row.values())]
        means = {column.name: self.mean(column, list(by_row.values())) for column in columns}
        rows, bars = [], list[Bar]()
        for name, row in by_row.items():
            rows.append([name, *(self.cell(one, row.get(one.name), means[one.name]) for one in columns)])
            for column in columns:
                if column.name == table.plot and column.name in row:
                    limit = column.limit(means[column.name])
                    mark = limit if limit is not None else column.low
                    bars.append((name, drawn(row[column.name].interval(column.share)), mark))
        about = f"counts-{table.name}-about"
        first = "" if table.names else self.say("balance-set-up")
        return Section(
            table.name,
            self.say(f"counts-{table.name}"),
            (self.say(about),) if self.texts.has(about) else (),
            (first, *(self.say(f"counts-{column.name}") for column in columns)),
            rows,
            tuple(bars),
        )

    def rows_of(self, table: Table) -> dict[str, dict[str, Sum]]:
        """Give the sums of a declared table: by row, a set-up or a thing, and by column."""
        rows: dict[str, dict[str, Sum]] = {}
        sources = (
            {"": add_facts([one.facts for one in self.plain])}
            if table.names
            else {self.set_up(one.settings): one.facts for one in self.balances}
        )
        for source, facts in sources.items():
            for (where, row, column), one in sorted(facts.items()):
                if where == table.name:
                    rows.setdefault(self.row_name(table, row) if table.names else source, {})[column] = one
        return rows

    def row_name(self, table: Table, row: str) -> str:
        """Name a thing that a row is about."""
        named = self.texts.has(f"{table.names}-{row}")
        return self.texts.thing(table.names, row) if named else row

    def mean(self, column: Column, rows: list[dict[str, Sum]]) -> float:
        """Give the mean of a column over all rows."""
        whole = Sum()
        for row in rows:
            if column.name in row:
                one = row[column.name]
                whole.add(one.count, one.total, one.squares)
        return whole.interval(column.share).value

    def cell(self, column: Column, one: Sum | None, mean: float) -> str:
        """Write a value with its interval, and mark it where all of that misses the target."""
        if one is None:
            return "–"
        interval, limit = one.interval(column.share), column.limit(mean)
        written = per_cent(interval) if column.share else decimals(interval)
        misses = (limit is not None and interval.low > limit) or (
            column.low is not None and interval.high < column.low
        )
        return f"{written} {self.say('balance-misses')}" if misses else written


def drawn(interval: Interval) -> Interval:
    """Cut off what a bar can't show."""
    return Interval(max(interval.value, 0.0), max(interval.low, 0.0), max(interval.high, 0.0))


def change(mean: Interval) -> str:
    """Write the mean change of a chance with its interval."""
    return f"{mean.value * 100:+.1f} % ({mean.low * 100:+.1f} – {mean.high * 100:+.1f})"


def decimals(interval: Interval) -> str:
    """Write a mean with its interval."""
    return f"{interval.value:.2f} ({interval.low:.2f} – {interval.high:.2f})"


def per_hundred(share: float) -> str:
    """Write a share without an interval."""
    return f"{share * 100:.1f} %"


def times_fair(card: CardTally) -> str:
    """Write the wins of those who used a card as a multiple of their fair share."""
    if card.expected == 0.0:
        return "–"
    wins, fair = proportion(min(card.wins, card.users), card.users), card.expected / card.users
    return decimals(Interval(wins.value / fair, wins.low / fair, wins.high / fair))
