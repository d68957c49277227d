/** Makes an element draggable by finger, pen or mouse; a tap stays a tap. */
interface Drag {
  /** A selector of the elements on which it can be dropped. */
  places: string;
  drop: (place: HTMLElement) => void;
}
const FAR = 8;

export function draggable(node: HTMLElement, drag: Drag) {
  let start: { x: number; y: number; pointer: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const lift = () => {
    const box = node.getBoundingClientRect();
    ghost = node.cloneNode(true) as HTMLElement;
    ghost.setAttribute('aria-hidden', 'true');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      margin: '0',
      zIndex: '30',
      pointerEvents: 'none',
      opacity: '0.92',
      transition: 'none',
    });
    document.body.append(ghost);
    node.style.opacity = '0.35';
  };
  const settle = () => {
    ghost?.remove();
    over?.classList.remove('over');
    node.style.opacity = '';
    start = ghost = over = null;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // At once: a fast mouse leaves the element before the first move event.
    node.setPointerCapture(event.pointerId);
    start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
  };
  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!ghost) {
      if (Math.hypot(x, y) < FAR) return;
      lift();
    }
    ghost!.style.transform = `translate(${x}px, ${y}px) rotate(-3deg)`;
    const found =
      document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>(drag.places) ?? null;
    if (found === over) return;
    over?.classList.remove('over');
    (over = found)?.classList.add('over');
  };
  const swallow = (event: Event) => event.stopImmediatePropagation();
  const up = () => {
    const [dragged, place] = [ghost !== null, over];
    settle();
    if (!dragged) return;
    // The click that ends a drag is not a tap.
    node.addEventListener('click', swallow, { capture: true });
    setTimeout(() => node.removeEventListener('click', swallow, { capture: true }), 60);
    if (place) drag.drop(place);
  };
  node.addEventListener('pointerdown', down);
  node.addEventListener('pointermove', move);
  node.addEventListener('pointerup', up);
  node.addEventListener('pointercancel', settle);
  return () => {
    settle();
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('pointermove', move);
    node.removeEventListener('pointerup', up);
    node.removeEventListener('pointercancel', settle);
  };
}
