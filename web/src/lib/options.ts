/** Options that know each other: what clashes, what changes nothing, and what gives way to a choice. All of it comes with the game. */
import type { GameInfo, OptionInfo } from '../protocol';

export type Value = boolean | number | string;
export type Chosen = Record<string, Value>;

const among = (values: Value[], value: Value | undefined) => value !== undefined && values.includes(value);
const holds = (when: Record<string, Value[]>, chosen: Chosen) =>
  Object.entries(when).every(([name, values]) => among(values, chosen[name]));

/** Choose what is usual for all options. */
export const usual = (options: OptionInfo[]): Chosen =>
  Object.fromEntries(options.map((one) => [one.name, one.default]));

/** Say why a value can't be chosen beside the others; nothing if it can. */
export const exclusion = (game: GameInfo, chosen: Chosen, name: string, value: Value) =>
  game.clashes.find(({ when }) => name in when && holds(when, { ...chosen, [name]: value }))?.text ?? '';

/** Tell whether an option changes nothing beside the others. */
export const isMoot = (option: OptionInfo, chosen: Chosen) =>
  Object.entries(option.moot).some(([name, values]) => among(values, chosen[name]));

/** Choose a value; what clashes with it gives way. */
export function choose(game: GameInfo, chosen: Chosen, name: string, value: Value): Chosen {
  const next = { ...chosen, [name]: value };
  for (const { when } of game.clashes) {
    if (!holds(when, next)) continue;
    const other = game.options.find((option) => option.name !== name && option.name in when);
    if (!other) continue;
    const fits = [other.default, ...other.values].find((one) => !among(when[other.name]!, one));
    if (fits !== undefined) next[other.name] = fits;
  }
  return next;
}
