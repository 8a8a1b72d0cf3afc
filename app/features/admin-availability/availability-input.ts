import { z } from 'zod';
import {
  addDayOff,
  blockTime,
  type SessionRules,
  sessionRules,
} from '#contract/admin/bookings/availability.ts';
import { availabilityCopy as copy } from '#messages/admin-availability.ts';
import { formatHours, parseHours } from '#shared/time/working-hours.ts';

const { hours: _, max_per_day, max_per_week, valid_days, place, questions, ...rules } = sessionRules.shape;

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const dayField = (weekday: number) => `day_${weekday}`;

const dayHours = z
  .string()
  .default('')
  .transform((text, check) => {
    const parsed = parseHours(text);
    if (parsed === null) check.addIssue({ code: 'custom', message: copy.badHours });
    return parsed ?? [];
  });

/** Empty: no limit. */
const orNull = <Schema extends z.ZodNullable<z.ZodNumber>>(schema: Schema) =>
  schema
    .unwrap()
    .optional()
    .transform((value) => value ?? null);

/** One a line. */
const lines = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  )
  .pipe(questions.unwrap());

export const sessionInput = z
  .object({
    target: z.string(),
    ...rules,
    place: place.default(''),
    questions: lines,
    max_per_day: orNull(max_per_day),
    max_per_week: orNull(max_per_week),
    valid_days: orNull(valid_days),
    day_1: dayHours,
    day_2: dayHours,
    day_3: dayHours,
    day_4: dayHours,
    day_5: dayHours,
    day_6: dayHours,
    day_7: dayHours,
  })
  .transform(({ target, day_1, day_2, day_3, day_4, day_5, day_6, day_7, ...body }) => ({
    target,
    body: {
      ...body,
      hours: [day_1, day_2, day_3, day_4, day_5, day_6, day_7].flatMap((spans, place) =>
        spans.map((span) => ({ weekday: place + 1, ...span })),
      ),
    },
  }));

const fresh: SessionRules = {
  ...{ minutes: 60, buffer_minutes: 15, min_notice_hours: 24, horizon_days: 60, max_per_day: null },
  ...{ max_per_week: null, place_kind: 'meeting', place: '', change_until_hours: 24, sessions: 1 },
  ...{ valid_days: null, questions: [], hours: [] },
};

/** The texts of the form. */
export function sessionDefaults(target: string, saved: SessionRules = fresh): Record<string, string> {
  const { hours, questions: asked = [], ...said } = saved;
  const texts = Object.entries({ ...said, target, questions: asked.join('\n') }).map(([name, value]) => [
    name,
    value === null ? '' : String(value),
  ]);
  const days = DAYS.map((weekday) => [
    dayField(weekday),
    formatHours(hours.filter((one) => one.weekday === weekday)),
  ]);
  return Object.fromEntries([...texts, ...days]);
}

export const dayOffInput = addDayOff.body;

/** Of a `datetime-local` field, in WIB. */
const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/)
  .transform((text) => `${text}:00+07:00`);
export const blockInput = z
  .object({ starts_at: moment, ends_at: moment, note: z.string().max(200).default('') })
  .transform((body) => body)
  .refine((body) => blockTime.body.safeParse(body).success, { path: ['ends_at'], error: () => copy.until });
export const removalInput = z.object({ id: z.uuid() });
