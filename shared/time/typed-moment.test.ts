import { expect, test } from 'vitest';
import { parseMomentCell } from './typed-moment.ts';

test.for([
  '2026-12-31',
  '2026/12/31',
  '31/12/2026',
  '31-12-2026',
  '31.12.2026',
  '31/12/26',
  '2026-12-31 00.00',
])('%s is the beginning of that day in WIB, whatever the clock of the server', (typed) => {
  expect(parseMomentCell(typed)).toBe('2026-12-30T17:00:00.000Z');
});

test.for([
  '2026-12-20T09:00',
  '2026-12-20 09:00:00',
  '20/12/2026 9:00',
  '20/12/26 09.00',
  '20-12-2026 09.00.00',
  '2026-12-20T09:00:00+07:00',
  '2026-12-20T02:00:00.000Z',
  '2026-12-20T11:00+0900',
])('%s is nine o’clock in WIB', (typed) => {
  expect(parseMomentCell(typed)).toBe('2026-12-20T02:00:00.000Z');
});

test.for([
  '',
  'besok',
  '12/31/2026',
  '31/02/2026',
  '2026-02-30',
  '2026-12-20 25:00',
  '46376',
  '20/12',
  '1999-01-01',
])('%s is no day', (typed) => {
  expect(parseMomentCell(typed)).toBeNull();
});
