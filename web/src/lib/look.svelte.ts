/** Look before you act: rest the mouse on a thing, press it long, or touch it while the eye is open. */
import { mount } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Drawing } from '../art/ink';

/** What is told of a thing. */
export interface Looked {
  name: string;
  /** What it does, in sentences; each string is a paragraph. */
  about?: string | string[];
  /** The id of its rule. */
  rule?: string;
  picture?: { drawing: Drawing; box: string };
  /** Words of the game that are used in `about`. */
  terms?: { name: string; about: string }[];
  /** Numbers of the squares that it speaks of: the board lights them up. */
  squares?: readonly number[];
}

/** Whether a touch shows what a thing is instead of using it. */
export const eye = $state({ open: false });
/** What is shown, and beside which element. */
export const shown = $state<{ now: { what: Looked; beside: Element } | null }>({ now: null });

const REST = 500; // milliseconds that the mouse rests on a thing
const PRESS = 450; // milliseconds of a long press
const FAR = 10; // pixels that a finger may tremble
const things = new WeakMap<Element, () => Looked | null>();

/** Let an element tell what it is; nothing is told where `what` returns null. */
export const look =
  (what: () => Looked | null): Attachment =>
  (node) => {
    listen();
    things.set(node, what);
    node.setAttribute('data-look', '');
    return () => {
      things.delete(node);
      node.removeAttribute('data-look');
      if (shown.now?.beside === node) hide();
    };
  };

/** Close what is shown. */
export function hide() {
  shown.now = null;
}

let listening = false;
let timer = 0;
let over: Element | null = null;
/** A thing that came under the mouse while the mouse did not move. */
let came: Element | null = null;
/** Where the mouse was last; nothing is known before it moves. */
let at: { x: number; y: number } | null = null;
const still = (event: PointerEvent) => event.screenX === at?.x && event.screenY === at.y;
/** Where a finger or a pen was put down that is still there: until it is lifted a mouse does not count. */
let start: { x: number; y: number } | null = null;
/** The last press was a long one: the click that ends it takes nothing. */
let held = false;

/** The innermost thing around an element that tells what it is. */
function find(from: EventTarget | null): Element | null {
  const inside = from instanceof Element ? from.closest('[data-look]') : null;
  return inside && things.has(inside) ? inside : null;
}
function show(beside: Element) {
  clearTimeout(timer);
  const what = things.get(beside)?.();
  if (what) shown.now = { what, beside };
}
function cancel() {
  clearTimeout(timer);
  start = null;
}
function swallow(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function listen() {
  if (listening) return;
  listening = true;
  const on = <K extends keyof WindowEventMap>(kind: K, then: (event: WindowEventMap[K]) => void) =>
    addEventListener(kind, then, { capture: true });
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || start) return;
    const found = find(event.target);
    if (found === over) return;
    over = found;
    cancel();
    hide();
    came = !at || still(event) ? found : null;
    if (found && !came && event.buttons === 0) timer = setTimeout(() => show(found), REST);
  });
  on('pointerdown', (event) => {
    cancel();
    hide();
    came = null;
    held = false;
    const found = find(event.target);
    if (!found || event.pointerType === 'mouse') return;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      held = true;
      show(found);
    }, PRESS);
  });
  on('pointermove', (event) => {
    if (event.pointerType === 'mouse') {
      const thing = still(event) ? null : came;
      at = { x: event.screenX, y: event.screenY };
      if (thing && !start && event.buttons === 0) {
        came = null;
        timer = setTimeout(() => show(thing), REST);
      }
      return;
    }
    if (!start || Math.hypot(event.clientX - start.x, event.clientY - start.y) < FAR) return;
    cancel();
    // Whoever moves on is dragging.
    if (held) hide();
    held = false;
  });
  on('pointerup', cancel);
  on('pointercancel', cancel);
  on('click', (event) => {
    const found = find(event.target);
    // Buttons do what they are for, inside a thing or around it.
    const used = (event.target as Element).closest('button, a, label, [role=application]');
    // A key clicks without a pointer, and has nothing to do with the last press.
    if (held && event.detail > 0) swallow(event);
    else if (found && (eye.open || !used)) {
      swallow(event);
      show(found);
    }
    // Whoever only looks takes nothing on the board, not even what has nothing to tell.
    else if (eye.open && (event.target as Element).closest('main')) swallow(event);
  });
  on('contextmenu', (event) => {
    if (start || held) event.preventDefault();
  });
  on('keydown', (event) => {
    if (event.key === 'Escape' && (shown.now || eye.open)) {
      hide();
      eye.open = false;
    }
    if (event.key !== 'i' || event.ctrlKey || event.altKey || event.metaKey) return;
    const found = find(document.activeElement);
    if (found) show(found);
  });
  on('scroll', hide);
  void import('./Look.svelte').then((Look) => mount(Look.default, { target: document.body }));
}
