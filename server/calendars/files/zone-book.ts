import type { Part } from './content-lines.ts';
import { readFileZone } from './file-zone.ts';
import { findZoneName } from './zone-names.ts';
import { ianaZone, WIB, type Zone } from './zones.ts';

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
