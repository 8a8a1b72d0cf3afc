import { bigint, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const lessonProgress = pgTable('lesson_progress', {
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  lesson_id: text().notNull(),
  position_seconds: integer().notNull().default(0),
  completed_at: moment('completed_at'),
  watched_at: moment('watched_at').notNull().defaultNow(),
  /** First opening by the server; null if only progress was reported. */
  opened_at: moment('opened_at'),
});

export const fileDownloads = pgTable('file_downloads', {
  link_id: uuid().primaryKey(),
  holding_id: uuid().notNull(),
  file_id: uuid().notNull(),
});

export const certificates = pgTable('certificates', {
  code: text().primaryKey(),
  number: bigint({ mode: 'number' }).notNull(),
  user_id: uuid().notNull(),
  product_id: uuid().notNull(),
  holding_id: uuid().notNull(),
  full_name: text().notNull(),
  course_title: text().notNull(),
  issued_at: moment('issued_at').notNull().defaultNow(),
  withdrawn_at: moment('withdrawn_at'),
});
