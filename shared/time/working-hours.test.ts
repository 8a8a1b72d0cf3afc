import { expect, test } from 'vitest';
import { formatHours, parseHours } from './working-hours.ts';

test('hours are read as people write them, and written in one way', () => {
  const day = [
    { from_minute: 540, until_minute: 720 },
    { from_minute: 795, until_minute: 1440 },
  ];
  expect(parseHours('09.00-12.00, 13.15-24.00')).toEqual(day);
  expect(parseHours(' 9 – 12; 13:15-24 ')).toEqual(day);
  expect(formatHours(day)).toBe('09.00-12.00, 13.15-24.00');
  expect([parseHours(''), formatHours([])]).toEqual([[], '']);
});

test.for(['pagi', '9', '12-9', '9-9', '9.60-10', '9-25', '24.30-25', '9-12-13'])('%s is no hours', (text) => {
  expect(parseHours(text)).toBeNull();
});
