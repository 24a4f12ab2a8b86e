// What a person has chosen in this browser; kept in local storage, never sent anywhere.

export type Language = 'cs' | 'en';
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
}

const KEY = 'pomezi.settings';

function guessLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language]);
  return wanted.some((each) => /^(cs|sk)\b/i.test(each ?? '')) ? 'cs' : 'en';
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
  };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
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
