// The colours of the seats, as people see them who lack one of the three kinds of cones (Machado et al., 2009).
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INK, KINDS } from '../src/games/ticket_to_ride/cards';

type Three = [number, number, number];
const APART = 28; // ΔE in CIELAB; 2.3 is just to be seen
const EYES: Record<string, Three[]> = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const css = readFileSync('src/app.css', 'utf8');
const found = [...css.matchAll(/--seat-(\d): (#[0-9a-f]{6});/g)].map((match) => match[2]!);
const SEATS = { day: found.slice(0, 6), night: found.slice(6, 12) };

function light(hex: string): Three {
  return [1, 3, 5].map((i) => {
    const part = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Three;
}

const dot = (a: Three, b: Three) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const seen = (rgb: Three, eye: Three[]) => eye.map((row) => Math.min(1, Math.max(0, dot(row, rgb)))) as Three;

function lab(rgb: Three): Three {
  const f = (v: number) => (v > 0.008856 ? Math.cbrt(v) : 7.787 * v + 16 / 116);
  const x = f(dot(rgb, [0.4124, 0.3576, 0.1805]) / 0.95047);
  const y = f(dot(rgb, [0.2126, 0.7152, 0.0722]));
  const z = f(dot(rgb, [0.0193, 0.1192, 0.9505]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

describe.each(Object.entries(SEATS))('the seats by %s', (_, colours) => {
  it.each(Object.entries(EYES))('are far apart for eyes of the kind %s', (_kind, eye) => {
    expect(colours).toHaveLength(6);
    const spots = colours.map((hex) => lab(seen(light(hex), eye)));
    for (const [i, a] of spots.entries())
      for (const b of spots.slice(i + 1))
        expect(Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])).toBeGreaterThan(APART);
  });
});

/** As WCAG counts it. */
function contrast(a: string, b: string): number {
  const [dark, bright] = [a, b]
    .map((hex) => dot(light(hex), [0.2126, 0.7152, 0.0722]))
    .sort((x, y) => x - y) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

describe('the train cards', () => {
  it.each(KINDS)('have an ink that reads on %s', (kind) => {
    const [, colour] = new RegExp(`--card-${kind}: (#[0-9a-f]{6});`).exec(css)!;
    expect(contrast(colour!, INK[kind]!)).toBeGreaterThan(4.5);
  });
});
