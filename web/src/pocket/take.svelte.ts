// Taking Pomezí along: the page, all boards and the engine into the browser's cache, and a worker that serves them.
import { TAKEN } from './either';

interface Manifest {
  version: string;
  at: string;
  engine: Record<string, number>;
  shell: string[];
  wait_ms?: number; // between two files, where the host is more patient than most
}

/** As a browser offers to install a page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const MANIFEST = 'pocket/pocket.json';
const FRESH: RequestInit = { cache: 'no-cache' }; // what the browser kept of itself may be of an older version
const WAIT_MS = 60; // between two files: a server lets nobody ask for everything at once
const cacheOf = (version: string) => `pomezi-${version}`;

export const taking = $state({
  state: 'unknown' as 'unknown' | 'absent' | 'possible' | 'taking' | 'taken' | 'failed',
  part: 0, // of one
});
export const install = $state<{ offer: InstallOffer | null }>({ offer: null });

async function manifest(): Promise<Manifest | null> {
  const answer = await fetch(MANIFEST, FRESH).catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Manifest | null) : null;
}

/** The manifest is laid into a cache last: where it lies, nothing is missing. */
async function isWhole({ version }: Manifest): Promise<boolean> {
  return Boolean(await caches.match(MANIFEST, { cacheName: cacheOf(version) }));
}

/** Whether this very page belongs to a version, and not to one before it. */
function isOurs({ shell }: Manifest): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]');
  return shell.some((name) => new URL(name, document.baseURI).href === script?.src);
}

/** What older versions need stays while a page of theirs may be open: it finishes its games with its own engine. */
async function tidy(found: Manifest): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  if (isOurs(found)) active?.postMessage({ keep: cacheOf(found.version) });
}

/** What there is to take, and whether it was; a newer version of what was taken is fetched at once. */
export async function look(): Promise<void> {
  const can = 'serviceWorker' in navigator && 'caches' in globalThis;
  const found = can ? await manifest() : null;
  if (!found) {
    taking.state = 'absent';
    return;
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    install.offer = event as InstallOffer;
  });
  if (await isWhole(found)) {
    taking.state = 'taken';
    void tidy(found);
  } else if (localStorage.getItem(TAKEN)) await take();
  else taking.state = 'possible';
}

export async function take(): Promise<void> {
  taking.state = 'taking';
  taking.part = 0;
  try {
    const found = await manifest();
    if (!found) throw new Error('no pocket');
    await navigator.serviceWorker.register('sw.js');
    await fill(found);
    localStorage.setItem(TAKEN, found.version);
    await navigator.storage?.persist?.();
    taking.state = 'taken';
  } catch (error) {
    console.error(error);
    taking.state = 'failed';
  }
}

async function fill(found: Manifest): Promise<void> {
  const { version, at, engine, shell, wait_ms = WAIT_MS } = found;
  const cache = await caches.open(cacheOf(version));
  const sized = Object.entries(engine).map(([name, bytes]) => [`pocket/${at}/${name}`, bytes] as const);
  const rest = shell.map((name) => [name, 10_000] as const);
  const all = [...sized, ...rest];
  const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  for (const [name, bytes] of all) {
    if (!(await cache.match(name))) {
      await cache.add(new Request(name, FRESH));
      await new Promise((next) => setTimeout(next, wait_ms));
    }
    taking.part = (done += bytes) / total;
  }
  await cache.put(MANIFEST, new Response(JSON.stringify(found)));
}
