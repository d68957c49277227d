/** What a lesson of an owner's deck says. */
import { labelOf, type Row } from '../../deck/draft';
import type { TableGuide } from '../../protocol';

/** What a lesson counts now, if that is not what ours says and its owner wrote no sentence. */
export function lessonSays(table: TableGuide, row: Row): string | null {
  const ours = table.cards.find(({ id }) => id === row.id)?.row;
  const same = ['points', 'counts', 'number', 'rooms'].every(
    (field) => JSON.stringify(row[field]) === JSON.stringify(ours?.[field]),
  );
  if (same || row.about_en || row.about_pl) return null;
  const what = labelOf(table, 'counts', row.counts);
  const rooms = Array.isArray(row.rooms)
    ? row.rooms.map((room) => labelOf(table, 'rooms', room)).join(', ')
    : '';
  const field = table.fields.find(({ name }) => name === 'number');
  const numbered = field?.only_words.includes(String(row.counts));
  return `${String(row.points)}: ${what}${numbered ? ` (${String(row.number)})` : rooms && ` (${rooms})`}`;
}
