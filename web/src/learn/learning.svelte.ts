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

export class Learning {
  nudge = $state<'' | 'read' | 'later' | 'why'>('');
  nudges = $state(0);
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

  get step(): LessonStep | undefined {
    return this.table.isOver ? undefined : this.steps[this.at];
  }

  get isReading(): boolean {
    return Boolean(this.step && isReading(this.step));
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
    this.nudge = reason ? 'why' : this.isReading ? 'read' : 'later';
    this.nudges++;
  }

  private keep(read: number): void {
    this.read = read;
    this.nudge = '';
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
