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
    const kept = await caches.match(new URL(path || 'index.html', self.registration.scope).href);
    if (kept) return kept;
    throw error;
  }
}
