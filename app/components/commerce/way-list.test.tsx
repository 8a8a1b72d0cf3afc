import { expect, test } from 'vitest';
import type { OfferedWay } from '#contract/wallet/wallet.ts';
import { sen } from '#shared/money/money.ts';
import { htmlOf, textOf } from '#tests/support/page.tsx';
import { WayList } from './way-list.tsx';

const way = (name: OfferedWay['name'], label: string, group: OfferedWay['group']): OfferedWay => ({
  ...{ name, label, group, hint: 'Begini.' },
  ...{ minimum_bigint: sen(0), maximum_bigint: null },
});
const ways = [
  way('qris', 'QRIS', 'qris'),
  way('va_bca', 'BCA', 'bank'),
  way('va_mandiri', 'Mandiri', 'bank'),
  way('ovo', 'OVO', 'ewallet'),
  way('card', 'Kartu', 'card'),
];

test('each group of ways is one row; pressing the row of the banks chooses the first of them', () => {
  const html = htmlOf(<WayList ways={ways} chosen="va_mandiri" />);
  expect(html.match(/type="radio"/g)).toHaveLength(ways.length);
  expect(textOf(html)).toMatch(/QRIS.*Transfer bank.*Dompet digital.*Kartu/);
  const [, row] = /<label for="([^"]+)"[^>]*>(?:(?!<\/label>).)*Transfer bank/.exec(html) ?? [];
  const first = html.match(/<input[^>]*aria-label="BCA"[^>]*>/)?.[0];
  expect(first).toContain(`id="${row}"`);
  expect(html.match(/<input[^>]*aria-label="Mandiri"[^>]*>/)?.[0]).toContain('checked');
});
