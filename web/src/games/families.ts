// Which family of names the facts of events and refusals belong to, as the engine says (`python tools/schema.py`).
import families from './families.json';

export const familiesOf = (key: keyof typeof families): Record<string, string> => families[key];
