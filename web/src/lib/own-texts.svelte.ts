/** The texts of cards that a player brought to a table: its board, log and rules use them instead of ours. */
import type { TableDeck, TableInfo } from '../protocol';
import { api } from './api';
import { useOwnTexts } from './names.svelte';
import { prefs } from './prefs.svelte';

export function followOwnTexts(info: () => Pick<TableInfo, 'code' | 'game' | 'own_cards'> | undefined) {
  const code = $derived(info()?.code);
  const game = $derived(info()?.game ?? '');
  const own = $derived((info()?.own_cards ?? 0) > 0);
  $effect(() => {
    void prefs.language;
    if (!game) return;
    if (own)
      api<TableDeck>(`tables/${code}/deck`).then(
        (deck) => useOwnTexts(deck.game, deck.texts),
        () => undefined,
      );
    else useOwnTexts(game, {});
  });
}
