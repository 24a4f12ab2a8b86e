// Lays out the pocket: engine, wheels and library as bytecode, made by Pyodide itself so that it fits, and a list
// of everything that a browser takes along. node make-pocket.mjs <src> <wheels> <out>
// Archives are stored, not deflated: whoever serves them compresses them better as a whole.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [src, wheels, out] = process.argv.slice(2).map((path) => resolve(path));
const runtime = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const draft = join(out, 'pocket', 'draft');
mkdirSync(draft, { recursive: true });

const python = await loadPyodide({ packageCacheDir: draft });
for (const name of readdirSync(wheels)
  .filter((each) => each.endsWith('.whl'))
  .sort()) {
  const wheel = new Uint8Array(readFileSync(join(wheels, name)));
  python.unpackArchive(wheel, 'zip', { extractDir: '/lib/python3.14/site-packages' });
}
python.mountNodeFS('/src', src);
python.mountNodeFS('/out', draft);
try {
  python.runPython(readFileSync(new URL('pack_pocket.py', import.meta.url), 'utf8'));
} catch (error) {
  console.error(error.message); // the stack would print all of Pyodide
  process.exit(1);
}
for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm']) {
  copyFileSync(join(runtime, name), join(draft, name));
}

const engine = Object.fromEntries(
  readdirSync(draft)
    .sort()
    .map((name) => [name, statSync(join(draft, name)).size]),
);
const hash = createHash('sha256');
for (const name of Object.keys(engine)) hash.update(name).update(readFileSync(join(draft, name)));
const at = hash.digest('hex').slice(0, 12);
renameSync(draft, join(out, 'pocket', at));

/** Every file of the page, as its address. */
function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (each.isDirectory()) return each.name === 'pocket' && folder === out ? [] : files(path);
    return [relative(out, path).replaceAll('\\', '/')];
  });
}
const shell = files(out)
  .filter((name) => name !== 'sw.js')
  .sort();
const whole = createHash('sha256').update(at);
for (const name of shell) whole.update(name).update(readFileSync(join(out, name)));
const version = whole.digest('hex').slice(0, 12);
writeFileSync(join(out, 'pocket', 'pocket.json'), JSON.stringify({ version, at, engine, shell }));

const small = (name) =>
  brotliCompressSync(readFileSync(join(out, 'pocket', at, name)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9 },
  }).length;
const total = Object.keys(engine).reduce((sum, name) => sum + small(name), 0);
console.log(
  `pocket ${version}: ${shell.length} files of the page, engine ${(total / 1e6).toFixed(2)} MB with brotli 9`,
);
