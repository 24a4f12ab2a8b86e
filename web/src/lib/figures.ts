// The figures of a rules page: positions that the engine has played (tools/figures.py), by name.
import type { Facts, View } from './net';
import type { Part } from '../table/frame';

export interface Shot {
  view: View;
  legal: string[]; // what glows
}

export interface Figure {
  parts: Part[];
  crop?: [number, number, number, number]; // of the board: left, top, width, height, each a share of it
  ratio?: number; // of the picture: its width to its height
  least?: number; // pixels: no lower, however narrow
  most?: number; // pixels: no wider
  legend?: boolean; // who wears which colour
  shots: Shot[]; // before and after, or one
  facts: Facts; // the numbers of the caption, as the engine counts them
  refused?: { code: string; facts: Facts };
}

const files = import.meta.glob<Record<string, Figure>>('../games/*/figures.json', { import: 'default' });

export const loadFigures = async (game: string): Promise<Record<string, Figure>> =>
  (await files[`../games/${game}/figures.json`]?.()) ?? {};
