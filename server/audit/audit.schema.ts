import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, recordedAt } from '#server/platform/database/columns.ts';

export const auditEntries = pgTable('audit_entries', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
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
  api_key_id: uuid(),
  created_at: recordedAt(),
});
