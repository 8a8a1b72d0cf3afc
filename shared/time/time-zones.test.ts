import { describe, expect, test } from 'vitest';
import { differsFromWib, isTimeZone, timeIn, zoneLabel } from './time-zones.ts';

/** Thursday, 26 November 2026, 10.00 WIB. */
const TEN = new Date('2026-11-26T03:00:00Z');

describe('a time in WIB', () => {
  test.for([
    ['Asia/Jakarta', '2026-11-26', '10.00', 'Jakarta, WIB'],
    ['Asia/Makassar', '2026-11-26', '11.00', 'Makassar, WITA'],
    ['Asia/Jayapura', '2026-11-26', '12.00', 'Jayapura, WIT'],
    ['Asia/Kathmandu', '2026-11-26', '08.45', 'Kathmandu, GMT+5:45'],
    ['America/New_York', '2026-11-25', '22.00', 'New York, GMT-5'],
    ['Pacific/Kiritimati', '2026-11-26', '17.00', 'Kiritimati, GMT+14'],
    ['UTC', '2026-11-26', '03.00', 'UTC'],
  ] as const)('is another one in %s', ([zone, day, time, label]) => {
    expect([timeIn(zone, TEN), zoneLabel(zone, TEN)]).toEqual([{ day, time }, label]);
    expect(differsFromWib(zone, TEN)).toBe(zone !== 'Asia/Jakarta');
  });

  test('follows the daylight saving of where the buyer is, on the day of the session', () => {
    const summer = new Date('2026-10-31T03:00:00Z');
    const winter = new Date('2026-11-02T03:00:00Z');
    expect([timeIn('America/New_York', summer).time, zoneLabel('America/New_York', summer)]).toEqual([
      '23.00',
      'New York, GMT-4',
    ]);
    expect(timeIn('America/New_York', winter).time).toBe('22.00');
    // In spring an hour is left out.
    expect(
      ['2027-03-14T06:59:00Z', '2027-03-14T07:00:00Z'].map(
        (moment) => timeIn('America/New_York', new Date(moment)).time,
      ),
    ).toEqual(['01.59', '03.00']);
    expect(
      ['2027-03-28T00:59:00Z', '2027-03-28T01:00:00Z'].map(
        (moment) => timeIn('Europe/Berlin', new Date(moment)).time,
      ),
    ).toEqual(['01.59', '03.00']);
    expect([
      timeIn('Europe/Berlin', new Date('2026-10-25T00:59:00Z')),
      timeIn('Europe/Berlin', new Date('2026-10-25T01:00:00Z')),
    ]).toEqual([
      { day: '2026-10-25', time: '02.59' },
      { day: '2026-10-25', time: '02.00' },
    ]);
  });

  test('is midnight as 00, also at the end of a year and of February', () => {
    expect(timeIn('Asia/Makassar', new Date('2026-12-31T16:00:00Z'))).toEqual({
      day: '2027-01-01',
      time: '00.00',
    });
    expect(timeIn('Asia/Makassar', new Date('2028-02-28T16:00:00Z'))).toEqual({
      day: '2028-02-29',
      time: '00.00',
    });
  });
});

test('a name that no clock has is none', () => {
  expect(['Asia/Makassar', 'Asia/Atlantis', ''].map(isTimeZone)).toEqual([true, false, false]);
});
