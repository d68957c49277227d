"""Draw the plots of a report as SVG: bars with intervals, histograms and curves."""

from __future__ import annotations

from collections import Counter
from html import escape

from purrlor.bots.summary import Interval

WIDTH = 640
LABELS = 180  # width of the labels on the left
LINE = 26
COLOURS = ("#7a5cc0", "#2f8f83", "#c9772b", "#b4476c", "#4a78c2", "#7d8a2e", "#8a6a4f")


def bars(rows: list[tuple[str, Interval, float | None]], unit: float = 1.0) -> str:
    """Draw a bar with its interval for each row; a mark shows the value if all were equal."""
    most = max([interval.high for _, interval, _ in rows] + [0.0001])
    scale = (WIDTH - LABELS - 70) / most
    parts = [_bar(i, row, scale, unit) for i, row in enumerate(rows)]
    return _svg(LINE * len(rows) + 6, parts)


def _bar(index: int, row: tuple[str, Interval, float | None], scale: float, unit: float) -> str:
    label, interval, fair = row
    y = index * LINE + 4
    middle = y + 9
    low, high = LABELS + interval.low * scale, LABELS + interval.high * scale
    mark = f"{interval.value * unit:.1f}" + (" %" if unit == 100 else "")
    parts = [
        f'<text x="{LABELS - 8}" y="{y + 13}" text-anchor="end">{escape(label)}</text>',
        f'<rect x="{LABELS}" y="{y}" width="{interval.value * scale:.1f}" height="18" rx="3" '
        f'fill="{COLOURS[index % len(COLOURS)]}"/>',
        f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 4}v8M{high:.1f} {middle - 4}v8" '
        'class="whisker"/>',
        f'<text x="{high + 8:.1f}" y="{y + 13}">{mark}</text>',
    ]
    if fair is not None:
        x = LABELS + fair * scale
        parts.append(f'<path d="M{x:.1f} {y - 2}v22" class="fair"/>')
    return "".join(parts)


def histogram(values: list[int], colour: int = 0, most: int = 40) -> str:
    """Draw a histogram of numbers with a limited number of columns."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = (high - low) // most + 1
    counts = Counter((value - low) // step for value in values)
    columns = (high - low) // step + 1
    width, height = (WIDTH - 40) / columns, 120
    top = max(counts.values())
    parts = [
        f'<rect x="{20 + column * width:.1f}" y="{height - counts[column] / top * (height - 14):.1f}" '
        f'width="{max(width - 1, 0.5):.1f}" height="{counts[column] / top * (height - 14):.1f}" '
        f'fill="{COLOURS[colour % len(COLOURS)]}">'
        f"<title>{low + column * step}: {counts[column]}</title></rect>"
        for column in range(columns)
    ]
    ends = [(20, "start", low), (WIDTH - 20, "end", high)]
    parts += [
        f'<text x="{x}" y="{height + 16}" text-anchor="{anchor}">{value}</text>' for x, anchor, value in ends
    ]
    return _svg(height + 24, parts)


def curves(lines: list[tuple[str, list[float]]], level: float) -> str:
    """Draw a curve for each named list of numbers; a mark shows a level to compare them with."""
    drawn = [(name, values) for name, values in lines if values]
    if not drawn:
        return ""
    low = min(level, *(min(values) for _, values in drawn))
    high = max(level, *(max(values) for _, values in drawn))
    height, left = 200, 60
    scale = (height - 20) / ((high - low) or 1.0)
    parts = [f'<path d="M{left} {height - 10 - (level - low) * scale:.1f}H{WIDTH - 20}" class="fair"/>']
    for value, y in ((high, 14), (low, height - 6)):
        parts.append(f'<text x="{left - 8}" y="{y}" text-anchor="end">{value:.2f}</text>')
    for index, (name, values) in enumerate(drawn):
        across = (WIDTH - 20 - left) / max(1, len(values) - 1)
        points = " ".join(
            f"{left + at * across:.1f},{height - 10 - (value - low) * scale:.1f}"
            for at, value in enumerate(values)
        )
        colour = COLOURS[index % len(COLOURS)]
        y = height + 16 + 18 * index
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<rect x="{left}" y="{y - 10}" width="12" height="12" rx="2" fill="{colour}"/>')
        parts.append(f'<text x="{left + 18}" y="{y}">{escape(name)}</text>')
    return _svg(height + 10 + 18 * len(drawn), parts)


def _svg(height: int, parts: list[str]) -> str:
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">'
    return head + "".join(parts) + "</svg>"
