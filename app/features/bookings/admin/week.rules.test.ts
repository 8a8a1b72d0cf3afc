import { describe, expect, test } from 'vitest';
import type { BookingDays, DeskBooking } from '#contract/bookings/admin.ts';
import {
  agendaOf,
  dayShown,
  daysOfWeek,
  entriesOf,
  hoursOf,
  positionOf,
  shiftWeek,
  weekOf,
} from './week.rules.ts';

const at = (clock: string, day = '2026-11-24') => `${day}T${clock}:00+07:00`;
const booking = (from: string, until: string): DeskBooking => ({
  id: from,
  kind: 'paid',
  state: 'upcoming',
  product_title: 'Konsultasi',
  starts_at: from,
  ends_at: until,
  hold_expires_at: null,
  session_number: 1,
  session_count: 1,
  full_name: 'Sari',
  company: null,
});
const nothing: BookingDays = {
  bookings: [],
  blocked: [],
  busy: [],
  days_off: [],
  no_outcome: [],
  to_remind: [],
};
const morning = new Date(at('06:00'));
const clocks = (rows: readonly { type: string; from: number; until: number }[]) =>
  rows.map(({ type, from, until }) => {
    const clock = (moment: number) => new Date(moment + 7 * 3_600_000).toISOString().slice(11, 16);
    return `${type} ${clock(from)}–${clock(until)}`;
  });

describe('a week', () => {
  test('begins on Monday in WIB, also over the end of a month and of a year', () => {
    expect(weekOf('2026-11-24', morning)).toBe('2026-11-23');
    expect(weekOf('2026-11-29', morning)).toBe('2026-11-23');
    expect(weekOf('2027-01-01', morning)).toBe('2026-12-28');
    // 23.30 UTC on Sunday is Monday here.
    expect(weekOf(null, new Date('2026-11-22T23:30:00Z'))).toBe('2026-11-23');
    expect(weekOf('2026-02-31', morning)).toBe('2026-11-23');
    expect(daysOfWeek('2026-12-28').at(-1)).toBe('2027-01-03');
    expect([shiftWeek('2026-12-28', 1), shiftWeek('2026-12-28', -1)]).toEqual(['2027-01-04', '2026-12-21']);
  });

  test('shows a phone the day that was asked for, else today, else its first', () => {
    const days = daysOfWeek('2026-11-23');
    expect(dayShown('2026-11-26', days, morning)).toBe('2026-11-26');
    expect(dayShown('2026-12-26', days, morning)).toBe('2026-11-24');
    expect(dayShown(null, daysOfWeek('2026-12-07'), morning)).toBe('2026-12-07');
  });

  test('draws a usual day, and more where something lies outside it', () => {
    const days = daysOfWeek('2026-11-23');
    expect(hoursOf(days, nothing)).toEqual({ from: 8, until: 18 });
    const bookings = [booking(at('06:30'), at('07:00')), booking(at('19:00'), at('20:15'))];
    expect(hoursOf(days, { ...nothing, bookings })).toEqual({ from: 6, until: 21 });
    const busy = [{ starts_at: at('00:00'), ends_at: at('00:00', '2026-11-25'), calendar: 'Kerja' }];
    expect(hoursOf(days, { ...nothing, busy })).toEqual({ from: 8, until: 18 });
  });

  test('puts a span where it belongs, and no part of it outside', () => {
    const place = (from: string, until: string) =>
      positionOf({ from: Date.parse(at(from)), until: Date.parse(at(until)) }, '2026-11-24', {
        from: 8,
        until: 18,
      });
    expect(place('09:00', '10:30')).toEqual({ top: 10, height: 15 });
    expect(place('06:00', '09:00')).toEqual({ top: 0, height: 10 });
  });
});

describe('a day', () => {
  test('says its free hours between what takes time', () => {
    const data = {
      ...nothing,
      bookings: [booking(at('10:00'), at('10:45')), booking(at('15:00'), at('16:00'))],
      busy: [{ starts_at: at('10:30'), ends_at: at('12:00'), calendar: 'Kerja' }],
      blocked: [{ id: 'b', starts_at: at('12:15'), ends_at: at('13:00'), note: '' }],
    };
    expect(clocks(agendaOf('2026-11-24', data, morning))).toEqual([
      'free 08:00–10:00',
      'booking 10:00–10:45',
      'busy 10:30–12:00',
      'blocked 12:15–13:00',
      'free 13:00–15:00',
      'booking 15:00–16:00',
      'free 16:00–18:00',
    ]);
  });

  test('is free from now on, and not at all once it is over or off', () => {
    expect(clocks(agendaOf('2026-11-24', nothing, new Date(at('10:10'))))).toEqual(['free 11:00–18:00']);
    expect(agendaOf('2026-11-23', nothing, morning)).toEqual([]);
    const off = { ...nothing, days_off: [{ day: '2026-11-24', name: 'Libur' }] };
    expect(agendaOf('2026-11-24', off, morning)).toEqual([]);
  });

  test('has the part of a span that lies in it', () => {
    const blocked = [{ id: 'b', starts_at: at('20:00', '2026-11-23'), ends_at: at('09:00'), note: '' }];
    const data = { ...nothing, blocked };
    expect(clocks(entriesOf('2026-11-23', data))).toEqual(['blocked 20:00–00:00']);
    expect(clocks(entriesOf('2026-11-24', data))).toEqual(['blocked 00:00–09:00']);
  });
});
