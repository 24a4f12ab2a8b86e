// What the engine says of the dice: chances are looked up here, and never reckoned.
import TABLE from './chances.json';
import type { Own } from './view';

/** So many ways of so many, all equally likely. */
export interface Chance {
  ways: number;
  outOf: number;
}

/** So many of a colour, when dice that show it are kept, some are rolled now, and then all that do not show it. */
export function chanceKeeping(shown: number, rolling: number, rolls: number, needed: number): Chance {
  const [ways, outOf] = TABLE[rolls - 1]![shown]![rolling]![needed - 1]! as [number, number];
  return { ways, outOf };
}

/** Of completing anything at all with these dice kept. */
export function chanceOfAny(own: Own | undefined, held: number[]): Chance | undefined {
  const kept = String([...held].sort());
  const found = own?.keeping?.find(({ dice }) => String(dice) === kept);
  return found && { ways: found.ways, outOf: found.out_of };
}
