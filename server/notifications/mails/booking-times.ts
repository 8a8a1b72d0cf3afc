import { currentLanguage } from '#shared/language/language.ts';

const WIB = 'Asia/Jakarta';
const known: Readonly<Record<string, string>> = {
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

interface ZonedTime {
  readonly zone: string;
  readonly date: string;
  readonly hours: string;
}

/** Null where the clocks show the same as in WIB. */
export function zonedTime(time_zone: string | null, starts_at: Date, ends_at: Date): ZonedTime | null {
  if (time_zone === null) return null;
  const [here, there] = [clock(WIB), clock(time_zone)];
  if (there === null || here?.format(starts_at) === there.format(starts_at)) return null;
  const options = { weekday: 'long', day: 'numeric', month: 'long', timeZone: time_zone } as const;
  return {
    zone: known[time_zone] ?? (time_zone.split('/').at(-1) ?? time_zone).replaceAll('_', ' '),
    date: new Intl.DateTimeFormat(localeOf(), options).format(starts_at),
    hours: `${there.format(starts_at)}–${there.format(ends_at)}`,
  };
}

const localeOf = (): string => (currentLanguage() === 'en' ? 'en-GB' : 'id-ID');

function clock(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat(localeOf(), {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone,
    });
  } catch {
    // The runtime does not know the zone, so only WIB is shown.
    return null;
  }
}
