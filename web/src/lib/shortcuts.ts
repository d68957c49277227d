/** Keys for the common verbs of a screen; nothing happens while somebody writes, or in a dialog. */
import { prefs } from './prefs.svelte';

export type Shortcuts = Record<string, () => void>;

/** Whether a key may be a shortcut: nobody writes, no dialog is open there, and no part has keys of its own. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (!prefs.keys || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target as HTMLElement;
  // A piece that is being placed has keys of its own.
  return !target.closest('input:not([type=range]), textarea, select, dialog, [role=application]');
}

/** Listen for keys until the returned function is called. */
export function listenForKeys(shortcuts: () => Shortcuts): () => void {
  const press = (event: KeyboardEvent) => {
    if (!isShortcut(event)) return;
    const target = event.target as HTMLElement;
    // On a button, space and enter press it.
    if (event.key === ' ' && target.closest('button, a, summary')) return;
    if (target.matches('input') && event.key.startsWith('Arrow')) return;
    const act = shortcuts()[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  addEventListener('keydown', press);
  return () => removeEventListener('keydown', press);
}
