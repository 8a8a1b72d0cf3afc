import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, isoTimestamp, recordedAt } from '#server/platform/database/columns.ts';
import { consentPurposes } from '#shared/people/consents.ts';

export const consents = pgTable('consents', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  user_id: uuid(),
  email_digest: text().notNull(),
  purpose: text({ enum: consentPurposes }).notNull(),
  is_granted: boolean().notNull(),
  source: text().notNull(),
  /** When the accepted terms and privacy policy had last been changed. */
  terms_of: isoTimestamp(),
  privacy_of: isoTimestamp(),
  created_at: recordedAt(),
});
