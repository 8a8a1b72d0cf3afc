import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, isoTimestamp, recordedAt, senColumn } from '#server/platform/database/columns.ts';
import { adjustmentReferences, adjustmentStatuses } from '#shared/money/wallet-adjustments.ts';

export const walletAdjustments = pgTable('wallet_adjustments', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  amount_bigint: senColumn().notNull(),
  description: text().notNull(),
  reference_type: text({ enum: adjustmentReferences }).notNull(),
  reference_id: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  status: text({ enum: adjustmentStatuses }).notNull().default('pending'),
  requested_by: uuid().notNull(),
  decided_by: uuid(),
  decision_note: text().notNull().default(''),
  decided_at: isoTimestamp(),
  posting_id: bigintId(),
  created_at: recordedAt(),
});
