/** What this browser remembers of its player: language, light, motion, sound, name and cat. */
import { type Texts, en } from '../text/en';

export type Language = 'en' | 'pl';
interface Kept {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: boolean;
  sound: boolean;
  notify: boolean;
  /** Ask again before every move. */
  confirm: boolean;
  name: string;
  avatar: number;
}

const KEY = 'purrlor';

function load(): Kept {
  const fresh: Kept = {
    language: navigator.language.startsWith('pl') ? 'pl' : 'en',
    theme: 'auto',
    motion: true,
    sound: false,
    notify: false,
    confirm: false,
    name: '',
    avatar: Math.floor(Math.random() * 100),
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

export const prefs = $state<Kept>(load());
const tables = $state<{ now: Texts }>({ now: en });

/** The texts in the chosen language; Polish is fetched when it is first wanted. */
export const text = () => tables.now;

export async function speak(language: Language) {
  const chosen = language === 'pl' ? (await import('../text/pl')).pl : en;
  if (prefs.language === language) tables.now = chosen;
}

export const still = () => !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Keep the page and the memory in step with the choices; to be called once, in the root. */
export function follow() {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // A private window may refuse: the choices then last as long as the page.
    }
  });
  // What the whole page is drawn by is set before it is drawn: set afterwards, it would be styled twice.
  $effect.pre(() => {
    document.documentElement.lang = prefs.language;
    // The house names the words that the next page will need, in this language.
    document.cookie = `language=${prefs.language}; path=/; max-age=31536000; samesite=lax`;
    void speak(prefs.language);
  });
  $effect.pre(() => {
    const night = matchMedia('(prefers-color-scheme: dark)');
    const set = () => {
      document.documentElement.dataset.theme =
        prefs.theme === 'auto' ? (night.matches ? 'dark' : 'light') : prefs.theme;
    };
    set();
    night.addEventListener('change', set);
    return () => night.removeEventListener('change', set);
  });
  $effect.pre(() => {
    document.documentElement.dataset.motion = prefs.motion ? 'on' : 'off';
  });
}
