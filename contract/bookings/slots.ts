import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { bookingKinds, MAX_SLOT_DAYS, placeKinds } from '#shared/bookings/bookings.ts';
import { DAY_MS, startOfDay } from '#shared/time/dates.ts';
import { publicApi } from '../endpoint.ts';
import { calendarDay, settableMoment, timestamp, uuid } from '../fields.ts';
import { SLOT_TAKEN, timeZone } from './bookings.ts';

const anyone = publicApi('Bookings');

const NOT_SCHEDULED = { status: 404 } as const;

const slot = z.object({
  starts_at: timestamp,
  ends_at: timestamp,
  is_free: z.boolean().meta({ description: 'Somebody has the others.' }),
});
export type OfferedSlot = z.output<typeof slot>;

const session = z.object({
  kind: z.enum(bookingKinds),
  minutes: z.int(),
  place_kind: z.enum(placeKinds),
  change_until_hours: z.int().meta({ description: 'Until how long before it its holder may move it.' }),
  sessions: z.int().meta({ description: 'That one purchase pays for.' }),
  valid_days: z.int().nullable().meta({ description: 'For how long after it they can be chosen.' }),
  last_day: z.iso.date().meta({ description: 'The last that can be chosen now, WIB.' }),
});
export type OfferedSession = z.output<typeof session>;

const span = ({ first, last }: { readonly first: string; readonly last: string }) =>
  (startOfDay(last).getTime() - startOfDay(first).getTime()) / DAY_MS;

export const listSlots = anyone.get('/api/slots', {
  summary: 'Times of a session that can be chosen on some days',
  rate_limit: { name: 'slots', points: 120, seconds: 60 },
  query: z
    .object({
      product_id: uuid.optional(),
      kind: z.enum(['free', 'audit']).optional().meta({ description: 'Of one without a product.' }),
      first: calendarDay,
      last: calendarDay,
    })
    .refine((query) => span(query) >= 0 && span(query) < MAX_SLOT_DAYS, { error: () => inputCopy.dayRange }),
  output: z.object({ session, slots: z.array(slot) }),
  refusals: { NOT_SCHEDULED },
});

const hold = z
  .object({
    id: uuid,
    product_id: uuid,
    starts_at: timestamp,
    ends_at: timestamp,
    time_zone: z.string().nullable(),
    expires_at: timestamp,
    is_live: z.boolean().meta({ description: 'It has not run out, nor was it paid.' }),
  })
  .meta({ id: 'SlotHold' });
export type SlotHold = z.output<typeof hold>;

export const holdSlot = anyone.post('/api/slots/hold', {
  summary: 'Keep a time of a consultation for 15 minutes, to pay it',
  description: 'Whoever knows the id of the hold can pay for it: `items[].hold` at the checkout.',
  rate_limit: { name: 'slot-hold', points: 20, seconds: 900 },
  body: z.object({
    product_id: uuid,
    starts_at: settableMoment.transform((moment) => new Date(moment)),
    time_zone: timeZone.optional(),
    replaces: uuid.optional().meta({ description: 'A hold that is no longer wanted.' }),
  }),
  output: z.object({ hold }),
  refusals: { NOT_SCHEDULED, SLOT_TAKEN, TOO_MANY_HOLDS: { status: 409 } },
});

export const getHold = anyone.get('/api/slots/hold/{id}', {
  summary: 'A time that was held, and for how long it is',
  params: z.object({ id: uuid }),
  output: z.object({ hold }),
  refusals: { HOLD_NOT_FOUND: { status: 404 } },
});
