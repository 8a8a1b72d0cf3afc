import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

export const productFiles = pgTable('product_files', {
  product_id: uuid().notNull(),
  file_id: uuid().notNull(),
  title: text().notNull(),
  description: text().notNull().default(''),
  sort_order: integer().notNull().default(0),
});
