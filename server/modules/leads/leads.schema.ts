import { sql } from 'drizzle-orm';
import { bigint, boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { formTypes, leadStatuses } from '#shared/forms.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' }).notNull().defaultNow();
const formType = () => text({ enum: formTypes }).notNull();
/** First day of a month, as text. */
const month = (name: string) => date(name, { mode: 'string' });

export const forms = pgTable('forms', {
  form_type: text({ enum: formTypes }).primaryKey(),
  is_active: boolean().notNull().default(true),
  created_at: moment('created_at'),
});

export const formSubmissions = pgTable('form_submissions', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid(),
  email: text().notNull(),
  form_type: formType(),
  form_data: jsonb().$type<unknown>().notNull(),
  submission_count: integer().notNull().default(1),
  submission_key: uuid().notNull(),
  consent_at: moment('consent_at'),
  ip_address: text(),
  place: text({ enum: ['slot', 'waiting_list'] }),
  place_month: month('place_month'),
  last_updated_at: moment('last_updated_at'),
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
  /** What lists search; the migration computes it. */
  search_text: text().notNull().generatedAlwaysAs(sql`computed`),
  created_at: moment('created_at'),
  updated_at: moment('updated_at'),
});

export const leadNotes = pgTable('lead_notes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  lead_id: uuid().notNull(),
  author_id: uuid(),
  note: text().notNull(),
  created_at: moment('created_at'),
});

export const leadStatusChanges = pgTable('lead_status_changes', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  lead_id: uuid().notNull(),
  actor_id: uuid(),
  from_status: text({ enum: leadStatuses }).notNull(),
  to_status: text({ enum: leadStatuses }).notNull(),
  created_at: moment('created_at'),
});

export const auditSlots = pgTable('audit_slots', {
  month: month('month').notNull(),
  slot: integer().notNull(),
  lead_id: uuid().notNull(),
  user_id: uuid().notNull(),
});

export const auditWaitingList = pgTable('audit_waiting_list', {
  month: month('month').notNull(),
  lead_id: uuid().notNull(),
  user_id: uuid().notNull(),
});

export const communityMembers = pgTable('community_members', {
  user_id: uuid().primaryKey(),
  joined_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
