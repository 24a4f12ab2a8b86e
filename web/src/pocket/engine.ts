// The page's end of the worker in which a house runs: calls with answers, and lines to tables.
import { NetError } from '$lib/net';
import { progress } from './progress.svelte';

export type Told =
  | { id: number; answer: string }
  | { id: number; error: string }
  | { line: number; text: string }
  | { loaded: number; total: number };

interface Asked {
  done(answer: string): void;
  failed(error: Error): void;
}

const LOCK = 'pomezi-pocket';

export class Engine {
  private asked = new Map<number, Asked>();
  private lines = new Map<number, (text: string) => void>();
  private last = 0;
  private started: Promise<Worker> | null = null;
  private isClaimed = false;

  /** One tab at a time: two houses would write the same journals. */
  private async claim(): Promise<boolean> {
    if (!('locks' in navigator)) return true;
    this.isClaimed ||= await new Promise<boolean>((done) => {
      void navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
        done(lock !== null);
        return lock && new Promise(() => undefined); // held as long as the page lives
      });
    });
    return this.isClaimed;
  }

  private async start(): Promise<Worker> {
    if (!(await this.claim())) throw new NetError('pocket-elsewhere');
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Told>) => this.hear(data);
    worker.onerror = (event) => this.fail(event.message);
    this.post(worker, 'start', [new URL('pocket/', document.baseURI).href]).catch((error: Error) => {
      this.fail(error.message);
      worker.terminate();
      this.started = null; // the next try may have a better network
    });
    return worker;
  }

  private hear(told: Told): void {
    if ('line' in told) this.lines.get(told.line)?.(told.text);
    else if ('total' in told) Object.assign(progress, told);
    else {
      const asked = this.asked.get(told.id);
      this.asked.delete(told.id);
      if ('answer' in told) asked?.done(told.answer);
      else asked?.failed(new Error(told.error));
    }
  }

  private fail(reason: string): void {
    console.error('pocket', reason);
    for (const asked of this.asked.values()) asked.failed(new NetError('offline'));
    this.asked.clear();
  }

  private post(worker: Worker, method: string, args: unknown[]): Promise<string> {
    const id = ++this.last;
    worker.postMessage([id, method, ...args]);
    return new Promise((done, failed) => this.asked.set(id, { done, failed }));
  }

  async call(method: string, ...args: unknown[]): Promise<string> {
    this.started ??= this.start();
    this.started.catch(() => (this.started = null));
    return this.post(await this.started, method, args);
  }

  /** A line to a table; its number to speak by, and to end it with. */
  async connect(path: string, hear: (text: string) => void): Promise<number> {
    const line = ++this.last;
    this.lines.set(line, hear);
    await this.call('connect', line, path);
    return line;
  }

  disconnect(line: number): void {
    this.lines.delete(line);
    void this.call('disconnect', line);
  }
}
