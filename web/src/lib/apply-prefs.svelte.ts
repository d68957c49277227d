/** Applies the preferences to the page and saves them whenever they change. */
import { KEY, prefs } from './prefs.svelte';
import { loadTexts } from './text.svelte';

/** Start; to be called once, in the root component. */
export function applyPrefs() {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(prefs));
    } catch {
      // A private window may refuse: then the preferences last as long as the page.
    }
  });
  // These style the whole page, so they are set before it is drawn: otherwise it would be styled twice.
  $effect.pre(() => {
    document.documentElement.lang = prefs.language;
    // The server reads it to preload the texts of the next page.
    document.cookie = `language=${prefs.language}; path=/; max-age=31536000; samesite=lax`;
    void loadTexts(prefs.language);
  });
  let spoken = prefs.language;
  $effect(() => {
    if (prefs.language === spoken) return;
    spoken = prefs.language;
    void import('./push').then(({ speak }) => speak()).catch(() => undefined);
  });
  $effect.pre(() => {
    const night = matchMedia('(prefers-color-scheme: dark)');
    const set = () => {
      const auto = night.matches ? 'dark' : 'light';
      document.documentElement.dataset.theme = prefs.theme === 'auto' ? auto : prefs.theme;
    };
    set();
    night.addEventListener('change', set);
    return () => night.removeEventListener('change', set);
  });
  $effect.pre(() => {
    document.documentElement.dataset.motion = prefs.motion ? 'on' : 'off';
  });
}
