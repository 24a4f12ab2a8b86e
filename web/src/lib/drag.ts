// Dragging a card to a place where it can be laid, with the mouse, a pen or a finger.
import type { Attachment } from 'svelte/attachments';

const FAR = 8; // pixels; less is a press

type Place = HTMLElement | SVGElement;

/** An attachment: what is dragged onto a `[data-drop]` is laid there; a press stays a click. */
export function dragging(
  lay: (place: Place) => void,
  hover?: (place: Place | null) => void,
): Attachment<HTMLElement> {
  return (card) => {
    let from: PointerEvent | null = null;
    let lifted: HTMLElement | null = null;
    let place: Place | null = null;

    const down = (event: PointerEvent): void => {
      if (event.button === 0) from = event;
    };
    const move = (event: PointerEvent): void => {
      if (from?.pointerId !== event.pointerId) return;
      const [dx, dy] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (!lifted && Math.hypot(dx, dy) < FAR) return;
      lifted ??= lift(card);
      lifted.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
      mark(document.elementFromPoint(event.clientX, event.clientY)?.closest<Place>('[data-drop]') ?? null);
    };
    const up = (event: PointerEvent): void => {
      if (from?.pointerId !== event.pointerId) return;
      const goal = lifted && event.type === 'pointerup' ? place : null;
      if (lifted) addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      end();
      if (goal) lay(goal);
    };
    const swallow = (event: Event): void => event.stopPropagation();
    const mark = (found: Place | null): void => {
      if (found === place) return;
      place?.removeAttribute('data-over');
      found?.setAttribute('data-over', '');
      place = found;
      hover?.(found);
    };
    const end = (): void => {
      mark(null);
      lifted?.remove();
      from = lifted = null;
    };

    card.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    return () => {
      end();
      card.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
    };
  };
}

function lift(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const copy = card.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-card');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '20',
    pointerEvents: 'none',
    transition: 'none',
  });
  document.body.append(copy);
  return copy;
}
