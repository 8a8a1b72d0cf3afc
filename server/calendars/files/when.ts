import { Temporal } from 'temporal-polyfill';
import { DAY_MS } from '#shared/time/dates.ts';
import { Unreadable } from './unread.ts';

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

export interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

export interface Window {
  readonly from: Date;
  readonly to: Date;
}

export function normalizeSpans(spans: readonly Span[], { from, to }: Window): readonly Span[] {
  const touching = spans.filter(
    ({ starts_at, ends_at }) => ends_at > from && starts_at < to && ends_at > starts_at,
  );
  const byTimes = new Map(touching.map((span) => [`${+span.starts_at} ${+span.ends_at}`, span]));
  return [...byTimes.values()].toSorted((a, b) => +a.starts_at - +b.starts_at || +a.ends_at - +b.ends_at);
}

/** A wall time is in milliseconds as if it were UTC. */
export interface Zone {
  momentAt(wall: number): number;
  wallAt(moment: number): number;
}

const fixedZone = (offsetMs: number): Zone => ({
  momentAt: (wall) => wall - offsetMs,
  wallAt: (moment) => moment + offsetMs,
});

export const UTC = fixedZone(0);
export const WIB = fixedZone((7 * DAY_MS) / 24);

/** A skipped hour is read by the offset before it, a repeated one as its first (RFC 5545, 3.3.5). */
export function ianaZone(name: string): Zone {
  const at = (moment: number) => Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(name);
  return {
    momentAt: (wall) =>
      Temporal.Instant.fromEpochMilliseconds(wall)
        .toZonedDateTimeISO('UTC')
        .toPlainDateTime()
        .toZonedDateTime(name, { disambiguation: 'compatible' }).epochMilliseconds,
    wallAt: (moment) => moment + at(moment).offsetNanoseconds / 1e6,
  };
}
