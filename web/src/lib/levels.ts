// The bots for people, from the weakest to the strongest, as the engine names them.
export const LEVELS = ['tourist', 'traveller', 'guide', 'explorer'];
export const USUAL = 'guide';
