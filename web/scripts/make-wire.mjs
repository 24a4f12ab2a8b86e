// Writes src/lib/wire.ts from the server's schema; with --check only compares.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import { format, resolveConfig } from 'prettier';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const target = at('../src/lib/wire.ts');

/** An object of which nothing is said may hold anything; views and facts are typed by each game (view.ts). */
const read = (key, value) =>
  value?.$ref?.startsWith('views.schema.json')
    ? { tsType: 'unknown' }
    : value?.type === 'object' && !value.properties
      ? { additionalProperties: true, ...value }
      : value;

export async function wire() {
  const schema = JSON.parse(readFileSync(at('../../docs/api/wire.schema.json'), 'utf8'), read);
  const text = await compile({ ...schema, title: 'Wire' }, 'Wire', {
    additionalProperties: false,
    bannerComment: '// Made from docs/api/wire.schema.json by scripts/make-wire.mjs: do not edit.',
    format: false,
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
  });
  const named = text
    .replace(/export interface Wire \{[^}]*\}\n/, '')
    .replace(/ *\* (This interface was referenced by|via the `definition`|@m(in|ax)Items).*\n/g, '')
    .replace(/\/\*\*\s*\*\/\n/g, '')
    .replace(/\/\*\*\n \* (.*)\n \*?\s*\*\/\n/g, '/** $1 */\n');
  return format(named, { ...(await resolveConfig(target)), parser: 'typescript' });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await wire();
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) {
    console.error('src/lib/wire.ts is out of date: npm run wire');
    process.exit(1);
  }
}
