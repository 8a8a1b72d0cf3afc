import { sql } from 'drizzle-orm';
import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, isoTimestamp, recordedAt } from '#server/platform/database/columns.ts';
import { consentPurposes, messageChannels } from '#shared/people/consents.ts';

export const consents = pgTable('consents', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  user_id: uuid(),
  email_digest: text().notNull(),
  purpose: text({ enum: consentPurposes }).notNull(),
  /** Null: not about messages. */
  channel: text({ enum: messageChannels }),
  is_granted: boolean().notNull(),
  source: text().notNull(),
  /** The sentence that was shown; null where the form is the source, and for withdrawals. */
  words: text(),
  decided_at: isoTimestamp().notNull().default(sql`now()`),
  /** When the accepted terms and privacy policy had last been changed. */
  terms_of: isoTimestamp(),
  privacy_of: isoTimestamp(),
  created_at: recordedAt(),
});
