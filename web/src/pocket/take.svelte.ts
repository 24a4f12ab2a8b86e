// Taking Pomezí along: the page, all boards and the engine into the browser's cache, and a worker that serves them.
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

const WAIT_MS = 60; // between two files: a server lets nobody ask for everything at once
const cacheOf = (version: string) => `pomezi-${version}`;

export const taking = $state({
  state: 'unknown' as 'unknown' | 'absent' | 'possible' | 'taking' | 'taken' | 'failed',
  part: 0, // of one
});
export const install = $state<{ offer: InstallOffer | null }>({ offer: null });

async function manifest(): Promise<Manifest | null> {
  const answer = await fetch('pocket/pocket.json').catch(() => null);
  return answer?.ok ? ((await answer.json().catch(() => null)) as Manifest | null) : null;
}

async function isWhole({ version }: Manifest): Promise<boolean> {
  return (await caches.has(cacheOf(version))) && localStorage.getItem('pomezi.taken') === version;
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
  if (await isWhole(found)) taking.state = 'taken';
  else if (localStorage.getItem('pomezi.taken')) await take();
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
    localStorage.setItem('pomezi.taken', found.version);
    for (const name of await caches.keys()) {
      if (name.startsWith('pomezi-') && name !== cacheOf(found.version)) await caches.delete(name);
    }
    await navigator.storage?.persist?.();
    taking.state = 'taken';
  } catch (error) {
    console.error(error);
    taking.state = 'failed';
  }
}

async function fill({ version, at, engine, shell, wait_ms = WAIT_MS }: Manifest): Promise<void> {
  const cache = await caches.open(cacheOf(version));
  const sized = Object.entries(engine).map(([name, bytes]) => [`pocket/${at}/${name}`, bytes] as const);
  const rest = ['pocket/pocket.json', ...shell].map((name) => [name, 10_000] as const);
  const all = [...sized, ...rest];
  const total = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  for (const [name, bytes] of all) {
    if (!(await cache.match(name))) {
      await cache.add(name);
      await new Promise((next) => setTimeout(next, wait_ms));
    }
    taking.part = (done += bytes) / total;
  }
}
