/** Animations of boards; without effect for players who want no motion. */
import { type Drawing, element } from '../art/ink';
import { still } from './prefs.svelte';

const SVG = 'http://www.w3.org/2000/svg';
const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Let a drawing fly from one element to another, in an arc. */
export function fly(
  drawing: Drawing,
  box: string,
  from: Element | null,
  to: Element | null,
  time = 480,
  size = 64,
) {
  if (!from || !to || still()) return;
  const [start, end] = [middle(from.getBoundingClientRect()), middle(to.getBoundingClientRect())];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', box);
  svg.append(element(drawing));
  Object.assign(svg.style, {
    position: 'fixed',
    left: `${-size / 2}px`,
    top: `${-size / 2}px`,
    width: `${size}px`,
    height: `${size}px`,
    zIndex: '30',
    pointerEvents: 'none',
    overflow: 'visible',
  });
  document.body.append(svg);
  const height = Math.min(120, Math.hypot(end.x - start.x, end.y - start.y) / 3);
  const at = (share: number) => ({
    x: start.x + (end.x - start.x) * share,
    y: start.y + (end.y - start.y) * share - Math.sin(share * Math.PI) * height,
  });
  const frames = [0, 0.25, 0.5, 0.75, 1].map((share) => ({
    transform: `translate(${at(share).x}px, ${at(share).y}px) rotate(${share * 360}deg) scale(${0.7 + Math.sin(share * Math.PI) * 0.6})`,
  }));
  void svg
    .animate(frames, { duration: time, easing: 'ease-in-out', fill: 'forwards' })
    .finished.finally(() => svg.remove());
}

export function shake(what: Element | null, strong = 6) {
  if (!what || still()) return;
  what.animate(
    [0, -1, 1, -0.7, 0.7, -0.3, 0].map((share) => ({
      transform: `translateX(${share * strong}px) rotate(${share * strong * 0.3}deg)`,
    })),
    { duration: 380, easing: 'ease-out' },
  );
}

export function pulse(what: Element | null) {
  if (!what || still()) return;
  what.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.12)' }, { transform: 'scale(1)' }], {
    duration: 320,
    easing: 'ease-out',
  });
}

/** Scroll the first element that matches into view, once the parts around the board have their size. */
export function scrollToFirst(board: HTMLElement, what: string) {
  requestAnimationFrame(() =>
    board.querySelector(what)?.scrollIntoView({ block: 'nearest', behavior: still() ? 'auto' : 'smooth' }),
  );
}
