// Where a lesson stands: a function of how many actions were done and how far somebody has read.
import type { LessonStep } from '$lib/wire';

const takes = (step: LessonStep): number => (step.allow?.length ? (step.times ?? 1) : 0);

/** The index of the step that is on now; the number of steps when all are over. */
export function stepAt(steps: LessonStep[], acted: number, read: number): number {
  let first = 0; // of those that belong to this action
  let left = acted;
  for (const [index, step] of steps.entries()) {
    const needed = takes(step);
    if (!needed) continue;
    if (left < needed) return Math.max(first, Math.min(read, index));
    left -= needed;
    first = index + 1;
  }
  return Math.max(first, Math.min(read, steps.length));
}

export const isReading = (step: LessonStep): boolean => takes(step) === 0;

const fits = (pattern: string, notation: string): boolean =>
  pattern.endsWith('*') ? notation.startsWith(pattern.slice(0, -1)) : notation === pattern;

/** Of what the rules allow: what the step asks for. Whoever has gone another way is not stopped. */
export function allowed(step: LessonStep | undefined, legal: string[]): string[] {
  if (!step) return legal;
  if (isReading(step)) return [];
  const found = legal.filter((notation) => step.allow!.some((pattern) => fits(pattern, notation)));
  return found.length ? found : legal;
}
