import { boolean, date, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, computedByDatabase, recordedAt } from '#server/platform/database/columns.ts';
import { formTypes, leadStatuses } from '#shared/leads/forms.ts';

const formType = () => text({ enum: formTypes }).notNull();
/** First day of a month, as text. */
const month = () => date({ mode: 'string' });

export const forms = pgTable('forms', {
  form_type: text({ enum: formTypes }).primaryKey(),
  is_active: boolean().notNull().default(true),
  created_at: recordedAt(),
});

export const formSubmissions = pgTable('form_submissions', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid(),
  email: text().notNull(),
  form_type: formType(),
  form_data: jsonb().$type<unknown>().notNull(),
  submission_count: integer().notNull().default(1),
  submission_key: uuid().notNull(),
  consent_at: recordedAt(),
  ip_address: text(),
  place: text({ enum: ['slot', 'waiting_list'] }),
  place_month: month(),
  last_updated_at: recordedAt(),
});

export const leads = pgTable('leads', {
  id: uuid().primaryKey().defaultRandom(),
  full_name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  company: text(),
  source: text().notNull().default('website'),
  form_type: formType(),
  form_data: jsonb().$type<unknown>().notNull(),
  status: text({ enum: leadStatuses }).notNull().default('new'),
  lead_score: integer().notNull(),
  owner_id: uuid(),
  next_action: text(),
  next_action_on: date({ mode: 'string' }),
  search_text: text().notNull().generatedAlwaysAs(computedByDatabase),
  first_source_id: integer(),
  last_source_id: integer(),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});

export const leadNotes = pgTable('lead_notes', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  lead_id: uuid().notNull(),
  author_id: uuid(),
  note: text().notNull(),
  created_at: recordedAt(),
});

export const leadStatusChanges = pgTable('lead_status_changes', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  lead_id: uuid().notNull(),
  actor_id: uuid(),
  from_status: text({ enum: leadStatuses }).notNull(),
  to_status: text({ enum: leadStatuses }).notNull(),
  reason: text(),
  created_at: recordedAt(),
});

export const auditSlots = pgTable('audit_slots', {
  month: month().notNull(),
  slot: integer().notNull(),
  lead_id: uuid().notNull(),
  user_id: uuid().notNull(),
});

export const auditWaitingList = pgTable('audit_waiting_list', {
  month: month().notNull(),
  lead_id: uuid().notNull(),
  user_id: uuid().notNull(),
});

export const communityMembers = pgTable('community_members', {
  user_id: uuid().primaryKey(),
  joined_at: recordedAt(),
});
