import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';

export const bookingKinds = ['free', 'paid'] as const;
const booking = z
  .object({
    id: uuid,
    kind: z.enum(bookingKinds),
    status: z.enum(['booked', 'completed', 'cancelled']),
    month: z.iso.date().meta({ description: 'First day of the month it counts for, WIB.' }),
    order_id: uuid.nullable(),
    created_at: timestamp,
  })
  .meta({ id: 'Booking' });
export type Booking = z.output<typeof booking>;

export const freeConsultation = z.object({
  is_eligible: z.boolean().meta({ description: 'Profile of at least 80 %.' }),
  is_used: z.boolean().meta({ description: 'Booked for this month already.' }),
  percent: z.int().meta({ description: 'Of the profile.' }),
});

export const listBookings = endpoint({
  method: 'get',
  path: '/api/bookings',
  summary: 'Own consultations, newest first, and whether the free one of this month is still there',
  tag: 'Bookings',
  role: 'user',
  output: z.object({
    bookings: z.array(booking),
    free_consultation: freeConsultation,
  }),
  refusals: {},
});

export const bookFreeConsultation = endpoint({
  method: 'post',
  path: '/api/bookings/free-consultation',
  summary: 'Book the free consultation of this month (DECISIONS 27)',
  tag: 'Bookings',
  role: 'user',
  rate_limit: { name: 'booking', points: 10, seconds: 600 },
  body: z.object({}).strict(),
  output: z.object({ booking }),
  refusals: {
    PROFILE_INCOMPLETE: {
      status: 403,
      details: z.object({ percent: z.int() }),
    },
    ALREADY_BOOKED: { status: 409 },
  },
});
