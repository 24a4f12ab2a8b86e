import type { GameClient } from '..';
export const game = {} as GameClient;
