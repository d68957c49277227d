/** How events move on the table: cards fly, whoever is hit shakes. */
import { BACK_BOX, cardBack, THING_BOX } from '../../art/things';
import { fly, pulse, shake } from '../../lib/animate';
import { CARD_BOX, cardArt, kindOf, thing } from './cards';
import type { AnyEvent } from './types';

export function animate(board: HTMLElement, event: AnyEvent) {
  const find = (what: string) => board.querySelector(what);
  const face = (seat: number) => find(`[data-face="${seat}"]`);
  const place = (seat: number) => find(`[data-seat="${seat}"]`);
  const shields = (seat: number) => find(`[data-shields="${seat}"]`);
  switch (event.event) {
    case 'drew':
      fly(
        event.card ? cardArt(event.card) : cardBack(),
        event.card ? CARD_BOX : BACK_BOX,
        find('.draw'),
        face(event.seat),
        260,
        44,
      );
      break;
    case 'played':
      fly(
        thing(kindOf(event.card)),
        THING_BOX,
        face(event.seat),
        event.target === null ? shields(event.seat) : face(event.target),
        560,
        72,
      );
      break;
    case 'hit':
      shake(place(event.seat), 9);
      break;
    case 'pool_full':
    case 'lair_lost':
      shake(shields(event.seat), 8);
      break;
    case 'caught':
      pulse(shields(event.seat));
      break;
    case 'discarded':
      fly(cardArt(event.card), CARD_BOX, face(event.seat), find('.discard'), 400, 50);
      break;
    case 'will_miss':
    case 'missed':
    case 'out':
    case 'won':
      pulse(place(event.seat));
      break;
  }
}
