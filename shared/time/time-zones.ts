import { currentLanguage } from '../language/language.ts';

/** Uses Intl, which `dates.ts` avoids, to show other zones beside WIB. */
const INDONESIAN: Readonly<Record<string, string>> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Ujung_Pandang': 'WITA',
  'Asia/Jayapura': 'WIT',
};

const WIB = 'Asia/Jakarta';

/** `WITA`; null outside of Indonesia. */
export const indonesianName = (zone: string): string | null => INDONESIAN[zone] ?? null;

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export interface LocalTime {
  /** Day like `2026-11-26`. */
  readonly day: string;
  /** `11.00`, in English `11:00` */
  readonly time: string;
}

export function timeIn(zone: string, moment: Date): LocalTime {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? '';
  const point = currentLanguage() === 'en' ? ':' : '.';
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}${point}${part('minute')}`,
  };
}

/** `WITA`; elsewhere `GMT-5`, as it is on that day. */
export function zoneName(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(
    moment,
  );
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return indonesianName(zone) ?? (zone.includes('/') ? offset : zone);
}

export const zoneLabel = (zone: string, moment: Date): string =>
  zone.includes('/') ? `${placeOf(zone)}, ${zoneName(zone, moment)}` : zone;

export const placeOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** True if its clocks differ from Jakarta's. */
export function differsFromWib(zone: string, moment: Date): boolean {
  // Most readers: a page of sessions asks dozens of times, and each formatter takes 0.1 ms.
  if (zone === WIB) return false;
  const [there, wib] = [timeIn(zone, moment), timeIn(WIB, moment)];
  return there.time !== wib.time || there.day !== wib.day;
}
