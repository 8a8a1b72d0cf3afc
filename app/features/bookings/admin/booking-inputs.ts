import { z } from 'zod';
import { calendarDay } from '#contract/fields.ts';
import { blockCopy, bookingCopy } from '#messages/bookings/admin.ts';

export const clock = z
  .string({ error: () => bookingCopy.noClock })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => bookingCopy.noClock });

const day = z.string({ error: () => bookingCopy.noDay }).pipe(calendarDay);
export const momentOf = (date: string, time: string): string =>
  new Date(`${date}T${time}:00+07:00`).toISOString();

export const blockInput = z
  .object({ day, from: clock, until: clock, note: z.string().trim().max(200).default('') })
  .refine(({ from, until }) => from < until, { path: ['until'], error: () => blockCopy.backwards })
  .transform(({ day: date, from, until, note }) => ({
    starts_at: momentOf(date, from),
    ends_at: momentOf(date, until),
    note,
  }));

export interface Block {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

export const moveInput = z
  .object({ day, time: clock })
  .transform(({ day: date, time }) => ({ starts_at: momentOf(date, time) }));

export const cancelInput = z.object({ session: z.enum(['back', 'gone']).default('gone') });
