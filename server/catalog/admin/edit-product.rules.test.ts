import { expect, test } from 'vitest';
import { assignSlugs } from './edit-product.rules.ts';

test('[APRD-068] rows of a table get addresses that nobody has, nor another row, and keep those that are given', () => {
  const rows = [
    { title: 'Templat SOP' },
    { title: 'Templat SOP' },
    { slug: 'templat-sop-3', title: 'Lain' },
    { title: 'Templat SOP' },
    { title: '!!!' },
    { slug: '', title: 'Kopi 2' },
    { title: 'Kopi' },
  ];
  expect(assignSlugs(rows, new Set(['templat-sop', 'produk', 'kopi']))).toEqual([
    'templat-sop-2',
    'templat-sop-4',
    'templat-sop-3',
    'templat-sop-5',
    'produk-2',
    'kopi-2',
    'kopi-3',
  ]);
});
