// The faces of the train cards: colour, glyph and pattern. Glyphs sit on a grid of 24.

export const KINDS = [
  'purple',
  'white',
  'blue',
  'yellow',
  'orange',
  'black',
  'red',
  'green',
  'loco',
] as const;
export type Kind = (typeof KINDS)[number];

export const GLYPHS: Record<string, string> = {
  purple: 'M12 2 20 12 12 22 4 12z',
  white: 'M12 3a9 9 0 1 1-.1 0zM12 8a4 4 0 1 0 .1 0z',
  blue: 'M2 9c3.3-5 6.7-5 10 0s6.7 5 10 0v5c-3.3 5-6.7 5-10 0s-6.7-5-10 0z',
  yellow:
    'M12 7a5 5 0 1 1-.1 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.2 5.6 5.6 4.2 8.4 7 7 8.400zM15.6 17l1.4-1.4 2.8 2.8-1.4 1.400zM18.4 4.200l1.4 1.400L17 8.4 15.6 7zM7 15.6 8.4 17l-2.8 2.8-1.4-1.400z',
  orange: 'M12 3 22 20H2z',
  black: 'M4 4h16v16H4z',
  red: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z',
  green: 'M4 20C3 9 9 3 21 3c0 12-6 18-15 16.500L13 11z',
  grey: '',
  loco: 'M3 17V9h2V5h5v4h4V6.500h-1V4h5v2.500h-1V9c2.5 0 4 1.6 4 4v4h-1.500a2.5 2.5 0 0 1-5 0h-3a2.5 2.5 0 0 1-5 0z',
};

/** Ink that reads on the colour: cream or dark. */
export const INK: Record<string, string> = {
  purple: '#fffbf0',
  white: '#23303f',
  blue: '#fffbf0',
  yellow: '#23303f',
  orange: '#14202c',
  black: '#fffbf0',
  red: '#fffbf0',
  green: '#ffffff',
  loco: '#23303f',
  grey: '#23303f',
};

export const STRIPES = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white'];

/** A claim's payment from its notation: [['red', 3], ['loco', 1]]. */
export function payment(notation: string): [string, number][] {
  return notation
    .split(' ')
    .slice(2)
    .map((part) => part.split(':') as [string, string])
    .map(([card, count]) => [card, Number(count)]);
}

/** How many tickets must be kept at least, of the actions that keep some. */
export function leastKept(legal: string[]): number {
  const keeps = legal.filter((notation) => notation.startsWith('keep '));
  return keeps.length ? Math.min(...keeps.map((keep) => keep.split(' ').length - 1)) : 0;
}

export function routeOf(notation: string): string {
  return notation.split(' ')[1] ?? '';
}

/** The claim that a click on a route means: in its colour, on a grey one in the colour I have most of. */
export function claimOf(
  route: { id: string; length: number; colour: string },
  hand: Record<string, number>,
): string {
  const most = KINDS.filter((kind) => kind !== 'loco').sort((a, b) => (hand[b] ?? 0) - (hand[a] ?? 0))[0]!;
  return `claim ${route.id} ${route.colour === 'grey' ? most : route.colour}:${route.length}`;
}
