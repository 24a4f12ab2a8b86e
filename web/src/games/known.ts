// The games of the house as the engine describes them; `python tools/schema.py` writes the file.
import games from '../../../docs/api/games.json';

interface Known {
  key: string;
  seats: number[];
  levels: string[];
  usual_level: string;
  families: Record<string, string | undefined>;
}

const KNOWN: Known[] = games;

export const LEVELS = KNOWN[0]!.levels; // the bots for people, from the weakest to the strongest
export const USUAL = KNOWN[0]!.usual_level;

const of = (key: string): Known => KNOWN.find((game) => game.key === key)!;

/** How few and how many may play. */
export function seatsOf(key: string): [number, number] {
  const { seats } = of(key);
  return [seats[0]!, seats.at(-1)!];
}

/** Which family of names the facts of events and refusals belong to. */
export function familiesOf(key: string): Record<string, string> {
  return of(key).families as Record<string, string>;
}
