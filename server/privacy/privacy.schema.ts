import { customType, pgTable, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt } from '#server/platform/database/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const accountExports = pgTable('account_exports', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  file: bytes(),
  created_at: recordedAt(),
  ready_at: isoTimestamp(),
  expires_at: isoTimestamp(),
});
