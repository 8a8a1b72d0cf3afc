import { expect, test } from 'vitest';
import { isCalendarDay } from '#shared/time/dates.ts';
import { decreedHolidays, fixedHolidays } from './national-holidays.ts';
import { holidaysFrom } from './slots.rules.ts';

test('a year has the holidays that move and the joint leave as it was decreed, in order, each a day that exists', () => {
  const days = holidaysFrom('2026-01-01');
  expect(days).toHaveLength(51);
  expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
  expect(days.filter(({ day }) => !isCalendarDay(day))).toEqual([]);
  expect(
    holidaysFrom('2027-03-08')
      .slice(0, 3)
      .map(({ name }) => name),
  ).toEqual(['Nyepi, Tahun Baru Saka 1949', 'Cuti bersama Idul Fitri', 'Idul Fitri 1448 H']);
  expect(days.filter(({ name }) => name.startsWith('Cuti bersama'))).toHaveLength(16);
});

test('a fixed holiday has one name in all years, so that loading again adds none twice', () => {
  for (const year of Object.values(decreedHolidays)) expect(year).toMatchObject(fixedHolidays);
});

test('a year that nobody has decreed yet has the fixed days only', () => {
  expect(holidaysFrom('2028-01-01').filter(({ day }) => day.startsWith('2028'))).toHaveLength(5);
});
