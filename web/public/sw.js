// What was taken along is there without a network: the page from its server while that answers, else as it was
// taken; files whose names change with their contents straight from the cache. Doors of a server are never kept.
const LASTING = /^(assets|pocket\/[0-9a-f]{12})\//;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const scope = self.registration.scope;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  const path = new URL(request.url.slice(scope.length), 'http://x/').pathname.slice(1);
  if (path.startsWith('api/') || path === 'sw.js') return;
  event.respondWith(LASTING.test(path) ? fromCache(request) : fromNetwork(request, path));
});

async function fromCache(request) {
  return (await caches.match(request, { ignoreSearch: true })) ?? fetch(request);
}

async function fromNetwork(request, path) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromNewest(path || 'index.html');
    if (kept) return kept;
    throw error;
  }
}

// Of the version that was taken last; one that is still on its way has no manifest yet.
async function fromNewest(path) {
  for (const name of (await caches.keys()).reverse()) {
    const cache = await caches.open(name);
    const manifest = await cache.match(new URL('pocket/pocket.json', self.registration.scope).href);
    if (manifest) return cache.match(new URL(path, self.registration.scope).href);
  }
  return undefined;
}

// A page says which version it is of; while it is the only one, nobody needs another.
self.addEventListener('message', (event) => event.waitUntil(keepOnly(event.data.keep)));

async function keepOnly(version) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length > 1) return;
  for (const name of await caches.keys()) {
    if (name.startsWith('pomezi-') && name !== version) await caches.delete(name);
  }
}
