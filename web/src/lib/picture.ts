/** Small pictures that are painted once, however often they are shown. */
import { type Drawing, element } from '../art/ink';

/** A drawing, and the part of the plane that it fills. */
export interface Picture {
  drawing: Drawing;
  box: string;
}
const painted = new Map<string, string>();

/** Write a drawing as the address of an image, which costs one element; equal ones have the same name. */
export function addressOf(name: string, picture: () => Picture): string {
  const known = painted.get(name);
  if (known) return known;
  const { drawing, box } = picture();
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', box);
  svg.append(element(drawing));
  const address = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`;
  painted.set(name, address);
  return address;
}
