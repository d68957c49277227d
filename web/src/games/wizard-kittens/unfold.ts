/** The table in the middle of a step: what has been told of it so far, on top of what was seen before it. */
import type { AnyEvent, ChapterName, ComponentName, TableView } from './types';

type Cards = ComponentName[];
const without = (cards: readonly ComponentName[], component: ComponentName): Cards => {
  const at = cards.indexOf(component);
  return at < 0 ? [...cards] : [...cards.slice(0, at), ...cards.slice(at + 1)];
};

/** Change the cards of a chapter of a circle. */
function withCards(view: TableView, owner: number, chapter: ChapterName, change: (cards: Cards) => Cards) {
  const places = view.places.map((place, seat) => {
    if (seat !== owner) return place;
    const chapters = place.chapters.map((cards, c) => (c === Number(chapter) - 1 ? change(cards) : cards));
    return { ...place, chapters, cards: chapters.flat().length };
  });
  return { ...view, places };
}

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
    case 'defeated':
      return withCards(
        {
          ...view,
          defeated: view.defeated + 1,
          curses: view.curses.map((curse, c) => (c === Number(event.chapter) - 1 ? null : curse)),
        },
        event.seat,
        event.chapter,
        () => [],
      );
    case 'cat_came':
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
