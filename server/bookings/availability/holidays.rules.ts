import { decreedHolidays, fixedHolidays } from './national-holidays.ts';

/** Covers the rest of the day's year and the whole next one. */
export function holidaysFrom(day: string): readonly { readonly day: string; readonly name: string }[] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1]
    .flatMap((of) =>
      Object.entries(decreedHolidays[of] ?? fixedHolidays).map(([date, name]) => ({
        day: `${of}-${date}`,
        name,
      })),
    )
    .filter((holiday) => holiday.day >= day);
}
