"""Write a review as one HTML page with plots, without scripts or network access."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from purrlor.bots.plots import COLOURS, WIDTH
from purrlor.bots.report import html_page, html_table, section
from purrlor.reviews.words import Told, ToldSeat, signed

if TYPE_CHECKING:
    from purrlor.table.texts import Texts

HEIGHT, LEFT = 240, 46
BAR = 26


def review_page(told: Told, texts: Texts) -> str:
    """Make the page."""
    say = texts.say
    title = f"{say('game-name')}: {say('review-title')}"
    parts = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(line)}</p>" for line in told.summary),
        section(say("review-line"), lines_plot(told)),
        section(say("review-account"), account_table(told, texts) + "".join(map(bars_plot, told.seats))),
        section(say("review-turns"), turn_list(told, texts)),
        section(say("review-scored"), score_table(told)),
        f'<p class="dim">{escape(told.note)}</p>',
    ]
    return html_page(title, texts.language, parts)


def lines_plot(told: Told) -> str:
    """Draw every seat's chance with its 95 % band, and the turning points."""
    across = (WIDTH - LEFT - 16) / max(1, len(told.moments) - 1)

    def x(step: int) -> float:
        return LEFT + step * across

    def y(chance: float) -> float:
        return 8 + (1 - min(max(chance, 0.0), 1.0)) * (HEIGHT - 16)

    parts = [
        f'<path d="M{LEFT} {y(level):.1f}H{WIDTH - 16}" class="whisker" opacity=".2"/>'
        f'<text x="{LEFT - 8}" y="{y(level) + 4:.1f}" text-anchor="end">{round(level * 100)} %</text>'
        for level in (0.0, 0.5, 1.0)
    ]
    for seat in told.seats:
        colour = COLOURS[seat.seat % len(COLOURS)]
        values = [
            (x(i), moment.chances[seat.seat], 1.96 * moment.errors[seat.seat])
            for i, moment in enumerate(told.moments)
        ]
        band = [f"{at:.1f},{y(value + error):.1f}" for at, value, error in values]
        band += [f"{at:.1f},{y(value - error):.1f}" for at, value, error in reversed(values)]
        line = " ".join(f"{at:.1f},{y(value):.1f}" for at, value, error in values)
        parts.append(f'<polygon points="{" ".join(band)}" fill="{colour}" opacity=".18"/>')
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        at = HEIGHT + 16 + 18 * seat.seat
        parts.append(f'<rect x="{LEFT}" y="{at - 10}" width="12" height="12" rx="2" fill="{colour}"/>')
        parts.append(f'<text x="{LEFT + 18}" y="{at}">{escape(seat.name)}</text>')
    for turn in told.turns:
        colour = COLOURS[turn.seat % len(COLOURS)]
        chance = told.moments[min(turn.step + 1, len(told.moments) - 1)].chances[turn.seat]
        parts.append(
            f'<circle cx="{x(turn.step + 1):.1f}" cy="{y(chance):.1f}" r="5" fill="{colour}">'
            f"<title>{escape(turn.title)}</title></circle>"
        )
    return _svg(HEIGHT + 6 + 18 * len(told.seats), parts)


def bars_plot(seat: ToldSeat) -> str:
    """Draw the account of a seat as bars to the left and right of nothing."""
    middle, scale = WIDTH * 0.62, WIDTH * 0.3
    parts = [f'<text x="8" y="16" font-weight="600">{escape(seat.name)}</text>']
    for i, part in enumerate(seat.parts):
        top = 26 + i * BAR
        value = max(-1.0, min(1.0, part.value))
        colour = COLOURS[1] if value >= 0 else COLOURS[3]
        start = middle + min(value, 0.0) * scale
        parts.append(f'<text x="8" y="{top + 13}">{escape(part.name)}</text>')
        if part.sure:
            parts.append(
                f'<rect x="{start:.1f}" y="{top}" width="{abs(value) * scale:.1f}" height="18" rx="3" '
                f'fill="{colour}"/>'
            )
        at = middle + max(value, 0.0) * scale + 8 if part.sure else middle + 8
        parts.append(
            f'<text x="{at:.1f}" y="{top + 13}">{escape(signed(value) if part.sure else "?")}</text>'
        )
    parts.append(f'<path d="M{middle:.1f} 22V{26 + BAR * len(seat.parts)}" class="whisker"/>')
    return _svg(32 + BAR * len(seat.parts), parts)


def account_table(told: Told, texts: Texts) -> str:
    """List the accounts."""
    head = [texts.say("review-seat"), *(part.name for part in told.seats[0].parts), texts.say("review-final")]
    return html_table(head, [account_cells(seat) for seat in told.seats])


def account_cells(seat: ToldSeat) -> list[str]:
    """Write the account of a seat."""
    return [
        seat.name,
        *(f"{signed(part.value)} (±{196 * part.error:.0f})" if part.sure else "?" for part in seat.parts),
        f"{seat.final * 100:.0f} %",
    ]


def turn_list(told: Told, texts: Texts) -> str:
    """List the turning points."""
    rows = []
    for turn in told.turns:
        happened = escape(" ".join(turn.happened))
        better = f"<br>{escape(texts.say('review-better', better=turn.better))}" if turn.better else ""
        rows.append(
            f"<li><strong>{escape(turn.title)}</strong> ({turn.move})<br>{happened}{better}"
            f"<br>{escape(turn.text)}</li>"
        )
    return f"<ol>{''.join(rows)}</ol>"


def score_table(told: Told) -> str:
    """List what every line brought until the end of each stage."""
    names = [seat.name for seat in told.seats]
    head = ["", *(f"{stage} · {name}" for stage in told.stages for name in names)]
    body = [
        [line.text, *("" if amount is None else str(amount) for stage in line.amounts for amount in stage)]
        for line in told.lines
    ]
    return html_table(head, body)


def _svg(height: int, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    return head + "".join(parts) + "</svg>"
