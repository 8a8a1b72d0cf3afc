import { z } from 'zod';
import { classPlaceKinds } from '#shared/bookings/classes.ts';
import { accountApi } from '../endpoint.ts';
import { icsAnswer, timestamp, uuid } from '../fields.ts';
import { ownerText, untranslated } from '../owner-text.ts';

const account = accountApi('Bookings');

const classSession = z
  .object({
    id: uuid,
    product: z.object({ id: uuid, slug: z.string(), title: ownerText('catalog'), ...untranslated }),
    number: z.int().meta({ description: 'In the order of their times.' }),
    count: z.int(),
    starts_at: timestamp,
    ends_at: timestamp,
    attended: z.boolean().meta({ description: 'As the staff recorded it.' }),
    place_kind: z.enum(classPlaceKinds).nullable(),
    place: z.string().nullable().meta({ description: 'Until the session is over.' }),
    recording_lesson_id: z
      .string()
      .nullable()
      .meta({ description: 'The lesson with its recording, once the session is over.' }),
  })
  .meta({ id: 'OwnClassSession' });
export type OwnClassSession = z.output<typeof classSession>;

const output = z.object({ sessions: z.array(classSession) });
const ofProduct = {
  guest_product: 'slug',
  params: z.object({ slug: z.string().max(200) }),
} as const;

export const listClassSessions = account.get('/api/class-sessions', {
  summary: 'When the classes that one holds meet, in the order of their times',
  output,
});

export const listProductSessions = account.get('/api/purchases/{slug}/sessions', {
  summary: 'When one class meets, for its holder; of everything else, and of everybody else, none',
  ...ofProduct,
  output,
});

export const downloadClassFile = account.get('/api/purchases/{slug}/sessions.ics', {
  summary: 'All sessions of one class, for a calendar program of its holder',
  rate_limit: { name: 'booking-file', points: 30, seconds: 60 },
  ...ofProduct,
  ...icsAnswer,
  refusals: { CLASS_NOT_FOUND: { status: 404 } },
});
