// Things that fly across the board from where they were to where they are now.
import { settings } from './settings.svelte';

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** How a copy comes to rest: in the middle of where it flies to, and within it. */
export function landing(from: Box, to: Box): { x: number; y: number; scale: number } {
  const scale = Math.min(to.width / from.width, to.height / from.height);
  return {
    x: to.left - from.left + (to.width - from.width * scale) / 2,
    y: to.top - from.top + (to.height - from.height * scale) / 2,
    scale,
  };
}

/** Sends a copy of an element from one place to another; it never blocks anything. */
export function fly(what: Element, from: DOMRect, to: DOMRect): void {
  if (!settings.motion || document.hidden || typeof what.animate !== 'function' || !from.width || !to.width)
    return;
  const ghost = what.cloneNode(true) as HTMLElement;
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
    transformOrigin: '0 0',
  });
  ghost.setAttribute('aria-hidden', 'true');
  ghost.dataset.flight = '';
  ghost.querySelectorAll('[id]').forEach((each) => each.removeAttribute('id'));
  document.body.append(ghost);
  const { x, y, scale } = landing(from, to);
  const move = `translate(${x}px, ${y}px) scale(${scale})`;
  const flight = ghost.animate([{ transform: 'none' }, { transform: move, opacity: 0.9 }], {
    duration: 280,
    easing: 'cubic-bezier(.3,.1,.2,1)',
  });
  flight.onfinish = flight.oncancel = () => ghost.remove();
}
