// What a lesson can point at on this board: an action by its notation, a field, a line of a bill, a panel.
const TO_TABLE = '[data-to-table]'; // whoever looks at the map comes back first

const PANELS: Record<string, string[]> = {
  '#map': ['[data-to-map]', TO_TABLE],
  '#prices': ['.aid details', '.aid-tab'],
  '#verdict': ['.hindsight .verdict', '[data-bill]'],
  '#stopwatch': ['[data-reactions]:not(.on)', '[data-ready]'],
  ready: ['[data-ready]'],
  deal: ['[data-deal]', TO_TABLE],
};

export function targets(name: string): string[] {
  const [verb, first, charge] = name.split(' ');
  if (verb === 'place') return [`.place.open[data-place="${first}"]`, TO_TABLE];
  if (verb === '#middle') return [`.middle .centre:nth-child(${first})`, TO_TABLE];
  if (verb === '#field') return [`.place.open[data-field="${first}"]`, TO_TABLE];
  if (verb === '#bill')
    return [`.bill[data-seat="${first}"] [data-charge="${charge}"]`, `[data-bill="${first}"]`];
  return PANELS[name] ?? [];
}
