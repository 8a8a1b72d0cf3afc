import { bigint, boolean, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bigintId, recordedAt, senColumn } from '#server/platform/database/columns.ts';
import { ledgerTypes } from '#shared/money/ledger.ts';
import { sen } from '#shared/money/money.ts';

export const wallets = pgTable('wallets', {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().notNull(),
  currency: text().notNull().default('IDR'),
  balance_bigint: senColumn().notNull().default(sen(0)),
  entry_count: bigint({ mode: 'number' }).notNull().default(0),
  is_active: boolean().notNull().default(true),
  /** Maintained by the database from the disputes of the user's payments. */
  is_disputed: boolean().notNull().default(false),
  created_at: recordedAt(),
  updated_at: recordedAt(),
});

export const ledgerPostings = pgTable('ledger_postings', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  type: text({ enum: ledgerTypes }).notNull(),
  idempotency_key: text().notNull(),
  description: text().notNull().default(''),
  reference_type: text(),
  reference_id: text(),
  metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  created_by: uuid(),
  created_at: recordedAt(),
});

export const ledgerEntries = pgTable('ledger_entries', {
  id: bigintId().primaryKey().generatedAlwaysAsIdentity(),
  posting_id: bigintId().notNull(),
  wallet_id: uuid(),
  account: text(),
  amount_bigint: senColumn().notNull(),
  balance_before: senColumn(),
  balance_after: senColumn(),
  spent_after: senColumn(),
  created_at: recordedAt(),
});
