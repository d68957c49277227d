/** The service worker: it shows notices, and answers for the score pages when there is no network. */
interface Policies {
  createPolicy(name: string, rules: object): { createScriptURL(url: string): string };
}

let address = '';
/** Name our one service worker; the page's rules demand that such addresses are vouched for. */
function workerAddress(): string {
  const policies = (window as unknown as { trustedTypes?: Policies }).trustedTypes;
  if (!policies) return '/sw.js';
  return (address ||= policies
    .createPolicy('worker', { createScriptURL: () => '/sw.js' })
    .createScriptURL(''));
}

export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register(workerAddress());
  return navigator.serviceWorker.ready;
}
