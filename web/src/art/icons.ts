/** Icons on a grid of 24. */
import { type Drawing, dot, form, group, inked, stroke } from './ink';
import { fishShape, yarnBall } from './props';

export const ICON_BOX = '0 0 24 24';

const plain = (...parts: string[]) =>
  stroke(parts.join(''), {
    stroke: 'currentColor',
    'stroke-width': 2,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** Icons of the page, in the colour of the text around them. */
export const SIGNS = {
  back: () => plain('M15 5 L8 12 L15 19'),
  undo: () => plain('M9 14 L4 9 L9 4', 'M4 9 H14 C22 9 22 20 14 20 H10'),
  log: () => plain('M5 6 H19', 'M5 12 H19', 'M5 18 H13'),
  chat: () => plain('M4 5 H20 V16 H11 L6 20 V16 H4 Z', 'M8 9 H16', 'M8 12 H13'),
  rules: () =>
    plain('M12 6 C9 4 6 4 3 5 V19 C6 18 9 18 12 20 C15 18 18 18 21 19 V5 C18 4 15 4 12 6 Z', 'M12 6 V20'),
  settings: () =>
    plain(
      'M4 7 H13',
      'M17 7 H20',
      'M15 5 V9',
      'M4 12 H7',
      'M11 12 H20',
      'M9 10 V14',
      'M4 17 H14',
      'M18 17 H20',
      'M16 15 V19',
    ),
  close: () => plain('M6 6 L18 18', 'M18 6 L6 18'),
  more: () =>
    plain(
      'M4.6 12 a.9 .9 0 1 0 1.8 0 a.9 .9 0 1 0 -1.8 0',
      'M11.1 12 a.9 .9 0 1 0 1.8 0 a.9 .9 0 1 0 -1.8 0',
      'M17.6 12 a.9 .9 0 1 0 1.8 0 a.9 .9 0 1 0 -1.8 0',
    ),
  help: () => plain('M9 9 C9 5 15 5 15 9 C15 11.5 12 11.5 12 14', 'M12 18 h.01'),
  play: () => plain('M8 5 L18 12 L8 19 Z'),
  pause: () => plain('M8 5 V19', 'M16 5 V19'),
  step: () => plain('M6 5 L14 12 L6 19 Z', 'M18 5 V19'),
  share: () => plain('M12 15 V4', 'M8 8 L12 4 L16 8', 'M5 13 V20 H19 V13'),
  devices: () => plain('M11 15 H3 V5 H17 V8', 'M7 19 H11', 'M14 11 H21 V20 H14 Z'),
  turn: () => plain('M19 12 A7 7 0 1 1 16 6.2', 'M16 2.5 V6.5 H12'),
  flip: () => plain('M12 4 V20', 'M9 8 L4 17 H9 Z', 'M15 8 L20 17 H15 Z'),
  check: () => plain('M5 13 L10 18 L19 7'),
  eye: () => plain('M3 12 C7 5 17 5 21 12 C17 19 7 19 3 12 Z', 'M12 9.5 a2.5 2.5 0 1 0 .01 0'),
  people: () =>
    plain(
      'M9 11 a3.5 3.5 0 1 0 -.01 0',
      'M3 20 C3 14 15 14 15 20',
      'M16 5 a3 3 0 0 1 0 6',
      'M18 14 C20 15 21 17 21 20',
    ),
  time: () => plain('M12 4 a8 8 0 1 0 .01 0', 'M12 8 V12 L15 14'),
  cup: () =>
    plain(
      'M7 4 H17 V9 C17 15 7 15 7 9 Z',
      'M7 6 H4 C4 9 5 11 8 11',
      'M17 6 H20 C20 9 19 11 16 11',
      'M12 14 V19',
      'M8 20 H16',
    ),
} as const;
export type Sign = keyof typeof SIGNS;

const small = (...parts: (Drawing | Drawing[])[]) => inked(1.6, ...parts);

/** Icons of the games, coloured. */
export const ICONS = {
  basket: () =>
    small(
      form('M3 10 H21 L18.5 20 H5.5 Z', '#d29a5b'),
      stroke('M6 10 C6 2 18 2 18 10'),
      stroke('M5 14 H19', { 'stroke-width': 1.2 }),
      stroke('M9 10 L10 20', { 'stroke-width': 1.2 }),
      stroke('M15 10 L14 20', { 'stroke-width': 1.2 }),
    ),
  basket_broken: () =>
    small(
      form('M3 10 H21 L18.5 20 H5.5 Z', '#b8a58c'),
      stroke('M6 10 C6 4 9 3 11 3.5'),
      stroke('M12 10 L10 14 L14 16 L12 20', { 'stroke-width': 1.4 }),
    ),
  boots: () =>
    small(
      form('M7 3 H14 V12 C17 13 21 14 21 18 V20 H7 Z', '#8a5a3a'),
      form('M7 3 H14 V6.5 H7 Z', '#f2c48a'),
      stroke('M7 17.5 H21', { 'stroke-width': 1.3 }),
    ),
  fish: () => small(group({ transform: 'translate(11.3 12) scale(.66)' }, fishShape(0, 0, 1))),
  yarn: () => small(yarnBall(12, 12, 8.5), stroke('M18 18 C20 20 22 19 22 21', { 'stroke-width': 1.4 })),
  crown: () =>
    small(
      form('M4 19 L3 7 L8.5 11.5 L12 5 L15.5 11.5 L21 7 L20 19 Z', '#f4c542'),
      dot(12, 15, 1.6, '#c8466b', { 'stroke-width': 1 }),
    ),
  paw: () =>
    small(
      form(
        'M12 12 C16 12 19 16 18 19 C17 22 14 20.5 12 20.5 C10 20.5 7 22 6 19 C5 16 8 12 12 12 Z',
        '#7b5ea7',
      ),
      dot(4.5, 11.5, 2.3, '#7b5ea7'),
      dot(9, 6.5, 2.5, '#7b5ea7'),
      dot(15, 6.5, 2.5, '#7b5ea7'),
      dot(19.5, 11.5, 2.3, '#7b5ea7'),
    ),
  flag: () =>
    small(
      stroke('M6 21 V3', { 'stroke-width': 2 }),
      form('M6 4 C10 1.5 14 7 20 4.5 V13 C14 15.5 10 10 6 12.5 Z', '#c8466b'),
    ),
  cuteness: () =>
    small(
      form('M12 20 C2 13 3 5 8 5 C10 5 11.5 6.5 12 8 C12.5 6.5 14 5 16 5 C21 5 22 13 12 20 Z', '#f28fa6'),
    ),
  strength: () =>
    small(
      form('M5 12 C3 9 5 6 8 7 C8 4 12 3 13 6 C15 4 18 5 18 8 C21 8 21 12 19 14 L17 20 H8 Z', '#e8943f'),
      stroke('M8 7 L9 11', { 'stroke-width': 1.3 }),
      stroke('M13 6 L13 10.5', { 'stroke-width': 1.3 }),
    ),
  wisdom: () =>
    small(
      form(
        'M12 6 C9 4 6 4 3 5 V18 C6 17 9 17.5 12 19.5 C15 17.5 18 17 21 18 V5 C18 4 15 4 12 6 Z',
        '#8fb4e8',
      ),
      stroke('M12 6 V19'),
    ),
  agility: () => small(form('M13 2 L5 13 H11 L9 22 L19 9 H12.5 Z', '#6fcf97')),
  lesson: () =>
    small(
      form('M4 4 H20 V20 H4 Z', '#8fb4e8'),
      stroke('M8 9 H16', { 'stroke-width': 1.4 }),
      stroke('M8 13 H14', { 'stroke-width': 1.4 }),
    ),
  rescue: () =>
    small(
      form('M4 4 H20 V20 H4 Z', '#6fcf97'),
      stroke('M12 8 V16', { 'stroke-width': 1.8 }),
      stroke('M8 12 H16', { 'stroke-width': 1.8 }),
    ),
  anytime: () =>
    small(
      form('M4 4 H20 V20 H4 Z', '#c4a2e0'),
      form('M13 6 L8 13 H12 L11 18 L16 11 H12.5 Z', '#fff', { 'stroke-width': 1 }),
    ),
  ship: () =>
    small(
      form('M3 15 H21 L18 20.5 H6 Z', '#7a5136'),
      stroke('M12 2.5 V15'),
      form('M13 3 L19.5 12.5 H13 Z', '#6d6a80'),
      form('M11 5 L5 12.5 H11 Z', '#3a3448'),
    ),
  treasure: () =>
    small(form('M4 4 H20 V20 H4 Z', '#f2c94c'), dot(12, 12, 4, '#fff3c4', { 'stroke-width': 1.2 })),
} as const;
export type Icon = keyof typeof ICONS;
