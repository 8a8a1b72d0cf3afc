import { bigint, boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { consentPurposes } from '#shared/consents.ts';

export const consents = pgTable('consents', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  user_id: uuid(),
  email_digest: text().notNull(),
  purpose: text({ enum: consentPurposes }).notNull(),
  is_granted: boolean().notNull(),
  source: text().notNull(),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
