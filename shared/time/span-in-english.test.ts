import { expect, test } from 'vitest';
import { spanInEnglish } from './span-in-english.ts';

test('a span of time is said in English, anything else as it was written', () => {
  expect(spanInEnglish('2–4 minggu')).toBe('2–4 weeks');
  expect(spanInEnglish('30 hari')).toBe('30 days');
  expect(spanInEnglish('sebelum toko buka')).toBe('sebelum toko buka');
});
