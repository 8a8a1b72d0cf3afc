/** Other time zones than WIB, beside it: for people who are elsewhere. Needs Intl, which `dates.ts` does without. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
