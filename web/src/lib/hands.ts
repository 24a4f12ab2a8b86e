// How somebody plays: the keyboard is led to what comes next, a pointer looks at what it moves over.
export const hands = { byKey: false };

addEventListener('keydown', () => (hands.byKey = true), true);
addEventListener('pointerdown', () => (hands.byKey = false), true);

/** What appears under a resting pointer is not looked at yet, and a finger presses. */
export const isLooking = (event: PointerEvent): boolean =>
  event.pointerType !== 'touch' && Boolean(event.movementX || event.movementY);
