/** What the shelf knows of each game's box: its cats, its colour, how long it takes. Rules and names come from the house. */
import type { Cat } from '../art/cat';

export interface Box {
  colour: string;
  minutes: number;
  cats: Partial<Cat>[];
}

export const BOXES: Record<string, Box> = {
  'wizards-and-witches': {
    colour: '#7b5ea7',
    minutes: 15,
    cats: [
      {
        coat: '#463f55',
        second: '#f6efe2',
        pattern: 'tuxedo',
        hat: 'witch',
        mood: 'sly',
        pose: 'stand',
        prop: 'potion',
        eyes: '#8cc63f',
        ears: 'pointed',
        fluff: false,
      },
      {
        coat: '#e8943f',
        second: '#b5591d',
        pattern: 'tabby',
        hat: 'wizard',
        mood: 'fierce',
        pose: 'wave',
        prop: 'wand',
        eyes: '#5fb7e5',
        ears: 'pointed',
        fluff: true,
      },
    ],
  },
  'wizard-kittens': {
    colour: '#3f8f86',
    minutes: 30,
    cats: [
      {
        coat: '#f4e3c6',
        second: '#c98f52',
        pattern: 'points',
        hat: 'wizard',
        mood: 'adoring',
        pose: 'sit',
        prop: 'book',
        eyes: '#5fb7e5',
        ears: 'big',
        fluff: false,
      },
      {
        coat: '#8d8a99',
        second: '#5d5a6e',
        pattern: 'stripes',
        hat: 'spectacles',
        mood: 'curious',
        pose: 'wave',
        prop: 'star',
        eyes: '#f2c94c',
        ears: 'round',
        fluff: true,
      },
    ],
  },
  'battle-kittens': {
    colour: '#b8503f',
    minutes: 20,
    cats: [
      {
        coat: '#b9c3d6',
        second: '#76849f',
        pattern: 'spots',
        hat: 'helmet',
        mood: 'fierce',
        pose: 'stand',
        prop: 'sword',
        eyes: '#f2c94c',
        ears: 'pointed',
        fluff: false,
      },
      {
        coat: '#f7f1e6',
        second: '#e8943f',
        pattern: 'calico',
        hat: 'crown',
        mood: 'smug',
        pose: 'sit',
        prop: 'scarf',
        eyes: '#8cc63f',
        ears: 'round',
        fluff: true,
      },
    ],
  },
  'isle-of-cats': {
    colour: '#3b7dd8',
    minutes: 60,
    cats: [
      {
        coat: '#ef9b3f',
        second: '#a8541a',
        pattern: 'tabby',
        hat: 'pirate',
        mood: 'happy',
        pose: 'sit',
        prop: 'fish',
        eyes: '#57c2a0',
        ears: 'torn',
        fluff: false,
      },
      {
        coat: '#3b7dd8',
        second: '#1f4f97',
        pattern: 'stripes',
        hat: 'none',
        mood: 'sleepy',
        pose: 'curl',
        prop: 'none',
        eyes: '#f2c94c',
        ears: 'round',
        fluff: true,
      },
    ],
  },
};

export const boxOf = (game: string): Box => BOXES[game] ?? { colour: '#5d5778', minutes: 30, cats: [{}, {}] };
