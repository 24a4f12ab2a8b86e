// A game that has no board of its own: everything comes from the server, and is shown as it is.
import type { GameClient } from '..';
import type { GameInfo } from '$lib/net';
import { t, type Texts } from '$lib/text.svelte';
import Board from './Board.svelte';

/** `bid 3` -> its verb in words, and the rest as it is. */
export function told(notation: string, texts: Texts): { verb: string; rest: string } {
  const [verb = '', ...rest] = notation.split(' ');
  return { verb: texts.has(`action-${verb}`) ? texts.say(`action-${verb}`) : verb, rest: rest.join(' ') };
}

export function clientOf(info: GameInfo): GameClient {
  return {
    Board,
    names: { families: info.families, names: {} },
    status(view, legal, texts) {
      const key = `status-${view.phase}`;
      if (!legal.length) return '';
      return texts.has(key) ? texts.say(key, { seat: view.seat }) : t('plain-turn');
    },
    action(notation, texts) {
      const { verb, rest } = told(notation, texts);
      return rest ? `${verb} ${rest}` : verb;
    },
    facts: () => [],
    sounds: { over: 'end' },
    sources: () => [],
  };
}
