import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt, senColumn } from '#server/platform/columns.ts';
import { intentKinds, intentStatuses } from '#shared/purchase-intents.ts';

export const purchaseIntents = pgTable('purchase_intents', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  kind: text({ enum: intentKinds }).notNull(),
  request: jsonb().$type<unknown>().notNull(),
  title: text().notNull(),
  total_bigint: senColumn().notNull(),
  status: text({ enum: intentStatuses }).notNull().default('waiting'),
  reason: text(),
  order_id: uuid(),
  seen_at: isoTimestamp(),
  settled_at: isoTimestamp(),
  created_at: recordedAt(),
});
