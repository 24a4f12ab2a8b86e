// When it is my turn: the title and the icon of the tab, a sound, a vibration and a notification for whoever asked for one.
import { settings } from './settings.svelte';
import { play } from './sound';
import { t, title } from './text.svelte';

const ICON = './favicon.svg';
const VIBRATE_MS = 80;
const QUIET_ICON = './favicon-quiet.svg';

function wearIcon(href: string): void {
  document.getElementById('favicon')?.setAttribute('href', href);
}

function notify(game: string): void {
  if (!settings.notify || !document.hidden || typeof Notification === 'undefined') return;
  if (Notification.permission !== 'granted') return;
  const told = new Notification(t('your-turn'), { body: title(game), icon: ICON, tag: location.hash });
  told.onclick = () => window.focus();
}

/** Call while a component is made; `look` says whether it is my turn, and at which game. */
export function attend(look: () => { turn: boolean; game: string }): void {
  let had = false;
  $effect(() => {
    const { turn, game } = look();
    document.title = turn
      ? `● ${t('your-turn')} · ${t('brand')}`
      : game
        ? `${title(game)} · ${t('brand')}`
        : t('brand');
    wearIcon(turn ? ICON : QUIET_ICON);
    if (turn && !had) {
      play('turn');
      if (settings.vibrate) navigator.vibrate?.(VIBRATE_MS);
      notify(game);
    }
    had = turn;
  });
  $effect(() => () => wearIcon(ICON));
}
