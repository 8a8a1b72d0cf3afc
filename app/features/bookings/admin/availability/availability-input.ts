import { z } from 'zod';
import { addDayOff, type SessionRules, sessionRules } from '#contract/bookings/admin-availability.ts';
import { availabilityCopy as copy } from '#messages/bookings/admin-availability.ts';
import type { Span, WeekSpan } from './week-hours.rules.ts';

const { hours, date_hours, max_per_day, max_per_week, valid_days, place, questions, ...rules } =
  sessionRules.shape;

const json = z
  .string()
  .default('[]')
  .transform((text, check): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      check.addIssue({ code: 'custom', message: copy.failed });
      return [];
    }
  });
const span = z.object({ from_minute: z.int(), until_minute: z.int() });
const writtenHours = json.pipe(z.array(span.extend({ weekday: z.int() })));
const writtenDates = json.pipe(z.array(z.object({ day: z.string(), hours: z.array(span) })));

export interface DateHours {
  readonly day: string;
  readonly hours: readonly Span[];
}

export const readHours = (text: string): readonly WeekSpan[] => writtenHours.parse(text);
export const readDateHours = (text: string): readonly DateHours[] => writtenDates.parse(text);

/** Empty: no limit. */
const orNull = <Schema extends z.ZodNullable<z.ZodNumber>>(schema: Schema) =>
  schema
    .unwrap()
    .optional()
    .transform((value) => value ?? null);

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
    hours: json.pipe(hours),
    date_hours: json.pipe(date_hours.unwrap()),
  })
  .transform(({ target, ...body }) => ({ target, body }));

const fresh: SessionRules = {
  minutes: 60,
  buffer_minutes: 15,
  min_notice_hours: 24,
  horizon_days: 60,
  max_per_day: null,
  max_per_week: null,
  place_kind: 'meeting',
  place: '',
  change_until_hours: 24,
  sessions: 1,
  valid_days: null,
  questions: [],
  hours: [],
};

export function sessionDefaults(target: string, saved: SessionRules = fresh): Record<string, string> {
  const { hours, date_hours: dates = [], questions: asked = [], ...said } = saved;
  const lists = {
    hours: JSON.stringify(hours),
    date_hours: JSON.stringify(dates),
    questions: asked.join('\n'),
  };
  return Object.fromEntries(
    Object.entries({ ...said, target, ...lists }).map(([name, value]) => [
      name,
      value === null ? '' : String(value),
    ]),
  );
}

export const dayOffInput = addDayOff.body;

export const removalInput = z.object({ id: z.uuid() });
