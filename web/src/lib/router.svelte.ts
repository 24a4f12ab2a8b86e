// Where we are: the part of the address after '#', so that plain static files are enough.

export interface Place {
  page: string;
  args: string[];
}

function read(): Place {
  const [page = '', ...args] = location.hash.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  return { page, args };
}

export const place = $state<Place>(read());

addEventListener('hashchange', () => Object.assign(place, read()));

export function go(...parts: string[]): void {
  location.hash = '/' + parts.map(encodeURIComponent).join('/');
}

export function link(...parts: string[]): string {
  return '#/' + parts.map(encodeURIComponent).join('/');
}
