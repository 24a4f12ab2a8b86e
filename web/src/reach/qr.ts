// A QR code as one SVG path; only whoever shows one loads it.
import { encode } from 'uqr';

export const QUIET = 4; // modules of white around it, as readers expect

/** The black modules of a text, a square each, within `size` modules with the margin. */
export function qr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.map((black, x) => (black ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
