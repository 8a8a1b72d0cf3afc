import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sen } from '#shared/money.ts';
import { GatewayPicker } from './gateway-picker.tsx';

const stripe = { name: 'stripe', label: 'Kartu', hint: 'Visa.', minimum_bigint: sen(1_000_000) };
const xendit = { name: 'xendit', label: 'QRIS', hint: 'Dari aplikasi bank.', minimum_bigint: sen(1_500_000) };

test('several ways to pay are a group of radio buttons with their minimum, the first one chosen', () => {
  const html = renderToStaticMarkup(<GatewayPicker gateways={[xendit, stripe]} />);
  expect(html).toContain('<legend class="font-semibold text-ui">Cara bayar</legend>');
  const inputs = html.match(/<input[^>]*>/g) ?? [];
  expect(inputs.map((input) => [/value="(\w+)"/.exec(input)?.[1], /checked/.test(input)])).toEqual([
    ['xendit', true],
    ['stripe', false],
  ]);
  expect(html.replace(/<[^>]+>/g, '')).toContain('QRISDari aplikasi bank. Mulai Rp 15.000.');
});

test('one way to pay is no choice', () => {
  expect(renderToStaticMarkup(<GatewayPicker gateways={[stripe]} />)).toBe('');
});
