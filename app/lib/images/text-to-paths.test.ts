import { expect, test } from 'vitest';
import { productCover } from '#shared/kawung/product-cover.ts';
import { convertTextToPaths } from './text-to-paths.server.ts';

const words = (text: string, anchor = '') =>
  `<svg><text x="100" y="50" font-size="20" font-weight="700" fill="#123456"${anchor}>${text}</text></svg>`;

test('the words of a cover become shapes: each letter once, placed where it stands', async () => {
  const svg = await convertTextToPaths(words('SOP &amp; SOP'));
  expect(svg).not.toContain('<text');
  expect(svg.match(/<path id=/g)).toHaveLength(4);
  expect(svg.match(/<use /g)).toHaveLength(7);
  expect(svg).toMatch(/<g transform="translate\(100 50\)scale\(0\.080 -0\.080\)" fill="#123456">/);
});

test('words that end at a place begin left of it, words around it half as far', async () => {
  const startOf = async (anchor: string) =>
    Number(/translate\(([\d.]+)/.exec(await convertTextToPaths(words('45 menit', anchor)))?.[1]);
  const [start, middle, end] = await Promise.all(
    ['', ' text-anchor="middle"', ' text-anchor="end"'].map(startOf),
  );
  expect(start).toBe(100);
  expect(end).toBeLessThan(50);
  expect(middle).toBeCloseTo((100 + (end ?? 0)) / 2, 0);
});

test('letters of other languages are drawn; what no font has becomes a dot, and emoji are left out', async () => {
  expect(await convertTextToPaths(words('Łódź'))).not.toBe(await convertTextToPaths(words('Lodz')));
  expect(await convertTextToPaths(words('漢'))).toBe(await convertTextToPaths(words('·')));
  expect(await convertTextToPaths(words('SOP 🚀'))).toBe(await convertTextToPaths(words('SOP')));
});

test('a whole cover keeps none of its words as text, and stays below 40 KB', async () => {
  const lines = Array.from({ length: 7 }, (_, row) => ({
    text: `Baris ${row} yang panjang & luas`,
    note: '45 menit',
  }));
  const svg = await convertTextToPaths(
    productCover(
      {
        slug: 'sop',
        type: 'e_course',
        palette: 'laut',
        composition: 'mekar',
        words: { title: 'Kursus prompt untuk pemilik usaha', lines, table: null },
      },
      'wide',
    ),
  );
  expect(svg).not.toMatch(/<text|NaN|undefined/);
  expect(Buffer.byteLength(svg)).toBeLessThan(40 * 1024);
});
