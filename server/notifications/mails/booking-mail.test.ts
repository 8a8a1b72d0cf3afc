import { describe, expect, test } from 'vitest';
import { runInLanguage } from '#tests/support/language.ts';
import { type BookingMailFacts, bookingMail } from './booking-mail.ts';

const facts: BookingMailFacts = {
  event: 'booked',
  audience: 'holder',
  title: 'Konsultasi 45 menit',
  starts_at: new Date('2026-11-26T03:00:00Z'),
  ends_at: new Date('2026-11-26T03:45:00Z'),
  time_zone: 'Asia/Makassar',
  place_kind: 'meeting',
  place: 'https://meet.example/abc?x=1',
  change_until: new Date('2026-11-25T03:00:00Z'),
  is_given_back: true,
  holder: { full_name: 'Sari', email: 'sari@contoh.example', whatsapp: '0811' },
  answers: [{ label: 'Yang paling menyita waktu', value: 'Rekap nota' }],
  questions_url: null,
  url: 'https://arunika.example/user/bookings',
  invitation: { method: 'REQUEST', text: 'BEGIN:VCALENDAR' },
};
const write = (changes: Partial<BookingMailFacts>, language: 'id' | 'en' = 'id') =>
  runInLanguage(language, () => bookingMail({ ...facts, ...changes }));

describe('a mail about a session', () => {
  test('has date and place as its headline, in WIB and where its reader is, and the invitation', () => {
    const { subject, text, html, invitation } = write({});
    expect(subject).toBe('Kamis, 26 November 2026, 10.00 WIB: Konsultasi 45 menit');
    expect(text.startsWith('Kamis, 26 November 2026\n10.00–10.45 WIB')).toBe(true);
    expect(text).toContain('Di tempat Anda (WITA) pukul 11.00–11.45.');
    expect(text).toContain('sampai Rabu, 25 November 2026, 10.00 WIB');
    expect(text).toContain('Yang paling menyita waktu: Rekap nota');
    // The page of a meeting has no English twin.
    expect(html).toContain('href="https://meet.example/abc?x=1"');
    expect(invitation?.method).toBe('REQUEST');
    expect(write({}, 'en').subject).toBe('Thursday, 26 November 2026, 10:00 WIB: Konsultasi 45 menit');
    expect(write({}, 'en').text).toContain('Where you are (WITA): 11:00–11:45.');
  });

  test('says the day where it is another one there, and nothing where the clocks are the same', () => {
    expect(write({ time_zone: 'America/New_York' }).text).toContain(
      'Di tempat Anda (New York): Rabu, 25 November, pukul 22.00–22.45.',
    );
    for (const time_zone of [null, 'Asia/Jakarta', 'Asia/Bangkok', 'Tidak/Ada'])
      expect(write({ time_zone }).text).not.toContain('Di tempat Anda');
  });

  test('follows the daylight saving of where its reader is', () => {
    const spring = { starts_at: new Date('2026-07-01T03:00:00Z'), ends_at: new Date('2026-07-01T04:00:00Z') };
    expect(write({ ...spring, time_zone: 'Europe/Berlin' }).text).toContain('(Berlin) pukul 05.00–06.00');
    expect(write({ time_zone: 'Europe/Berlin' }).text).toContain('(Berlin) pukul 04.00–04.45');
  });

  test('that is cancelled keeps its place to itself, and says that what was paid is not lost', () => {
    const { text, subject } = write({ event: 'cancelled' });
    expect(subject).toMatch(/^Dibatalkan, Kamis, 26 November 2026/);
    expect(text).not.toContain('meet.example');
    expect(text).toContain('tidak hilang');
    expect(write({ event: 'cancelled', is_given_back: false }).text).not.toContain('tidak hilang');
  });

  test('asks for answers that are still open, until an hour before, and only its holder', () => {
    const questions_url = 'https://arunika.example/user/bookings/b/questions';
    for (const event of ['booked', 'moved', 'tomorrow'] as const)
      expect(write({ event, questions_url }).text).toContain(`Jawab pertanyaan:\n${questions_url}`);
    expect(write({ questions_url }).text).toContain('jawab dulu beberapa pertanyaan');
    expect(write({ event: 'soon', questions_url }).text).not.toContain(questions_url);
    expect(write({ audience: 'team', questions_url }).text).not.toContain(questions_url);
  });

  test('to the team names who comes and how to reach them', () => {
    const { text, subject } = write({ event: 'soon', audience: 'team' });
    expect(subject).toContain('Konsultasi 45 menit, Sari');
    for (const fact of ['sari@contoh.example', '0811', 'Rekap nota']) expect(text).toContain(fact);
    expect(text).not.toContain('Berhalangan');
  });
});
