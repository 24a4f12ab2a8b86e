// The tables this browser has been to, newest first.

export interface Visit {
  id: string;
  game: string;
  at: number;
  local: boolean; // at one screen
}

const KEY = 'pomezi.tables';
const MOST = 12;

export function visits(): Visit[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Visit[];
  } catch {
    return [];
  }
}

function keep(list: Visit[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list.slice(0, MOST)));
  } catch {
    // A browser that stores nothing still plays.
  }
}

export function visit(id: string, game: string, local = false): void {
  const before = visits().find((each) => each.id === id);
  keep([
    { id, game, at: Date.now(), local: before?.local ?? local },
    ...visits().filter((each) => each.id !== id),
  ]);
}

export function forget(id: string): void {
  keep(visits().filter((each) => each.id !== id));
}

export function isLocal(id: string): boolean {
  return visits().some((each) => each.id === id && each.local);
}
