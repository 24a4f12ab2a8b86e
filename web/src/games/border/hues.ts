// The six colours of dice and cells: a glyph on a grid of 24, a pattern on one of 12, the ink that reads on it.

export const HUES = ['grey', 'yellow', 'blue', 'red', 'green', 'orange'] as const;
export type Hue = (typeof HUES)[number];

/** Red wears a heart here: a cross is what the players draw. */
export const GLYPHS: Record<string, string> = {
  grey: 'M12 2.500a9.500 9.500 0 1 1-.1 0zM12 8a4 4 0 1 0 .1 0z',
  yellow:
    'M12 7a5 5 0 1 1-.1 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.2 5.6 5.6 4.2 8.4 7 7 8.400zM15.6 17l1.4-1.4 2.8 2.8-1.4 1.400zM18.4 4.200l1.4 1.400L17 8.4 15.6 7zM7 15.6 8.4 17l-2.8 2.8-1.4-1.400z',
  blue: 'M2 9c3.3-5 6.7-5 10 0s6.7 5 10 0v5c-3.3 5-6.7 5-10 0s-6.7-5-10 0z',
  red: 'M12 21.500C4.500 15.500 2 12 2 8.300 2 5 4.300 3 7 3c2.200 0 4 1.200 5 3.200C13 4.200 14.800 3 17 3c2.700 0 5 2 5 5.300 0 3.700-2.500 7.200-10 13.200z',
  green: 'M4 20C3 9 9 3 21 3c0 12-6 18-15 16.500L13 11z',
  orange: 'M12 3 22 20H2z',
};

export const PATTERNS: Record<string, string> = {
  grey: 'M6 2a4 4 0 1 1-.1 0z',
  yellow: 'M6 0v12M0 6h12M2 2l8 8M10 2l-8 8',
  blue: 'M0 6q3-5 6 0t6 0',
  red: 'M0 0l12 12M12 0 0 12',
  green: 'M1 11C1 5 5 1 11 1c0 6-4 10-10 10z',
  orange: 'M0 11 6 1l6 10z',
};

const CREAM = '#fffbf0';
const DARK = '#23303f';
export const INK: Record<string, string> = {
  grey: DARK,
  yellow: DARK,
  blue: CREAM,
  red: CREAM,
  green: CREAM,
  orange: DARK,
};
