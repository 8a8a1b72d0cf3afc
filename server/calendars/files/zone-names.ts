import { WINDOWS_TO_IANA_MAP } from 'windows-iana';
import { isTimeZone } from '#shared/time/time-zones.ts';

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
export function findZoneName(tzid: string): string | null {
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
