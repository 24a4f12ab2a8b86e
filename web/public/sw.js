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

// It's your turn: the server has said it in the person's language; a press leads to the table.
self.addEventListener('push', (event) => {
  const told = event.data?.json() ?? {};
  const { title = 'Pomezí', body = '', tag = '', path = '#/', lang = '' } = told;
  const icon = new URL('icon-192.png', self.registration.scope).href;
  const shown = { body, tag, lang, icon, badge: icon, data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data?.path ?? '#/', self.registration.scope).href));
});

// A page that is there already comes to the front; only one at that very place, for others may be in a game.
async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const places = await Promise.all(pages.map(whereIs));
  const there = pages[places.indexOf(address)];
  return there ? there.focus() : self.clients.openWindow(address);
}

const ANSWER_MS = 500; // a page that sleeps says nothing

// We know where a page began; where it is by now it says itself (src/lib/whereabouts.ts).
function whereIs(page) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(() => resolve(page.url), ANSWER_MS);
    page.postMessage('where', [port2]);
  });
}

// The browser has changed its keys: the server is told the new ones.
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));

async function renew(event) {
  const options = event.oldSubscription?.options;
  const found =
    event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  await fetch('api/me/notices/browser', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
}
