import { decreedHolidays, fixedHolidays } from './national-holidays.ts';

/** National holidays and joint leave from a day on, of its year and the next. */
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
