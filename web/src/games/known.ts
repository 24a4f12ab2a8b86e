// The games of the house as the engine describes them; `python tools/schema.py` writes known.json.
import known from './known.json';

export const LEVELS = known.levels; // the bots for people, from the weakest to the strongest
export const USUAL = known.usual;

export const hasLesson = (key: string): boolean => known.lessons.includes(key);

/** How few and how many may play. */
export const seatsOf = (key: keyof typeof known.seats): [number, number] => {
  const [least = 1, most = least] = known.seats[key];
  return [least, most];
};
