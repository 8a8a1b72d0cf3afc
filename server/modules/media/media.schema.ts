import { bigint, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const mediaFiles = pgTable('media_files', {
  id: uuid().primaryKey().defaultRandom(),
  storage_key: text().notNull(),
  file_name: text().notNull(),
  content_type: text().notNull(),
  size_bytes: bigint({ mode: 'number' }).notNull(),
  access: text({ enum: ['owner', 'public'] })
    .notNull()
    .default('owner'),
  created_at: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
