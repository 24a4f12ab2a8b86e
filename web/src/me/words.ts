// How the page of mine names things.
import { botText, t } from '$lib/text.svelte';

const OWN = ['people', 'screen', 'alone', 'bot'];

/** Against whom a game was. */
export const company = (kind: string): string => (OWN.includes(kind) ? t(`company-${kind}`) : botText(kind));
