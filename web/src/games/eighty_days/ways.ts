// What a leg takes, in drawings and in words.
import type { Texts } from '$lib/text.svelte';
import type { MapData } from './map';
import type { Kind } from './view';

const KINDS: Kind[] = ['train', 'ship'];

/** Drawings in a row: what every way takes, then what it leaves open (`ship / train`). */
export function wayArt(map: MapData, leg: number): string[] {
  const { ways, days, elephant } = map.legs[leg]!;
  if (!ways) return elephant ? [String(days), '/', 'elephant'] : [String(days)];
  const lists = ways.map((way) => KINDS.flatMap((kind) => Array<string>(way[kind]).fill(kind)));
  if (lists.length === 1) return lists[0]!;
  const shared: string[] = [];
  let rests = lists;
  for (const kind of lists[0]!) {
    if (!rests.every((rest) => rest.includes(kind))) continue;
    shared.push(kind);
    rests = rests.map((rest) => rest.filter((_, i) => i !== rest.indexOf(kind)));
  }
  return [...shared, ...rests.flatMap((rest, i) => (i ? ['/', ...rest] : rest))];
}

/** `train + 2 ships` */
export function cardsText(cards: Partial<Record<Kind, number>>, texts: Texts): string {
  return KINDS.filter((kind) => cards[kind])
    .map((kind) => texts.say(`label-${kind}s`, { count: cards[kind]! }))
    .join(' + ');
}

export function wayText(map: MapData, leg: number, texts: Texts): string {
  const { ways, days, elephant } = map.legs[leg]!;
  if (!ways) {
    const bare = texts.say('label-days', { days });
    return elephant ? `${bare} / ${texts.say('label-elephant', { days: elephant })}` : bare;
  }
  return ways.map((way) => cardsText(way, texts)).join(' / ');
}
