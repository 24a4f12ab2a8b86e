// What a lesson can point at on this board: an action by its notation, a route, a panel.
import { routeOf } from './cards';

const KEEP = '.offer .primary:not(:disabled)';

const PANELS: Record<string, string[]> = {
  '#offer': [KEEP, '.offer-list'],
  '#hand': ['.hand ul', '.hand'],
  '#tickets': ['.own .tickets'],
  tickets: ['.draw-tickets.can'],
};

const onMap = (route: string) => `[data-route="${route}"]`;

export function targets(name: string): string[] {
  const [verb, ...words] = name.split(' ');
  const [first = ''] = words;
  if (verb === 'keep') return [KEEP, `.offer input[value="${first}"]`];
  if (verb === 'draw') return [first === 'deck' ? '.pick.deck.can' : `.pick.can[data-card="${first}"]`];
  if (verb === 'claim') return [`.payment [data-action="${name}"]`, onMap(routeOf(name))];
  if (verb === 'route') return [onMap(first)];
  return PANELS[name] ?? [];
}
