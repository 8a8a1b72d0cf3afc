import { z } from 'zod';
import { bookingStates } from '#shared/bookings/bookings.ts';
import { formTypes, leadStatuses } from '#shared/leads/forms.ts';

import { adminApi } from '../endpoint.ts';
import { timestamp, uuid } from '../fields.ts';
import { typedText } from '../typed-text.ts';
import { userNotFound } from './admin-users.ts';

const rate_limit = { name: 'person-notes', points: 60, seconds: 60 } as const;

const personDesk = z
  .object({
    bookings: z
      .array(
        z.object({
          id: uuid,
          title: z.string().nullable().meta({ description: 'Of the product; null: a free one.' }),
          state: z.enum(bookingStates),
          starts_at: timestamp.nullable(),
        }),
      )
      .max(10)
      .meta({ description: 'The newest.' }),
    leads: z
      .array(
        z.object({
          id: uuid,
          form_type: z.enum(formTypes),
          status: z.enum(leadStatuses),
          created_at: timestamp,
        }),
      )
      .meta({ description: 'Forms that were sent with the address of the account.' }),
    notes: z
      .array(
        z.object({
          id: uuid,
          body: z.string(),
          created_by_name: z.string().nullable(),
          created_at: timestamp,
        }),
      )
      .max(50)
      .meta({ description: 'The newest first.' }),
  })
  .meta({ id: 'PersonDesk' });
export type PersonDesk = z.output<typeof personDesk>;

export const getPersonDesk = adminApi.get('/api/admin/users/{id}/desk', {
  summary: 'Bookings, forms and notes of one account',
  params: z.object({ id: uuid }),
  output: personDesk,
  refusals: userNotFound,
});

export const addPersonNote = adminApi.post('/api/admin/users/{id}/notes', {
  summary: 'Note something about somebody, for the staff; it is in the copy of their data',
  rate_limit,
  params: z.object({ id: uuid }),
  body: z.object({ body: typedText.min(1).max(2000) }).strict(),
  output: z.object({ id: uuid }),
  refusals: userNotFound,
});

export const removePersonNote = adminApi.delete('/api/admin/users/{id}/notes/{note_id}', {
  summary: 'Remove a note about somebody',
  rate_limit,
  params: z.object({ id: uuid, note_id: uuid }),
  output: z.object({ removed: z.boolean().meta({ description: 'False: it was gone already.' }) }),
  refusals: userNotFound,
});
