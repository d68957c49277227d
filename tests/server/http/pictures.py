"""What pictures of results are drawn from, where no page is built."""

from __future__ import annotations

from purrlor.server.http.result_picture import Art

ART = Art(
    portraits=["<g/>"] * 100,
    winners=['<g class="winner"/>'] * 100,
    colours={"": "#5d5778", "isle-of-cats": "#3b7dd8"},
    palette=dict.fromkeys(("ink", "paper", "linen", "white", "candle", "green"), "#000000"),
)
