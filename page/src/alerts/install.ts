// Makes the page one that can be installed, where the browser allows it: over https and on this machine itself.
const MANIFEST = '/manifest.webmanifest';
const TOUCH_ICON = '/pictures/icon-192.png';
const WORKER = '/service-worker.js';

let installing: Promise<ServiceWorkerRegistration | undefined> | null = null;

/** The service worker of this page once it works; undefined where there can be none. */
export function install(): Promise<ServiceWorkerRegistration | undefined> {
  installing ??= register();
  return installing;
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  if (!isSecureContext || !('serviceWorker' in navigator)) return undefined;
  linkTo('manifest', MANIFEST);
  linkTo('apple-touch-icon', TOUCH_ICON);
  try {
    await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' });
    return await navigator.serviceWorker.ready;
  } catch {
    return undefined; // a browser that forbids it plays without
  }
}

function linkTo(rel: string, href: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel, href });
  document.head.append(link);
}
