// What the final table says about the end: who brought it about, and what decided between equals.
import numbers from './numbers.json';
import type { Row } from './view';

export interface Ending {
  enders: number[]; // who has closed enough; nobody when the game went quiet
  level: number[]; // equal with the winner in points
  winners: number[];
  points: number;
  best: number; // the winners' highest single value
  next: number; // the highest one among the others who are level
}

export function endingOf(table: Row[], places: number[]): Ending {
  const points = Math.max(...table.map(({ total }) => total));
  const level = table.filter(({ total }) => total === points);
  const isWinner = ({ seat }: Row) => places[seat] === 1;
  const seats = (rows: Row[]) => rows.map(({ seat }) => seat);
  return {
    enders: seats(table.filter(({ closed }) => closed >= numbers.closed_to_end)),
    level: seats(level),
    winners: seats(level.filter(isWinner)),
    points,
    best: Math.max(...level.map(({ best }) => best)),
    next: Math.max(0, ...level.filter((row) => !isWinner(row)).map(({ best }) => best)),
  };
}
