import ICAL from 'ical.js';
import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { isTimeZone } from '#shared/time/time-zones.ts';
import type { Part } from './content-lines.ts';
import { ianaZone, WIB, type Zone } from './when.ts';

export interface ZoneBook {
  /** Null for a name that neither the file nor any list explains. */
  find(tzid: string): Zone | null;
  readonly floating: Zone;
}

/** Looks in the calendar's own definitions, then in those of the whole file, then by name. */
export function createZoneBook(calendar: Part, all: readonly Part[]): ZoneBook {
  const explained = new Map<string, Part>();
  for (const one of [...all.filter((other) => other !== calendar), calendar]) {
    for (const part of one.parts)
      if (part.kind === 'VTIMEZONE') explained.set(keyOf(textOf(part, 'TZID')), part);
  }
  const known = new Map<string, Zone | null>();
  function find(tzid: string): Zone | null {
    const key = keyOf(tzid);
    const before = known.get(key);
    if (before !== undefined) return before;
    const part = explained.get(key);
    const zone = (part === undefined ? null : readFileZone(part)) ?? namedZone(tzid);
    known.set(key, zone);
    return zone;
  }
  const own = textOf(calendar, 'X-WR-TIMEZONE');
  return { find, floating: (own === '' ? null : find(own)) ?? WIB };
}

export function textOf(part: Part, name: string): string {
  const line = part.lines.find((one) => one.name === name)?.text ?? '';
  return line.slice(line.indexOf(':') + 1).trim();
}

/** Commas are escaped in a value but not in a parameter. */
const keyOf = (tzid: string): string => tzid.replace(/[\\"]/g, '').trim().toLowerCase();

function namedZone(tzid: string): Zone | null {
  const name = findZoneName(tzid.replaceAll('\\', ''));
  return name === null ? null : ianaZone(name);
}

const ianaOf: ReadonlyMap<string, string> = new Map([
  ...WINDOWS_TO_IANA_MAP.flatMap(({ windowsName, territory, iana }) =>
    territory === '001' && iana[0] !== undefined ? [[windowsName.toLowerCase(), iana[0]] as const] : [],
  ),
  ...(
    [
      [['wib', 'western indonesia time', 'waktu indonesia barat'], 'Asia/Jakarta'],
      [['wita', 'central indonesia time', 'waktu indonesia tengah'], 'Asia/Makassar'],
      [['wit', 'eastern indonesia time', 'waktu indonesia timur'], 'Asia/Jayapura'],
    ] as const
  ).flatMap(([names, iana]) => names.map((name) => [name, iana] as const)),
]);

/** Knows IANA names with program prefixes, Windows names and offsets. Null if unknown. */
function findZoneName(tzid: string): string | null {
  const name = tzid.trim().replace(/^["']|["']$/g, '');
  const parts = name.split('/').filter((part) => part !== '');
  const tails = [3, 2, 1]
    .filter((count) => count < parts.length)
    .map((count) => parts.slice(-count).join('/'));
  for (const candidate of [name, ...tails]) {
    const known =
      canonicalZoneName(candidate) ?? canonicalZoneName(candidate.replace(/[\s_-]*\(?\d+\)?$/, ''));
    if (known !== null) return known;
  }
  return offsetIn(name);
}

function canonicalZoneName(name: string): string | null {
  const iana = ianaOf.get(name.toLowerCase());
  if (iana !== undefined) return iana;
  return [name, name.replaceAll(' ', '_')].find((one) => /^[A-Za-z]/.test(one) && isTimeZone(one)) ?? null;
}

function offsetIn(name: string): string | null {
  const found = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2})(?:[:.]?(\d{2}))?(?!\d)/i.exec(name);
  if (found === null) return null;
  const [, sign, hours = '', minutes = '00'] = found;
  const offset = `${sign}${hours.padStart(2, '0')}:${minutes}`;
  return isTimeZone(offset) ? offset : null;
}

/** Zones change clocks on days of a year; any other rule would expand without end. */
const YEARLY = /^RRULE[^:]*:(?=.*FREQ=YEARLY)(?!.*BY(?:HOUR|MINUTE|SECOND|YEARDAY|WEEKNO)=)/i;
const MAX_CHANGES = 2_000;

/** Null where the file's VTIMEZONE can not be read. */
function readFileZone({ lines, parts }: Part): Zone | null {
  const rules = parts.flatMap((part) => part.lines).filter(({ name }) => name === 'RRULE');
  if (!rules.every(({ text }) => YEARLY.test(text)) || parts.length > MAX_CHANGES) return null;
  const textOf = (kind: string, content: Part['lines']) =>
    [`BEGIN:${kind}`, ...content.map(({ text }) => text), `END:${kind}`].join('\r\n');
  const changes = parts.map((part) => `${textOf(part.kind, part.lines)}\r\n`).join('');
  const tzid = lines.filter(({ name }) => name === 'TZID').map(({ text }) => `${text}\r\n`);
  try {
    const component = ICAL.Component.fromString(`BEGIN:VTIMEZONE\r\n${tzid.join('')}${changes}END:VTIMEZONE`);
    const zone = new ICAL.Timezone({ component, tzid: 'of the file' });
    const before = firstOffset(component);
    const offsetMs = (wall: number) =>
      1_000 * (wall < before.until ? before.seconds : zone.utcOffset(timeOf(wall)));
    if (!Number.isFinite(offsetMs(Date.now()))) return null;
    return {
      momentAt: (wall) => wall - offsetMs(wall),
      wallAt: (moment) => moment + offsetMs(moment + offsetMs(moment)),
    };
  } catch {
    // The zone's name may still identify it.
    return null;
  }
}

/** The offset before the first change, which the library does not know. */
function firstOffset(component: InstanceType<typeof ICAL.Component>) {
  const changes = component.getAllSubcomponents().map((change) => {
    const from = change.getFirstPropertyValue('tzoffsetfrom');
    const starts = change.getFirstPropertyValue('dtstart');
    if (!(from instanceof ICAL.UtcOffset && starts instanceof ICAL.Time))
      throw new Error('an incomplete zone');
    return { until: starts.toUnixTime() * 1_000, seconds: from.toSeconds() };
  });
  const [first] = changes.toSorted((a, b) => a.until - b.until);
  if (first === undefined) throw new Error('a zone without an offset');
  return first;
}

function timeOf(wall: number) {
  const date = new Date(wall);
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: false,
  });
}
