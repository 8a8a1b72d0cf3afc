import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt, senColumn } from '#server/platform/database/columns.ts';
import { intentStatuses, storedIntentKinds } from '#shared/shop/purchase-intents.ts';

export const purchaseIntents = pgTable('purchase_intents', {
  id: uuid().primaryKey().defaultRandom(),
  /** null: a guest who has not paid, nor proved the address. */
  user_id: uuid(),
  kind: text({ enum: storedIntentKinds }).notNull(),
  request: jsonb().$type<unknown>().notNull(),
  title: text().notNull(),
  total_bigint: senColumn().notNull(),
  status: text({ enum: intentStatuses }).notNull().default('waiting'),
  reason: text(),
  order_id: uuid(),
  guest_email: text(),
  guest_name: text(),
  guest_phone: text(),
  guest_language: text({ enum: ['id', 'en'] }),
  guest_key: text(),
  claimed_at: isoTimestamp(),
  seen_at: isoTimestamp(),
  settled_at: isoTimestamp(),
  created_at: recordedAt(),
});
