// What a person has chosen in this browser; kept in local storage, never sent anywhere.

import { own } from './catalogues';

export type Language = string; // its code: the catalogues in src/text say which there are

/** A language is a catalogue of the client's own; whatever else lacks it falls back to English. */
export const LANGUAGES: Language[] = Object.keys(own)
  .map((path) => path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length))
  .sort();
export const FALLBACK: Language = 'en';
const KIN: Record<string, Language> = { sk: 'cs' }; // whoever reads the one reads the other

/** `Čeština`, `English`: as its own speakers call it. */
export function languageName(language: Language): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
export type Theme = 'auto' | 'day' | 'night';
export type Pace = 'quick' | 'usual' | 'slow'; // of what the others do
export const USUAL_VOLUME = 50; // of a hundred

interface Stored {
  language: Language;
  theme: Theme;
  motion: boolean;
  volume: number; // of a hundred; none is silence
  vibrate: boolean; // when it is my turn
  pace: Pace;
  symbols: boolean;
  confirm: boolean;
  notify: boolean;
  name: string;
  side: 'auto' | 'open' | 'folded'; // the column beside the board
  aid: Record<string, boolean>; // by game: whether the card beside the board lies open
}

const KEY = 'pomezi.settings';

function guessLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  const codes = wanted.map((each) => (each ?? '').slice(0, 2).toLowerCase());
  return codes.map((code) => KIN[code] ?? code).find((code) => LANGUAGES.includes(code)) ?? FALLBACK;
}

function wantsStillness(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function isPhone(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse) and (hover: none)').matches;
}

function load(): Stored {
  const fresh: Stored = {
    language: guessLanguage(),
    theme: 'auto',
    motion: !wantsStillness(),
    volume: isPhone() ? 0 : USUAL_VOLUME,
    vibrate: false,
    pace: 'usual',
    symbols: true,
    confirm: false,
    notify: false,
    name: '',
    side: 'auto',
    aid: {},
  };
  try {
    const kept = { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
    return LANGUAGES.includes(kept.language) ? kept : { ...kept, language: fresh.language };
  } catch {
    return fresh;
  }
}

export const settings = $state(load());

export function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays.
  }
}

/** Shows the choices on the page itself; call inside an effect. */
export function wear(root: HTMLElement): void {
  const dark = typeof matchMedia === 'function' && matchMedia('(prefers-color-scheme: dark)').matches;
  root.dataset.theme = settings.theme === 'auto' ? (dark ? 'night' : 'day') : settings.theme;
  root.dataset.motion = settings.motion ? 'moving' : 'still';
  root.lang = settings.language;
}
