import { expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { formatTypedDay, parseTypedDay, parseTypedMoment } from './typed-day.ts';

test.for([
  ['20 Nov 2026', '2026-11-20'],
  ['1 agustus 2026', '2026-08-01'],
  ['1 Aug 2026', '2026-08-01'],
  ['20/11/2026', '2026-11-20'],
  ['20-11-26', '2026-11-20'],
  ['20.11.2026', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
])('a day is typed as it is written: %s', ([typed = '', day]) => {
  expect(parseTypedDay(typed)).toBe(day);
});

test.for(['', '31 Feb 2026', '11/20/2026', '20 Nop', '20 Foo 2026', '2026-13-01', '1 1 1999'])(
  '%s is no day',
  (typed) => {
    expect(parseTypedDay(typed)).toBeNull();
  },
);

test('a moment has a time in WIB, and begins with its day without one', () => {
  expect(parseTypedMoment('20 Nov 2026, 09.30')).toBe('2026-11-20T09:30');
  expect(parseTypedMoment('20/11/2026 9:30 WIB')).toBe('2026-11-20T09:30');
  expect(parseTypedMoment('2026-11-20T09:30')).toBe('2026-11-20T09:30');
  expect(parseTypedMoment('20 Nov 2026')).toBe('2026-11-20T00:00');
  expect([parseTypedMoment('20 Nov 2026, 25.00'), parseTypedMoment('besok')]).toEqual([null, null]);
});

test('what was typed is shown in the language of the page', () => {
  expect(formatTypedDay('2026-08-01')).toBe('1 Agu 2026');
  expect(formatTypedDay('2026-08-01T09:30')).toBe('1 Agu 2026, 09.30');
  expect(runInLanguage('en', () => formatTypedDay('2026-08-01T09:30'))).toBe('1 Aug 2026, 09:30');
  expect(formatTypedDay('besok')).toBe('besok');
});
