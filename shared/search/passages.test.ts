import { expect, test } from 'vitest';
import { passageLink } from './passages.ts';

const parts = [
  { text: 'Semua nota kemarin. Hitung ', is_match: false },
  { text: 'stok', is_match: true },
  { text: ' di rak depan lebih dulu,\nlalu gudang', is_match: false },
];

test('a passage opens at its heading, which needs no other document', () => {
  expect(passageLink({ path: '/blog/a', anchor: 'hitung', parts })).toEqual({
    to: '/blog/a#hitung',
    needsDocument: false,
  });
});

test('without a heading it opens at the words that matched, never beyond their line', () => {
  expect(passageLink({ path: '/product/a', anchor: '', parts })).toEqual({
    to: '/product/a#:~:text=stok%20di%20rak%20depan',
    needsDocument: true,
  });
  const atTheEnd = [{ text: 'stok', is_match: true }];
  expect(passageLink({ path: '/product/a', anchor: '', parts: atTheEnd }).to).toBe('/product/a#:~:text=stok');
});

test('signs that a fragment gives a meaning are written as letters', () => {
  const signs = [{ text: 'rak-a, b & c', is_match: true }];
  expect(passageLink({ path: '/p', anchor: '', parts: signs }).to).toBe('/p#:~:text=rak%2Da%2C%20b%20%26');
});

test('a page whose title matched opens at its top', () => {
  const plain = [{ text: 'Tanpa kata itu', is_match: false }];
  expect(passageLink({ path: '/p', anchor: '', parts: plain })).toEqual({ to: '/p', needsDocument: false });
});
