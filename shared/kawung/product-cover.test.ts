import { expect, test } from 'vitest';
import { productTypes } from '#shared/shop/catalog.ts';
import { coverForms, productCompositions } from './cover-shapes.ts';
import { paletteNames } from './palettes.ts';
import { type ProductCoverArt, productCover } from './product-cover.ts';

const words = {
  title: 'Lembar "A" & <B> yang judulnya jauh lebih panjang daripada tempatnya di sampul mana pun',
  lines: Array.from({ length: 7 }, (_, row) => ({ text: `Baris ${row} 🚀 & <i>`, note: '45 menit' })),
};
const art: ProductCoverArt = { slug: 'sop', type: 'e_course', palette: 'laut', composition: 'mekar', words };
const LIMIT_BYTES = 20 * 1024;

test('each kind on each cloth in each form is whole, names no tag of its words, and stays below 20 KB', () => {
  for (const type of productTypes) {
    for (const form of coverForms) {
      for (const composition of productCompositions) {
        const svg = productCover({ ...art, type, composition }, form);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<i>|<B>/);
        expect([...svg.matchAll(/&(?!amp;|lt;|gt;|quot;)/g)]).toEqual([]);
        expect(Buffer.byteLength(svg), `${type} ${form} ${composition}`).toBeLessThan(LIMIT_BYTES);
      }
    }
  }
});

test('the same art gives the same picture; palette, cloth, kind and words each give another', () => {
  expect(productCover(art, 'wide')).toBe(productCover({ ...art }, 'wide'));
  const others: ProductCoverArt[] = [
    ...paletteNames.filter((palette) => palette !== art.palette).map((palette) => ({ ...art, palette })),
    { ...art, composition: 'ceplok' },
    { ...art, type: 'template' },
    { ...art, words: { ...words, title: 'Lain' } },
  ];
  const drawn = [art, ...others].map((one) => productCover(one, 'wide'));
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('a mark has no words, and a product that keeps its words to itself has none in any form', () => {
  expect(productCover(art, 'mark')).not.toContain('<text');
  const silent = { ...art, words: { title: '', lines: [] } };
  for (const form of coverForms) expect(productCover(silent, form)).not.toMatch(/>[A-Z][a-z]+[^<]*<\/text>/);
});
