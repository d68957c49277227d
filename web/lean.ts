/** Leaves out of Svelte and Vite what this page never does: an eighth of what every table would load. */
import type { Plugin } from 'vite';

// Nothing here is drawn by a server, waits inside a template or is written for an older Svelte. What asks for that
// asks flags that are never set: as constants, the builder drops all that hangs on them.
const CHANGES: Record<string, [string | RegExp, string][]> = {
  'svelte/src/internal/flags/index.js': ['async_mode_flag', 'legacy_mode_flag', 'tracing_mode_flag'].flatMap(never),
  'svelte/src/internal/client/dom/hydration.js': never('hydrating'),
  'svelte/src/internal/client/reactivity/async.js': [['if (async.length === 0 && pending.length === 0)', 'if (true)'], ['= is_runes()', '= true']],
  'svelte/src/internal/client/reactivity/sources.js': [['= is_runes()', '= true']],
  'svelte/src/internal/client/dom/blocks/branches.js': [['= should_defer_append()', '= false']],
  'svelte/src/internal/client/dom/blocks/each.js': [['= should_defer_append()', '= false'], ['= (flags & EACH_IS_ANIMATED) !== 0', '= false']],
  'svelte/src/internal/client/dom/blocks/await.js': [['= is_runes()', '= true']],
  'svelte/src/internal/client/dom/blocks/key.js': [['= !is_runes()', '= false']],
};

function never(flag: string): [string | RegExp, string][] {
  return [
    [`export let ${flag} = false;`, `export const ${flag} = false;`],
    [new RegExp(`^\\t${flag} = \\w+;$`, 'gm'), ''],
  ];
}

// Vite's own one also serves pages with a nonce, other places than the root, and listeners to a failed load.
const FETCH_FIRST = `const asked = {};
const ask = (href) => {
  if (document.querySelector('link[href="' + href + '"]')) return;
  const style = href.endsWith('.css');
  const link = Object.assign(document.createElement('link'), { rel: style ? 'stylesheet' : 'modulepreload', crossOrigin: '', href });
  document.head.append(link);
  if (style) return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = () => { delete asked[href]; link.remove(); fail(Error(href)); };
  });
};
export const __vitePreload = async (load, parts = []) => {
  await Promise.all(parts.map((part) => (asked['/' + part] ??= ask('/' + part))));
  return load();
};`;

export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    transform(source, id) {
      const file = id.split('?')[0]!;
      if (file.endsWith('vite/preload-helper.js')) return { code: FETCH_FIRST, map: null };
      const changes = Object.entries(CHANGES).find(([end]) => file.endsWith(end))?.[1];
      if (!changes) return undefined;
      let code = source;
      for (const [old, now] of changes) {
        if (code === (code = code.replace(old, now))) this.warn(`there is no ${old} to leave out: the page becomes heavier`);
      }
      return { code, map: null };
    },
  };
}
