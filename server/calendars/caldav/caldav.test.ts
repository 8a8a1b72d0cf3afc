import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPublicFetch } from '#server/platform/outgoing/public-fetch.ts';
import { calendarAccount, type RunningRadicale, startRadicale } from '#tests/support/machine/radicale.ts';
import { eventFile } from '../files/booking-event.ts';
import { deleteEvent, putEvent } from '../push-events.ts';
import { findCalendars } from './find-calendars.ts';
import { readCalendarObjects } from './read-objects.ts';

const fetch = createPublicFetch({ allows_private: true, limitMs: 10_000, max_bytes: 1_000_000 });
const november = { from: new Date('2026-11-01T00:00:00Z'), to: new Date('2026-12-01T00:00:00Z') };
const uid = 'booking-0192f0c8-7c1e-4b6a-9d55-3f1f0c8a4e11';
const textAt = (hour: number, sequence = 0) =>
  eventFile({
    method: 'none',
    events: [
      {
        uid,
        sequence,
        title: 'Konsultasi',
        starts_at: new Date(Date.UTC(2026, 10, 26, hour)),
        ends_at: new Date(Date.UTC(2026, 10, 26, hour + 1)),
        location: '',
        description: '',
        is_cancelled: false,
        changed_at: new Date('2026-11-20T00:00:00Z'),
      },
    ],
  });

describe('a CalDAV server', () => {
  let radicale: RunningRadicale;
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.stop());

  test('says which calendars an account has, from the address of the server alone', async () => {
    const address = await radicale.makeCalendar('kerja');
    const found = await findCalendars(fetch, { address: radicale.url, ...calendarAccount });
    expect(found.calendars).toEqual([{ name: 'kerja', address }]);
    await expect(
      findCalendars(fetch, { ...calendarAccount, address: radicale.url, password: 'salah' }),
    ).rejects.toThrow();
  });

  test('takes a booking, its change and its end, each also twice', async () => {
    const access = { address: await radicale.makeCalendar('janji'), ...calendarAccount };
    const read = async () => (await readCalendarObjects(fetch, access, november)).map(({ text }) => text);
    expect(await read()).toEqual([]);
    await putEvent(fetch, access, { uid, text: textAt(3) });
    await putEvent(fetch, access, { uid, text: textAt(3) });
    expect(await read()).toEqual([expect.stringContaining('DTSTART:20261126T030000Z')]);
    await putEvent(fetch, access, { uid, text: textAt(5, 1) });
    expect(await read()).toEqual([expect.stringContaining('DTSTART:20261126T050000Z')]);
    await deleteEvent(fetch, access, uid);
    await deleteEvent(fetch, access, uid);
    expect(await read()).toEqual([]);
  });

  test('that does not let us write says so', async () => {
    const address = await radicale.makeCalendar('tertutup');
    const access = { address, ...calendarAccount, password: 'salah' };
    await expect(putEvent(fetch, access, { uid, text: textAt(3) })).rejects.toThrow('401');
    await expect(deleteEvent(fetch, access, uid)).rejects.toThrow('401');
  });
});
