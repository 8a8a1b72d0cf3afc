import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('a table keeps commas, quotes and lines, and no cell of it is a formula', () => {
  const rows = [
    { name: 'Kopi, "Susu"', amount: -5, note: '=HYPERLINK("http://evil.example")' },
    { name: 'dua\nbaris', extra: { a: [1] } },
  ];
  expect(toCsv(rows)).toBe(
    '\ufeffname,amount,note,extra\r\n' +
      '"Kopi, ""Susu""",-5,"\'=HYPERLINK(""http://evil.example"")",\r\n' +
      '"dua\nbaris",,,"{""a"":[1]}"\r\n',
  );
  for (const text of ['+1', '-1', '@x', '\tx']) expect(toCsv([{ text }])).toContain(`'${text}`);
});
