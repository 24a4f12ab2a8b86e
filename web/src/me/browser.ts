// Notifications of this browser: whether it can, whether it may, and its subscription.
import type { BrowserForm } from '$lib/wire';
import type { NoticeDoors } from './doors';
import type { Notices } from '$lib/wire';
import { settings } from '$lib/settings.svelte';

/** `no`: it cannot here (no encryption, an old browser); `blocked`: its person has said no. */
export type Ability = 'no' | 'blocked' | 'off' | 'on';

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

export async function abilityOf(told: Notices): Promise<Ability> {
  if (!canPush() || !told.push_key) return 'no';
  if (Notification.permission === 'denied') return 'blocked';
  if (Notification.permission !== 'granted') return 'off';
  return (await subscription()) ? 'on' : 'off';
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

function formOf(found: PushSubscription): BrowserForm {
  const { endpoint = '', keys = {} } = found.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}

/** Whether a subscription was made for this house's key. */
function isOurs(found: PushSubscription, key: Uint8Array): boolean {
  const known = new Uint8Array(found.options.applicationServerKey ?? new ArrayBuffer(0));
  return known.length === key.length && known.every((byte, i) => byte === key[i]);
}

/** What is told is told in the language and by the clock of this browser. */
export async function speak(doors: NoticeDoors, told: Notices): Promise<Notices> {
  if (told.lang === settings.language && told.zone === zone()) return told;
  const { quiet_from, quiet_until } = told;
  return doors.wish({ lang: settings.language, zone: zone(), quiet_from, quiet_until });
}

/** Asks for permission, on a press alone; null if it was not given. */
export async function turnOn(doors: NoticeDoors, told: Notices): Promise<Notices | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register('sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const key = bytesOf(told.push_key);
  let found = await pushManager.getSubscription();
  if (found && !isOurs(found, key)) {
    await found.unsubscribe();
    found = null;
  }
  found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return speak(doors, await doors.subscribe(formOf(found)));
}

/** Says again that this browser is mine: whoever was signed in here before is told nothing more. */
export async function renew(doors: NoticeDoors): Promise<void> {
  const found = await subscription();
  if (found) await doors.subscribe(formOf(found));
}

export async function turnOff(doors: NoticeDoors): Promise<Notices> {
  const found = await subscription();
  await found?.unsubscribe();
  return found ? doors.unsubscribe(found.endpoint) : doors.look();
}
