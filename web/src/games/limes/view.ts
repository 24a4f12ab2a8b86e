// What the engine shows of a game of Limes.
import type { LaidCard, Worker } from './land';

export interface LimesPlayer {
  step: 'lay' | 'work' | 'done';
  cards: LaidCard[];
  workers: Worker[];
  supply: number;
  points: number;
}

export interface LimesView {
  seat: number;
  actors: number[];
  phase: 'round' | 'over';
  round: number;
  card: number | string | null;
  faces: string[] | null;
  drawn: (number | string)[];
  undrawn: (number | string)[];
  players: LimesPlayer[];
  result?: {
    scores: number[];
    places: number[];
    rank?: string;
    table: { seat: number; workers: Worker[]; total: number }[];
  };
}
