// Whether somebody plays by the keyboard: then it is led to what comes next.
export const hands = { byKey: false };

addEventListener('keydown', () => (hands.byKey = true), true);
addEventListener('pointerdown', () => (hands.byKey = false), true);
