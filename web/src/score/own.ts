/** The cards of one's own box on a score sheet: their names, and their rows. */
import { type Draft, type Row } from '../deck/draft';
import type { DeckGuide } from '../protocol';

/** Name own cards as their owner did: in this language, else in another. */
export function ownTexts(guide: DeckGuide, draft: Draft, language: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { name, kind } of guide.tables)
    for (const [id, row] of Object.entries(draft[name] ?? {})) {
      const said = [`name_${language}`, 'name_en', 'name_pl'].map((key) => row[key]).find(Boolean);
      if (typeof said === 'string') texts[`${kind}-${id}`] = said;
    }
  return texts;
}
/** All own cards by their ids. */
export const ownRows = (draft: Draft): Record<string, Row> =>
  Object.fromEntries(Object.values(draft).flatMap((rows) => Object.entries(rows)));
