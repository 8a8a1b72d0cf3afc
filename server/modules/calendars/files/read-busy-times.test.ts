import { describe, expect, test } from 'vitest';
import { type BookingEvent, eventFile } from './booking-event.ts';
import { readBusyTimes } from './read-busy-times.ts';

const window = { from: new Date('2026-10-15T00:00:00Z'), to: new Date('2026-12-15T00:00:00Z') };
const calendar = (...events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//uji//EN',
    ...events.map((lines, n) =>
      /RECURRENCE-ID|UID:/.test(lines)
        ? `BEGIN:VEVENT\nDTSTAMP:20261101T000000Z\n${lines}\nEND:VEVENT`
        : `BEGIN:VEVENT\nUID:${n}\nDTSTAMP:20261101T000000Z\n${lines}\nEND:VEVENT`,
    ),
    'END:VCALENDAR',
  ].join('\n');

/** `from → to` of what is busy, without the noise. */
function busy(...events: readonly string[]): readonly string[] {
  const read = readBusyTimes([calendar(...events)], window);
  if (!read.ok) throw new Error(read.refusal.code);
  const iso = (moment: Date) => moment.toISOString().slice(0, 16);
  return read.value.map(({ starts_at, ends_at }) => `${iso(starts_at)} → ${iso(ends_at)}`);
}

describe('busy times of a calendar', () => {
  test('are read in UTC, in a named zone, and without one as WIB', () => {
    expect(
      busy(
        'DTSTART:20261125T020000Z\nDTEND:20261125T030000Z',
        'DTSTART;TZID=Asia/Makassar:20261126T100000\nDURATION:PT90M',
        'DTSTART:20261127T100000\nDTEND:20261127T110000',
      ),
    ).toEqual([
      '2026-11-25T02:00 → 2026-11-25T03:00',
      '2026-11-26T02:00 → 2026-11-26T03:30',
      '2026-11-27T03:00 → 2026-11-27T04:00',
    ]);
  });

  test('of a whole day are the day in WIB', () => {
    expect(busy('DTSTART;VALUE=DATE:20261126\nDTEND;VALUE=DATE:20261128')).toEqual([
      '2026-11-25T17:00 → 2026-11-27T17:00',
    ]);
  });

  test('of a weekly meeting follow the daylight saving of its zone, without what was left out, and with what was moved', () => {
    expect(
      busy(
        'UID:w\nDTSTART;TZID=Europe/Berlin:20261020T100000\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=5\nEXDATE;TZID=Europe/Berlin:20261103T100000',
        'UID:w\nRECURRENCE-ID;TZID=Europe/Berlin:20261110T100000\nDTSTART;TZID=Europe/Berlin:20261110T150000\nDURATION:PT1H',
      ),
    ).toEqual([
      '2026-10-20T08:00 → 2026-10-20T09:00',
      '2026-10-27T09:00 → 2026-10-27T10:00',
      '2026-11-10T14:00 → 2026-11-10T15:00',
      '2026-11-17T09:00 → 2026-11-17T10:00',
    ]);
  });

  test('leave out what is free, cancelled, without a length, outside the window, or a booking of our own', () => {
    const at = 'DTSTART:20261125T020000Z\nDTEND:20261125T030000Z';
    expect(
      busy(
        `${at}\nTRANSP:TRANSPARENT`,
        `${at}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`,
        `${at}\nSTATUS:CANCELLED`,
        'DTSTART:20261125T020000Z',
        'DTSTART:20270125T020000Z\nDTEND:20270125T030000Z',
        `UID:booking-0192f0c8-7c1e-4b6a-9d55-3f1f0c8a4e11\n${at}`,
      ),
    ).toEqual([]);
  });

  test('of an event that began before the window and lasts into it are known', () => {
    expect(busy('DTSTART:20261010T000000Z\nDTEND:20261016T000000Z')).toEqual([
      '2026-10-10T00:00 → 2026-10-16T00:00',
    ]);
  });

  test('of a calendar without events are none', () => {
    expect(busy()).toEqual([]);
  });

  test.each([
    ['', 'NOT_A_CALENDAR'],
    ['<html>Please sign in</html>', 'NOT_A_CALENDAR'],
    ['BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nDTSTART:2026', 'NOT_A_CALENDAR'],
    [calendar('DTSTART:20261101T000000Z\nDURATION:PT1S\nRRULE:FREQ=SECONDLY'), 'CALENDAR_TOO_LARGE'],
    [
      calendar('DTSTART:20261101T000000Z\nDURATION:PT1S\nRRULE:FREQ=DAILY;BYMINUTE=1,2,3'),
      'CALENDAR_TOO_LARGE',
    ],
    [
      calendar('DTSTART:19700101T000000Z\nDURATION:PT1M\nRRULE:FREQ=HOURLY;COUNT=1000000000'),
      'CALENDAR_TOO_LARGE',
    ],
    [
      calendar(...Array.from({ length: 5_001 }, () => 'DTSTART:20261125T020000Z\nDTEND:20261125T030000Z')),
      'CALENDAR_TOO_LARGE',
    ],
  ])('of what is no calendar, or none that can be read, say so (%#)', (text, code) => {
    expect(readBusyTimes([text], window)).toEqual({ ok: false, refusal: { code } });
  });
});

describe('the file of a booking', () => {
  const event: BookingEvent = {
    uid: 'booking-0192f0c8-7c1e-4b6a-9d55-3f1f0c8a4e11',
    sequence: 3,
    title: 'Konsultasi, dengan "Arunika"; Bu Sari',
    starts_at: new Date('2026-11-26T03:00:00Z'),
    ends_at: new Date('2026-11-26T03:45:00Z'),
    location: 'https://meet.example/abc',
    description: 'Baris satu\nBaris dua',
    is_cancelled: false,
    changed_at: new Date('2026-11-20T00:00:00Z'),
  };
  const invitation = {
    organizer: { name: 'Arunika', email: 'halo@arunika.example' },
    attendee: { name: 'Sari', email: 'sari@contoh.example' },
  };

  test('invites, with an identity and a sequence by which calendars replace what they have', () => {
    const text = eventFile({ method: 'request', events: [event], invitation });
    for (const line of [
      'METHOD:REQUEST',
      'UID:booking-0192f0c8-7c1e-4b6a-9d55-3f1f0c8a4e11',
      'SEQUENCE:3',
      'DTSTART:20261126T030000Z',
      'DTEND:20261126T034500Z',
      'STATUS:CONFIRMED',
      String.raw`SUMMARY:Konsultasi\, dengan "Arunika"\; Bu Sari`,
      String.raw`DESCRIPTION:Baris satu\nBaris dua`,
      'ORGANIZER;CN="Arunika":mailto:halo@arunika.example',
    ])
      expect(text.split('\r\n')).toContain(line);
    expect(text.replaceAll('\r\n ', '')).toContain('MAILTO:sari@contoh.example');
  });

  test('calls off', () => {
    const text = eventFile({ method: 'cancel', events: [{ ...event, is_cancelled: true }], invitation });
    expect(text).toContain('METHOD:CANCEL');
    expect(text).toContain('STATUS:CANCELLED');
  });

  test('for a calendar server has no method', () => {
    expect(eventFile({ method: 'none', events: [event] })).not.toContain('METHOD');
  });
});
