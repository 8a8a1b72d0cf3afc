/** No reminders from 21:00 to 08:00 WIB, which is UTC+7 all year. */
export function isQuietHour(now: Date): boolean {
  const hour = (now.getUTCHours() + 7) % 24;
  return hour >= 21 || hour < 8;
}
