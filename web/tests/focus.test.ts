import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followDecision, nextDecision } from '../src/table/focus';

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
});
