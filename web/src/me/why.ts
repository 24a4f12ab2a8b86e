// Why something with notices did not work: the server's sentences about them come when one is needed.
import { NetError } from '$lib/net';
import { settings } from '$lib/settings.svelte';
import { loadOnly, refusalText, t } from '$lib/text.svelte';

const files = import.meta.glob<string>('../../../src/pomezi/server/notices/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

export async function whyNot(error: unknown): Promise<string> {
  if (!(error instanceof NetError)) return t('notices-failed'); // the browser's own affair
  const texts = await loadOnly(settings.language, files, (language) => `/notices/text/${language}.ftl`);
  const key = `refusal-${error.code}`;
  return texts.has(key) ? texts.say(key, error.facts) : refusalText(error.code, error.facts);
}
