// Whom the link of a table reaches, and which link that is.
import type { Reach } from '$lib/net';
import { isLocal, isNear } from './near';

export interface Reached {
  link: string;
  whom: 'nobody' | 'network' | 'world';
}

type Where = Pick<Location, 'href' | 'hostname' | 'hash'>;

/** The address the page was opened by, unless it means this machine alone: then the network's, if the server listens there. */
export async function reachOf(where: Where, ask: () => Promise<Reach>): Promise<Reached> {
  if (!isNear(where.hostname)) {
    return { link: where.href, whom: isLocal(where.hostname) ? 'network' : 'world' };
  }
  const { address } = await ask().catch(() => ({ address: '' }));
  return address ? { link: address + where.hash, whom: 'network' } : { link: where.href, whom: 'nobody' };
}
