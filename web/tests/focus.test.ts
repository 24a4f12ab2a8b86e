import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followChoice, followDecision, nextDecision } from '../src/table/focus';

describe('where the keyboard goes next', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  });

  it.each([
    ['past what explains a panel', '<button class="rule-mark">?</button><button id="it">Stay</button>'],
    [
      'past what cannot be done',
      '<button id="it">Stay</button><button class="primary" aria-disabled="true">Travel</button>',
    ],
    ['to what most people want', '<button>Stay</button><button id="it" class="primary">Travel</button>'],
    ['to boxes that want a tick', '<button class="primary">Keep</button><input id="it" type="checkbox" />'],
  ])('%s', (_, inside) => {
    document.body.innerHTML = `<section class="decision">${inside}</section>`;
    expect(nextDecision()?.id).toBe('it');
  });

  it('leaves what can be done no more, and nothing else', () => {
    document.body.innerHTML = `<section class="strip"><button id="pile" aria-disabled="true">Buy</button>
      <button id="other">Look</button></section>
      <section class="decision"><button id="stay">Stay</button></section>`;
    document.getElementById('other')!.focus();
    followDecision();
    expect(document.activeElement?.id).toBe('other');
    document.getElementById('pile')!.focus();
    followDecision();
    expect(document.activeElement?.id).toBe('stay');
  });

  it.each([
    ['goes on when all that is asked for is chosen by keyboard', true, false, 'go'],
    ['stays while something is missing', true, true, 'card'],
    ['stays with whoever has a pointer', false, false, 'card'],
  ])('%s', async (_, byKey, missing, goal) => {
    document.body.innerHTML = `<section class="strip"><button id="card">Train</button></section>
      <section class="decision"><button id="go" class="primary" aria-disabled="${missing}">Go</button></section>`;
    const card = document.getElementById('card')!;
    card.focus();
    vi.spyOn(card, 'matches').mockReturnValue(byKey); // jsdom knows no :focus-visible
    await followChoice();
    expect(document.activeElement?.id).toBe(goal);
  });
});
