// Looking for company: the table that is found is gone to, one that refuses is left alone, whoever stops stops.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Seek } from '../src/home/seek.svelte';
import { NetError, useNet, type Net, type SeekForm, type Sought } from '../src/lib/net';

class Lobby {
  asked: SeekForm[] = [];
  seated: string[] = [];
  refusals: Record<string, string> = {};
  answers: Sought[] = [];
  signal: AbortSignal | null = null;

  seek = (wish: SeekForm, signal: AbortSignal): Promise<Sought> => {
    this.asked.push({ ...wish, skip: [...(wish.skip ?? [])] });
    this.signal = signal;
    const answer = this.answers.shift();
    if (answer) return Promise.resolve(answer);
    return new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(new NetError('offline')));
    });
  };

  sit = (table: string, name: string): Promise<void> => {
    const code = this.refusals[`${table} ${name}`] ?? this.refusals[table];
    if (code) return Promise.reject(new NetError(code));
    this.seated.push(`${table} ${name}`);
    return Promise.resolve();
  };
}

const found = (table: string, seated: boolean): Sought => ({ table, seated, waiting: 0 });

describe('seeking', () => {
  let lobby: Lobby;
  beforeEach(() => {
    useNet((lobby = new Lobby()) as unknown as Net);
    location.hash = '';
  });
  afterEach(() => void vi.useRealTimers());

  it('goes to a table that was laid for two', async () => {
    lobby.answers = [{ table: '', seated: false, waiting: 2 }, found('both', true)];
    const seek = new Seek();
    await seek.start({ name: 'Anna' });
    expect(location.hash).toBe('#/table/both');
    expect(lobby.seated).toEqual([]);
    expect(seek.active).toBe(false);
  });

  it('sits down where a seat is free, and looks on where it was taken', async () => {
    lobby.refusals = { full: 'table-full' };
    lobby.answers = [found('full', false), found('free', false)];
    await new Seek().start({ name: 'Anna' });
    expect(lobby.seated).toEqual(['free Anna']);
    expect(lobby.asked[1]?.skip).toEqual(['full']);
    expect(location.hash).toBe('#/table/free');
  });

  it('tells namesakes apart', async () => {
    lobby.refusals = { 'free Anna': 'name-taken' };
    lobby.answers = [found('free', false)];
    await new Seek().start({ name: 'Anna' });
    expect(lobby.seated).toEqual(['free Anna II']);
  });

  it('offers something else after a minute, and breaks the question off when told to stop', async () => {
    vi.useFakeTimers();
    const seek = new Seek();
    const looking = seek.start({ name: 'Anna' });
    await vi.advanceTimersByTimeAsync(59_000);
    expect(seek.long).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(seek.long).toBe(true);
    seek.stop();
    await looking;
    expect(lobby.signal?.aborted).toBe(true);
    expect(lobby.asked).toHaveLength(1);
    expect(location.hash).toBe('');
  });
});
