// Notifications of the system, where the browser has them: over https and on this machine itself. What they say may be
// read by people who pass by, so it is the game and whose turn it is, and nothing of the match.
import { settings } from '../settings/settings.svelte';

/** True when this browser can show notifications of this page, and its person has not forbidden them. */
export function canNotify(): boolean {
  return isSecureContext && 'Notification' in window && Notification.permission !== 'denied';
}

/** True when it is agreed to, by the person and by the browser. */
export function mayNotify(): boolean {
  return settings.notify && canNotify() && Notification.permission === 'granted';
}

/** Asks the browser for its permission. Called when a person has pressed a button for it. */
export async function agree(): Promise<boolean> {
  settings.notify = canNotify() && (await Notification.requestPermission()) === 'granted';
  return settings.notify;
}

export async function tellTurn(title: string, body: string, path: string): Promise<void> {
  if (!mayNotify()) return;
  const registration = await serviceWorker();
  await registration?.showNotification(title, { body, tag: path, icon: '/pictures/icon-192.png', data: path });
}

/** Takes the notification of a table back: its question is answered, or seen. */
export async function takeBack(path: string): Promise<void> {
  if (!mayNotify()) return;
  const registration = await serviceWorker();
  for (const shown of (await registration?.getNotifications({ tag: path })) ?? []) shown.close();
}

/** Phones show notifications through the service worker alone. */
async function serviceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  const { install } = await import('./install');
  return install();
}
