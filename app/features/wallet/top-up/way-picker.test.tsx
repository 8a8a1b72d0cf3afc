import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { sen } from '#shared/money/money.ts';
import { WayPicker } from './way-picker.tsx';

const offered = (
  name: OfferedWay['name'],
  group: OfferedWay['group'],
  maximum: number | null = null,
): OfferedWay => ({
  ...{ name, group, label: name.toUpperCase(), hint: `Dengan ${group}.` },
  minimum_bigint: sen(1_500_000),
  maximum_bigint: maximum === null ? null : sen(maximum),
});
const ways = [offered('qris', 'qris', 1_000_000_000), offered('va_bca', 'bank'), offered('va_bri', 'bank')];

test('the ways to pay are one group of radio buttons with their limits; banks share a row, the last one used is chosen', () => {
  const html = renderToStaticMarkup(<WayPicker ways={ways} remembered="va_bri" />);
  expect(html).toContain('<legend class="font-semibold text-ui">Cara bayar</legend>');
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => [/value="(\w+)"/.exec(input)?.[1], /checked/.test(input)])).toEqual([
    ['qris', false],
    ['va_bca', false],
    ['va_bri', true],
  ]);
  const text = html.replace(/<[^>]+>/g, '');
  expect(text).toContain('QRISDengan qris. Mulai Rp 15.000. Paling banyak Rp 10.000.000.');
  expect(text).toContain('Transfer bankDengan bank. Mulai Rp 15.000.');
  expect(html).toMatch(/aria-label="VA_BCA".*aria-label="VA_BRI"/);
});

test('one that is not offered any more chooses nothing, so the first is; one way is no choice', () => {
  const html = renderToStaticMarkup(<WayPicker ways={ways} remembered="dana" />);
  expect(/value="(\w+)"/.exec((html.match(/<input[^>]*checked[^>]*>/) ?? [''])[0])?.[1]).toBe('qris');
  expect(renderToStaticMarkup(<WayPicker ways={ways.slice(0, 1)} remembered={null} />)).toBe('');
});
