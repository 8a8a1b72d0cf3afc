import { bigint, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '#server/platform/columns.ts';
import { adjustmentReferences, adjustmentStatuses } from '#shared/wallet-adjustments.ts';

export const walletAdjustments = pgTable('wallet_adjustments', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  amount_bigint: bigint({ mode: 'number' }).notNull(),
  description: text().notNull(),
  reference_type: text({ enum: adjustmentReferences }).notNull(),
  reference_id: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  status: text({ enum: adjustmentStatuses }).notNull().default('pending'),
  requested_by: uuid().notNull(),
  decided_by: uuid(),
  decision_note: text().notNull().default(''),
  decided_at: timestamptz(),
  posting_id: bigint({ mode: 'number' }),
  created_at: timestamptz().notNull().defaultNow(),
});
