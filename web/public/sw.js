/** Shows notices of tables, also when no page is open; answers for the score pages when there is no network. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const when = (seconds, language) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    seconds * 1000,
  );

/** Put the number of tables that wait for the player on the icon of the installed app. */
async function badge(turns) {
  try {
    if (turns > 0) await self.navigator.setAppBadge?.(turns);
    else await self.navigator.clearAppBadge?.();
  } catch {
    // A system that shows no badges still shows notices.
  }
}

async function show({ kind, code, title, body, until, deadline, language, turns }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ turns });
  await badge(turns);
  const path = `/table/${code}`;
  // Whoever looks at the table needs no notice of it.
  if (pages.some((page) => page.visibilityState === 'visible' && new URL(page.url).pathname === path)) return;
  await self.registration.showNotification(title, {
    body: deadline ? `${body}\n${until} ${when(deadline, language)}` : body,
    lang: language,
    tag: `${code} ${kind}`,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { path },
  });
}

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

// What the score pages need is kept by them (score/offline.svelte.ts). Everything else goes its usual way.
const KEPT = 'purrlor-score';

async function kept(request) {
  const cache = await caches.open(KEPT);
  return cache.match(request);
}

/** Ask the server first; what is kept answers when it can't be reached. */
async function fresh(request, instead) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept(instead);
    if (found) return found;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (/^\/score(\/|$)/.test(pathname)) event.respondWith(fresh(request, '/score'));
  } else if (pathname.startsWith('/assets/'))
    // Names of these files carry a hash: what is kept is what the server has.
    event.respondWith(kept(request).then((found) => found ?? fetch(request)));
  else if (
    /^\/api\/games(\/[\w-]+\/(sheet|deck))?$/.test(pathname) ||
    /^\/(icon\.svg|manifest\.webmanifest)$/.test(pathname)
  )
    event.respondWith(fresh(request, request));
});
