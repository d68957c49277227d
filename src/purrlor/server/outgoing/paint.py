"""Paint SVG as PNG. This holds up a whole process for a tenth of a second: the bots' processes do it."""

from __future__ import annotations

from resvg_py import svg_to_bytes


def paint(svg: str, fonts: list[str]) -> bytes:
    """Paint a picture with the fonts of these files and no others, so that it looks the same everywhere."""
    return bytes(svg_to_bytes(svg_string=svg, font_files=fonts, skip_system_fonts=True))
