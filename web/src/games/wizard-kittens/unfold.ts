/** The table in the middle of a step: what has been told of it so far, on top of what was seen before it. */
import type { AnyEvent, ChapterName, ComponentName, TableView, ViewPlace } from './types';

type Cards = ComponentName[];
const without = (cards: readonly ComponentName[], component: ComponentName): Cards => {
  const at = cards.indexOf(component);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
};

/** Count points so far: curses with their bonuses for what lies in the circle, less the extra cards. */
function pointsOf({ chapters, curses, extras }: ViewPlace): number {
  const circle = chapters.flat();
  return curses.reduce(
    (sum, { points, bonus, bonus_for_each }) =>
      sum + points + bonus * circle.filter((component) => component === bonus_for_each).length,
    -extras.length,
  );
}

/** Change what lies before a kitten, and count it anew. */
function withPlace(view: TableView, owner: number, change: (place: ViewPlace) => ViewPlace): TableView {
  const places = view.places.map((place, seat) => {
    if (seat !== owner) return place;
    const changed = change(place);
    return { ...changed, cards: changed.chapters.flat().length, points: pointsOf(changed) };
  });
  return { ...view, places };
}

/** Change the cards of a chapter of a circle. */
const withCards = (view: TableView, owner: number, chapter: ChapterName, change: (cards: Cards) => Cards) =>
  withPlace(view, owner, (place) => ({
    ...place,
    chapters: place.chapters.map((cards, c) => (c === Number(chapter) - 1 ? change([...cards]) : cards)),
  }));

const cardsOf = (view: TableView, owner: number, chapter: ChapterName): Cards => [
  ...view.places[owner]!.chapters[Number(chapter) - 1]!,
];

const letGo = (held: TableView['held'], seat: number, component: ComponentName) => {
  const at = held.findIndex((one) => one.seat === seat && one.component === component);
  return held.filter((_, i) => i !== at);
};

/** Show a table after one more event. */
export function unfold(view: TableView, event: AnyEvent): TableView {
  switch (event.event) {
    case 'drew':
    case 'picked': {
      const { seat, component } = event;
      const held = [...view.held, { seat, component }];
      return event.event === 'drew'
        ? { ...view, held, deck: view.deck - 1 }
        : { ...view, held, discards: without(view.discards, component) };
    }
    case 'placed':
      return withCards(
        { ...view, held: letGo(view.held, event.seat, event.component), chosen: [] },
        event.owner,
        event.chapter,
        (cards) => [...cards, event.component],
      );
    case 'lifted':
    case 'discarded': {
      const { seat, component, owner, chapter } = event;
      const told =
        event.event === 'lifted'
          ? { ...view, held: [...view.held, { seat, component }] }
          : { ...view, discards: [...view.discards, component] };
      return withCards({ ...told, chosen: [] }, owner, chapter, (cards) => without(cards, component));
    }
    case 'chose_to_pass': {
      const { seat, chapter, component } = event;
      return { ...view, chosen: [...view.chosen, { owner: seat, chapter, component }] };
    }
    case 'cast_spell':
      return {
        ...view,
        places: view.places.map((place, seat) =>
          seat === event.seat ? { ...place, covered: event.spell } : place,
        ),
      };
    case 'cleared': {
      const { seat, chapter } = event;
      const discards = [...view.discards, ...cardsOf(view, seat, chapter)];
      return withCards({ ...view, discards }, seat, chapter, () => []);
    }
    case 'passed_chapter': {
      // All chapters move at once: those that came to this one already lie behind its own.
      const { seat, target, cards } = event;
      const moving = cardsOf(view, seat, '1').slice(0, cards);
      const left = withCards(view, seat, '1', (all) => all.slice(cards));
      return withCards(left, target, '1', (all) => [...all, ...moving]);
    }
    case 'defeated': {
      const { seat, chapter } = event;
      const curse = view.curses[Number(chapter) - 1] ?? null;
      const used = curse?.recipe ?? [];
      const extras = used.reduce(without, cardsOf(view, seat, chapter));
      const taken = withPlace(view, seat, (place) => ({
        ...place,
        chapters: place.chapters.map((cards, c) => (c === Number(chapter) - 1 ? [] : cards)),
        curses: curse ? [...place.curses, curse] : place.curses,
        extras: [...place.extras, ...extras],
      }));
      return {
        ...taken,
        defeated: view.defeated + 1,
        discards: [...view.discards, ...used],
        curses: view.curses.map((one, c) => (c === Number(chapter) - 1 ? null : one)),
      };
    }
    case 'cat_came':
    case 'caught_all':
      return { ...view, deck: view.deck - 1 };
    case 'chapter_opened':
      return { ...view, open: view.curses.length };
    case 'rule_shown':
      return { ...view, rule: event.rule, instructions: [] };
    case 'chaos_shown':
      return { ...view, chaos: event.card, instructions: [] };
    default:
      return view;
  }
}
