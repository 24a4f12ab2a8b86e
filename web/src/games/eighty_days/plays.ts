// `play princess submarine ship:8`, `balloon ship:7`: an event card, what a princess copies, what it is for.
import { t, type Texts } from '$lib/text.svelte';
import { mapOf } from './map';

export interface Played {
  event: string;
  copied: string; // what a princess does, or nothing
  card: string; // the travel card it stands for, or nothing
  city: string; // where the detective goes, or nothing
}

const EVENTS = new Set(Object.keys(mapOf('pomezi').events));

export function readPlay(notation: string): Played {
  const [verb, ...words] = notation.split(' ');
  const event = verb === 'balloon' ? verb : words.shift()!;
  const copied = event === 'princess' && EVENTS.has(words[0] ?? '') ? words.shift()! : '';
  const [target = ''] = words;
  return target.includes(':')
    ? { event, copied, card: target, city: '' }
    : { event, copied, card: '', city: target };
}

/** The name of an event card; of a princess with what she does. */
export function playName({ event, copied }: Played, texts: Texts): string {
  const name = texts.name('eventcard', event);
  return copied ? t('days-princess-as', { event: name, copied: texts.name('eventcard', copied) }) : name;
}
