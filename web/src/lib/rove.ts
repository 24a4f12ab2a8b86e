// One stop of the Tab key for many things on a board: the arrow keys walk among them, by where they lie.

const AWAY: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Thing = HTMLElement | SVGElement;

const middle = (thing: Thing): [number, number] => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
};

/** The nearest thing in a direction; what lies aside counts double. */
export function nextTo(
  from: [number, number],
  [dx, dy]: [number, number],
  spots: [number, number][],
): number {
  let best = -1;
  let least = Infinity;
  spots.forEach(([x, y], i) => {
    const ahead = (x - from[0]) * dx + (y - from[1]) * dy;
    const aside = Math.abs((x - from[0]) * dy) + Math.abs((y - from[1]) * dx);
    if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [i, ahead + 2 * aside];
  });
  return best;
}

/** An attachment for what holds the things: `selector` says which of its descendants take part. */
export function rove(selector: string): (box: Thing) => () => void {
  return (box) => {
    let current: Thing | null = null;
    const things = () => [...box.querySelectorAll<Thing>(selector)];

    function settle(): void {
      const all = things();
      if (!current || !all.includes(current)) current = all[0] ?? null;
      for (const each of all) {
        const wanted = each === current ? '0' : '-1';
        if (each.getAttribute('tabindex') !== wanted) each.setAttribute('tabindex', wanted);
      }
    }

    function key(event: KeyboardEvent): void {
      const away = AWAY[event.key];
      const all = things();
      const at = all.findIndex((each) => each === document.activeElement);
      if (!away || at < 0) return;
      event.preventDefault();
      all[nextTo(middle(all[at]!), away, all.map(middle))]?.focus();
    }

    function focus(event: FocusEvent): void {
      const found = things().find((each) => each === event.target);
      if (!found) return;
      current = found;
      settle();
    }

    const watch = new MutationObserver(settle);
    watch.observe(box, { subtree: true, childList: true, attributeFilter: ['tabindex', 'class'] });
    const keyed = key as EventListener;
    const focused = focus as EventListener;
    box.addEventListener('keydown', keyed);
    box.addEventListener('focusin', focused);
    settle();
    return () => {
      watch.disconnect();
      box.removeEventListener('keydown', keyed);
      box.removeEventListener('focusin', focused);
    };
  };
}
