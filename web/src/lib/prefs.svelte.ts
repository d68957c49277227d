/** The player's preferences, kept in this browser. */
export type Language = 'en' | 'pl';
interface Prefs {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** Ask for a confirmation before every move. */
  confirm: boolean;
  /** Whether log and chat stand beside the board, where there is room. */
  log: boolean;
  chat: boolean;
  name: string;
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
    sound: false,
    notify: false,
    confirm: false,
    log: true,
    chat: true,
    name: '',
    learnt: [],
    hinted: [],
    avatar: Math.floor(Math.random() * 100),
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
