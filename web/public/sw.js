/** Shows notices of tables, also when no page is open; nothing is kept or changed on its way. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const when = (seconds, language) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', hour: '2-digit', minute: '2-digit' }).format(
    seconds * 1000,
  );

async function show({ kind, code, title, body, until, deadline, language, turns }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage({ turns });
  if (turns > 0) await self.navigator.setAppBadge?.(turns);
  else await self.navigator.clearAppBadge?.();
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
