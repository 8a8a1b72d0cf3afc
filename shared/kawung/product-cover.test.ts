import { expect, test } from 'vitest';
import { productTypes } from '#shared/shop/catalog.ts';
import { coverForms, productCompositions } from './cover-shapes.ts';
import { ink } from './objects/drawing.ts';
import { paletteNames } from './palettes.ts';
import { type ProductCoverArt, productCover } from './product-cover.ts';

const words = {
  title: 'Lembar "A" & <B> yang judulnya jauh lebih panjang daripada tempatnya di sampul mana pun',
  lines: Array.from({ length: 7 }, (_, row) => ({ text: `Baris ${row} 🚀 & <i>`, note: '45 menit' })),
  table: null,
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

test('a cover claims nothing of its buyer, cuts no words by an ellipsis, and shows a sheet as it is in the file', () => {
  const table = {
    columns: ['Barang', 'Harga beli', 'Harga jual'],
    rows: [
      ['Tepung 1 kg', '12.500', '15.000'],
      ['Gula 1 kg', '14.800', '17.500'],
      ['Minyak 1 l', '16.900', '19.500'],
    ],
  };
  const drawn = (type: ProductCoverArt['type'], more: Partial<ProductCoverArt['words']> = {}) =>
    productCover({ ...art, type, words: { ...words, ...more } }, 'wide');
  for (const type of productTypes) expect(drawn(type)).not.toContain('…');
  const textsOf = (svg: string) => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
  expect(textsOf(drawn('template', { table }))).toEqual(
    expect.arrayContaining([...table.columns, ...table.rows.flat()]),
  );
  expect(drawn('template', { table })).not.toContain('Baris');
  // Without a sheet in its files a template is what it is: pages. A sheet that nobody has read says nothing.
  expect(drawn('template')).toBe(drawn('digital_product'));
  expect(drawn('cloud_service')).not.toContain('Baris');
  // No board of hours where there are none, and no lesson that somebody has learned.
  expect(drawn('service')).not.toBe(drawn('consultation'));
  expect(drawn('e_course')).not.toContain(ink.foam);
});

test('a mark has no words, and a product that keeps its words to itself has none in any form', () => {
  expect(productCover(art, 'mark')).not.toContain('<text');
  const silent = { ...art, words: { title: '', lines: [], table: null } };
  for (const form of coverForms) expect(productCover(silent, form)).not.toMatch(/>[A-Z][a-z]+[^<]*<\/text>/);
});
