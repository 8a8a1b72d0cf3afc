import { bigint, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { intentKinds, intentStatuses } from '#shared/purchase-intents.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

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
  seen_at: moment('seen_at'),
  settled_at: moment('settled_at'),
  created_at: moment('created_at').notNull().defaultNow(),
});
