import { type EventInstance, expandRecurringEvent, parseICS, type VEvent } from 'node-ical';
import { type Result, refuse, succeed } from '#shared/result.ts';
import { isOwnUid } from './booking-event.ts';

export interface Span {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

interface Window {
  readonly from: Date;
  readonly to: Date;
}

export type UnreadableCalendar = { readonly code: 'NOT_A_CALENDAR' | 'CALENDAR_TOO_LARGE' };

const MAX_EVENTS = 5_000;
const MAX_SPANS = 5_000;
const WORK_LIMIT_MS = 5_000;
const WIB_OFFSET_MS = 7 * 3_600_000;
/** A rule that repeats more often than hourly is no appointment, and reading it would take for ever. */
const TOO_OFTEN = /^(?:RRULE|EXRULE)[^\r\n]*(?:FREQ=(?:SECOND|MINUTE)LY|BYSECOND=|BYMINUTE=\d+,)/im;

/**
 * When somebody is busy within the window, from iCalendar texts: repetitions, exceptions and zones are worked out.
 * Left out are free and cancelled events, and our own. What names no zone (whole days too) is WIB.
 */
export function readBusyTimes(
  texts: readonly string[],
  { from, to }: Window,
): Result<readonly Span[], UnreadableCalendar> {
  const spans: Span[] = [];
  const deadline = performance.now() + WORK_LIMIT_MS;
  let count = 0;
  for (const text of texts) {
    const events = readEvents(text);
    if (events === null) return refuse({ code: 'NOT_A_CALENDAR' });
    count += events.length;
    if (count > MAX_EVENTS || TOO_OFTEN.test(text)) return refuse({ code: 'CALENDAR_TOO_LARGE' });
    for (const event of events) {
      if (performance.now() > deadline) return refuse({ code: 'CALENDAR_TOO_LARGE' });
      const instances = expand(event, { from: dayBefore(from), to: dayAfter(to) });
      if (instances === null) return refuse({ code: 'CALENDAR_TOO_LARGE' });
      const busy = instances.filter(isBusy).map(spanOf);
      spans.push(
        ...busy.filter((span) => span.ends_at > from && span.starts_at < to && span.ends_at > span.starts_at),
      );
      if (spans.length > MAX_SPANS) return refuse({ code: 'CALENDAR_TOO_LARGE' });
    }
  }
  return succeed(spans.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime()));
}

// The library compares zoneless times as if they were the server's; a day more at both ends leaves none out.
const dayBefore = (moment: Date): Date => new Date(moment.getTime() - 86_400_000);
const dayAfter = (moment: Date): Date => new Date(moment.getTime() + 86_400_000);

/** Null unless the text is a calendar; one without events is. */
function readEvents(text: string): readonly VEvent[] | null {
  if (!/^﻿?\s*BEGIN:VCALENDAR\s*$/im.test(text.slice(0, 200)) || !/END:VCALENDAR\s*$/i.test(text)) return null;
  try {
    return Object.values(parseICS(text)).flatMap((part) =>
      part?.type === 'VEVENT' && isVEvent(part) && !isOwnUid(part.uid) ? [part] : [],
    );
  } catch {
    // Whatever it is, it can not be read.
    return null;
  }
}

/** Null where the library gives up: a rule counts from too long ago. */
function expand(event: VEvent, window: Window): readonly EventInstance[] | null {
  try {
    return expandRecurringEvent(event, { ...window, expandOngoing: true });
  } catch {
    return null;
  }
}

function isVEvent(part: { readonly type: string }): part is VEvent {
  return (
    'start' in part && part.start instanceof Date && !Number.isNaN(part.start.getTime()) && 'uid' in part
  );
}

function isBusy({ event }: EventInstance): boolean {
  const { transparency, status } = event;
  return (
    transparency !== 'TRANSPARENT' && status !== 'CANCELLED' && event['MICROSOFT-CDO-BUSYSTATUS'] !== 'FREE'
  );
}

function spanOf({ start, end, isFullDay }: EventInstance): Span {
  return { starts_at: momentOf(start, isFullDay), ends_at: momentOf(end, isFullDay) };
}

/** The library reads what has no zone as the server's local time; its owner means WIB. */
function momentOf(date: EventInstance['start'], isFullDay: boolean): Date {
  if (date.tz !== undefined && !isFullDay) return new Date(date.getTime());
  const wall = Date.UTC(
    date.getFullYear(),
    date.getMonth(),
    date.getDate(),
    date.getHours(),
    date.getMinutes(),
  );
  return new Date(wall - WIB_OFFSET_MS);
}
