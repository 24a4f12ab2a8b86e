// What this browser keeps for its person besides the settings.

const PHRASE = 'pomezi.phrase';

/** The recovery phrase, until its person has written it down. */
export function phrase(): string {
  try {
    return localStorage.getItem(PHRASE) ?? '';
  } catch {
    return '';
  }
}

export function keepPhrase(words: string): void {
  try {
    if (words) localStorage.setItem(PHRASE, words);
    else localStorage.removeItem(PHRASE);
  } catch {
    // A browser that stores nothing still plays.
  }
}
