// Finds what a lesson points at, frame by frame, and leads the keyboard there.
import { hands } from '$lib/hands';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const AIR = 4; // pixels between a thing and its ring
const LEAST = 24;
const MARK = 'data-coach';

const isSeen = (element: Element): boolean =>
  element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });

/** The first thing in sight that one of these selectors finds. */
export function findTarget(selectors: string[]): Element | null {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].find(isSeen);
    if (found) return found;
  }
  return null;
}

/** In a column that was scrolled: the coach lies over it, and no ring over the coach. */
function isUnderTheCoach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return Boolean(document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.coach'));
}

function around(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [wide, high] = [Math.max(width, LEAST) + 2 * AIR, Math.max(height, LEAST) + 2 * AIR];
  const middle = (start: number, size: number, all: number) => start + size / 2 - all / 2;
  const [x, y] = [middle(left, width, wide), middle(top, height, high)].map((each) => Math.max(2, each));
  return {
    left: x!,
    top: y!,
    width: Math.min(wide, innerWidth - x! - 2),
    height: Math.min(high, innerHeight - y! - 2),
  };
}

export class Pointer {
  private frame = 0;
  private marked: Element[] = [];
  private told = '';

  constructor(private tell: (boxes: Box[]) => void) {}

  /** Until it is stopped: what is wanted by selectors, and the button that goes on, if there is one. */
  follow(wanted: () => string[][], go: () => Element | null | undefined): void {
    const look = (): void => {
      this.mark(
        wanted()
          .map(findTarget)
          .filter((each) => each !== null),
      );
      const boxes = this.marked.filter((each) => !isUnderTheCoach(each)).map(around);
      const told = JSON.stringify(boxes);
      if (told !== this.told) this.tell(boxes);
      this.told = told;
      if (hands.byKey) this.lead(go());
      this.frame = requestAnimationFrame(look);
    };
    this.frame = requestAnimationFrame(look);
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    this.mark([]);
    this.tell([]);
  }

  private mark(found: Element[]): void {
    if (found.length === this.marked.length && found.every((each, i) => each === this.marked[i])) return;
    for (const each of this.marked) each.removeAttribute(MARK);
    for (const each of found) {
      each.setAttribute(MARK, '');
      if (each instanceof HTMLElement) each.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
    this.marked = found;
    this.isLed = false;
  }

  private isLed = false;

  /** Whoever plays by the keyboard finds it on what is pointed at, once for each thing. */
  private lead(go: Element | null | undefined): void {
    if (document.querySelector('dialog[open]')) return;
    const lost = !document.activeElement || document.activeElement === document.body;
    if (this.isLed && !lost) return;
    const goal = go ?? this.marked[0];
    const inner = goal?.matches('button, input, a, [tabindex]')
      ? goal
      : goal?.querySelector('button:not(:disabled), input, [tabindex]');
    if (!(inner instanceof HTMLElement || inner instanceof SVGElement)) return;
    inner.focus();
    this.isLed = document.activeElement === inner;
  }
}
