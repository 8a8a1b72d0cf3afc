import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { isoTimestamp, recordedAt, senColumn } from '#server/platform/database/columns.ts';
import { refundDestinations, refundStatuses } from '#shared/refunds/refunds.ts';

export const refundRequests = pgTable('refund_requests', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  order_id: uuid().notNull(),
  order_item_id: uuid().notNull(),
  amount_bigint: senColumn().notNull(),
  destination: text({ enum: refundDestinations }).notNull(),
  reason: text().notNull(),
  consumed_percent: integer().notNull(),
  download_count: integer().notNull(),
  decided_consumed_percent: integer(),
  decided_download_count: integer(),
  status: text({ enum: refundStatuses }).notNull().default('requested'),
  decision_note: text().notNull().default(''),
  decided_by: uuid(),
  decided_at: isoTimestamp(),
  created_at: recordedAt(),
});
