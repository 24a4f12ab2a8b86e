// The link of a table reaches friends, and its QR code reads back as the link.
import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { isLocal, isNear } from '../src/reach/near';
import { qr } from '../src/reach/qr';
import { reachOf } from '../src/reach/reached';

const SCALE = 4; // pixels a module

/** The picture as a camera sees it, painted from the path alone. */
function painted(path: string, size: number): Uint8ClampedArray {
  const wide = size * SCALE;
  const pixels = new Uint8ClampedArray(wide * wide * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dy = 0; dy < SCALE; dy++) {
      for (let dx = 0; dx < SCALE; dx++) {
        const at = ((Number(y) * SCALE + dy) * wide + Number(x) * SCALE + dx) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return pixels;
}

describe('the QR code', () => {
  it.each(['http://192.168.1.20:8765/#/table/Zk3h_-AbCdEf12', 'https://pomezi.example/hra/#/table/ž'])(
    'reads back as %s',
    (link) => {
      const { size, path } = qr(link);
      expect(jsQR(painted(path, size), size * SCALE, size * SCALE)?.data).toBe(link);
    },
  );
});

describe('the link', () => {
  const at = (href: string) => new URL(href);
  const told = (address: string) => () => Promise.resolve({ near: true, address });

  it('is the one the page was opened by, if others can open it', async () => {
    const world = at('https://pomezi.example/#/table/a');
    expect(await reachOf(world, told(''))).toEqual({ link: world.href, whom: 'world' });
    const local = at('http://192.168.1.20:8765/#/table/a');
    expect(await reachOf(local, told(''))).toEqual({ link: local.href, whom: 'network' });
  });

  it("is the local network's on the machine itself", async () => {
    const near = at('http://127.0.0.1:8765/#/table/a');
    expect(await reachOf(near, told('http://192.168.1.20:8765/'))).toEqual({
      link: 'http://192.168.1.20:8765/#/table/a',
      whom: 'network',
    });
  });

  it('reaches nobody where the server listens on the machine alone, or does not answer', async () => {
    const near = at('http://localhost:8765/#/table/a');
    expect((await reachOf(near, told(''))).whom).toBe('nobody');
    expect((await reachOf(near, () => Promise.reject(new Error('offline')))).whom).toBe('nobody');
  });

  it('knows addresses by how far they reach', () => {
    expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]', 'a.localhost'].every(isNear)).toBe(true);
    expect(['192.168.0.2', '10.1.2.3', 'pomezi.cz', 'localhost.cz', '1127.0.0.1'].some(isNear)).toBe(false);
    expect(
      ['10.0.0.1', '172.16.0.1', '172.31.9.9', '192.168.7.7', 'laptop.local', '[fe80::1]'].every(isLocal),
    ).toBe(true);
    expect(['172.32.0.1', '11.0.0.1', 'pomezi.cz', '8.8.8.8', '192.169.0.1'].some(isLocal)).toBe(false);
  });
});
