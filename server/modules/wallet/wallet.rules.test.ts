import { expect, test } from 'vitest';
import { csvLine } from './wallet.rules.ts';

test('a line of the export quotes what a comma or a quote would break, and runs no formula', () => {
  expect(csvLine(['a', 'b, c', 'kata "ini"', 'dua\nbaris', -50_000])).toBe(
    'a,"b, c","kata ""ini""","dua\nbaris",-50000\r\n',
  );
  for (const formula of ['=1+1', '+62', '-2', '@sum(a1)', '\t=1', '\r=1']) {
    expect(csvLine([formula])).toMatch(/^"?'/);
  }
  expect(csvLine(['=HYPERLINK("http://jahat.example","klik")'])).toBe(
    '"\'=HYPERLINK(""http://jahat.example"",""klik"")"\r\n',
  );
});
