import { z } from 'zod';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { DAY_MS } from '#shared/time/dates.ts';
import { isOwnUid } from './booking-event.ts';
import {
  type CalendarEvent,
  plainAddress,
  type ReadingContext,
  readDuration,
  readEvent,
} from './calendar-event.ts';
import { type Part, readParts } from './content-lines.ts';
import { expandEvents } from './expand-events.ts';
import { propertiesOf } from './properties.ts';
import { createUnreadList, Unreadable, type UnreadEvent, type UnreadList } from './unread.ts';
import { type FindZone, momentOf, normalizeSpans, readWhen, type Span, UTC, type Window } from './when.ts';
import { createZoneBook, textOf } from './zone-book.ts';

export type { Span } from './when.ts';

export type UnreadableCalendar = { readonly code: 'NOT_A_CALENDAR' | 'CALENDAR_TOO_LARGE' };

export interface BusyTimes {
  readonly busy: readonly Span[];
  readonly unread_count: number;
  /** Only the first ones are listed. */
  readonly unread: readonly UnreadEvent[];
}

export interface ReadingOptions extends Window {
  readonly owners?: readonly string[];
  /** After it, rules are no longer expanded (`performance.now()`). */
  readonly deadline?: number;
}

export interface CalendarObject {
  readonly name: string;
  readonly text: string;
}

/** Two an hour for half a year. */
const MAX_SPANS = 10_000;

const parseCalendars = (text: string): readonly Part[] | null => {
  const calendars = readParts(text);
  return calendars.length > 0 && calendars.every(({ isClosed }) => isClosed) ? calendars : null;
};

export function readBusyTimes(
  texts: readonly string[],
  options: ReadingOptions,
): Result<BusyTimes, UnreadableCalendar> {
  const calendars = texts.map(parseCalendars);
  // Time after a truncated file would wrongly count as free.
  if (calendars.includes(null)) return refuse({ code: 'NOT_A_CALENDAR' });
  return readCalendars(
    calendars.flatMap((parts) => parts ?? []),
    createUnreadList(),
    options,
  );
}

/** Like `readBusyTimes`; an object that is no calendar is listed too. */
export function readObjects(
  objects: readonly CalendarObject[],
  options: ReadingOptions,
): Result<BusyTimes, UnreadableCalendar> {
  const unread = createUnreadList();
  const calendars = objects.flatMap(({ name, text }) => {
    const parts = parseCalendars(text);
    if (parts === null) unread.add({ title: name, line: 1, reason: 'NO_TEXT', detail: '' });
    return parts ?? [];
  });
  return readCalendars(calendars, unread, options);
}

function readCalendars(
  calendars: readonly Part[],
  unread: UnreadList,
  { owners = [], deadline = Number.POSITIVE_INFINITY, ...window }: ReadingOptions,
): Result<BusyTimes, UnreadableCalendar> {
  const known = new Set(owners.map(plainAddress));
  const read = calendars.map((calendar) =>
    readCalendarContents(calendar, { calendars, unread, owners: known }),
  );
  const spans = read.flatMap(({ busy }) => normalizeSpans(busy, window));
  const events = read.flatMap((one) => one.events);
  const partOf = new Map(events.map(({ part, event }) => [event, part]));
  for (const group of byUid(events.map(({ event }) => event))) {
    const guard = (event: CalendarEvent, expand: () => readonly Span[]) =>
      unread.try(partOf.get(event), () => {
        if (event.rules.length > 0 && performance.now() > deadline) throw new Unreadable('NO_TIME_LEFT');
        return expand();
      }) ?? [];
    spans.push(...normalizeSpans(expandEvents(group, window, guard), window));
    if (spans.length > MAX_SPANS) return refuse({ code: 'CALENDAR_TOO_LARGE' });
  }
  return succeed({
    busy: normalizeSpans(spans, window),
    unread_count: unread.count(),
    unread: unread.first(),
  });
}

interface CalendarContents {
  readonly busy: readonly Span[];
  readonly events: readonly { readonly part: Part; readonly event: CalendarEvent }[];
}

function readCalendarContents(
  calendar: Part,
  {
    calendars,
    unread,
    owners,
  }: Pick<ReadingContext, 'owners'> & { readonly calendars: readonly Part[]; readonly unread: UnreadList },
): CalendarContents {
  const zones = createZoneBook(calendar, calendars);
  // Google names an account's calendar by its address.
  const named = plainAddress(textOf(calendar, 'X-WR-CALNAME'));
  const contextOf = (part: Part): ReadingContext => ({
    owners: named.includes('@') ? new Set([...owners, named]) : owners,
    floating: zones.floating,
    findZone: (tzid) => {
      const zone = zones.find(tzid);
      if (zone === null) unread.note(part, 'UNKNOWN_ZONE', tzid);
      return zone ?? zones.floating;
    },
  });
  const busy = calendar.parts.flatMap((part) =>
    part.kind === 'VFREEBUSY'
      ? (unread.try(part, () => readFreeBusy(part, contextOf(part).findZone)) ?? [])
      : [],
  );
  const events = calendar.parts.flatMap((part) => {
    if (part.kind !== 'VEVENT' || isOwnUid(textOf(part, 'UID'))) return [];
    const event = unread.try(part, () => readEvent(part, contextOf(part)));
    return event === null ? [] : [{ part, event }];
  });
  return { busy, events };
}

function byUid(events: readonly CalendarEvent[]): readonly (readonly CalendarEvent[])[] {
  const alone = events.filter(({ uid }) => uid === null).map((event) => [event]);
  const groups = Map.groupBy(
    events.filter(({ uid }) => uid !== null),
    ({ uid }) => uid,
  );
  return [...alone, ...groups.values()];
}

const period = z.tuple([z.string(), z.string()]);

function readFreeBusy(part: Part, findZone: FindZone): readonly Span[] {
  if (!part.isClosed) throw new Unreadable('NOT_CLOSED');
  const busy = propertiesOf(part, 'FREEBUSY').filter(
    ({ parameters }) => parameters.get('fbtype')?.toUpperCase() !== 'FREE',
  );
  return busy.flatMap((property) =>
    property.values.map((value) => {
      const parsed = period.safeParse(value);
      if (!parsed.success) throw new Unreadable('BAD_LINE', 'FREEBUSY');
      const [from, until] = parsed.data;
      const starts = momentOf(readWhen(from, property, findZone), UTC);
      if (!/^[+-]?P/i.test(until)) {
        return spanOf(starts, momentOf(readWhen(until, property, findZone), UTC));
      }
      const { days, ms } = readDuration(until, 'FREEBUSY');
      return spanOf(starts, starts + days * DAY_MS + ms);
    }),
  );
}

const spanOf = (starts: number, ends: number): Span => ({
  starts_at: new Date(starts),
  ends_at: new Date(ends),
});
