// What a lesson can point at on this board: an action by its notation, a worker, a panel.

const PANELS: Record<string, string[]> = {
  '#rival': ['.rivals .mini'],
  '#aid': ['.aid', '.aid-tab'],
};

const worker = (number: string) => `main.board [data-worker="${number}"]`;

export function targets(name: string): string[] {
  const [verb, first = '', last = ''] = name.split(' ');
  if (verb === 'lay') return [`.place[data-cell="${first}"][data-turn="${last.slice(1)}"]`, '.tray .turn'];
  if (verb === 'move') return [`[data-action="${name}"]`, worker(first.slice(1))];
  if (verb === 'worker') return [worker(first)];
  return PANELS[name] ?? [`[data-action="${name}"]`];
}
