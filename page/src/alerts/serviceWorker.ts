// The service worker of an installed page. It shows notifications, and says so where the server cannot be reached. It
// keeps nothing, neither pages nor answers of the server: after an update a reload brings the new page.

/** What TypeScript's types of pages do not know of workers. */
interface WorkerEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface WindowClient {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface WorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowClient[]>;
    openWindow(path: string): Promise<unknown>;
  };
  readonly navigator: { readonly language: string };
  readonly location: { readonly origin: string };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(kind: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(kind: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}
const worker = self as unknown as WorkerScope;

const LOOK = `
  body { max-width: 30rem; margin: 20vh auto 0; padding: 1rem; background: Canvas; color: CanvasText;
    font: 1.05rem/1.5 system-ui, sans-serif; text-align: center }
  a { display: inline-block; padding: 0.7rem 1.5rem; border-radius: 0.6rem; color: #fff; background: #6b2138;
    text-decoration: none }`;
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
};

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(notice));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Goes to the page that has this path open, or opens one. */
async function open(path: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const found = windows.find(({ url }) => new URL(url).pathname === path);
  await (found === undefined ? worker.clients.openWindow(path) : found.focus());
}

/** A page of words alone. An empty link leads to where one is: it tries again. */
function notice(): Response {
  const language = worker.navigator.language.slice(0, 2);
  const code = language in OFFLINE ? language : 'en';
  const say = (key: 'offline-title' | 'offline-hint' | 'offline-again'): string => OFFLINE[code]?.[key] ?? '';
  const head = [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="color-scheme" content="light dark"><title>Ridotto</title><style>${LOOK}</style>`,
  ];
  const body = `<h1>${say('offline-title')}</h1><p>${say('offline-hint')}</p><a href="">${say('offline-again')}</a>`;
  const page = `<!doctype html><html lang="${code}"><head>${head.join('')}</head><body>${body}</body></html>`;
  return new Response(page, { status: 503, headers: HEADERS });
}
