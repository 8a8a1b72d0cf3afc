import { expect, test } from 'vitest';
import { holdSlot } from '#contract/bookings/slots.ts';

const body = { product_id: '0192f0c8-7c1e-4b6a-9d55-3f1f0c8a4e11', starts_at: '2026-12-01T03:00:00Z' };

test.for(['Etc/Unknown', 'undefined', '', 'Mars/Olympus Mons'])(
  'a time is held for a browser whose zone is called "%s", in no zone but WIB',
  (time_zone) => {
    const parsed = holdSlot.body.safeParse({ ...body, time_zone });
    expect([parsed.success, parsed.data?.time_zone]).toEqual([true, undefined]);
  },
);

test('a zone that is known is kept with the time', () => {
  expect(holdSlot.body.parse({ ...body, time_zone: 'Asia/Makassar' }).time_zone).toBe('Asia/Makassar');
});
