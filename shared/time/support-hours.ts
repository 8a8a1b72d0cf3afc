const ZONE = 'Asia/Jakarta';
const HOURS = /(\d{1,2})[.:](\d{2})\s*[–-]\s*(\d{1,2})[.:](\d{2})/;
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface Hours {
  /** Opening time like `09:00`. */
  readonly opens: string;
  readonly closes: string;
}

/** Parses `09.00–17.00 WIB`; null without hours. */
function readHours(setting: string): Hours | null {
  const [, fromHour, fromMinute, toHour, toMinute] = HOURS.exec(setting) ?? [];
  if (fromHour === undefined || toHour === undefined) return null;
  const time = (hour: string, minute: string | undefined) => `${hour.padStart(2, '0')}:${minute ?? '00'}`;
  return { opens: time(fromHour, fromMinute), closes: time(toHour, toMinute) };
}

/** Returns the setting's notation (`09.00`); null without hours. */
export const supportOpensAt = (setting: string): string | null =>
  HOURS.exec(setting)?.[0].split(/\s*[–-]/)[0] ?? null;

/** Reads the hours in WIB; null without hours. */
export function isSupportOpen(setting: string, now: Date): boolean | null {
  const hours = readHours(setting);
  if (hours === null) return null;
  const time = clock.format(now);
  return time >= hours.opens && time < hours.closes;
}
