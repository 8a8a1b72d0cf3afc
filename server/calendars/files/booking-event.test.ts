import { describe, expect, test } from 'vitest';
import { type BookingEvent, eventFile } from './booking-event.ts';

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
