import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt } from '#server/platform/columns.ts';
import { variantFormats } from '#shared/media.ts';

export const mediaFiles = pgTable('media_files', {
  id: uuid().primaryKey().defaultRandom(),
  storage_key: text().notNull(),
  file_name: text().notNull(),
  content_type: text().notNull(),
  size_bytes: bigint({ mode: 'number' }).notNull(),
  access: text({ enum: ['owner', 'public'] })
    .notNull()
    .default('owner'),
  width: integer(),
  height: integer(),
  color: text(),
  uploaded_by: uuid(),
  uploaded_at: isoTimestamp(),
  unused_since: isoTimestamp(),
  created_at: recordedAt(),
});

export const mediaVariants = pgTable(
  'media_variants',
  {
    file_id: uuid().notNull(),
    format: text({ enum: variantFormats }).notNull(),
    width: integer().notNull(),
    storage_key: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.format, table.width] })],
);
