import { beforeEach, describe, expect, it, vi } from 'vitest';
import { nextDecision } from '../src/table/focus';

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
});
