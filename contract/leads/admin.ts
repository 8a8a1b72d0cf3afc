import { z } from 'zod';
import { adminInput } from '#messages/input/admin.ts';
import { formTypes, leadStatuses, signUpForms } from '#shared/leads/forms.ts';
import { byId } from '../content/admin-articles.ts';
import { moderatorApi } from '../endpoint.ts';
import { calendarDay, csvAnswer, csvQuery, timestamp, uuid } from '../fields.ts';
import { listTotal, sortBy, staffList } from '../staff-list.ts';
import { searchText, typedLine, typedText } from '../typed-text.ts';

export const lead = z
  .object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    source: z.string(),
    form_type: z.enum(formTypes),
    status: z.enum(leadStatuses),
    lead_score: z.int().min(0).max(100),
    request: z
      .string()
      .nullable()
      .meta({ description: 'First line of what was asked for, at most 200 characters; null: nothing was.' }),
    owner_id: uuid.nullable(),
    reason: z.string().nullable().meta({ description: 'Why it was won or lost; null while it is open.' }),
    next_action: z.string().nullable(),
    next_action_on: z.iso.date().nullable(),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Lead' });
export type Lead = z.output<typeof lead>;

const answers = z
  .record(z.string(), z.union([z.string(), z.array(z.string())]))
  .meta({ description: 'Field name to what was filled in.' });
export type Answers = z.output<typeof answers>;

const filter = {
  status: z.enum(leadStatuses).optional(),
  form_type: z.enum(formTypes).optional(),
  search: searchText.optional(),
};

export const listLeads = moderatorApi.get('/api/admin/content/leads', {
  summary: 'Leads; search looks at name, e-mail, phone and company',
  scope: 'leads:read',
  ...staffList({
    limit: 20,
    sort: sortBy(['created_at', 'lead_score']).default('-created_at'),
    filters: filter,
  }),
  output: z.object({ leads: z.array(lead), total: listTotal }),
});

const column = z.object({ status: z.enum(leadStatuses), total: listTotal, leads: z.array(lead) });
export type BoardColumn = z.output<typeof column>;

export const getLeadBoard = moderatorApi.get('/api/admin/content/leads/board', {
  summary: 'One column for each status, newest first, without those who only signed up',
  scope: 'leads:read',
  query: z.object({ search: filter.search }),
  output: z.object({
    columns: z.array(column),
    sign_ups: z.array(z.object({ form_type: z.enum(signUpForms), total: listTotal })),
  }),
});

export type LeadBoard = z.output<typeof getLeadBoard.output>;

export const exportLeads = moderatorApi.get('/api/admin/content/leads.csv', {
  summary: 'All leads that fit, as a table for spreadsheets',
  scope: 'leads:read',
  rate_limit: { name: 'admin-export', points: 20, seconds: 60 },
  query: z.object({ ...filter, ...csvQuery }),
  ...csvAnswer,
});

const notFound = {
  LEAD_NOT_FOUND: { status: 404 },
} as const;

const leadDetails = z.object({
  lead: lead.extend({ answers }),
  notes: z.array(
    z.object({ id: z.int(), author_name: z.string().nullable(), note: z.string(), created_at: timestamp }),
  ),
  history: z.array(
    z.object({
      id: z.int(),
      actor_name: z.string().nullable().meta({ description: 'null: the person wrote again.' }),
      from_status: z.enum(leadStatuses),
      to_status: z.enum(leadStatuses),
      reason: z.string().nullable(),
      created_at: timestamp,
    }),
  ),
  staff: z
    .array(z.object({ id: uuid, name: z.string() }))
    .meta({ description: 'Who can have a lead: moderators and admins.' }),
});
export type LeadDetails = z.output<typeof leadDetails>;

export const readLead = moderatorApi.get('/api/admin/content/leads/{id}', {
  summary: 'A lead with its answers, notes and moves',
  scope: 'leads:read',
  params: byId,
  output: leadDetails,
  refusals: notFound,
});

export const updateLead = moderatorApi.patch('/api/admin/content/leads/{id}', {
  summary: 'Move a lead, or change its score, owner or next action; what is not named stays',
  scope: 'leads:write',
  params: byId,
  body: z
    .object({
      status: z.enum(leadStatuses).optional(),
      reason: typedLine
        .min(1)
        .max(200)
        .nullable()
        .optional()
        .meta({ description: 'Why it is won or lost; of the last move, which may be in the same call.' }),
      lead_score: z.int().min(0).max(100).optional(),
      owner_id: uuid.nullable().optional(),
      next_action: typedLine.min(1).max(200).nullable().optional(),
      next_action_on: calendarDay.nullable().optional(),
    })
    .strict()
    .refine((body) => Object.keys(body).length > 0, { error: () => adminInput.nothingChanged })
    .meta({ description: 'Without its next action a lead has no day for it either.' }),
  output: z.object({ lead }),
  refusals: {
    ...notFound,
    LEAD_STILL_OPEN: { status: 422 },
    OWNER_NOT_STAFF: { status: 422 },
    NEXT_ACTION_MISSING: { status: 422 },
  },
});

export const addLeadNote = moderatorApi.post('/api/admin/content/leads/{id}/notes', {
  summary: 'Add a note; notes are never changed',
  scope: 'leads:write',
  params: byId,
  body: z.object({ note: typedText.min(1).max(2000) }).strict(),
  output: z.object({ noted: z.literal(true) }),
  refusals: notFound,
});
