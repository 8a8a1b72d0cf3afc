import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/platform/columns.ts';
import { intentKinds, intentStatuses } from '#shared/purchase-intents.ts';

export const purchaseIntents = pgTable('purchase_intents', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  kind: text({ enum: intentKinds }).notNull(),
  request: jsonb().$type<unknown>().notNull(),
  title: text().notNull(),
  total_bigint: bigint({ mode: 'number' }).notNull(),
  status: text({ enum: intentStatuses }).notNull().default('waiting'),
  reason: text(),
  order_id: uuid(),
  seen_at: timestamptz(),
  settled_at: timestamptz(),
  created_at: timestamptz().notNull().defaultNow(),
});
