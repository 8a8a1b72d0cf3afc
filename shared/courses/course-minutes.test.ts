import { expect, test } from 'vitest';
import { minutesOf, totalMinutes } from './course.ts';

test.each([
  ['45 menit', 45],
  ['1 jam 15 menit', 75],
  ['1,5 jam', 90],
  ['2 hours', 120],
  ['8 min', 8],
  ['sampai selesai', null],
  [null, null],
])('%s are %s minutes', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes);
});

test('a sum is only known when each length is', () => {
  expect(totalMinutes(['45 menit', '1 jam'])).toBe(105);
  expect(totalMinutes(['45 menit', null])).toBeNull();
});
