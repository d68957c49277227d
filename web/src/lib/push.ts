/** Notices on this device, also when the page is closed: a service worker and a subscription. */
import type { Notices } from '../protocol';
import { api } from './api';
import { registerWorker } from './worker';

/** Whether this browser can show notices of closed pages. */
export const pushWorks = () => isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window;

const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

export async function subscribed(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration('/');
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Ask the player and the push service; false if either does not want to. */
export async function subscribe(key: string): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await registerWorker();
  // One for another key, of a server that was set up anew, would be in the way.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const given = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  return tell(given);
}

function tell(given: PushSubscription): Promise<Notices> {
  const { endpoint, keys } = given.toJSON();
  return api<Notices>('notices/subscribe', { endpoint, p256dh: keys!.p256dh, auth: keys!.auth });
}

/** Let the notices of this device come in the language that was chosen now, if it gets any. */
export async function speak() {
  const given = pushWorks() ? await subscribed() : null;
  if (given && (await api<Notices>('notices')).here) await tell(given);
}

export async function unsubscribe(): Promise<Notices | null> {
  const given = await subscribed();
  if (!given) return null;
  await given.unsubscribe();
  return api<Notices>('notices/unsubscribe', { endpoint: given.endpoint });
}
