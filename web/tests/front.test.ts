// Which tables the front page shows where.
import { describe, expect, it } from 'vitest';
import type { ListedTable, SeatInfo } from '$lib/net';
import { inviting, waiting } from '../src/home/tables.svelte';

const seat = (more: Partial<SeatInfo>): SeatInfo =>
  ({ seat: 0, kind: 'person', name: 'Eva', bot: '', mine: false, ...more }) as SeatInfo;
const table = (id: string, mine_to_act: boolean, ...seats: SeatInfo[]): ListedTable =>
  ({ id, mine_to_act, seats }) as ListedTable;
const me = seat({ mine: true });
const ids = (tables: ListedTable[]) => tables.map(({ id }) => id);

describe('the front page', () => {
  it('calls me where another person waits, not where bots do', () => {
    const tables = [
      table('with-eva', true, me, seat({})),
      table('with-a-bot', true, me, seat({ kind: 'bot' })),
      table('her-turn', false, me, seat({})),
    ];
    expect(ids(waiting(tables))).toEqual(['with-eva']);
  });

  it('invites me to the tables of others', () => {
    const free = seat({ kind: 'open', name: '' });
    expect(ids(inviting([table('hers', false, seat({}), free), table('mine', false, me, free)]))).toEqual([
      'hers',
    ]);
  });
});
