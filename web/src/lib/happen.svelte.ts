// What has just happened, once: nothing that the showing of it reads or writes brings it back.
import { untrack } from 'svelte';
import type { Facts } from './net';

/** Call while a component is made; `show` gets each bunch of fresh events exactly once. */
export function onHappening(fresh: () => Facts[], show: (events: Facts[]) => void): void {
  const shown = new WeakSet<Facts[]>(); // looking back and returning shows nothing again
  $effect(() => {
    const events = fresh();
    if (!events.length || shown.has(events)) return;
    shown.add(events);
    untrack(() => show(events));
  });
}
