import { expect, test } from 'vitest';
import { formatPairs, parsePairs } from './product-values.ts';

test('what is typed into a specification is text, whatever it looks like, and stays it after any other edit', () => {
  const typed = 'kode: 12\nnilai: null\naktif: true\nwaktu: 10:30';
  const kept = { kode: '12', nilai: 'null', aktif: 'true', waktu: '10:30' };
  expect(parsePairs(typed, {})).toEqual(kept);
  expect(parsePairs(formatPairs(kept), kept)).toEqual(kept);
  expect(parsePairs(`${formatPairs(kept)}\nbaru: 1`, kept)).toEqual({ ...kept, baru: '1' });
});

test('what was stored as a number or a list stays it while its line is not touched', () => {
  const stored = { calls: 1000, regions: ['id', 'sg'], note: 'dua\nbaris' };
  expect(parsePairs(formatPairs(stored), stored)).toEqual(stored);
  expect(parsePairs('calls: 1000\nregions: ["id","sg"]', stored)).toEqual({
    calls: 1000,
    regions: ['id', 'sg'],
  });
  expect(parsePairs('calls: 2000', stored)).toEqual({ calls: '2000' });
});
