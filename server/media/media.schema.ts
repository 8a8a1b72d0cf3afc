import { bigint, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { isoTimestamp, parsedJson, recordedAt } from '#server/platform/database/columns.ts';
import { filmProblems, filmStates } from '#shared/courses/film.ts';
import { variantFormats } from '#shared/files/media.ts';
import type { TableSample } from '#shared/files/table-sample.ts';

const cell = z.string().max(40);
export const tableSample: z.ZodType<TableSample> = z.object({
  columns: z.array(cell),
  rows: z.array(z.array(cell)),
});

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
  table_sample: parsedJson(tableSample),
  page_count: integer(),
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

export const filmUploads = pgTable('film_uploads', {
  id: uuid().primaryKey().defaultRandom(),
  storage_key: text().notNull(),
  file_name: text().notNull(),
  size_bytes: bigint({ mode: 'number' }).notNull(),
  uploaded_by: uuid().notNull(),
  bucket_upload: text(),
  parts: parsedJson(z.array(z.object({ tag: z.string(), size: z.int() })))
    .notNull()
    .default([]),
  touched_at: recordedAt(),
  created_at: recordedAt(),
});

export const films = pgTable('films', {
  file_id: uuid().primaryKey(),
  state: text({ enum: filmStates }).notNull().default('waiting'),
  percent: integer().notNull().default(0),
  problem: text({ enum: filmProblems }),
  attempts: integer().notNull().default(0),
  folder: text(),
  heights: integer().array().notNull().default([]),
  duration_seconds: numeric({ precision: 10, scale: 3, mode: 'number' }),
  changed_at: recordedAt(),
});

export const filmFiles = pgTable(
  'film_files',
  {
    file_id: uuid().notNull(),
    name: text().notNull(),
    storage_key: text().notNull(),
    size_bytes: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.file_id, table.name] })],
);
