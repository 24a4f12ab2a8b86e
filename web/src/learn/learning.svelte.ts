// A lesson at a table: which step is on, what it allows, how somebody who tries something else is helped.
import { net } from '$lib/net';
import type { Table } from '$lib/table.svelte';
import type { LessonStep } from '$lib/wire';
import { allowed, isReading, stepAt } from './steps';

export type Targets = (name: string) => string[]; // selectors of what it is called; the first one in sight counts

/** What every table has. */
const COMMON: Record<string, string[]> = {
  '#players': ['.players > section', '.players'],
  '#decision': ['.decision'],
  '#board': ['main.board'],
};

const boards = import.meta.glob<{ targets: Targets }>('../games/*/targets.ts');

export async function learn(table: Table, game: string): Promise<Learning> {
  const [{ steps }, { targets }] = await Promise.all([
    net().lesson(game),
    boards[`../games/${game}/targets.ts`]!(),
  ]);
  return new Learning(table, game, steps, (name) => COMMON[name] ?? targets(name));
}

type Nudge = '' | 'read' | 'later' | 'why';

export class Learning {
  nudges = $state(0);
  private nudged = $state.raw<{ at: number; by: Nudge }>({ at: -1, by: '' });
  private read = $state(0); // steps that were read
  private key: string;

  constructor(
    private table: Table,
    readonly game: string,
    readonly steps: LessonStep[],
    readonly targets: Targets,
  ) {
    this.key = `pomezi.lesson.${table.id}`;
    this.read = recall(this.key);
  }

  get at(): number {
    return this.read > this.steps.length
      ? this.steps.length
      : stepAt(this.steps, this.table.face.acted, this.read);
  }

  /** How somebody was helped in this step. */
  get nudge(): Nudge {
    return this.nudged.at === this.at ? this.nudged.by : '';
  }

  get step(): LessonStep | undefined {
    return this.table.isOver ? undefined : this.steps[this.at];
  }

  get isReading(): boolean {
    return Boolean(this.step && isReading(this.step));
  }

  /** Whether what a step points at may come only when the others have acted. */
  get awaits(): boolean {
    return this.isReading && Boolean(this.step?.point?.length) && !this.table.face.legal.length;
  }

  allowed(legal: string[]): string[] {
    return allowed(this.step, legal);
  }

  /** What is pointed at: nothing that cannot be done yet. */
  get pointed(): string[] {
    const { step } = this;
    if (!step) return [];
    if (this.isReading) return step.point ?? [];
    const can = this.allowed(this.table.face.legal);
    return can.length ? (step.point ?? can.slice(0, 1)) : [];
  }

  goOn(): void {
    this.keep(this.at + 1);
  }

  /** On one's own from here. */
  leave(): void {
    this.keep(this.steps.length + 1);
  }

  /** Somebody has tried something else; `reason` is what the engine said against it. */
  tried(reason: string): void {
    this.nudged = { at: this.at, by: reason ? 'why' : this.isReading ? 'read' : 'later' };
    this.nudges++;
  }

  private keep(read: number): void {
    this.read = read;
    try {
      localStorage.setItem(this.key, String(read));
    } catch {
      // A browser that stores nothing reads again.
    }
  }
}

function recall(key: string): number {
  try {
    return Number(localStorage.getItem(key)) || 0;
  } catch {
    return 0;
  }
}
