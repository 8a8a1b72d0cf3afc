/** National holidays whose date is the same every year; those that follow the moon are decreed, and added by the owner. */
const FIXED = [
  ['01-01', 'Tahun Baru'],
  ['05-01', 'Hari Buruh Internasional'],
  ['06-01', 'Hari Lahir Pancasila'],
  ['08-17', 'Hari Kemerdekaan'],
  ['12-25', 'Hari Raya Natal'],
] as const;

/** From a day on, those of its year and the next. */
export function holidaysFrom(day: string): readonly { readonly day: string; readonly name: string }[] {
  const year = Number(day.slice(0, 4));
  return [year, year + 1]
    .flatMap((of) => FIXED.map(([date, name]) => ({ day: `${of}-${date}`, name })))
    .filter((holiday) => holiday.day >= day);
}
