// The pieces of Around the World in 80 Days.
import numbers from './numbers.json';
import type { Space } from './view';

export const SPACES: Space[] = ['coin', 'balloon', 'event', 'detective', 'watch', 'exchange'];
export const TOKENS = ['red', 'blue'] as const; // of a city
export const PAR_DAYS = numbers.par;
export const CARD_PRICE = numbers.card;
export const EXCHANGED = numbers.exchange; // cards at most
