import { z } from 'zod';
import { formTypes } from '#shared/leads/forms.ts';
import { moderatorApi } from '../endpoint.ts';
import { csvAnswer, csvQuery, timestamp, uuid } from '../fields.ts';

const form = z
  .object({
    form_type: z.enum(formTypes),
    name: z.string(),
    description: z.string(),
    is_active: z.boolean(),
    created_at: timestamp.nullable(),
  })
  .meta({ id: 'AdminForm' });
export type AdminForm = z.output<typeof form>;

const submission = z
  .object({
    id: uuid,
    form_id: z.enum(formTypes),
    email: z.string(),
    lead_id: uuid.nullable(),
    name: z.string().nullable().meta({ description: 'Of the lead; null: there is none.' }),
    answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    submission_count: z.int(),
    place: z.enum(['slot', 'waiting_list']).nullable(),
    place_month: z.iso.date().nullable(),
    ip_address: z.string().nullable(),
    submitted_at: timestamp,
  })
  .meta({ id: 'FormSubmission' });
export type FormSubmission = z.output<typeof submission>;

export const listAdminForms = moderatorApi.get('/api/admin/content/forms', {
  summary: 'Every form and whether it is open',
  output: z.object({ forms: z.array(form) }),
});

export const updateForm = moderatorApi.put('/api/admin/content/forms/{form_type}', {
  summary: 'Open or close a form; visitors see it at once',
  params: z.object({ form_type: z.enum(formTypes) }),
  body: z.object({ is_active: z.boolean() }).strict(),
  output: z.object({ forms: z.array(form) }),
});

const ofForm = z.object({ form_type: z.enum(formTypes).optional() });

export const listSubmissions = moderatorApi.get('/api/admin/content/submissions', {
  summary: 'What was sent with the forms: the newest 100',
  scope: 'leads:read',
  query: ofForm,
  output: z.object({ submissions: z.array(submission).max(100) }),
});

export const exportSubmissions = moderatorApi.get('/api/admin/content/submissions.csv', {
  summary: 'Everything that was sent, as a table for spreadsheets',
  scope: 'leads:read',
  rate_limit: { name: 'admin-export', points: 20, seconds: 60 },
  query: ofForm.extend(csvQuery),
  ...csvAnswer,
});
