/** The player's preferences, kept in this browser. */
import { CATS } from '../art/cat';

export type Language = 'en' | 'pl';
/** How fast events are shown. */
export type Speed = 'calm' | 'normal' | 'fast' | 'instant';
interface Prefs {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: boolean;
  speed: Speed;
  sound: boolean;
  notify: boolean;
  /** Ask for a confirmation before every move. */
  confirm: boolean;
  /** Keys without Ctrl or Alt do something. */
  keys: boolean;
  /** Whether log and chat stand beside the board, where there is room. */
  log: boolean;
  chat: boolean;
  name: string;
  /** Whoever has no name was asked for one. */
  asked: boolean;
  /** The codes of finished tables that the list leaves out. */
  hidden: string[];
  avatar: number;
  /** Lessons that were taken, as game/chapter. */
  learnt: string[];
  /** Codes of tables at which every turn brings a hint. */
  hinted: string[];
}

export const KEY = 'purrlor';

function load(): Prefs {
  const fresh: Prefs = {
    language: navigator.language.startsWith('pl') ? 'pl' : 'en',
    theme: 'auto',
    motion: true,
    speed: 'normal',
    sound: false,
    notify: false,
    confirm: false,
    keys: true,
    log: true,
    chat: true,
    name: '',
    asked: false,
    hidden: [],
    learnt: [],
    hinted: [],
    avatar: Math.floor(Math.random() * CATS),
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Prefs>) };
  } catch {
    return fresh;
  }
}

export const prefs = $state<Prefs>(load());

/** Whether nothing may move. */
export const still = () => !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
