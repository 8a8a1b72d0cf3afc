import { expect, test } from 'vitest';
import { bindNumbersOfHtml, markTable } from './readable-html.ts';

test('a number does not part from its currency or its unit, and markup stays as it is', () => {
  expect(
    bindNumbersOfHtml('<p title="Rp 5">Rp 4.320.000 untuk 70 menit dan <b>3 minggu</b>, 2 meja</p>'),
  ).toBe('<p title="Rp 5">Rp\u00a04.320.000 untuk 70\u00a0menit dan <b>3\u00a0minggu</b>, 2 meja</p>');
});

test('columns of figures are marked, and each cell names its column', () => {
  const table =
    '<table><thead><tr><th>Cara</th><th>Harga</th><th>Catatan "a"</th></tr></thead><tbody><tr><td>Satu</td><td>Rp 777.000</td><td>cepat</td></tr><tr><td>Dua</td><td>70 / menit</td><td>3 kali</td></tr></tbody></table>';
  expect(markTable(table)).toBe(
    '<table data-rows><thead><tr><th>Cara</th><th data-number>Harga</th><th>Catatan "a"</th></tr></thead><tbody><tr><td>Satu</td><td data-number data-label="Harga">Rp 777.000</td><td data-label="Catatan &quot;a&quot;">cepat</td></tr><tr><td>Dua</td><td data-number data-label="Harga">70 / menit</td><td data-label="Catatan &quot;a&quot;">3 kali</td></tr></tbody></table>',
  );
});

test('a table without a head stays a table on every screen', () => {
  const table = '<table><tbody><tr><td>Satu</td><td>2</td></tr></tbody></table>';
  expect(markTable(table)).toBe(table);
});
