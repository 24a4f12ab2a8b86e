// What a person knows of a map, kept in this browser. FSRS says what is due, and how it fades with time.
import { createEmptyCard, fsrs, Rating, State, type CardInput } from 'ts-fsrs';
import type { Pair } from './inbox';
import { isKept, kindOf, pairKey, type Kind } from './questions';

interface Kept {
  card: CardInput;
  weak?: boolean; // missed, and not yet known again
}

interface Results {
  asked: number;
  right: number;
  streak: number;
  cards: Record<string, Kept>;
  best: Partial<Record<Kind, number>>; // right answers against the clock
  daily: { day: string; answers: boolean[] };
}

const KEY = 'pomezi.trainer';
const fresh = (): Results => ({
  asked: 0,
  right: 0,
  streak: 0,
  cards: {},
  best: {},
  daily: { day: '', answers: [] },
});
const scheduler = fsrs({ enable_fuzz: false });

function stored(): Record<string, Partial<Results>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Results>>;
  } catch {
    return {};
  }
}

export class Memory {
  results = $state.raw<Results>(fresh());

  constructor(
    readonly edition: string,
    private now: () => Date = () => new Date(),
  ) {
    this.results = { ...fresh(), ...stored()[edition] };
  }

  /** What is due of a kind, the longest first. */
  due(kind: Kind, but = ''): string | null {
    const now = this.now().getTime();
    const ready = Object.entries(this.results.cards)
      .map(([key, { card }]) => ({ key, at: new Date(card.due).getTime() }))
      .filter(({ key, at }) => kindOf(key) === kind && key !== but && at <= now)
      .sort((a, b) => a.at - b.at);
    return ready[0]?.key ?? null;
  }

  has(key: string): boolean {
    return key in this.results.cards;
  }

  /** What was missed and is not known again. */
  get weak(): string[] {
    return Object.keys(this.results.cards).filter((key) => this.results.cards[key]!.weak);
  }

  /** An answer: counted, and the next time of the question is set. */
  learn(key: string, right: boolean, missed: Pair[] = []): void {
    const { asked, right: before, streak } = this.results;
    this.change({ asked: asked + 1, right: before + Number(right), streak: right ? streak + 1 : 0 });
    if (isKept(kindOf(key))) this.rate(key, right);
    if (!right) this.receive(missed);
  }

  /** Pairs that somebody did not know in a game, or in another exercise: they are due at once. */
  receive(pairs: Pair[]): void {
    const cards = { ...this.results.cards };
    for (const pair of pairs) {
      const key = pairKey(...pair);
      const known = cards[key]?.card;
      const card = known ? scheduler.next(known, this.now(), Rating.Again).card : createEmptyCard(this.now());
      cards[key] = { card: { ...card, due: this.now() }, weak: true };
    }
    this.change({ cards });
  }

  private rate(key: string, right: boolean): void {
    const known = this.results.cards[key];
    const grade = right ? Rating.Good : Rating.Again;
    const { card } = scheduler.next(known?.card ?? createEmptyCard(this.now()), this.now(), grade);
    const weak = !right || (known?.weak === true && card.state !== State.Review);
    this.change({ cards: { ...this.results.cards, [key]: weak ? { card, weak } : { card } } });
  }

  /** How well a state is known now, from 0 to 1: what was learned about it, faded; null for nothing yet. */
  known(state: string): number | null {
    const about = Object.entries(this.results.cards).filter(([key]) => key.split(' ').includes(state, 1));
    const shares = about.map(([, { card }]) =>
      card.reps ? scheduler.get_retrievability(card, this.now(), false) : 0,
    );
    return shares.length ? shares.reduce((sum, each) => sum + each, 0) / shares.length : null;
  }

  /** The answers given in a day's round so far. */
  answersOf(day: string): boolean[] {
    return this.results.daily.day === day ? this.results.daily.answers : [];
  }

  answerDaily(day: string, right: boolean): void {
    this.change({ daily: { day, answers: [...this.answersOf(day), right] } });
  }

  /** Whether it is the best one against the clock so far. */
  finishClock(kind: Kind, count: number): boolean {
    const isBest = count > (this.results.best[kind] ?? 0);
    if (isBest) this.change({ best: { ...this.results.best, [kind]: count } });
    return isBest;
  }

  /** The round of the day stays: it is played once. */
  forget(): void {
    this.change({ ...fresh(), daily: this.results.daily });
  }

  private change(some: Partial<Results>): void {
    this.results = { ...this.results, ...some };
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...stored(), [this.edition]: this.results }));
    } catch {
      // A browser that stores nothing still practises.
    }
  }
}
