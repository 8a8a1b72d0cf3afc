import { DAY_MS } from '#shared/time/dates.ts';
import { Unreadable } from './unread.ts';
import { UTC, WIB, type Zone } from './zones.ts';

export interface When {
  /** Wall time in milliseconds as if it were UTC. */
  readonly wall: number;
  readonly isDay: boolean;
  /** Null: floating. Days are in the owner's zone. */
  readonly zone: Zone | null;
}

export type FindZone = (tzid: string) => Zone;

export const dayNumber = (wall: number): number => Math.floor(wall / DAY_MS);
export const momentOf = ({ wall, zone }: When, floating: Zone): number => (zone ?? floating).momentAt(wall);

/** `2026-12-01`, `2026-12-01T10:00:00` or `…Z`. Throws `Unreadable` for impossible values. */
export function readWhen(
  value: unknown,
  { name, parameters }: { readonly name: string; readonly parameters: ReadonlyMap<string, string> },
  findZone: FindZone,
): When {
  const found = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)?(Z)?)?$/.exec(String(value));
  const [, year, month, day, hour, minute, second = '00', utc] = found ?? [];
  const isDay = hour === undefined;
  const date = new Date(`${year}-${month}-${day}T${isDay ? '00:00:00' : `${hour}:${minute}:${second}`}Z`);
  // JavaScript takes 31 February for 3 March.
  if (found === null || Number.isNaN(date.getTime()) || date.getUTCDate() !== Number(day)) {
    throw new Unreadable(name === 'dtstart' ? 'NO_START' : 'BAD_LINE', name.toUpperCase());
  }
  const wall = date.getTime();
  if (isDay) return { wall, isDay, zone: WIB };
  const tzid = parameters.get('tzid');
  if (utc !== undefined) return { wall, isDay, zone: UTC };
  return { wall, isDay, zone: tzid === undefined ? null : findZone(tzid) };
}
