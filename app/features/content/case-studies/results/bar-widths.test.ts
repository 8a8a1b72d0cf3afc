import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barWidths } from '../before-after.tsx';

const metric = (before_value: number, after_value: number) =>
  barWidths({ label: 'Waktu', before: '', after: '', before_value, after_value });

test('[CASE-005, CASE-008] bars are as long as their figures, the larger one whole', () => {
  expect(metric(31, 9)).toEqual({ before: 100, after: (9 / 31) * 100 });
  const figure = fc.double({ min: 0.01, max: 1e9, noNaN: true });
  fc.assert(
    fc.property(figure, figure, (before, after) => {
      const shares = metric(before, after);
      expect(Math.max(shares?.before ?? 0, shares?.after ?? 0)).toBe(100);
      expect((shares?.after ?? 0) / (shares?.before ?? 0)).toBeCloseTo(after / before);
    }),
  );
});

test('[CASE-005] what bars can not show honestly has none', () => {
  expect([metric(-3, 4), metric(3, -4), metric(0, 0)]).toEqual([null, null, null]);
  expect(metric(0, 4)).toEqual({ before: 0, after: 100 });
});
