import { describe, expect, test } from 'vitest';
import { objectsOfPdf } from '#tests/support/pdfs.ts';
import { renderPdf } from './pdf.ts';
import { isPrintable, readPdfFonts, runsOf } from './pdf-fonts.ts';

const { bold } = await readPdfFonts();
const drawn = (text: string) =>
  runsOf(text, bold)
    .map((run) => run.text)
    .join('');

describe('what is printed of a name', () => {
  test.for(['Ayu Pratiwi', 'Łukasz Šimůnek', 'Đặng Thị Ngọc Ánh', 'İbrahim Güneş', 'Çağla Ñandú'])(
    '%s is written with its own letters',
    (name) => {
      expect(drawn(name)).toBe(name);
    },
  );

  test.for([
    ['Ａｙｕ', 'Ayu'],
    ['Ḩasan', 'Hasan'],
    ['Li 王小明', 'Li ···'],
    ['Rani \u{1F600}', 'Rani'],
    ['Jose\u0301', 'José'],
  ] as const)('%s is written with letters that the type has', ([name, spelled]) => {
    expect(drawn(name)).toBe(spelled);
  });

  test.for([
    ['Łukasz Šimůnek', true],
    ['Rani \u{1F600}', true],
    ['Ａｙｕ', true],
    ['王小明', false],
    ['Li 王小明', false],
    ['محمد سالم', false],
    ['Иван', false],
    ['\u{1F600}', false],
    [' ', false],
  ] as const)('%s is printable: %s', async ([name, expected]) => {
    expect(await isPrintable(name)).toBe(expected);
  });

  test('no run asks a font for a letter that it has not', () => {
    for (const { font, text } of runsOf('Đặng 王 Šimůnek \u{1F600} ꦗꦮ Ω', bold)) {
      const letters = bold.find(({ name }) => name === font)?.letters;
      for (const letter of text) expect(letters?.has(letter.codePointAt(0) ?? 0), letter).toBe(true);
    }
  });
});

test('a document begins without a standard font, whose file the built server does not have', async () => {
  const facts = { title: 'Invoice', author: 'Arunika', layout: 'portrait', margin: 40 } as const;
  const fonts: unknown[] = [];
  const pdf = await renderPdf(facts, ({ doc, write }) => {
    fonts.push(Reflect.get(doc, '_font'));
    write('Ayu', { font: 'bold', size: 12, color: '#000000' });
  });
  expect(fonts).toEqual([null]);
  const objects = await objectsOfPdf(pdf.buffer);
  expect(objects).toContain('/BaseFont');
  expect(objects).not.toContain('Helvetica');
});
