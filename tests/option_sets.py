"""Every set of options that a game accepts."""

from typing import Any

import purrlor
from purrlor.table.conform import legal_settings


def option_sets(name: str) -> list[dict[str, Any]]:
    """List all options that a game accepts, as arguments."""
    return [dict(settings) for settings in legal_settings(purrlor.game(name))]
