/** How a game draws a card of an owner's deck: found by its folder and loaded when needed. */
import type { Component } from 'svelte';
import type { Names } from '../lib/names.svelte';
import type { TableGuide } from '../protocol';
import type { Row } from './draft';

export interface OwnCardProps {
  table: TableGuide;
  row: Row;
  names: Names;
}
const cards = import.meta.glob<{ default: Component<OwnCardProps> }>('../games/*/OwnCard.svelte');

/** Load how a game draws its cards. */
export async function loadCards(game: string): Promise<Component<OwnCardProps> | null> {
  const load = cards[`../games/${game}/OwnCard.svelte`];
  return load ? (await load()).default : null;
}
