// A chance as people read it; it never says 0 or 100 of what is only nearly so.
import type { Chance } from './chances';

export function percent({ ways, outOf }: Chance, language: string): string {
  const share = ways / outOf;
  const digits = share > 0.1 && share < 0.9 ? 0 : 1;
  const shown = (value: number) =>
    new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: digits }).format(value);
  if (ways > 0 && share < 0.001) return `< ${shown(0.001)}`;
  if (ways < outOf && share > 0.999) return `> ${shown(0.999)}`;
  return shown(share);
}
