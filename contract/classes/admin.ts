import { z } from 'zod';
import { inputCopy } from '#messages/input/input.ts';
import { classPlaceKinds, MAX_SESSION_HOURS, MAX_SESSIONS } from '#shared/bookings/classes.ts';
import { line } from '../catalog/product-facts.ts';
import { adminApi } from '../endpoint.ts';
import { settableMoment, timestamp, uuid } from '../fields.ts';
import { typedText } from '../typed-text.ts';

const params = z.object({ id: uuid });
const missing = { PRODUCT_NOT_FOUND: { status: 404 } } as const;

const session = z.object({
  id: uuid,
  starts_at: timestamp,
  ends_at: timestamp,
  place: z.string().meta({ description: 'Address of the meeting, or street; for holders only.' }),
  recording_lesson_id: z
    .string()
    .nullable()
    .meta({ description: 'The lesson with its recording; holders get it once the session is over.' }),
});
export type ClassSession = z.output<typeof session>;

const publicPlace = {
  place_kind: z.enum(classPlaceKinds).nullable().meta({ description: 'As everybody is told.' }),
  public_place: z.string().nullable().meta({ description: 'City or street that everybody may know.' }),
};

const classFacts = z
  .object({
    product_id: uuid,
    title: z.string(),
    slug: z.string(),
    capacity: z.int().nullable().meta({ description: '`max_students`; null: unlimited.' }),
    taken: z.int().meta({ description: 'Held, or given away with codes that are still open.' }),
    sales_end_at: timestamp.nullable().meta({ description: 'null: it is sold until it starts.' }),
    ...publicPlace,
    sessions: z.array(session),
    lessons: z
      .array(z.object({ id: z.string(), title: z.string(), module: z.string() }))
      .meta({ description: 'Of the product: those that can be the recording of a session.' }),
  })
  .meta({ id: 'Class' });
export type Class = z.output<typeof classFacts>;

export const getClass = adminApi.get('/api/admin/products/{id}/class', {
  summary: 'The sessions of a class, and how many of its places are taken',
  scope: 'products:read',
  params,
  output: classFacts,
  refusals: missing,
});

const EXAMPLE = {
  id: null,
  starts_at: '2026-12-05T09:00:00+07:00',
  ends_at: '2026-12-05T15:00:00+07:00',
  place: 'https://meet.example/kelas',
  recording_lesson_id: null,
};

const sessionsRefused = (status: 409 | 422, description: string) => ({
  status,
  details: z.object({ sessions: z.array(z.int()).meta({ description }) }),
});

const HOUR_MS = 3_600_000;
const moment = settableMoment.transform((text) => new Date(text).toISOString());
const writtenSession = z
  .object({
    id: uuid.nullable().meta({ description: 'Of the session that is moved; null: a new one.' }),
    starts_at: moment,
    ends_at: moment,
    place: typedText.max(500).default(''),
    recording_lesson_id: z.string().max(100).nullable().default(null),
  })
  .refine(({ starts_at, ends_at }) => starts_at < ends_at, {
    path: ['ends_at'],
    error: () => inputCopy.hoursBackwards,
  })
  .refine(
    ({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at) <= MAX_SESSION_HOURS * HOUR_MS,
    { path: ['ends_at'], error: () => inputCopy.sessionTooLong },
  );

export const saveClass = adminApi.put('/api/admin/products/{id}/class', {
  summary: 'Say when a class meets, all of its sessions at once, and until when it is sold',
  description: 'Its start is that of its first session.',
  rate_limit: { name: 'class-edit', points: 60, seconds: 60 },
  params,
  body: z
    .object({
      sales_end_at: moment.nullable(),
      ...publicPlace,
      public_place: line(120),
      sessions: z
        .array(writtenSession)
        .max(MAX_SESSIONS)
        .refine(
          (all) =>
            !all.some((a, place) =>
              all.some((b, other) => other > place && a.starts_at < b.ends_at && b.starts_at < a.ends_at),
            ),
          { error: () => inputCopy.sessionsOverlap },
        ),
    })
    .meta({
      examples: [{ sales_end_at: null, place_kind: 'meeting', public_place: null, sessions: [EXAMPLE] }],
    }),
  output: classFacts,
  refusals: {
    ...missing,
    SESSION_TIME_TAKEN: sessionsRefused(409, 'Places in the list whose time somebody has.'),
    RECORDING_IS_NO_LESSON: sessionsRefused(422, 'Places in the list whose recording is no lesson of it.'),
  },
});
export type ClassChange = z.output<typeof saveClass.body>;
