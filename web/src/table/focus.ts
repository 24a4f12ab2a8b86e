// Where the next decision is: the keyboard goes there when what it was on has gone, or can be done no more.
import { tick } from 'svelte';

/** What explains a panel is no decision. */
const USABLE = ':not(:disabled):not([aria-disabled="true"]):not(.rule-mark)';
const PLACES = [
  `.decision input${USABLE}`,
  'main.board [role="button"][tabindex="0"]',
  'main.board .place.open',
  `.strip .can${USABLE}`,
  `.decision .primary${USABLE}`,
  `.decision button${USABLE}`,
  `main.board .primary${USABLE}`,
];

/** The first thing that can be done now; nothing when there is none. */
export function nextDecision(frame: ParentNode = document): HTMLElement | null {
  for (const place of PLACES) {
    const found = [...frame.querySelectorAll<HTMLElement>(place)].find(
      (each) => each.getClientRects().length,
    );
    if (found) return found;
  }
  return null;
}

/** Goes there, unless somebody is somewhere already where something can be done. */
export function followDecision(): void {
  const { activeElement, body } = document;
  const isSpent = activeElement?.getAttribute('aria-disabled') === 'true';
  if (activeElement && activeElement !== body && !isSpent) return;
  if (document.querySelector('dialog[open]')) return;
  nextDecision()?.focus({ preventScroll: true });
}

/** Whoever has chosen all that is asked for, by keyboard, goes on to what is done with it. */
export async function followChoice(): Promise<void> {
  if (!document.activeElement?.matches(':focus-visible')) return;
  await tick();
  document.querySelector<HTMLElement>(`.decision .primary${USABLE}`)?.focus({ preventScroll: true });
}
