import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const auditEntries = pgTable('audit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  actor_id: uuid(),
  actor_role: text(),
  action: text().notNull(),
  subject_type: text().notNull(),
  subject_id: text().notNull(),
  before: jsonb().$type<unknown>(),
  after: jsonb().$type<unknown>(),
  request_id: text(),
  address: text(),
  user_agent: text(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
