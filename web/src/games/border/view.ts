// What the engine shows of a game of The Border.

export interface OpenArea {
  area: string;
  colour: string;
  cells: string[]; // those still open
}

export interface BorderPlayer {
  board: string;
  points: number;
  closed: Record<string, number>; // territory -> points
  crossed: string[];
  finished: boolean;
}

export interface TerritoryState {
  first: number;
  later: number;
  taken: boolean;
  closed_by: number[];
}

export interface BorderRow {
  seat: number;
  board: string;
  territories: Record<string, number>;
  closed: number;
  best: number;
  total: number;
}

export interface BorderView {
  edition: string;
  seat: number;
  phase: 'roll' | 'complete' | 'cross' | 'over';
  actors: number[];
  turn: number;
  round: number;
  quiet: number;
  rolls_left: number;
  dice: (string | null)[];
  used: number[]; // numbered from 1
  territories: Record<string, TerritoryState>;
  players: BorderPlayer[];
  own?: {
    completable?: (OpenArea & { dice: number[] })[];
    crosses?: string[]; // hidden from the others, in their order
    dice?: Record<string, number>; // what is left for me
    limit?: number;
  };
  result?: { scores: number[]; places: number[]; table: BorderRow[] };
}
