// Decisions of which the cards, as they truly lay, said something else than anybody could know.
import type { Review } from '$lib/wire';

const TOP = 3;
const SURE = 2;
const NOTABLE = 0.03; // of the win

/** Their steps, those that hid most first. */
export function hiddenIn(review: Review): number[] {
  const hid = (step: number): number => Math.abs(review.steps[step]?.decision?.hidden ?? 0);
  return review.steps
    .filter(({ decision }) => decision && Math.abs(decision.hidden) > SURE * decision.hidden_error)
    .map(({ number }) => number)
    .filter((number) => hid(number) > NOTABLE * review.scale)
    .sort((a, b) => hid(b) - hid(a))
    .slice(0, TOP);
}
