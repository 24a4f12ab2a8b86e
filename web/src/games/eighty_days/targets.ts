// What a lesson can point at on this board: an action by its notation, a city, a space of the row, a panel.
import { readPlay } from './plays';

const PANELS: Record<string, string[]> = {
  '#dial': ['.dial svg'],
  '#watch': ['.players li:nth-child(4)'], // after coins, cards and events: only its holder has so many
};

const button = (notation: string) => `.desk [data-action="${notation}"]`;
const inHand = (card: string) => `.held[data-card="${card}"]:not(.picked)`;

/** The cards one by one; when all are chosen, the journey. */
const journey = (cards: string[]) => [
  '.desk [data-action=travel][aria-disabled=false]',
  ...cards.map(inHand),
];

/** An event card that serves a leg lies on the desk; one that asks for a city is opened first. */
function play(notation: string): string[] {
  const { event, city } = readPlay(notation);
  return city
    ? [button(notation), 'dialog [data-action=choose-city]', `[data-event="${event}"]`]
    : [button(notation)];
}

export function targets(name: string): string[] {
  const [verb, ...words] = name.split(' ');
  const [first = ''] = words;
  if (verb === 'take') return [`.space:nth-child(${first})`];
  if (verb === 'travel') return journey(words);
  if (verb === 'play') return play(name);
  if (verb === 'buy') return [`.pile[data-goods="${first}"]`];
  if (verb === 'city') return [`[data-city="${first}"]`];
  if (verb === 'space') return [`[data-space="${first}"]`];
  return PANELS[name] ?? [button(name)];
}
