// What a lesson can point at on this board: an action by its notation, a territory in the score bar, a panel.

const PANELS: Record<string, string[]> = {
  '#rival': ['.others .mini'],
  '#six': ['.bar .sum'],
};

/** The dice that must change sides before these, and no others, are rolled. */
function astray(rolled: string): string[] {
  const rest = rolled.split(',');
  return ['1', '2', '3', '4', '5'].map((die) => `[data-die="${die}"].held-${rest.includes(die)}`);
}

export function targets(name: string): string[] {
  const [verb, first = ''] = name.split(' ');
  if (verb === 'complete') return [`.choice[data-area="${first}"]`];
  if (verb === 'cross') return [`.spot[data-cell="${first}"]`];
  if (verb === 'territory') return [`.bar [data-territory="${first}"]`];
  const door = `.tray [data-action="${name}"]`;
  return verb === 'roll' ? [door, ...astray(first)] : (PANELS[name] ?? [door]);
}
