// What a person has practised on a map, kept in this browser; what was missed comes again until it is known.
import { kindOf, type Kind } from './questions';

export interface Weak {
  key: string;
  left: number; // right answers until it counts as known
  due: number; // not before so many questions have been asked
}

interface Results {
  asked: number;
  right: number;
  streak: number;
  weak: Weak[];
}

const KEY = 'pomezi.trainer';
const TIMES = 2; // right answers that make a weak spot known
const SOON = 3; // questions until it comes again
const LATER = 6;
const fresh = (): Results => ({ asked: 0, right: 0, streak: 0, weak: [] });

function stored(): Record<string, Results> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Results>;
  } catch {
    return {};
  }
}

export class Memory {
  results = $state<Results>(fresh());

  constructor(readonly edition: string) {
    this.results = { ...fresh(), ...stored()[edition] };
  }

  /** The weak spot whose turn it is. */
  due(kind: Kind): string | null {
    const { weak, asked } = this.results;
    return weak.find(({ key, due }) => kindOf(key) === kind && due <= asked)?.key ?? null;
  }

  isWeak(key: string): boolean {
    return this.results.weak.some((each) => each.key === key);
  }

  learn(key: string, right: boolean): void {
    const { results } = this;
    results.asked++;
    results.right += right ? 1 : 0;
    results.streak = right ? results.streak + 1 : 0;
    const known = results.weak.find((each) => each.key === key);
    const others = results.weak.filter((each) => each.key !== key);
    if (!right) results.weak = [...others, { key, left: TIMES, due: results.asked + SOON }];
    else if (known && known.left > 1)
      results.weak = [...others, { key, left: known.left - 1, due: results.asked + LATER }];
    else results.weak = others;
    this.save();
  }

  forget(): void {
    this.results = fresh();
    this.save();
  }

  private save(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), [this.edition]: this.results }));
    } catch {
      // A browser that stores nothing still practises.
    }
  }
}
