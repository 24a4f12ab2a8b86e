// A view from the one before it and what has changed since; what has not changed stays the same object.
type Change = Record<string, unknown>;

const GONE = '\0'; // in place of a value: the key is no longer there

export function changed(old: unknown, by: unknown): unknown {
  if (!isObject(by)) return by;
  if (Array.isArray(old)) return old.map((item, i) => (String(i) in by ? changed(item, by[i]) : item));
  if (!isObject(old)) return by;
  const made: Change = { ...old };
  for (const [key, value] of Object.entries(by)) {
    if (value === GONE) delete made[key];
    else made[key] = changed(old[key], value);
  }
  return made;
}

function isObject(value: unknown): value is Change {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
