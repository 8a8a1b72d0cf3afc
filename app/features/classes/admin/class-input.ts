import { z } from 'zod';
import { momentInput } from '#app/lib/forms/moment-input.ts';
import { saveClass } from '#contract/classes/admin.ts';
import { classCopy as copy } from '#messages/classes/admin.ts';
import { classPlaceKinds } from '#shared/bookings/classes.ts';

/** Id of the form. */
export const CLASS_FORM = 'class';

const moment = momentInput(() => copy.when);
const session = z.object({
  id: z.string().default(''),
  starts_at: moment,
  ends_at: moment,
  place: z.string().default(''),
  recording_lesson_id: z.string().nullable().default(null),
});

export const classInput = z
  .object({
    sales_end_at: moment,
    place_kind: z.enum(classPlaceKinds).nullable().default(null),
    public_place: z.string().nullable().default(null),
    sessions: z.array(session).default([]),
  })
  .transform(
    ({ sessions, ...facts }): z.input<typeof saveClass.body> => ({
      ...facts,
      sessions: sessions.map(({ id, starts_at, ends_at, ...said }) => ({
        ...said,
        id: id === '' ? null : id,
        starts_at: starts_at ?? '',
        ends_at: ends_at ?? '',
      })),
    }),
  )
  .pipe(saveClass.body);
