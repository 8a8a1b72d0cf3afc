import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { recordedAt } from '#server/platform/database/columns.ts';
import { textAreas } from '#shared/language/owner-texts.ts';

export const translations = pgTable('translations', {
  language: text({ enum: ['en'] }).notNull(),
  area: text({ enum: textAreas }).notNull(),
  is_html: boolean().notNull(),
  source: text().notNull(),
  key: text().notNull().generatedAlwaysAs(sql`computed by the migration`),
  text: text().notNull(),
  updated_at: recordedAt(),
});
