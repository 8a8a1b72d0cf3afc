import ICAL from 'ical.js';
import { z } from 'zod';
import { DAY_MS } from '#shared/time/dates.ts';
import type { Part } from './content-lines.ts';
import { onePropertyOf, type Property, propertiesOf, wordOf } from './properties.ts';
import { Unreadable } from './unread.ts';
import { type FindZone, momentOf, readWhen, type When, type Zone } from './when.ts';

/** Days count as clocks do, the rest as time passes. */
export interface Length {
  readonly days: number;
  readonly ms: number;
}

export interface CalendarEvent {
  readonly uid: string | null;
  readonly start: When;
  readonly zone: Zone;
  readonly length: Length;
  readonly rules: readonly string[];
  readonly exceptionRules: readonly string[];
  readonly extra: readonly ExtraStart[];
  readonly exceptions: readonly When[];
  /** Replaces one instance of its series, alone or with all that follow. */
  readonly replaces: { readonly when: When; readonly isRange: boolean } | null;
  readonly isBusy: boolean;
}

export interface ExtraStart {
  readonly when: When;
  readonly length: Length | null;
}

export interface ReadingContext {
  readonly findZone: FindZone;
  readonly floating: Zone;
  /** Lower-case e-mail addresses. */
  readonly owners: ReadonlySet<string>;
}

/** Throws `Unreadable` with what is wrong. */
export function readEvent(part: Part, context: ReadingContext): CalendarEvent {
  if (!part.isClosed) throw new Unreadable('NOT_CLOSED');
  const { findZone, floating, owners } = context;
  const when = (property: Property) => readWhen(property.values[0], property, findZone);
  const instance = onePropertyOf(part, 'RECURRENCE-ID');
  // A cancelled instance may name only which one it is.
  const starts = onePropertyOf(part, 'DTSTART') ?? instance;
  if (starts === null) throw new Unreadable('NO_START', 'DTSTART');
  const start = when(starts);
  const zone = start.zone ?? floating;
  const many = (name: string) =>
    propertiesOf(part, name).flatMap((property) => property.values.map((value) => ({ property, value })));
  return {
    uid: wordOf(part, 'UID') || null,
    start,
    zone,
    length: lengthOf(part, { start, zone }, findZone),
    rules: rulesOf(part, 'RRULE'),
    exceptionRules: rulesOf(part, 'EXRULE'),
    extra: many('RDATE').map(({ property, value }) => extraStart(value, property, context)),
    exceptions: many('EXDATE').map(({ property, value }) => readWhen(value, property, findZone)),
    replaces: instance && {
      when: when(instance),
      isRange: instance.parameters.get('range')?.toUpperCase() === 'THISANDFUTURE',
    },
    isBusy: blocksTime(part, owners),
  };
}

function rulesOf(part: Part, name: 'RRULE' | 'EXRULE'): readonly string[] {
  const texts = part.lines.flatMap((line) =>
    line.name === name
      ? [
          line.text
            .slice(line.text.indexOf(':') + 1)
            .replace(/\s/g, '')
            .toUpperCase(),
        ]
      : [],
  );
  const rules = texts.filter((text) => text !== '');
  for (const rule of rules) {
    try {
      ICAL.Recur.fromString(rule);
    } catch {
      throw new Unreadable('BAD_RULE', name);
    }
  }
  return rules;
}

function lengthOf(
  part: Part,
  { start, zone }: Pick<CalendarEvent, 'start' | 'zone'>,
  findZone: FindZone,
): Length {
  const ends = onePropertyOf(part, 'DTEND');
  if (ends !== null) {
    const end = readWhen(ends.values[0], ends, findZone);
    const ms = momentOf(end, zone) - zone.momentAt(start.wall);
    if (ms < 0) throw new Unreadable('BAD_LINE', 'DTEND');
    return { days: 0, ms };
  }
  const lasts = onePropertyOf(part, 'DURATION');
  if (lasts !== null) return readDuration(lasts.values[0], 'DURATION');
  return { days: start.isDay ? 1 : 0, ms: 0 };
}

export function readDuration(value: unknown, name: string): Length {
  if (!/^\+?P(?=.)[\dWDTHMS]+$/i.test(String(value))) throw new Unreadable('BAD_LINE', name);
  const { weeks, days, hours, minutes, seconds } = ICAL.Duration.fromString(String(value).toUpperCase());
  const ms = ((hours * 60 + minutes) * 60 + seconds) * 1_000;
  if (!Number.isFinite(weeks + days + ms)) throw new Unreadable('BAD_LINE', name);
  return { days: weeks * 7 + days, ms };
}

const period = z.tuple([z.string(), z.string()]);

function extraStart(value: unknown, property: Property, { findZone, floating }: ReadingContext): ExtraStart {
  const parsed = period.safeParse(value);
  if (!parsed.success) return { when: readWhen(value, property, findZone), length: null };
  const [from, until] = parsed.data;
  const when = readWhen(from, property, findZone);
  if (/^[+-]?P/i.test(until)) return { when, length: readDuration(until, 'RDATE') };
  const ms = momentOf(readWhen(until, property, findZone), floating) - momentOf(when, floating);
  return { when, length: { days: 0, ms } };
}

export const endOf = (zone: Zone, wall: number, { days, ms }: Length): number =>
  zone.momentAt(wall + days * DAY_MS) + ms;

/** Outlook's states that take no time. */
const FREE = ['FREE', 'WORKINGELSEWHERE'];

/**
 * False for free and cancelled events, and for those the owner declined, delegated or has not answered, so that nobody
 * closes the shop by sending an invitation. "Tentative" takes time.
 */
function blocksTime(part: Part, owners: ReadonlySet<string>): boolean {
  const outlook =
    wordOf(part, 'X-MICROSOFT-CDO-BUSYSTATUS') || wordOf(part, 'X-MICROSOFT-CDO-INTENDEDSTATUS');
  if (wordOf(part, 'STATUS') === 'CANCELLED' || wordOf(part, 'TRANSP') === 'TRANSPARENT') return false;
  if (FREE.includes(outlook)) return false;
  const answer = answerOf(part, owners);
  if (answer === 'DECLINED' || answer === 'DELEGATED') return false;
  return answer !== 'NEEDS-ACTION' || isOrganizer(part, owners);
}

function answerOf(part: Part, owners: ReadonlySet<string>): string {
  if (owners.size === 0) return '';
  const own = propertiesOf(part, 'ATTENDEE').find((guest) => isOwn(guest, owners));
  return own?.parameters.get('partstat')?.toUpperCase() ?? '';
}

const isOrganizer = (part: Part, owners: ReadonlySet<string>): boolean =>
  propertiesOf(part, 'ORGANIZER').some((organizer) => isOwn(organizer, owners));

function isOwn({ values, parameters }: Property, owners: ReadonlySet<string>): boolean {
  return [values[0], parameters.get('email')].some((address) => owners.has(plainAddress(String(address))));
}

/** `mailto:Sari@Contoh.example` as `sari@contoh.example`. */
export const plainAddress = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
