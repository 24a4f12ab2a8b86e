// The longest path as the end of Ticket to Ride draws it.
import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import PathMap from '../src/games/ticket_to_ride/PathMap.svelte';
import type { Texts } from '../src/lib/text.svelte';

it('may end in the city where it began', () => {
  const path = {
    cities: ['denver', 'omaha', 'kansas-city', 'denver'],
    routes: ['denver-omaha', 'kansas-city-omaha', 'denver-kansas-city'],
  };
  const seen = { routes: {}, result: { table: [{ seat: 0, bonus: 10, path, longest: 9 }] } };
  const texts = { player: () => 'Anna', name: (_: string, slug: string) => slug } as unknown as Texts;
  const { container } = render(PathMap, { props: { seen: seen as never, texts } });
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});
