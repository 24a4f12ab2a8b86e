// Python in a worker, and in it the server's own house. Texts go in and come out; journals lie in IndexedDB.
// The same script thinks for bots that search, in a worker that the house starts when it needs one.
import type { Told } from './engine';

interface Python {
  unpackArchive(data: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}
type Doors = Record<string, (...args: unknown[]) => Promise<string>>;
type Row = { row: 'table' | 'line' | 'beat' };
/** What the build has laid out: where it lies, and how large each file is. */
interface Manifest {
  at: string;
  engine: Record<string, number>;
  pause_ms?: number; // of bots, where the host wants another than usual
}

const SITE = '/lib/python3.14/site-packages';
const THINKER = 'thinker';
const LOCK = {
  info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2' },
  packages: {}, // nothing is ever loaded by name
};

const tell = (told: Told) => self.postMessage(told);

// -- Python

/** Reads a file, and tells how far it has come. */
async function read(url: string, came: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  const parts: Uint8Array[] = [];
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    came(part.value.length);
  }
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** From now on these files are answered from memory: Python's own loader asks for some of them again. */
function answerFromMemory(files: Map<string, Uint8Array<ArrayBuffer>>): void {
  const fetched = self.fetch.bind(self);
  self.fetch = (asked, init) => {
    const url = asked instanceof Request ? asked.url : String(asked);
    const data = files.get(url);
    if (!data) return fetched(asked, init);
    const kind = url.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';
    return Promise.resolve(new Response(data, { headers: { 'content-type': kind } }));
  };
}

async function startPython(base: string): Promise<[Python, Manifest]> {
  const manifest = (await (await fetch(new URL('pocket.json', base))).json()) as Manifest;
  const { at, engine } = manifest;
  const folder = new URL(`${at}/`, base).href;
  const total = Object.values(engine).reduce((sum, bytes) => sum + bytes, 0);
  let loaded = 0;
  const come = (bytes: number) => tell({ loaded: (loaded += bytes), total });
  const names = Object.keys(engine).filter((name) => !name.endsWith('.mjs')); // scripts are imported
  const files = new Map(
    await Promise.all(names.map(async (name) => [folder + name, await read(folder + name, come)] as const)),
  );
  answerFromMemory(files);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    packageBaseUrl: folder,
    lockFileContents: LOCK,
    checkAPIVersion: false,
    convertNullToNone: true,
  });
  python.unpackArchive(files.get(`${folder}native.zip`)!, 'zip', { extractDir: SITE }); // no .so from a zip
  python.unpackArchive(files.get(`${folder}engine.zip`)!, 'zip', { extractDir: SITE });
  tell({ loaded: total, total });
  return [python, manifest];
}

// -- the disk

function openDisk(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const asked = indexedDB.open('pomezi', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('tables', { keyPath: 'id' });
      asked.result.createObjectStore('lines', { keyPath: ['table', 'seq'] });
    };
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

function readAll(disk: IDBDatabase, store: string): Promise<Row[]> {
  return new Promise((done, failed) => {
    const asked = disk.transaction(store).objectStore(store).getAll();
    asked.onsuccess = () => done(asked.result as Row[]);
    asked.onerror = () => failed(asked.error);
  });
}

/** Done when the rows are on the disk: only then may the house count on them. A step is never written twice. */
const keepOn = (disk: IDBDatabase) => (text: string) =>
  new Promise<void>((done, failed) => {
    const writing = disk.transaction(['tables', 'lines'], 'readwrite', { durability: 'strict' });
    for (const row of JSON.parse(text) as Row[]) {
      if (row.row === 'line') writing.objectStore('lines').add(row);
      else writing.objectStore('tables').put(row);
    }
    writing.oncomplete = () => done();
    writing.onabort = () => failed(writing.error);
  });

// -- bots that search

let thinking: Worker | null = null;
const waiting = new Map<number, (told: Told) => void>();
let asked = 0;

/** In a worker of its own, so that a long thought holds up no table. */
function think(base: string, job: string): Promise<string> {
  if (!thinking) {
    thinking = new Worker(self.location.href, { type: 'module', name: THINKER });
    thinking.onmessage = ({ data }: MessageEvent<Told>) => {
      if ('id' in data) waiting.get(data.id)?.(data);
    };
    thinking.postMessage([0, 'start', base]);
  }
  const id = ++asked;
  thinking.postMessage([id, 'think', job]);
  return new Promise((done, failed) => {
    waiting.set(id, (told) => {
      waiting.delete(id);
      if ('answer' in told) done(told.answer);
      else failed(new Error('error' in told ? told.error : ''));
    });
  });
}

// -- what is asked of us

async function startHouse(base: string): Promise<Doors> {
  const [[python, { pause_ms }], disk] = await Promise.all([startPython(base), openDisk()]);
  const open = python.runPython('from pomezi.pocket.house import open_pocket; open_pocket') as (
    ...parts: unknown[]
  ) => Promise<Doors>;
  const rows = [...(await readAll(disk, 'tables')), ...(await readAll(disk, 'lines'))];
  return open(keepOn(disk), (job: string) => think(base, job), JSON.stringify(rows), pause_ms ?? null);
}

async function startThinker(base: string): Promise<Doors> {
  const [python] = await startPython(base);
  const think_of = python.runPython('from pomezi.pocket.thinkers import think_of; think_of') as (
    job: string,
  ) => string;
  return { think: (job) => Promise.resolve(think_of(String(job))) };
}

let doors: Promise<Doors> | null = null;

self.onmessage = async ({ data }: MessageEvent<[number, string, ...unknown[]]>) => {
  const [id, method, ...args] = data;
  try {
    doors ??= (self.name === THINKER ? startThinker : startHouse)(String(args[0]));
    const open = await doors;
    if (method === 'connect') args.push((text: string) => tell({ line: Number(args[0]), text }));
    const answer = method === 'start' ? '' : await open[method]!(...args);
    tell({ id, answer: answer ?? '' });
  } catch (error) {
    tell({ id, error: error instanceof Error ? error.message : String(error) });
  }
};
